import HTTP
import Markup
import Text

/// A page that sends the browser on with a ticket or a code: a form that submits itself, or a script that sets the location. The sign-in
/// servers and some sites return such pages, for example to `POST https://id.fudan.edu.cn/idp/authCenter/authnEngine`.
struct TicketPage: Sendable {
    private static let form: Selector = "form#logon"
    private static let inputs: Selector = "input"
    private static let scripts: Selector = "script"
    /// The fields that carry a ticket. A form without one of them is not a ticket page.
    private static let secrets = ["ticket", "code"]

    let method: HTTPMethod
    let url: String
    /// The body of a POST. Empty for a GET.
    let items: [QueryItem]

    /// Reads the ticket page in a response. Nil for any other page, and for a page that was loaded without TLS, with which an attacker
    /// could sign the session in to the attacker's account.
    init?(_ response: HTTPResponse) {
        guard Self.isLikely(response), response.request.origin?.isEncrypted == true, let document = try? HTMLDocument(response) else {
            return nil
        }
        self.init(document, base: response.request.url)
    }

    private init?(_ document: HTMLDocument, base: String) {
        if let form = document.first(Self.form) {
            let items = form.select(Self.inputs).compactMap(Self.item)
            guard items.contains(where: { Self.secrets.contains($0.name) && !$0.value.isEmpty }),
                let action = URLReference.resolve(form.attribute("action") ?? "", against: base)
            else { return nil }
            let isPost = form.attribute("method")?.lowercased() == "post"
            method = isPost ? .post : .get
            url = isPost ? action : Self.append(items, to: action)
            self.items = isPost ? items : []
        } else {
            guard let (url, isPost) = document.select(Self.scripts).lazy.compactMap({ Self.location(in: $0.rawText) }).first,
                let resolved = URLReference.resolve(url, against: base)
            else { return nil }
            method = isPost ? .post : .get
            self.url = resolved
            items = []
        }
    }

    /// Returns whether a response may be a ticket page. This check is cheaper than parsing the HTML.
    private static func isLikely(_ response: HTTPResponse) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 65_536 else { return false }
        let text = String(decoding: response.body.bytes, as: UTF8.self)
        return text.contains("locationValue") || text.contains("logon") && text.lowercased().contains("<form")
            || SignInServer(of: response.request.url) == .neo && text.contains("ticket=")
    }

    private static func item(of input: HTMLElement) -> QueryItem? {
        let id = input.attribute("id")
        // In some pages, the field has an `id` but no `name`.
        guard let name = input.attribute("name") ?? id.flatMap({ secrets.contains($0) ? $0 : nil }), !name.isEmpty else { return nil }
        return QueryItem(name, input.attribute("value") ?? "")
    }

    private static func append(_ items: [QueryItem], to action: String) -> String {
        let page = action.prefix { $0 != "#" }
        let query = items.map { "\($0.name.urlEncoded())=\($0.value.urlEncoded())" }.joined(separator: "&")
        return "\(page)\(page.contains("?") ? "&" : "?")\(query)\(action[page.endIndex...])"
    }

    /// Returns the URL that a script opens: the value of `locationValue`, or a location with a ticket.
    private static func location(in script: String) -> (url: String, isPost: Bool)? {
        let isPost = ScriptLocation.value(of: "actionType", in: script)?.uppercased() == "POST"
        if let url = ScriptLocation.value(of: "locationValue", in: script) { return (ScriptLocation.unescaped(url), isPost) }
        return ScriptLocation.targets(in: script).map(ScriptLocation.unescaped).first { $0.contains("ticket=") }.map { ($0, false) }
    }
}
