import Errors
import Markup
import Networking
import Text

/// The kind of a page that a server returned during a sign-in.
enum SignInPage: Sendable {
    /// The site's own page: the sign-in is complete.
    case landed
    /// The sign-in sends the browser on, with a single-use ticket or code.
    case handover(SignInHandover)
    /// The page of `id.fudan.edu.cn` that asks for the password.
    case neo(NeoContext)
    /// The form of `uis.fudan.edu.cn` that asks for the password.
    case classic(ClassicForm)

    init(_ response: HTTPResponse) throws {
        let realm = SignInRealm(of: response.request.url)
        if realm == .neo, let context = NeoContext(url: response.request.url) {
            try Self.checkForMaintenance(response)
            self = .neo(context)
        } else if let handover = SignInHandover(response) {
            self = .handover(handover)
        } else if let realm {
            try Self.checkForMaintenance(response)
            let document = try HTMLDocument(response)
            guard realm == .classic, let form = ClassicForm(document, url: response.request.url) else {
                throw response.status >= 400 ? HTTPRefusal.campusError(response) : Self.unknown(response, title: document.title)
            }
            self = .classic(form)
        } else {
            self = .landed
        }
    }

    /// Whether a response comes from a sign-in server instead of the site, because the site did not accept the request's cookies.
    static func isSignIn(_ response: HTTPResponse) -> Bool {
        SignInRealm(of: response.request.url) != nil || SignInHandover(response) != nil
    }

    /// Whether a response that asks for a sign-in was the site's direct answer, the status 401 or a redirect to the sign-in: the site has then
    /// refused the request and done nothing.
    /// - Parameter entries: the site's entry pages.
    static func isRefusal(_ response: HTTPResponse, entries: [String]) -> Bool {
        response.firstRedirectURL.map { entries.contains($0) || isOfSignIn($0) } ?? (response.status == 401)
    }

    /// Whether a response is a page of the site whose script redirects to the sign-in.
    /// - Parameter entries: the site's entry pages.
    static func redirectsToSignIn(_ response: HTTPResponse, entries: [String]) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 16_384 else { return false }
        let page = String(decoding: response.body.bytes, as: UTF8.self)
        return ScriptLocation.targets(in: page).contains { target in
            guard let url = URLReference.resolve(target, against: response.request.url) else { return false }
            return entries.contains(url) || isOfSignIn(url)
        }
    }

    private static func isOfSignIn(_ url: String) -> Bool { SignInRealm.allCases.contains { $0.host == Origin(url)?.host } }

    static func checkForMaintenance(_ response: HTTPResponse) throws(DanXiError) {
        guard response.mediaType == "text/html" || response.mediaType == nil else { return }
        let text = String(decoding: response.body.bytes.prefix(65_536), as: UTF8.self)
        guard text.contains("网络维护中") || text.contains("Under Maintenance") else { return }
        throw .maintenance(response)
    }

    static func title(of response: HTTPResponse) -> String { (try? HTMLDocument(response).title) ?? "" }

    static func unknown(_ response: HTTPResponse, title: String) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "\(response.place) returned an unknown sign-in page with the title “\(title.prefix(80))”. Try again. If this persists, the sign-in has changed: update libdanxi, or report this.",
            httpStatus: response.status)
    }
}
