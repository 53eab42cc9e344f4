import Errors
import HTTP
import Markup
import Text

/// The page at which a visit to a site has arrived.
enum VisitedPage: Sendable {
    /// The site's own page: the sign-in is complete.
    case landed
    /// The sign-in sends the browser on, with a single-use ticket or code.
    case ticket(TicketPage)
    /// A page of a site that leads on to the sign-in at a URL.
    case refresh(String)
    /// The page of `id.fudan.edu.cn` that asks for the password.
    case neo(NeoContext)
    /// The form of `uis.fudan.edu.cn` that asks for the password.
    case classic(ClassicForm)

    init(_ response: HTTPResponse) throws {
        let server = SignInServer(of: response.request.url)
        if server == .neo, let context = NeoContext(url: response.request.url) {
            self = .neo(context)
        } else if let page = TicketPage(response) {
            self = .ticket(page)
        } else if let server {
            let document = try HTMLDocument(response)
            guard server == .classic, let form = ClassicForm(document, url: response.request.url) else {
                if let error = Maintenance.unexpected(response) { throw error }
                throw response.status >= 400 ? HTTPRefusal.campusError(response) : Self.unknown(response, title: document.title)
            }
            self = .classic(form)
        } else if SignInServer.isUnprotected(response.request.url) {
            throw DanXiError.unprotectedSignIn(response)
        } else if let url = MetaRefresh.signInURL(in: response) {
            self = .refresh(url)
        } else {
            self = .landed
        }
    }

    /// Returns whether a response belongs to the sign-in, because the site did not accept the request's cookies.
    static func isSignIn(_ response: HTTPResponse) -> Bool {
        SignInServer(of: response.request.url) != nil || TicketPage(response) != nil || MetaRefresh.signInURL(in: response) != nil
    }

    static func title(of response: HTTPResponse) -> String { (try? HTMLDocument(response).title) ?? "" }

    static func unknown(_ response: HTTPResponse, title: String) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "\(response.place) returned an unknown sign-in page with the title “\(title.prefix(80))”. Try again. If this persists, the sign-in has changed: update libdanxi, or report this message.",
            httpStatus: response.status)
    }
}
