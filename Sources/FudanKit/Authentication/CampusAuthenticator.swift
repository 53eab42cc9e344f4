import Errors
import Networking

/// Signs one account in to campus sites, from campus.login to campus.logout.
///
/// Concurrent calls share one entry of a site. Concurrent entries of several sites share one submission of the password: the others
/// wait for it, and then reopen their site with the university's new sign-in.
final class CampusAuthenticator: Sendable {
    private static let ticketCookie = "CASTGC"

    /// Nil if no account is signed in.
    let identity: CampusIdentity?
    let jar: CookieJar
    let client: SignInClient
    let log: LogHandler
    let passwords = PasswordGate()
    private let entries = SiteEntries()

    /// - Parameter client: sends requests without cookies and without redirects.
    init(identity: CampusIdentity?, jar: CookieJar = CookieJar(), client: any APIClient, log: @escaping LogHandler) {
        self.identity = identity
        self.jar = jar
        self.log = log
        self.client = SignInClient(client: client, jar: jar, log: log)
    }

    func requireIdentity() throws(DanXiError) -> CampusIdentity {
        guard let identity else { throw .notSignedIn }
        return identity
    }

    // MARK: Requests

    /// Enters the site of a request, if it must be entered first.
    /// - Returns: number of times the site was entered so far, and whether it was entered for this request.
    func prepare(_ target: SignInTarget) async throws -> (count: Int, hasEntered: Bool) {
        guard target.signIn.realm != nil else { return (0, false) }
        _ = try requireIdentity()
        let (count, mustEnter) = entries.check(target.host, hasEntryPage: target.signIn.entry != nil)
        guard mustEnter else { return (count, false) }
        try await enter(target, after: count)
        return (entries.count(target.host), true)
    }

    /// Enters a site that has asked for a sign-in.
    /// - Parameter count: number of times the site had been entered before the request. Does nothing if it has been entered since.
    func enter(_ target: SignInTarget, after count: Int) async throws {
        _ = try requireIdentity()
        try await entries.enter(target.host, after: count) { [self] in try await visit(target, from: nil) }
    }

    // MARK: Pages

    /// Opens a site, and follows the pages of the sign-in until the site itself responds.
    /// - Parameter start: the page to continue from, with the answer to its challenge. Nil to start at `target.startURL`.
    /// - Returns: the site's response.
    @discardableResult
    func visit(_ target: SignInTarget, from start: (page: SignInPage, answer: ChallengeAnswer)?) async throws -> HTTPResponse? {
        let identity = try requireIdentity()
        var acceptances = identity.acceptances
        var hasSubmitted = false
        var answer = start?.answer
        var page: SignInPage
        var response: HTTPResponse?
        if let start {
            page = start.page
        } else {
            (response, page) = try await open(target, identity)
        }
        for _ in 0..<10 {
            let next: HTTPResponse
            switch page {
            case .landed:
                try arrive(at: target, response)
                return response
            case .ticket(let url):
                next = try await client.get(url, once: true)
            case .neo, .classic:
                // The realm has accepted the password already, so sending it again would not help.
                if hasSubmitted { throw Self.loop(at: target) }
                let submission = PasswordSubmission(page: page, target: target, acceptances: acceptances, answer: answer)
                answer = nil
                guard let accepted = try await submit(submission) else {
                    acceptances = identity.acceptances
                    (response, page) = try await open(target, identity)
                    continue
                }
                hasSubmitted = true
                next = accepted
            }
            response = next
            page = try SignInPage(next)
        }
        throw Self.loop(at: target)
    }

    private func open(_ target: SignInTarget, _ identity: CampusIdentity) async throws -> (HTTPResponse, SignInPage) {
        let response = target.signIn.realm == .classic ? try await openClassic(target, identity) : try await client.get(target.startURL)
        return (response, try SignInPage(response))
    }

    /// The classic sign-in answers 403 to an expired ticket cookie, so the cookie is sent only while it is expected to be valid.
    private func openClassic(_ target: SignInTarget, _ identity: CampusIdentity) async throws -> HTTPResponse {
        let host = SignInRealm.classic.host
        if identity.classicAcceptedAt.map({ ContinuousClock.now - $0 > SiteEntries.validity }) ?? true {
            jar.remove(Self.ticketCookie, for: host)
        }
        let response = try await client.get(target.startURL)
        guard response.status == 403, Origin(response.request.url)?.host == host else { return response }
        jar.remove(Self.ticketCookie, for: host)
        return try await client.get(target.startURL)
    }

    private func arrive(at target: SignInTarget, _ response: HTTPResponse?) throws(DanXiError) {
        if let response, WebVPNURL.isLogin(response.request.url) { throw .webVPNRefused(response) }
        let host = target.host
        let hosts = [host, Origin(target.url)?.host, response.flatMap { Origin($0.request.url)?.host }]
        for host in Set(hosts.compactMap(\.self)) { jar.fence(host) }
        identity?.clearRefusal(of: host)
        entries.didEnter(host)
        log(.info, "Signed in to \(host).")
    }

    private static func loop(at target: SignInTarget) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "\(HTTPRequest(url: target.startURL).place) redirects to the sign-in again although the university accepted the password, which was not sent again. Try again later. If this persists, the site has changed: update libdanxi, or report this."
        )
    }
}
