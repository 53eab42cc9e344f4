import Errors
import Markup
import Networking
import Text

/// What an answer is on the way of a sign-in.
enum SignInPage {
    /// The service's own: there is nothing to sign in to.
    case landed
    /// A sign-in of the university is live, and gives this address, with a ticket that is good once.
    case ticket(String)
    /// The page of `id.fudan.edu.cn` that asks who one is.
    case neo(NeoContext)
    /// The form of `uis.fudan.edu.cn`.
    case classic(ClassicForm)

    static let neoHost = "id.fudan.edu.cn"
    static let classicHost = "uis.fudan.edu.cn"

    init(_ response: HTTPResponse) throws {
        guard Self.isSignIn(response) else {
            self = .landed
            return
        }
        try Self.checkForMaintenance(response)
        let host = Origin(response.request.url)?.host
        let document = try HTMLDocument(response)
        if let url = Ticket.url(in: document, response) {
            self = .ticket(url)
        } else if host == Self.neoHost, let context = NeoContext(url: response.request.url) {
            self = .neo(context)
        } else if host == Self.classicHost, let form = ClassicForm(document, url: response.request.url) {
            self = .classic(form)
        } else if response.status >= 400 {
            throw HTTPRefusal.campus(response).error()
        } else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place) is a page of the sign-in that libdanxi does not know (titled “\(document.title.prefix(80))”): try again; if it persists, the sign-in has changed: please update libdanxi, or report this.",
                httpStatus: response.status)
        }
    }

    /// Whether an answer comes from the sign-in and not from a service: the session with the service is missing, or has ended.
    static func isSignIn(_ response: HTTPResponse) -> Bool {
        if let host = Origin(response.request.url)?.host, host == neoHost || host == classicHost { return true }
        return Ticket.mayBe(in: response)
    }

    /// Whether an answer is a page of the service that sends on to the sign-in by a script, as some do in place of a redirect.
    /// - Parameter entry: the page that the service is entered through.
    static func sendsToSignIn(_ response: HTTPResponse, entry: String?) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 16_384 else { return false }
        var rest = String(decoding: response.body.bytes, as: UTF8.self)[...]
        while let location = rest.firstRange(of: "location") {
            rest = rest[location.upperBound...]
            // `.href = "…"`, `= '…'`, `.replace("…")`
            let value = rest.prefix(40).drop { $0 != "\"" && $0 != "'" }
            guard let quote = value.first, rest[..<value.startIndex].allSatisfy({ $0.isLetter || ".=( ".contains($0) }) else { continue }
            let target = String(rest[value.startIndex...].dropFirst().prefix { $0 != quote })
            guard let url = URLReference.resolve(target, against: response.request.url) else { continue }
            if url == entry || [neoHost, classicHost].contains(Origin(url)?.host) { return true }
        }
        return false
    }

    static func checkForMaintenance(_ response: HTTPResponse) throws(DanXiError) {
        guard response.mediaType == "text/html" || response.mediaType == nil else { return }
        let text = String(decoding: response.body.bytes.prefix(65_536), as: UTF8.self)
        guard text.contains("网络维护中") || text.contains("Under Maintenance") else { return }
        throw .maintenance(response)
    }
}

extension DanXiError {
    static func maintenance(_ response: HTTPResponse, said message: String? = nil) -> DanXiError {
        DanXiError(
            .maintenance,
            "\(response.place): the university's sign-in is under maintenance\(message.map { " (\($0))" } ?? ""): try again later",
            httpStatus: response.status)
    }
}

/// The page that hands over a ticket, in one of two forms: `form#logon[action]` with `input#ticket[value]`, or a script with
/// `locationValue = "…ticket=…"`, in which `&amp;` stands for `&` (`POST https://id.fudan.edu.cn/idp/authCenter/authnEngine`).
enum Ticket {
    /// Whether it pays to look.
    static func mayBe(in response: HTTPResponse) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 65_536 else { return false }
        let text = String(decoding: response.body.bytes, as: UTF8.self)
        return text.contains("ticket") && (text.contains("locationValue") || text.contains("id=\"logon\""))
    }

    /// The address that takes the ticket.
    static func url(in document: HTMLDocument, _ response: HTTPResponse) -> String? {
        let url: String
        if let action = document.first("form#logon[action]")?.attribute("action"),
            let ticket = document.first("input#ticket[value]")?.attribute("value"), !ticket.isEmpty
        {
            url = append(ticket, to: action)
        } else if let location = document.select("script").lazy.compactMap({ location(in: $0.rawText) }).first {
            url = location
        } else {
            return nil
        }
        return URLReference.resolve(url, against: response.request.url)
    }

    /// Before the fragment, if there is one.
    private static func append(_ ticket: String, to action: String) -> String {
        let address = action.prefix { $0 != "#" }
        return "\(address)\(address.contains("?") ? "&" : "?")ticket=\(ticket.urlEncoded())\(action[address.endIndex...])"
    }

    private static func location(in script: String) -> String? {
        var rest = script[...]
        while let name = rest.firstRange(of: "locationValue") {
            rest = rest[name.upperBound...]
            let value = rest.drop { $0 == " " }.dropFirst().drop { $0 == " " }
            guard let quote = value.first, quote == "\"" || quote == "'" else { continue }
            let url = value.dropFirst().prefix { $0 != quote }
            guard url.contains("ticket=") else { continue }
            return String(url).replacing("&amp;", with: "&").replacing("\\/", with: "/")
        }
        return nil
    }
}
