import Calls
import Errors
import JSON
import Storage

/// The stored value ``SecretFile/account``, which keeps the tokens of an account between processes after a sign-in with `remember`.
///
/// Processes that use the same store share the file. A lock makes them take turns at refreshing and at changing the file. A process that goes
/// on without the lock, or was stopped while it held the lock, does not replace a content that it has not seen. Only a new sign-in replaces
/// the tokens of another account or of another server. A sign-out leaves a ``SignOutMark``. A missing file counts as lost, and the next
/// refresh writes the file again.
struct TokenFile: Sendable {
    private let file: StoreFile<RememberedValue<StoredToken>>
    private let server: String
    private let lock: StoreLock
    /// The lock while it is held, otherwise nil. If the lock is lost, writes fail.
    private var heldLock: (any HeldLock)?
    private let log: LogHandler
    /// The time for which a change of the file waits for a process that holds the lock. A refresh usually takes much less.
    private static let patience = Duration.seconds(10)

    /// - Parameter server: the base URL of the account server. Its tokens are not sent to another server.
    init(store: any StoreBackend, server: String, log: @escaping LogHandler) {
        self.server = server
        file = StoreFile(store: store, file: .account, log: log)
        lock = StoreLock(store: store, name: "account.lock", log: log)
        self.log = log
    }

    /// Returns the tokens in the file when a session is opened. Nil if the file has no tokens of the server or cannot be read. Blocks the
    /// calling thread; see ``FileThreads/runAndWait(in:atMost:_:)``.
    func loadAtOpen() -> StoredToken? {
        do {
            return try FileThreads.runAndWait(in: file.store.place) { read() }
        } catch {
            log(.warning, error.message)
            return nil
        }
    }

    /// Returns the tokens in the file. Nil if the file has no tokens of the server or cannot be read. A failure is logged.
    func load() async -> Token? {
        do {
            return try await file.store.run { read()?.token }
        } catch {
            log(.warning, DanXiError(error).message)
            return nil
        }
    }

    private func read() -> StoredToken? { file.load()?.signIn.flatMap { $0.server == server ? $0 : nil } }

    /// Returns the tokens that a login with this e-mail address has stored. Nil if the file has no such tokens, or if the refresh token has
    /// expired. A failure is logged.
    func load(for login: TokenLogin) async -> Token? {
        do {
            let stored = try await file.store.run { read() }
            return stored.flatMap { $0.login == login && !$0.token.isRefreshExpired ? $0.token : nil }
        } catch {
            log(.warning, DanXiError(error).message)
            return nil
        }
    }

    /// Returns whether the store has lost the tokens. A failure is logged, and does not count as a loss.
    func isLost() async -> Bool {
        do {
            return try await file.store.run { try file.version() == nil }
        } catch {
            log(.warning, DanXiError(error).message)
            return false
        }
    }

    /// Whether this value holds the lock. Only a value that ``locked(waitingAtMost:_:)`` passes to its closure can hold the lock.
    var isLocked: Bool { heldLock != nil }

    /// Runs `work` while holding the lock, or without the lock if another process does not release it in time.
    /// - Parameters:
    ///   - limit: the maximum time to wait for the lock. Nil for a refresh, which must not run while another process refreshes: if the
    ///     server accepts each token once, two refreshes could sign out all processes. It waits until the deadline of the call, unless the
    ///     other process has been stopped.
    ///   - work: receives the file to use, which holds the lock if the lock was acquired.
    func locked<Value: Sendable>(
        waitingAtMost limit: Duration? = patience, _ work: @Sendable (TokenFile) async throws -> Value
    ) async throws -> Value {
        try await lock.locked(waitingAtMost: limit) { lock in
            var file = self
            file.heldLock = lock
            return try await work(file)
        }
    }

    /// Returns the tokens in the file if they belong to the same account and may be newer than `token`. Nil otherwise.
    func newer(than token: Token) async -> Token? { await load().flatMap { $0.mayReplace(token) ? $0 : nil } }

    /// - Parameter login: the login that returned the tokens. Nil if no other login may reuse them.
    func save(_ token: Token, _ login: TokenLogin?) async throws {
        _ = try await file.store.run { try file.update(under: heldLock) { _ in saving(token, login) } }
    }

