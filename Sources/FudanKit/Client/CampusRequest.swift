import Errors
import JSON
import Networking
import Synchronization

/// A request to a campus site. It signs in to the site when necessary.
struct CampusRequest<Response: APIParsable>: APIRequest {
    let baseURL: String
    let path = ""
    let method: HTTPMethod
    let query: [QueryItem]
    let body: HTTPBody?
    let headers: HTTPHeaders
    let effect: HTTPRequest.Effect
    private let target: SignInTarget
    private let state: SignInState
    private let authenticator: CampusAuthenticator
    private let progress = Progress()

    init(
        url: String, method: HTTPMethod, query: [QueryItem], body: HTTPBody?, headers: HTTPHeaders, effect: HTTPRequest.Effect? = nil,
        signIn: SiteSignIn, state: SignInState
    ) {
        baseURL = url
        self.method = method
        self.query = query
        self.body = body
        self.headers = headers
        self.effect = effect ?? method.defaultEffect
        self.state = state
        target = SignInTarget(signIn: signIn, url: url)
        authenticator = state.authenticator
    }

    var isProtected: Bool { target.signIn != .none }

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        let (count, hasEntered) = try await authenticator.prepare(target)
        progress.record(count, hasEntered: hasEntered)
        return request
    }

    /// Enters the site if it asks for a sign-in, and sends the request once more.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        defer { state.save() }
        var response = response
        if asksForSignIn(response) {
            if !isProtected { throw signInError(response) }
            if !progress.hasEntered {
                try await authenticator.enter(target, after: progress.count)
                guard mayResend(after: response) else { throw unknownOutcome(response) }
                response = try await resend()
            }
            if response.status != 401, asksForSignIn(response) { throw signInError(response) }
        }
        if response.isSuccess { return response }
        throw HTTPRefusal.campus(response).error()
    }

    /// Whether the request may be sent again: it is repeatable, or the site has certainly refused it before it did anything. A page that looks
    /// like a sign-in is not enough for a write.
    private func mayResend(after response: HTTPResponse) -> Bool {
        effect.isRepeatable || effect == .once && SignInPage.isRefusal(response, entry: target.signIn.entry)
    }

    private func asksForSignIn(_ response: HTTPResponse) -> Bool {
        SignInPage.isSignIn(response)
            || isProtected && (response.status == 401 || SignInPage.redirectsToSignIn(response, entry: target.signIn.entry))
    }

    private func unknownOutcome(_ response: HTTPResponse) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "\(HTTPRequest(method: method, url: baseURL).place) led to the sign-in by way of another page. The session is signed in to the site now, and the request was not sent again.",
            httpStatus: response.status
        ).withLostAnswer(to: response.request)
    }

    private func signInError(_ response: HTTPResponse) -> DanXiError {
        let error = DanXiError(
            .notSignedIn,
            "\(HTTPRequest(method: method, url: baseURL).place) redirects to the sign-in (\(response.place)) although \(isProtected ? "the session is signed in. The password was not sent again." : "this page is public.") Try again later. If this persists, the site has changed: update libdanxi, or report this.",
            httpStatus: response.status)
        return mayResend(after: response) ? error : error.withLostAnswer(to: response.request)
    }
}

/// The sign-ins that a request has caused so far.
private final class Progress: Sendable {
    private let state = Mutex((count: 0, hasEntered: false))

    func record(_ count: Int, hasEntered: Bool) {
        state.withLock { $0 = (count, $0.hasEntered || hasEntered) }
    }

    /// Number of times the site had been entered when the request was sent.
    var count: Int { state.withLock { $0.count } }
    var hasEntered: Bool { state.withLock { $0.hasEntered } }
}
