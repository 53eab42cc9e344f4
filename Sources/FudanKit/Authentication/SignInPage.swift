import Errors
import Markup
import Networking
import Text

/// The kind of a page that a server returned during a sign-in.
enum SignInPage {
    /// The site's own page: the sign-in is complete.
    case landed
    /// The university accepts the sign-in and sends the browser to this URL, which contains a single-use ticket.
    case ticket(url: String)
    /// The page of `id.fudan.edu.cn` that asks for the password.
    case neo(NeoContext)
    /// The form of `uis.fudan.edu.cn` that asks for the password.
    case classic(ClassicForm)

    init(_ response: HTTPResponse) throws {
        guard Self.isSignIn(response) else {
            self = .landed
            return
        }
        try Self.checkForMaintenance(response)
        let realm = Self.realm(of: response.request.url)
        let document = try HTMLDocument(response)
        if let url = TicketPage.url(in: document, response) {
            self = .ticket(url: url)
        } else if realm == .neo, let context = NeoContext(url: response.request.url) {
            self = .neo(context)
        } else if realm == .classic, let form = ClassicForm(document, url: response.request.url) {
            self = .classic(form)
        } else if response.status >= 400 {
            throw HTTPRefusal.campus(response).error()
        } else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place) returned an unknown sign-in page with the title “\(document.title.prefix(80))”. Try again. If this persists, the sign-in has changed: update libdanxi, or report this.",
                httpStatus: response.status)
        }
    }

    /// Whether a response comes from a sign-in server instead of the site, because the site did not accept the request's cookies.
    static func isSignIn(_ response: HTTPResponse) -> Bool {
        realm(of: response.request.url) != nil || TicketPage.isLikely(response)
    }

    /// Whether a response that asks for a sign-in was the site's direct answer, the status 401 or a redirect to the sign-in: the site has then
    /// refused the request and done nothing.
    /// - Parameter entry: the site's entry page.
    static func isRefusal(_ response: HTTPResponse, entry: String?) -> Bool {
        response.firstRedirectURL.map { $0 == entry || realm(of: $0) != nil } ?? (response.status == 401)
    }

    /// Whether a response is a page of the site whose script redirects to the sign-in.
    /// - Parameter entry: the site's entry page.
    static func redirectsToSignIn(_ response: HTTPResponse, entry: String?) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 16_384 else { return false }
        var rest = String(decoding: response.body.bytes, as: UTF8.self)[...]
        while let location = rest.firstRange(of: "location") {
            rest = rest[location.upperBound...]
            // `.href = "…"`, `= '…'`, `.replace("…")`
            let value = rest.prefix(40).drop { $0 != "\"" && $0 != "'" }
            guard let quote = value.first, rest[..<value.startIndex].allSatisfy({ $0.isLetter || ".=( ".contains($0) }) else { continue }
            let target = String(rest[value.startIndex...].dropFirst().prefix { $0 != quote })
            guard let url = URLReference.resolve(target, against: response.request.url) else { continue }
            if url == entry || realm(of: url) != nil { return true }
        }
        return false
    }

    static func checkForMaintenance(_ response: HTTPResponse) throws(DanXiError) {
        guard response.mediaType == "text/html" || response.mediaType == nil else { return }
        let text = String(decoding: response.body.bytes.prefix(65_536), as: UTF8.self)
        guard text.contains("网络维护中") || text.contains("Under Maintenance") else { return }
        throw .maintenance(response)
    }

    private static func realm(of url: String) -> SignInRealm? {
        let host = Origin(url)?.host
        return SignInRealm.allCases.first { $0.host == host }
    }
}