    private func saving(_ token: Token, _ login: TokenLogin?) -> StoreFile<RememberedValue<StoredToken>>.Change {
        .save(.signIn(StoredToken(token: token, server: server, login: login)))
    }

    /// Stores refreshed tokens, unless another process has signed out or signed in to another account, or has stored newer tokens while it
    /// did not wait for the lock. A failure is logged.
    /// - Parameters:
    ///   - old: the tokens that were refreshed.
    ///   - login: the login that returned the tokens, which is stored if the file has no login.
    /// - Returns: false if another process has signed out or signed in to another account, otherwise true, even after a failure.
    func update(_ token: Token, replacing old: Token, _ login: TokenLogin?) async -> Bool {
        do {
            return try await file.store.run {
                var isOwn = true
                try file.update(under: heldLock) { content in
                    isOwn = true
                    switch content {
                    case .value(.signedOut, _): isOwn = false
                    case .value(.signIn(let other), _) where other.token.account != token.account || other.server != server: isOwn = false
                    case .value(.signIn(let other), _) where other.token != old && other.token.isNewer(than: token): return .keep
                    case .value(.signIn(let other), _): return saving(token, other.login ?? login)
                    case .missing, .invalid: return saving(token, login)
                    }
                    return .keep
                }
                return isOwn
            }
        } catch {
            log(
                .warning,
                "The new tokens of the community account are kept in memory only, so a later session may have to sign in. \(DanXiError(error).message)"
            )
            return true
        }
    }

    /// Makes sure that the file has these tokens, or newer ones of the account. Writes them if the store has lost them, or if they could not be
    /// stored before. Blocks the calling thread.
    /// - Returns: false if another process has signed out or signed in to another account.
    func keep(_ token: Token, _ login: TokenLogin?) throws -> Bool {
        if let isKept = isKept(token, try file.read()) { return isKept }
        var isOwn = true
        try file.update(inTurnOf: lock) { content in
            let isKept = isKept(token, content)
            isOwn = isKept ?? true
            return isKept == nil ? saving(token, content.value?.signIn?.login ?? login) : .keep
        }
        return isOwn
    }

    /// Returns whether a session that reads the file continues the sign-in with these tokens. Nil if the file must be written.
    private func isKept(_ token: Token, _ content: StoreFile<RememberedValue<StoredToken>>.Content) -> Bool? {
        switch content {
        case .value(.signedOut, _): false
        case .value(.signIn(let other), _) where other.token.account != token.account || other.server != server: false
        case .value(.signIn(let other), _): other.token == token || other.token.mayReplace(token) ? true : nil
        case .missing, .invalid: nil
        }
    }

    /// Replaces the tokens of an account with the mark of a sign-out, unless the file belongs to another account.
    /// - Parameter wasRemembered: whether the store had the tokens of this session. If so, the mark is written even if the store has lost them.
    func signOut(of account: String, wasRemembered: Bool) async throws {
        _ = try await file.store.run {
            try file.update(under: heldLock) { content in
                switch content {
                case .value(.signIn(let other), _) where other.token.account != account || other.server != server: .keep
                case .value(.signedOut, _): .keep
                case .missing where !wasRemembered: .keep
                case .missing, .invalid, .value: .save(.signedOut(SignOutMark(["\(account) of \(server)"])))
                }
            }
        }
    }

    /// Removes tokens that the server has refused, unless the file has other tokens.
    func remove(_ token: Token) async throws {
        _ = try await file.store.run {
            try file.update(under: heldLock) { content in
                if case .value(.signIn(let other), _) = content, other.server == server, other.token == token { .remove } else { .keep }
            }
        }
    }
}

/// The tokens in the file.
struct StoredToken: JSONCodable {
    let token: Token
    /// The base URL of the server that has issued the tokens.
    let server: String
    /// The login that returned the tokens. Nil if no other login may reuse them.
    let login: TokenLogin?

    init(token: Token, server: String, login: TokenLogin?) {
        self.token = token
        self.server = server
        self.login = login
    }

    init(json: JSONElement) throws(JSONError) {
        token = try Token(json: json)
        server = try json.value("server")
        login = try (json.optional("login") as String?).map(TokenLogin.init(hash:))
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("access", token.access)
            json.set("login", login?.hash)
            json.set("refresh", token.refresh)
            json.set("server", server)
        }
    }
}
