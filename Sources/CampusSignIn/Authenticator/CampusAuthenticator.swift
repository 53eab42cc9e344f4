import Calls
import Errors
import HTTP
import Networking
import Synchronization
import WebVPN

/// The authenticator of one campus account, which signs the account in to campus sites.
///
/// Concurrent calls that enter the same site share one sign-in to the site. Calls that enter different sites at the same time share one
/// submission of the password: one call sends the password, and the other calls wait and then reopen their sites with the new sign-in.
package struct CampusAuthenticator: Sendable {
    private static let ticketCookie = "CASTGC"
    /// Maximum number of pages of one sign-in, not counting redirects.
    private static let pageLimit = 12

    let signIn: AccountSignIn
    package let client: BrowserClient
    let log: LogHandler

    init(_ signIn: AccountSignIn, transport: CampusTransport, log: @escaping LogHandler) {
        self.signIn = signIn
        self.log = log
        client = BrowserClient(client: transport.client(signIn.jar), log: log)
    }

    /// The identity of the signed-in account. Nil if no account is signed in.
    var identity: CampusIdentity? { signIn.identity }
    var jar: CookieJar { signIn.jar }
    private var entries: SiteEntries { signIn.entries }

    /// The username of the account. Throws `notSignedIn` if no account is signed in.
    package var username: String {
        get throws(DanXiError) { try requireIdentity().username }
    }

    func requireIdentity() throws(DanXiError) -> CampusIdentity {
        guard let identity else { throw .notSignedIn }
        return identity
    }

    // MARK: Requests

    /// Returns the state of the sign-in to a request's site.
    func check(_ target: SiteTarget) throws -> SiteEntries.Check {
        _ = try requireIdentity()
        return entries.check(target.key)
    }

    /// Enters the site of a request if the site has an entry page and no valid sign-in, or if another call is entering the site.
    /// - Returns: the number of times the site has been entered, and whether this method entered the site or waited for another call to
    ///   enter it.
    func prepare(_ target: SiteTarget) async throws -> (count: Int, hasEntered: Bool) {
        let check = try check(target)
        guard check.isUnderWay || !target.signIn.entries.isEmpty && !check.isCurrent else { return (check.count, false) }
        try await enter(target, after: check.count)
        return (entries.check(target.key).count, true)
    }

    /// Enters a site that has asked for a sign-in.
    /// - Parameters:
    ///   - start: the start of the sign-in. Nil to open the site's entry pages or, if it has none, the URL of the request.
    ///   - count: number of times the site had been entered before the request. If this number has changed, the method does nothing and
    ///     returns nil.
    /// - Returns: the site's page at the end of the sign-in. Nil if another call entered the site.
    @discardableResult
    func enter(_ target: SiteTarget, from start: VisitStart? = nil, after count: Int) async throws -> HTTPResponse? {
        _ = try requireIdentity()
        // Concurrent calls share one sign-in. Only the call whose closure runs gets the page.
        let result = VisitResult()
        try await entries.enter(target.key, after: count) { [self] in
            let page = if let start { try await visit(target, from: start) } else { try await visitEntries(of: target) }
            result.page.withLock { $0 = page }
        }
        return result.page.withLock { $0 }
    }

    // MARK: Pages

    /// Opens the entry pages of a site one after the other until one of them leads to the site. No further page is opened if the password
    /// was sent, or if the error does not concern the page.
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
            case .refresh(let url):
                response = try await client.get(url)
            case .neo, .classic:
                // The server has accepted the password already, so sending the password again would not help.
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

    /// Removes the ticket cookie of the classic sign-in after the status 403, with which the server refuses an expired ticket cookie.
    /// - Returns: whether a cookie was removed.
    private func hasStaleTicket(_ response: HTTPResponse) -> Bool {
        let host = SignInServer.classic.host
        return response.status == 403 && SignInServer(of: response.request.url) == .classic && jar.remove(Self.ticketCookie, for: host)
    }

    private func arrive(at target: SiteTarget, _ response: HTTPResponse) throws {
        if WebVPNURL.isLogin(response.request.url) { throw DanXiError.webVPNRefused(response) }
        let host = target.host
        let landed = response.request.origin?.host
        // A page about the sign-in server itself, such as the account's settings, is not a page of the site.
        if landed == SignInServer.neo.host, host != landed { throw VisitedPage.unknown(response, title: VisitedPage.title(of: response)) }
        for host in Set([host, Origin(target.url)?.host, landed].compactMap(\.self)) { jar.fence(host) }
        identity?.clearRefusal(of: host)
        entries.didEnter(target.key)
        log(.info, "Signed in to \(host).")
    }

    private static func loop(at target: SiteTarget) -> DanXiError {
        DanXiError(
            .notSignedIn,
            "The sign-in for \(HTTPRequest(url: target.startURL).place) did not reach the site: the server kept returning pages of the sign-in. The password was sent at most once. Try again later. If it happens again, the site has changed: update libdanxi, or report this message."
        )
    }
}

/// The result of a sign-in: the page at its end. The page is set only for the call that ran the sign-in.
private final class VisitResult: Sendable {
    let page = Mutex<HTTPResponse?>(nil)
}
