import CampusSignIn
import Errors
import HTTP
import Markup
import Text

/// The end of the campus sign-in to the library system: `https://fdulib.a-lsp.com/authServer/auth?authCode=…&ticket=…`.
///
/// Before the sign-in reaches this URL, it may stop at `rwsjcas.fudan.edu.cn`, on a page whose script sends a form. The form's URL contains
/// the account's credentials, so neither this URL nor the page may be part of a message.
enum LibraryCallback {
    private static let path = "https://fdulib.a-lsp.com/authServer/auth"
    private static let relay = "https://rwsjcas.fudan.edu.cn"
    private static let form: Selector = "form#fm1"
    private static let inputs: Selector = "input[name]"

    /// Signs in at a URL of the university, and returns the query of the callback URL, at which the sign-in must end.
    static func query(of url: String, _ authenticator: CampusAuthenticator) async throws -> String {
        var response = try await authenticator.visit(url)
        if response.request.origin == Origin(relay) {
            response = try await submit(response, authenticator.client)
        }
        let url = response.request.url
        guard url.prefix(while: { $0 != "?" && $0 != "#" }) == path else { throw failure(at: response.place) }
        let query = query(of: url)
        let names = Set(query.split(separator: "&").map { $0.prefix { $0 != "=" } })
        guard names.isSuperset(of: ["authCode", "ticket"]) else { throw failure(at: response.place) }
        return String(query)
    }

    private static func submit(_ response: HTTPResponse, _ client: BrowserClient) async throws -> HTTPResponse {
        guard let form = try HTMLDocument(response).first(form),
            let action = URLReference.resolve(form["action"] ?? "", against: response.request.url),
            Origin(action) == Origin(relay)
        else { throw failure(at: response.place) }
        let credentials = [QueryItem](query: query(of: action).replacing("+", with: " ")).filter {
            ["username", "password", "domainName", "source"].contains($0.name)
        }
        let names = Set(credentials.map(\.name))
        var items = form.select(inputs).map { QueryItem($0["name"] ?? "", $0["value"] ?? "") }.filter { !names.contains($0.name) }
        // The page's script sends this value instead of the characters of a captcha.
        items = items.map { $0.name == "imgverifycode" ? QueryItem($0.name, "******") : $0 } + credentials
        return try await client.post(action, form: items, confidentiality: .host(of: relay))
    }

    private static func query(of url: String) -> Substring { url.drop { $0 != "?" }.dropFirst().prefix { $0 != "#" } }

    private static func failure(at place: String) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "The sign-in to the library system ended at \(place) instead of GET \(path). Sign in at https://opac.fudan.edu.cn in a browser to check the account. If this persists, the library system has changed: update libdanxi, or report this message."
        )
    }
}
