import Calls
import Errors
import Storage
import Synchronization
import Threads

/// An authenticator that signs a session in to the community and out of it, and refreshes the session's tokens.
///
/// A call belongs to the account that the session had at its start. Functions that serve a call throw `account_changed` if the session has
/// changed its account since, so that nothing is sent in the name of another person.
final class CommunityAuthenticator: TokenRefresher {
    private let client: TokenClient
    private let file: TokenFile?
    private let log: LogHandler
    private let state: Mutex<State>

    private struct State {
        var signIn: CommunitySignIn?
        /// The account whose sign-in the server refused to renew, and the error for the calls that had started before the refusal.
        var ended: (account: String, error: DanXiError)?
    }

    /// - Parameter file: the file that keeps the tokens. Nil if the session has no store.
    init(client: TokenClient, file: TokenFile?, log: @escaping LogHandler) {
        self.client = client
        self.file = file
        self.log = log
        state = Mutex(State(signIn: file?.loadAtOpen().map { CommunitySignIn(token: $0.token, login: $0.login, isRemembered: true) }))
    }

    // MARK: State

    /// The session's sign-in, which may belong to another account than the current call.
    var present: CommunitySignIn? { state.withLock { $0.signIn } }

    /// Returns whether the file holds the tokens of a sign-in, or newer ones of the account. False if another process has removed the file
    /// or replaced it for another account, or if the tokens could not be written.
    func isRemembered(_ signIn: CommunitySignIn) async -> Bool {
        guard signIn.isRemembered, let stored = await file?.load() else { return false }
        return stored == signIn.token || stored.mayReplace(signIn.token)
    }

    /// Makes sure that a later session with the store continues the sign-in. Blocks the calling thread.
    /// - Returns: false if the sign-in is not remembered. True without a sign-in.
    func keepSignIn() throws -> Bool {
        guard let signIn = present else { return true }
        guard signIn.isRemembered, let file else { return false }
        return try file.keep(signIn.token, signIn.login)
    }

    /// Returns the sign-in of the account that the current call acts for. Nil if neither the call nor the session has one.
    func signIn() throws(DanXiError) -> CommunitySignIn? {
        let (present, ended) = state.withLock { ($0.signIn, $0.ended) }
        do {
            _ = try CallContext.account(.community, present: present?.account)
        } catch {
            if present == nil, let ended, ended.account == CallContext.current.accounts?.community { throw ended.error }
            throw error
        }
        return present
    }

    /// Returns the account that a sign-out of the current call ends. Nil if another sign-out, or the server, has ended the sign-in already.
    /// - Throws: `account_changed` if the session has signed in to another account since the call began.
    func accountToSignOut() throws(DanXiError) -> String? {
        guard let present else { return nil }
        return try CallContext.account(.community, present: present.account)
    }

    private func requiredSignIn() throws(DanXiError) -> CommunitySignIn {
        guard let signIn = try signIn() else { throw .notSignedIn }
        return signIn
    }

    /// Throws `account_changed` unless the session, the current call and the token have the same account.
    func check(_ access: String) throws(DanXiError) {
        guard let signIn = try signIn() else { throw .accountChanged(.community) }
        guard signIn.token.access == access || TokenClaims(access)?.account == signIn.account else { throw .accountChanged(.community) }
    }

    // MARK: Sign-in and sign-out

    /// Signs in with the tokens that `request` returns. If `reuse` is true, and another session has stored tokens for the same e-mail
    /// address, signs in with the stored tokens instead. Sessions with `reuse` that share a store take turns, so that only one of them
    /// sends the password.
    func signIn(
        _ method: String, email: String, remember: Bool, reuse: Bool, _ request: @Sendable (TokenClient) async throws -> Token
    ) async throws -> (previous: CommunitySignIn?, new: CommunitySignIn, failure: (any Error)?) {
        // Only a stored login is compared with others, and the first hash of a process takes as long as several calls.
        let login = remember ? try TokenLogin(email: email) : nil
        guard reuse else { return try await signIn(method, login: login, remember: remember, request) }
        guard let login, let file else {
            throw DanXiError(
                .invalidArgument,
                "\(method): `reuse` needs `remember`, and a store for the tokens. Set store.path or store.url in the session's configuration."
            )
        }
        let limit = CallContext.current.deadline.map { Instant.now.duration(to: $0) } ?? .seconds(60)
        return try await file.locked(waitingAtMost: limit) { [self] file in
            if let token = await file.load(for: login) {
                let new = CommunitySignIn(token: token, login: login, isRemembered: true)
                return (use(new), new, nil)
            }
            return try await signIn(method, login: login, remember: true, in: file, request)
        }
    }

