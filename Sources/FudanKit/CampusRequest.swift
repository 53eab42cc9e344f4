import Errors
import JSON
import Networking
import Synchronization

/// A request to a campus service, which signs in on its way where it has to.
struct CampusRequest<Response: APIParsable>: APIRequest {
    let baseURL: String
    let path: String
    let method: HTTPMethod
    let query: [QueryItem]
    let body: HTTPBody?
    let headers: HTTPHeaders
    let signIn: SignIn
    let account: CurrentSignIn
    private let session: SignInSession
    private let visit = Visit()

    init(
        url: String, method: HTTPMethod?, query: [QueryItem], form: [QueryItem]?, payload: JSONValue?, headers: HTTPHeaders, signIn: SignIn,
        account: CurrentSignIn
    ) {
        baseURL = url
        path = ""
        self.query = query
        body = form.map { .form($0) } ?? payload.map { .json($0) }
        self.method = method ?? (body == nil ? .get : .post)
        self.headers = headers
        self.signIn = signIn
        self.account = account
        session = account.session
    }

    var isProtected: Bool { signIn != .none }

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        let (count, hasEntered) = try await session.prepare(signIn, url: baseURL)
        visit.note(count, hasEntered: hasEntered)
        return request
    }

    /// A service that does not know the session is entered, and the request sent once more: once.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        defer { account.keep() }
        var response = response
        if isAskingForSignIn(response) {
            if signIn == .none { throw lost(response) }
            if !visit.hasEntered {
                try await session.enter(signIn, url: baseURL, after: visit.count)
                response = try await resend()
            }
            if response.status != 401, isAskingForSignIn(response) { throw lost(response) }
        }
        if response.isSuccess { return response }
        throw HTTPRefusal.campus(response).error()
    }

    private func isAskingForSignIn(_ response: HTTPResponse) -> Bool {
        SignInPage.isSignIn(response)
            || signIn != .none && (response.status == 401 || SignInPage.sendsToSignIn(response, entry: signIn.entry))
    }

    private func lost(_ response: HTTPResponse) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "\(method.rawValue) \(baseURL.prefix { $0 != "?" && $0 != "#" }) leads to the sign-in (\(response.place)) although the session is signed in. The password was not sent again: try later; if it persists, the service has changed: please update libdanxi, or report this.",
            httpStatus: response.status)
    }
}

/// What a request knows of the sign-ins on its way.
private final class Visit: Sendable {
    private let state = Mutex((count: 0, hasEntered: false))

    func note(_ count: Int, hasEntered: Bool) {
        state.withLock { $0 = (count, $0.hasEntered || hasEntered) }
    }

    /// How often the service was entered before the request was sent.
    var count: Int { state.withLock { $0.count } }
    var hasEntered: Bool { state.withLock { $0.hasEntered } }
}
