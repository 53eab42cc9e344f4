import JSON
import Text

/// The account server of the community: sign-ins, tokens, registration and passwords.
///
/// `Sendable` is unchecked, because one thread at a time uses the simulated world.
package final class AccountsServer: SimulatedServer, @unchecked Sendable {
    package struct Settings: Sendable {
        /// Whether each refresh token can be used once. A second use signs the account out.
        package var isRefreshSingleUse = false
        /// The lifetimes of tokens in seconds.
        package var accessLifetime = 30 * 60
        package var refreshLifetime = 30 * 24 * 60 * 60
        /// Whether new members must pass a quiz before they post.
        package var asksQuestions = false

        package init() {}
    }

    package let origins: [String]
    package var settings: Settings

    // MARK: The truth

    /// All requests for new tokens, in order.
    package private(set) var refreshes: [TokenRefresh] = []
    /// All arrivals of passwords, in order.
    package private(set) var passwordArrivals: [PasswordArrival] = []
    /// The changes: `register`, `reset password`, `rename`, `close account`, `logout`.
    package internal(set) var writes = WriteLog()

    private var accounts = ServerTable<CommunityAccount>()
    private var issued: [String: CommunityToken] = [:]
    private var usedRefreshTokens: Set<String> = []
    /// The unused verification codes, by e-mail address and scope.
    private var codes: [String: String] = [:]
    private var clock = CommunityClock()
    private let seed: Seed

    /// - Parameter seed: chooses the verification codes.
    package init(seed: Seed, origin: String = "https://auth.fduhole.com", settings: Settings = Settings()) {
        (self.seed, origins, self.settings) = (seed, [origin], settings)
    }

    /// All accounts, in the order of their numbers.
    package var allAccounts: [CommunityAccount] { accounts.all }

    package func account(_ email: String) -> CommunityAccount? { accounts.all.first { $0.email == email } }
    package func account(number: Int) -> CommunityAccount? { accounts[number] }

    /// Returns how often a password has arrived for an e-mail address, with any outcome.
    package func passwordCount(_ email: String, _ password: String? = nil, endpoint: String? = nil) -> Int {
        passwordArrivals(of: email).count { password ?? $0.password == $0.password && endpoint ?? $0.endpoint == $0.endpoint }
    }

    package func passwordArrivals(of email: String) -> [PasswordArrival] { passwordArrivals.filter { $0.email == email } }

    package func refreshes(of account: Int, _ outcome: TokenRefresh.Outcome? = nil) -> [TokenRefresh] {
        refreshes.filter { $0.account == account && outcome ?? $0.outcome == $0.outcome }
    }

    /// Returns the token with this text if the server has issued it, even if it is no longer valid.
    package func issuedToken(_ text: String) -> CommunityToken? { issued[text] }

    /// Returns whether the server accepts a token at this time, in milliseconds since 1970.
    package func isValid(_ text: String, at time: Int) -> Bool { validToken(text, at: time) != nil }

    /// Returns the newest verification code that was sent to an address for `register` or `reset`. Nil without an unused code.
    package func code(_ email: String, scope: String) -> String? { codes["\(scope) \(email)"] }

    // MARK: Changes from outside

    /// Adds an account, as if it had registered long ago.
    /// - Parameter time: milliseconds since 1970.
    @discardableResult
    package func addAccount(
        _ email: String, _ password: String, isAdmin: Bool = false, hasAnsweredQuestions: Bool = true, at time: Int = 0
    ) -> CommunityAccount {
        let joined = clock.stamp(milliseconds: time)
        return accounts.add {
            CommunityAccount(
                number: $0, email: email, password: password, isAdmin: isAdmin, hasAnsweredQuestions: hasAnsweredQuestions, joined: joined)
        }
    }

    /// Revokes all tokens of an account.
    package func signOut(_ account: CommunityAccount) { account.generation += 1 }

    // MARK: Requests

    package func answer(_ request: ServerRequest) -> ServerResponse {
        do throws(ServerRefusal) {
            switch Self.routes.match(request.method, request.path) {
            case .found(let handler, let values): return try handler(self)(request, values)
            case .wrongMethod: throw .community(405, "Method Not Allowed")
            case .none: throw .community(404, "Cannot \(request.method) \(request.path)")
            }
        } catch {
            return error.response
        }
    }

    typealias Handler =
        @Sendable (AccountsServer) -> (ServerRequest, RouteValues) throws(ServerRefusal) -> ServerResponse

    func stamp(_ request: ServerRequest) -> Int { clock.stamp(milliseconds: request.time) }

    // MARK: Tokens

    /// Returns the token of a request to any server of the community. Nil if it has no valid token.
    func validToken(of request: ServerRequest, cookie: String = "access") -> CommunityToken? {
        guard let text = request.bearerToken ?? request.cookie(cookie) else { return nil }
        return validToken(text, at: request.time)
    }

    /// Returns the token of a request like ``validToken(of:cookie:)``. Nil also if its account is closed.
    func activeToken(of request: ServerRequest) -> CommunityToken? {
        validToken(of: request).flatMap { accounts[$0.account]?.isActive == true ? $0 : nil }
    }

    private func validToken(_ text: String, at time: Int) -> CommunityToken? {
        guard let token = issued[text], let account = accounts[token.account], token.generation == account.generation,
            token.expiry * 1000 > time
        else { return nil }
        return token
    }

    func requiredToken(of request: ServerRequest, cookie: String = "access") throws(ServerRefusal) -> CommunityToken {
        guard let token = validToken(of: request, cookie: cookie) else { throw .community(401, "Invalid JWT Token") }
        return token
    }

    func activeAccount(_ number: Int) throws(ServerRefusal) -> CommunityAccount {
        guard let account = accounts[number], account.isActive else { throw .community(404, "User Not Found") }
        return account
    }

    func current(_ request: ServerRequest) throws(ServerRefusal) -> CommunityAccount {
        try activeAccount(requiredToken(of: request).account)
    }

    func issueTokens(to account: CommunityAccount, at time: Int) -> JSONValue {
        account.issuedAt = time / 1000
        var pair: JSONValue = [:]
        for (kind, lifetime) in [(CommunityToken.Kind.access, settings.accessLifetime), (.refresh, settings.refreshLifetime)] {
            let token = CommunityToken(
                kind, of: account, issuedAt: account.issuedAt, lifetime: lifetime, serial: issued.count + 1,
                asksQuestions: settings.asksQuestions)
            issued[token.text] = token
            pair[kind.rawValue] = .string(token.text)
        }
        return pair
    }

    func tokenResponse(_ account: CommunityAccount, _ message: String, _ request: ServerRequest) -> ServerResponse {
        .json(200, issueTokens(to: account, at: request.time).merging(["message": .string(message)]))
    }

    func refresh(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        // The real server reads the cookie `refresh` only if the request also has a cookie `access`.
        let cookie = request.cookie("access") == nil ? "access" : "refresh"
        let text = request.bearerToken ?? request.cookie(cookie) ?? ""
        var outcome = TokenRefresh.Outcome.invalidToken
        var new: JSONValue?
        defer {
            refreshes.append(
                TokenRefresh(
                    time: request.time, account: issued[text]?.account, token: text, outcome: outcome, newToken: new?["refresh"]?.text))
        }
        let token = try requiredToken(of: request, cookie: cookie)
        let account: CommunityAccount
        do throws(ServerRefusal) {
            account = try activeAccount(token.account)
        } catch {
            outcome = .closedAccount
            throw error
        }
        guard token.kind == .refresh else { throw .community(401, "refresh token invalid") }
        if settings.isRefreshSingleUse, !usedRefreshTokens.insert(text).inserted {
            outcome = .usedToken
            signOut(account)
            throw .community(401, "refresh token invalid")
        }
        outcome = .accepted
        account.lastLogin = stamp(request)
        let response = issueTokens(to: account, at: request.time)
        new = response
        return .json(200, response.merging(["message": "refresh successful"]))
    }

    // MARK: Passwords and codes

    func received(_ input: CommunityInput, _ request: ServerRequest, _ endpoint: String, _ outcome: PasswordArrival.Outcome) {
        passwordArrivals.append(
            PasswordArrival(
                time: request.time, endpoint: endpoint, email: input.text("email"), password: input.text("password"), outcome: outcome))
    }

    func sendCode(to email: String, scope: String) {
        codes["\(scope) \(email)"] = seed.int(in: 0...999_999).zeroPadded(to: 6)
    }

    /// Returns whether a verification code is right, and makes it invalid if so.
    func useCode(_ code: String, of email: String, scope: String) -> Bool {
        guard codes["\(scope) \(email)"] == code else { return false }
        codes["\(scope) \(email)"] = nil
        return true
    }
}
