import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import Text

/// A request to a campus site, which signs in to the site when necessary.
///
/// If a sign-in ends at the requested page (``SiteTarget/isAnswered(by:accept:)``), that page is the response and is not requested again.
/// This happens for a GET if the site redirects the request itself to the sign-in, or if the entry page of the site takes the request's
/// URL (``SiteSignIn/targetParameter``).
struct CampusRequest<Response: APIParsable>: APIRequest {
    let baseURL: String
    let path = ""
    let method: HTTPMethod
    let query: [QueryItem]
    let body: HTTPBody?
    let headers: HTTPHeaders
    let effect: HTTPRequest.Effect
    let confidentiality: HTTPRequest.Confidentiality
    /// Whether the page to which a site redirects a form counts as the response, as in a browser. If false, such a page is an error after a
    /// request that is not repeatable.
    private let isBrowsing: Bool
    private let target: SiteTarget
    private let client: CampusClient
    private let check: @Sendable (HTTPResponse) throws -> Void
    private let progress = Progress()

    /// - Parameters:
    ///   - confidentiality: defaults to encrypted connections for a request that needs a sign-in, and to any connection otherwise.
    ///   - check: throws the error of a response that refuses the request.
    init(
        url: String, method: HTTPMethod, query: [QueryItem], body: HTTPBody?, headers: HTTPHeaders, effect: HTTPRequest.Effect? = nil,
        confidentiality: HTTPRequest.Confidentiality? = nil, isBrowsing: Bool = false, signIn: SiteSignIn, client: CampusClient,
        check: @escaping @Sendable (HTTPResponse) throws -> Void = HTTPRefusal.checkCampus
    ) {
        self.isBrowsing = isBrowsing
        self.check = check
        baseURL = url
        self.method = method
        self.query = query
        self.body = body
        self.headers = headers
        self.effect = effect ?? method.defaultEffect
        self.confidentiality = confidentiality ?? (signIn.isNeeded ? .encrypted : .open)
        let fullURL = query.isEmpty ? url : url + (url.contains("?") ? "&" : "?") + query.urlEncoded()
        target = SiteTarget(signIn: signIn, url: fullURL, method: method)
        self.client = client
    }

    var isProtected: Bool { target.signIn.isNeeded }
    /// A program names the URLs of `campus.fetch`.
    var hasPrivatePath: Bool { isBrowsing }
    /// True, because a site may redirect any request to the sign-in.
    var acceptsTurnedResponse: Bool { true }

    // MARK: Requests