    /// Replaces the sign-in in memory. Returns the previous one.
    private func use(_ new: CommunitySignIn) -> CommunitySignIn? {
        state.withLock { state in
            defer { (state.signIn, state.ended) = (new, nil) }
            return state.signIn
        }
    }

    /// Signs in with new tokens, and stores them if `remember` is true. Otherwise, removes stored tokens of the same account.
    /// - Parameters:
    ///   - method: the name of the method, for error messages.
    ///   - login: the login, for which other sessions can reuse the tokens. Nil for a sign-in other than by `account.login`.
    ///   - locked: the file whose lock the caller holds. Nil to acquire the lock here.
    ///   - request: requests the tokens of the account.
    /// - Returns: the sign-in that the session had before, the new one, and the error if the tokens could not be stored or removed.
    func signIn(
        _ method: String, login: TokenLogin? = nil, remember: Bool, in locked: TokenFile? = nil,
        _ request: @Sendable (TokenClient) async throws -> Token
    ) async throws -> (previous: CommunitySignIn?, new: CommunitySignIn, failure: (any Error)?) {
        if remember, file == nil {
            throw DanXiError(
                .invalidArgument,
                "\(method): `remember` needs a store for the tokens. Set store.path or store.url in the session's configuration.")
        }
        let token = try await request(client)
        let new = CommunitySignIn(token: token, login: login, isRemembered: remember)
        let previous = use(new)
        do {
            if remember, let locked {
                try await locked.save(token, login)
            } else if remember {
                try await changeFile(of: token) { try await $0.save(token, login) }
            } else if await file?.load()?.account == token.account {
                try await changeFile(of: token) { try await $0.signOut(of: token.account, wasRemembered: true) }
            }
            return (previous, new, nil)
        } catch {
            if remember { forget(token) }
            let kept = remember ? "its tokens are not stored" : "tokens of an earlier sign-in are still stored"
            return (previous, new, error.saying("\(method): the session is signed in to account \(token.account), but \(kept)."))
        }
    }

    /// Changes the file while holding its lock, unless the session has received other tokens before the lock is acquired.
    private func changeFile(of token: Token, _ change: @Sendable (TokenFile) async throws -> Void) async throws {
        try await file?.locked { [self] file in
            if present?.token == token { try await change(file) }
        }
    }

    /// Replaces the tokens of the account with new ones that the server has issued without a refresh, such as after a quiz.
    func adopt(_ new: Token) async throws {
        let old = try requiredSignIn().token
        guard new.account == old.account else { throw DanXiError.accountChanged(.community) }
        replace(old, with: new)
        try await file?.locked { [self] file in
            if let signIn = present, signIn.token == new, signIn.isRemembered, await !file.update(new, replacing: old, signIn.login) {
                forget(new)
            }
        }
    }

    /// Closes the account of an e-mail address. A refresh of the session's tokens then shows whether the closed account is the session's.
    /// If so, the sign-in ends.
    func close(email: String, password: String) async throws {
        try await client.closeAccount(email: email, password: password)
        guard present != nil else { return }
        do {
            try await refresh()
        } catch let error as DanXiError where error.code == .notSignedIn {
            log(.info, "The account of the session was closed.")
        } catch let error as DanXiError {
            log(
                .warning,
                "An account was closed, but the library could not check whether it is the account of the session. \(error.message)")
        }
    }

