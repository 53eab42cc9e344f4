import Calls
import Errors
import HTTP
import Networking
import Synchronization
import WebVPN

/// Signs one account in to campus sites, from campus.login to campus.logout.
///
/// Concurrent calls share one entry of a site. Concurrent entries of several sites share one submission of the password: the others
/// wait for it, and then reopen their site with the university's new sign-in.
package struct CampusAuthenticator: Sendable {
    private static let ticketCookie = "CASTGC"
    /// The pages of one sign-in, without those that are only redirects.
    private static let pageLimit = 12

    let signIn: AccountSignIn
    package let client: BrowserClient
    let log: LogHandler

    init(_ signIn: AccountSignIn, transport: CampusTransport, log: @escaping LogHandler) {
        self.signIn = signIn
        self.log = log
        client = BrowserClient(client: transport.client(signIn.jar), log: log)
    }

    /// Nil if no account is signed in.
    var identity: CampusIdentity? { signIn.identity }
    var jar: CookieJar { signIn.jar }
    private var entries: SiteEntries { signIn.entries }

    /// Username of the account.
    package var username: String {
        get throws(DanXiError) { try requireIdentity().username }
    }

    func requireIdentity() throws(DanXiError) -> CampusIdentity {
        guard let identity else { throw .notSignedIn }
        return identity
    }

    // MARK: Requests

    /// Returns the state of a request's site.
    func check(_ target: SiteTarget) throws -> SiteEntries.Check {
        _ = try requireIdentity()
        return entries.check(target.key)
    }

    /// Enters the site of a request, if it has an entry page that must be opened first.
    /// - Returns: number of times the site was entered so far, and whether it was entered for this request.
    func prepare(_ target: SiteTarget) async throws -> (count: Int, hasEntered: Bool) {
        let check = try check(target)
        guard check.isUnderWay || !target.signIn.entries.isEmpty && !check.isCurrent else { return (check.count, false) }
        try await enter(target, after: check.count)
        return (entries.check(target.key).count, true)
    }

    /// Enters a site that has asked for a sign-in.
    /// - Parameters:
    ///   - start: where to start; by default at the site's entry page.
    ///   - count: number of times the site had been entered before the request. Does nothing if it has been entered since.
    /// - Returns: the site's page at the end of the sign-in. Nil if another call entered the site.
    @discardableResult
    func enter(_ target: SiteTarget, from start: VisitStart? = nil, after count: Int) async throws -> HTTPResponse? {
        _ = try requireIdentity()
        // Only the call whose closure runs gets a page.
        let result = VisitResult()
        try await entries.enter(target.key, after: count) { [self] in
            let page = if let start { try await visit(target, from: start) } else { try await visitEntries(of: target) }
            result.page.withLock { $0 = page }
        }
        return result.page.withLock { $0 }
    }

    // MARK: Pages

    /// Opens the entry pages of a site one after the other until one of them works.
    private func visitEntries(of target: SiteTarget) async throws -> HTTPResponse {
        for (url, next) in zip(target.startURLs, target.startURLs.dropFirst()) {
            let submissions = identity?.submissions
            do {
                return try await visit(target, from: .url(url))
            } catch let error as DanXiError where identity?.submissions == submissions && error.isAboutPage {
                log(.info, "\(error.message) The sign-in continues at \(HTTPRequest(url: next).place).")
            }
        }
        return try await visit(target, from: .url(target.startURLs.last ?? target.startURL))
    }

    /// Opens a URL of a site that redirects to the sign-in, and follows the pages of the sign-in until the site itself responds.
    /// - Returns: the site's page.
    package func visit(_ url: String) async throws -> HTTPResponse {
        try await visit(SiteTarget(signIn: .page, url: url), from: .url(url))
    }

    /// Opens a site, and follows the pages of the sign-in until the site itself responds.
    /// - Returns: the site's page.
    @discardableResult
    func visit(_ target: SiteTarget, from start: VisitStart) async throws -> HTTPResponse {
        let identity = try requireIdentity()
        var acceptances = identity.acceptances
        var hasSubmitted = false
        var restartURL = target.startURL
        var response: HTTPResponse
        switch start {
        case .url(let url):
            restartURL = url
            response = try await client.get(url)
        case .response(let page, let earlier):
            (response, acceptances) = (page, earlier)
        case .accepted(let page):
            (response, hasSubmitted) = (page, true)
        case .captcha(let page, let answer):
            if let next = try await submit(
                PasswordSubmission(page: page, target: target, acceptances: acceptances, captcha: answer))
            {
                (response, hasSubmitted) = (next, true)
            } else {
                acceptances = identity.acceptances
                response = try await client.get(restartURL)
            }
        }
        for _ in 0..<Self.pageLimit {
            if hasStaleTicket(response) {
                response = try await client.get(restartURL)
                continue
            }
            let page = try VisitedPage(response)
            switch page {
            case .landed:
                try arrive(at: target, response)
                return response
            case .ticket(let page):
                response = try await client.follow(page)
            case .neo, .classic:
                // The server has accepted the password already, so sending it again would not help.
                if hasSubmitted { throw Self.loop(at: target) }
                if let next = try await submit(
                    PasswordSubmission(page: page, target: target, acceptances: acceptances, captcha: nil))
                {
                    (response, hasSubmitted) = (next, true)
                } else {
                    acceptances = identity.acceptances
                    response = try await client.get(restartURL)
                }
            }
        }
        throw Self.loop(at: target)
    }

    /// Whether the classic sign-in refused an expired ticket cookie, which it answers with 403. The cookie is then removed.
    private func hasStaleTicket(_ response: HTTPResponse) -> Bool {
        let host = SignInServer.classic.host
        return response.status == 403 && SignInServer(of: response.request.url) == .classic && jar.remove(Self.ticketCookie, for: host)
    }

    private func arrive(at target: SiteTarget, _ response: HTTPResponse) throws {
        if WebVPNURL.isLogin(response.request.url) { throw DanXiError.webVPNRefused(response) }
        let host = target.host
        let landed = response.request.origin?.host
        // A page of the sign-in server's own, such as one about the account, is no page of the site.
        if landed == SignInServer.neo.host, host != landed { throw VisitedPage.unknown(response, title: VisitedPage.title(of: response)) }
        for host in Set([host, Origin(target.url)?.host, landed].compactMap(\.self)) { jar.fence(host) }
        identity?.clearRefusal(of: host)
        entries.didEnter(target.key)
        log(.info, "Signed in to \(host).")
    }

    private static func loop(at target: SiteTarget) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "\(HTTPRequest(url: target.startURL).place) redirects to the sign-in again although the university accepted the password, which was not sent again. Try again later. If this persists, the site has changed: update libdanxi, or report this."
        )
    }
}

/// The page at the end of a sign-in, for the call that ran it.
private final class VisitResult: Sendable {
    let page = Mutex<HTTPResponse?>(nil)
}