    /// Enters the site through an entry page that leads on to the requested page, if the site must be entered and has such an entry page.
    /// - Returns: the response to the request. Nil if the request must be sent.
    func enterDirectly() async throws -> HTTPResponse? {
        guard isProtected, let url = target.entryURLWithTarget else { return nil }
        let authenticator = try await client.authenticatorOfCall()
        let check = try authenticator.check(target)
        guard !check.isUnderWay, !check.isCurrent else { return nil }
        let page = try await client.signIn.savingCookies { try await authenticator.enter(target, from: .url(url), after: check.count) }
        guard let page else { return nil }
        return isAnswer(page) && !asksForSignIn(page) ? try accepted(page) : nil
    }

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        guard isProtected else { return request }
        let authenticator = try await client.authenticatorOfCall()
        let acceptances = authenticator.identity?.acceptances ?? [:]
        let (count, hasEntered) = try await authenticator.prepare(target)
        if hasEntered { progress.start() }
        progress.record(authenticator, count, hasEntered ? authenticator.identity?.acceptances ?? [:] : acceptances)
        return request
    }

    // MARK: Responses

    /// Enters the site if the response asks for a sign-in, and sends the request again unless the sign-in ends at the requested page.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        guard isProtected else {
            if VisitedPage.isSignIn(response) { throw mayResend(after: response) ? signInError(response) : unknownOutcome(response) }
            return try accepted(response)
        }
        return try await client.signIn.savingCookies { try await answer(to: response, resend: resend) }
    }

    /// Enters the site and sends the request again until the response no longer asks for a sign-in, or all ways to sign in have been tried.
    private func answer(to first: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        var response = first
        while asksForSignIn(response), let start = nextStart(response) {
            if let page = try await enter(from: start, after: response), isAnswer(page) {
                response = page
            } else {
                guard mayResend(after: response) else { throw unknownOutcome(response) }
                response = try await resend()
            }
        }
        if !isRefusedByStatus(response), !isEmpty(response), asksForSignIn(response) {
            throw mayResend(after: response) ? signInError(response) : unknownOutcome(response)
        }
        return try accepted(response)
    }

    /// Enters the site.
    /// - Returns: the site's page at the end of the sign-in. Nil if another call entered the site.
    /// - Throws: the error of the sign-in. For a write that must not be sent again, the error says that the write may have taken effect.
    private func enter(from start: VisitStart, after response: HTTPResponse) async throws -> HTTPResponse? {
        do {
            let authenticator = try await client.authenticatorOfCall()
            guard progress.isOf(authenticator) else {
                // The session has signed in again since the request was sent. The page and the count belong to the earlier sign-in.
                return try await authenticator.enter(target, after: try authenticator.check(target).count)
            }
            return try await authenticator.enter(target, from: start, after: progress.count)
        } catch  where !mayResend(after: response) {
            throw (error is CancellationError ? DanXiError.cancelled : DanXiError(error)).withLostAnswer(to: response.request)
        }
    }

    private func accepted(_ response: HTTPResponse) throws -> HTTPResponse {
        try check(response)
        if isBrowsing { return response }
        if !effect.isRepeatable { try response.refuseTurned(from: self) }
        return try response.withPlainJSON()
    }

    /// Returns whether the request may be sent again: it is repeatable, or the site has certainly refused it without any effect. For a
    /// write, a page that looks like a sign-in does not prove a refusal.
    private func mayResend(after response: HTTPResponse) -> Bool {
        let isRefused =
            target.signIn.isRefusal(response)
            || response.firstRedirectURL == nil && SignedOutEnvelope(response) != nil
        return effect.isRepeatable || effect == .once && isRefused
    }

    private func isAnswer(_ page: HTTPResponse) -> Bool { target.isAnswered(by: page, accept: headers["Accept"]) }

    private func asksForSignIn(_ response: HTTPResponse) -> Bool {
        VisitedPage.isSignIn(response) || isRefusedByStatus(response) || isEmpty(response) || target.signIn.isScriptedRedirect(response)
            || SignedOutEnvelope(response) != nil
    }

    private func isRefusedByStatus(_ response: HTTPResponse) -> Bool {
        switch response.status {
        case 401: !target.signIn.challenges || response.headers["WWW-Authenticate"] != nil
        case 403: target.signIn.forgetsEntry
        default: false
        }
    }

    /// Returns whether a response has no body. Some sites answer so instead of asking for a sign-in. A program's own request may be for a
    /// page without content, and a change may be answered so when it has taken effect.
    private func isEmpty(_ response: HTTPResponse) -> Bool {
        response.status == 200 && response.body.isEmpty && !isBrowsing && effect.isRepeatable
    }

    /// Returns the next way to enter the site. Nil if all ways have been tried.
    private func nextStart(_ response: HTTPResponse) -> VisitStart? {
        // The site was entered with cookies that the session no longer uses.
        if progress.startsAgain(with: client.signIn.current) { return .url(target.startURL) }
        if response.status == 403 { return progress.startsAfterForgottenEntry() ? .url(target.startURL) : nil }
        let index = progress.start()
        guard index == 0 else { return target.startURLs.dropFirst(index).first.map { .url($0) } }
        if VisitedPage.isSignIn(response), method == .get || target.signIn.entries.isEmpty {
            return .response(response, acceptances: progress.acceptances)
        }
        if let envelope = SignedOutEnvelope(response) { return .url(envelope.loginURL(for: target)) }
        return .url(target.startURL)
    }

    private func unknownOutcome(_ response: HTTPResponse) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "\(HTTPRequest(method: method, url: baseURL).place) asked for a sign-in instead of returning a result. \(isProtected ? "The session is signed in to the site now, and the" : "The") request was not sent again.",
            httpStatus: response.status
        ).withLostAnswer(to: response.request)
    }

    private func signInError(_ response: HTTPResponse) -> DanXiError {
        let envelope = SignedOutEnvelope(response)
        return DanXiError(
            .notSignedIn,
            "\(HTTPRequest(method: method, url: baseURL).place) asks for a sign-in (\(response.place)) although \(isProtected ? "the session is signed in. The password was not sent again." : "this page is public.") Try again later. If this persists, the site has changed: update libdanxi, or report this message.",
            httpStatus: response.status, serverMessage: envelope?.message, serverCode: envelope?.code)
    }
}

/// The state of the sign-in with which a request was sent, and the number of times that the request has started to enter the site.
private final class Progress: Sendable {
    private let state = Mutex(State())

    private struct State {
        var signIn: AccountSignIn?
        var count = 0
        var acceptances: CampusIdentity.Acceptances = [:]
        var starts = 0
        /// The number of times that a new sign-in of the session has made the request enter the site again.
        var newSignIns = 0
        var hasForgottenEntry = false
    }

    private static let mostNewSignIns = 3

    func record(_ authenticator: CampusAuthenticator, _ count: Int, _ acceptances: CampusIdentity.Acceptances) {
        state.withLock { ($0.signIn, $0.count, $0.acceptances) = (authenticator.signIn, count, acceptances) }
    }

    /// Returns whether the request was sent with the account sign-in of an authenticator.
    func isOf(_ authenticator: CampusAuthenticator) -> Bool { state.withLock { $0.signIn === authenticator.signIn } }

    /// Returns whether the site must be entered again because the session has signed in since. A session that signs in again and again does
    /// not keep the request from ending.
    func startsAgain(with signIn: AccountSignIn) -> Bool {
        state.withLock { state in
            guard let known = state.signIn, known !== signIn, state.newSignIns < Self.mostNewSignIns else { return false }
            state.newSignIns += 1
            return true
        }
    }

    /// Returns whether this is the first time that the site has forgotten that it was entered.
    func startsAfterForgottenEntry() -> Bool {
        state.withLock { state in
            defer { state.hasForgottenEntry = true }
            return !state.hasForgottenEntry
        }
    }

    /// Counts a start of the sign-in, and returns the number of earlier starts.
    @discardableResult
    func start() -> Int {
        state.withLock { state in
            defer { state.starts += 1 }
            return state.starts
        }
    }

    /// Number of times the site had been entered when the request was sent.
    var count: Int { state.withLock { $0.count } }
    /// Number of times each sign-in server had accepted the password when the request was sent.
    var acceptances: CampusIdentity.Acceptances { state.withLock { $0.acceptances } }
}