    /// Deletes an account's tokens from memory and from the file. Throws `account_changed` if the session has signed in to another account
    /// since.
    func signOut(of account: String) async throws {
        let wasRemembered = try state.withLock { state in
            guard state.signIn?.account ?? account == account else { throw DanXiError.accountChanged(.community) }
            defer { state.signIn = nil }
            return state.signIn?.isRemembered ?? false
        }
        do {
            try await file?.locked { file in try await file.signOut(of: account, wasRemembered: wasRemembered) }
        } catch {
            throw error.saying("The session is signed out, but its tokens are still stored.")
        }
    }

    // MARK: Refreshing

    /// Requests new tokens from the server, or waits for another call that is requesting them.
    func refresh() async throws {
        var origin: TokenOrigin
        repeat {
            let signIn = try requiredSignIn()
            origin = try await signIn.refreshes.value { [self] in try await renewed(signIn, replacing: nil) }
        } while origin == .elsewhere
    }

    /// Replaces a refused access token. Concurrent calls share one request.
    func refresh(replacing access: String) async throws -> TokenOrigin {
        let signIn = try requiredSignIn()
        if signIn.token.access != access { return .elsewhere }
        return try await signIn.refreshes.value { [self] in try await renewed(signIn, replacing: access) }
    }

    /// - Parameter refused: the refused access token. Nil to send a request even if another call or process has just refreshed the tokens.
    private func renewed(_ signIn: CommunitySignIn, replacing refused: String?) async throws -> TokenOrigin {
        guard signIn.isRemembered, let file else { return try await renewed(replacing: refused, file: nil) }
        return try await file.locked(waitingAtMost: nil) { [self] in try await renewed(replacing: refused, file: $0) }
    }

    private func renewed(replacing refused: String?, file: TokenFile?) async throws -> TokenOrigin {
        _ = try await adopted(from: file, waiting: false)
        let old = try requiredSignIn().token
        // The session may have received other tokens while this call waited, for example for the lock.
        if let refused, old.access != refused, !old.isExpired { return .elsewhere }
        do {
            let new = try await client.refresh(old)
            log(.info, "The tokens of the community account were refreshed.")
            replace(old, with: new)
            if let file, let signIn = present, signIn.token == new, await !file.update(new, replacing: old, signIn.login) { forget(new) }
            return .server
        } catch let error as DanXiError where error.code == .notSignedIn {
            // If the server accepts each refresh token only once, another process may have used this token already.
            let mayFollow = if let file { file.isLocked ? await file.isLost() : true } else { false }
            _ = try await adopted(from: file, waiting: mayFollow)
            if try requiredSignIn().token != old { return .elsewhere }
            throw await end(old, with: error)
        }
    }

    /// Takes over tokens that another process has written for the same account.
    /// - Parameter waiting: whether to wait about a second for the tokens, because another process may be about to write them.
    private func adopted(from file: TokenFile?, waiting: Bool) async throws -> Token? {
        guard let file else { return nil }
        for attempt in 1... {
            let old = try requiredSignIn().token
            if let newer = await file.newer(than: old) {
                replace(old, with: newer)
                return newer
            }
            guard waiting, attempt <= 10 else { return nil }
            try await Timers.sleep(for: .milliseconds(100))
        }
        return nil
    }

    /// Replaces the session's tokens `old` with `new`. Does nothing if the session no longer has `old`.
    private func replace(_ old: Token, with new: Token) {
        state.withLock { state in
            if state.signIn?.token == old { state.signIn?.token = new }
        }
    }

    /// Records that the file does not hold the tokens.
    private func forget(_ token: Token) {
        state.withLock { state in
            if state.signIn?.token == token { state.signIn?.isRemembered = false }
        }
    }

    /// Ends the sign-in that the server refuses to renew. Returns the error for the call.
    private func end(_ token: Token, with refusal: DanXiError) async -> DanXiError {
        var error = refusal
        error.message = "The community sign-in has ended, because the server refused to renew it. \(refusal.message)"
        state.withLock { state in
            if state.signIn?.token == token { (state.signIn, state.ended) = (nil, (token.account, error)) }
        }
        do { try await file?.remove(token) } catch { log(.warning, DanXiError(error).message) }
        return error
    }
}
