import Calls
import Errors
import HTTP
import JSON
import Networking

/// A client for campus sites, which uses the cookies and the account of a session.
///
/// If a site asks for a sign-in, the client signs in and sends the request again, unless the site may have carried out a write. Concurrent
/// calls share one sign-in. Outside the campus network, requests to campus-only hosts go through WebVPN. For a status other than 2xx, the
/// client throws an error.
package final class CampusClient: Sendable {
    let api: APIService
    package let signIn: CurrentSignIn
    package let log: LogHandler
    private let transport: CampusTransport

    init(signIn: CurrentSignIn, transport: CampusTransport, log: @escaping LogHandler) {
        self.signIn = signIn
        self.transport = transport
        self.log = log
        let withCookies = CallCookieClient(client: transport.direct, allowsPlainHTTP: transport.allowsPlainHTTP, signIn: signIn)
        api = APIService(client: NeoPageClient(client: transport.client(over: withCookies)), plugins: [LogPlugin(log: log)])
    }

    /// A client that adds no cookies and follows no redirects.
    package var direct: any APIClient { transport.direct }

    /// A client that adds the cookies of the account, and follows no redirects.
    package var withCookies: any APIClient {
        CallCookieClient(client: transport.direct, allowsPlainHTTP: transport.allowsPlainHTTP, signIn: signIn)
    }

    /// The username of the signed-in account. Nil if no account is signed in.
    package var account: String? { signIn.current.identity?.username }

    /// The student type of the account. Without an account, the type is `undergraduate`, and the requests fail with `notSignedIn`.
    package var studentType: StudentType { signIn.current.identity?.studentType ?? .undergraduate }

    /// Returns the authenticator for the current call, see ``CurrentSignIn/signInOfCall()``.
    package func authenticatorOfCall() async throws -> CampusAuthenticator { authenticator(try await signIn.signInOfCall()) }

    func authenticator(_ signIn: AccountSignIn) -> CampusAuthenticator { CampusAuthenticator(signIn, transport: transport, log: log) }

    /// Returns whether an origin is a server of the university's sign-in.
    package static func isSignInServer(_ origin: Origin) -> Bool { SignInServer(origin) != nil }

    /// Sends a request and returns the response.
    /// - Parameters:
    ///   - url: absolute and percent-encoded. `params` are appended to its query.
    ///   - signIn: the way to sign in to the site.
    ///   - method: POST by default with a form or a payload, otherwise GET.
    ///   - params: the query.
    ///   - form: a body of the type `application/x-www-form-urlencoded`.
    ///   - payload: a JSON body. It cannot be combined with a form.
    ///   - headers: additional headers. With `Accept: application/json`, neither an HTML page at the end of a sign-in nor an HTML page from
    ///     WebVPN is taken as the response.
    ///   - effect: the effect on the server, if it differs from the default of the HTTP method. A POST that only reads is `safe`.
    ///   - check: throws the error of a response that refuses the request.
    package func requestWithData(
        _ url: String, signIn: SiteSignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil, headers: HTTPHeaders = [:], effect: HTTPRequest.Effect? = nil,
        check: @escaping @Sendable (HTTPResponse) throws -> Void = HTTPRefusal.checkCampus
    ) async throws -> HTTPResponse {
        try await requestWithResponse(
            url, signIn: signIn, method: method, params: params, form: form, payload: payload, headers: headers,
            effect: effect, check: check)
    }

    /// Sends a request and returns the decoded response.
    /// - Parameter effect: nil for the default of the method. Pass `safe` for a POST that only reads.
    package func requestWithResponse<Response: APIParsable>(
        _ url: String, signIn: SiteSignIn, method: HTTPMethod? = nil, params: [QueryItem] = [], form: [QueryItem]? = nil,
        payload: JSONValue? = nil, headers: HTTPHeaders = [:], effect: HTTPRequest.Effect? = nil,
        check: @escaping @Sendable (HTTPResponse) throws -> Void = HTTPRefusal.checkCampus
    ) async throws -> Response {
        let body = form.map { .form($0) } ?? payload.map { HTTPBody.json($0) }
        let request = CampusRequest<Response>(
            url: url, method: method ?? (body == nil ? .get : .post), query: params, body: body, headers: headers, effect: effect,
            signIn: signIn, client: self, check: check)
        if let page = try await request.enterDirectly() { return try Response.parse(page) }
        return try await api.send(request)
    }
}
