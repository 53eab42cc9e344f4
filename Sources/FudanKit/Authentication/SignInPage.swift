import Errors
import HTTP
import Markup
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
            self = .neo(context)
        } else if let handover = SignInHandover(response) {
            self = .handover(handover)
        } else if let realm {
            let document = try HTMLDocument(response)
            guard realm == .classic, let form = ClassicForm(document, url: response.request.url) else {
                if let error = Maintenance.unexpected(response) { throw error }
                throw response.status >= 400 ? HTTPRefusal.campusError(response) : Self.unknown(response, title: document.title)
            }
            self = .classic(form)
        } else if SignInRealm.isUnprotected(response.request.url) {
            throw DanXiError.unprotectedSignIn(response)
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
    static func isRefusal(_ response: HTTPResponse, _ signIn: SiteSignIn) -> Bool {
        response.firstRedirectURL.map { signIn.isEntry($0) || isOfSignIn($0) } ?? (response.status == 401)
    }

    /// Whether a response is a page of the site whose script redirects to the sign-in.
    static func redirectsToSignIn(_ response: HTTPResponse, _ signIn: SiteSignIn) -> Bool {
        guard response.mediaType == "text/html", response.body.count < 16_384 else { return false }
        let page = String(decoding: response.body.bytes, as: UTF8.self)
        return ScriptLocation.targets(in: page).contains { target in
            guard let url = URLReference.resolve(target, against: response.request.url) else { return false }
            return signIn.isEntry(url) || isOfSignIn(url)
        }
    }

    private static func isOfSignIn(_ url: String) -> Bool { Origin(url).map { SignInRealm($0) != nil } ?? false }

    static func title(of response: HTTPResponse) -> String { (try? HTMLDocument(response).title) ?? "" }

    static func unknown(_ response: HTTPResponse, title: String) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "\(response.place) returned an unknown sign-in page with the title “\(title.prefix(80))”. Try again. If this persists, the sign-in has changed: update libdanxi, or report this.",
            httpStatus: response.status)
    }
}
