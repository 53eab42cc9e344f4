import Calls
import Errors
import Networking
import Storage
import Synchronization

/// The campus sign-in of a session: the one that new requests use, and a login that waits for an answer.
final class SignInState: Sendable {
    private let transport: SignInTransport
    private let file: SignInFile?
    private let log: LogHandler
    private let state: Mutex<State>

    private struct State {
        var authenticator: CampusAuthenticator
        var pending: PendingLogin?
        var signOutActions: [@Sendable () async throws -> Void] = []
    }

    /// A login that waits for the answer to a challenge.
    struct PendingLogin: Sendable {
        let authenticator: CampusAuthenticator
        let remember: Bool
    }

    /// - Parameters:
    ///   - store: where a sign-in is remembered. Nil if none can be remembered.
    init(transport: SignInTransport, store: (any StoreBackend)?, log: @escaping LogHandler) {
        self.transport = transport
        self.log = log
        file = store.map { SignInFile(store: $0, log: log) }
        let restored = file?.load(transport: transport)
        state = Mutex(State(authenticator: restored ?? CampusAuthenticator(identity: nil, transport: transport, log: log)))
    }

    /// The authenticator that new requests use. Requests under way keep the one they started with.
    var authenticator: CampusAuthenticator { state.withLock { $0.authenticator } }

    /// Returns the authenticator for a request of the current call, with the newest cookies of a remembered sign-in.
    ///
    /// A call of nobody, such as one for a public page, gets no account even if somebody has signed in since.
    /// - Throws: `accountChanged` if the call was started for another account than the session's.
    func authenticatorOfCall() async throws -> CampusAuthenticator {
        let authenticator = authenticator
        let username = authenticator.identity?.username
        if username != nil, let accounts = CallContext.current.accounts, accounts.campus == nil {
            return CampusAuthenticator(identity: nil, transport: transport, log: log)
        }
        _ = try CallContext.account(.campus, present: username)
        await file?.update(authenticator)
        return authenticator
    }

    var pending: PendingLogin? { state.withLock { $0.pending } }
    func setPending(_ pending: PendingLogin?) { state.withLock { $0.pending = pending } }

    var isRemembered: Bool { file?.holds(authenticator) ?? false }

    /// - Throws: an error if a sign-in is to be remembered and there is no store for it.
    func requireStore(for method: String, remember: Bool) throws(DanXiError) {
        guard remember, file == nil else { return }
        throw DanXiError(
            .invalidArgument,
            "\(method): `remember` needs a store for the cookies. Set store.path or store.url in the session's configuration.")
    }

    /// Saves changed cookies, if the sign-in is remembered.
    func save() async { await file?.save() }

    /// Runs work, and saves the cookies even if it fails.
    func savingCookies<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            let value = try await work()
            await save()
            return value
        } catch {
            await save()
            throw error
        }
    }

    /// Returns an authenticator for a login. It takes effect with ``replace(_:with:remember:)``.
    func authenticator(for identity: CampusIdentity) -> CampusAuthenticator {
        CampusAuthenticator(identity: identity, transport: transport, log: log)
    }

    /// Returns an authenticator for an account that has signed in with a browser. The password and the cookies of the present sign-in are
    /// kept if it is the same account's. It takes effect with ``replace(_:with:remember:)``.
    func authenticator(continuingFor username: String, studentType: StudentType) -> CampusAuthenticator {
        let present = authenticator
        guard let identity = present.identity, identity.username == username else {
            return self.authenticator(for: CampusIdentity(username: username, password: nil, studentType: studentType))
        }
        let jar = CookieJar()
        jar.restore(present.jar.snapshot)
        return CampusAuthenticator(identity: identity.renewed(as: studentType), jar: jar, transport: transport, log: log)
    }

    /// Signs in with the cookies that another session has stored for the account, or with a login. Sessions with one store take turns.
    /// - Throws: an error if there is no store.
    func reuse(_ identity: CampusIdentity, or login: @Sendable () async throws -> Void) async throws {
        guard let file else { throw DanXiError(.invalidArgument, "campus.login: `reuse` needs a store. Set store.path or store.url.") }
        try await file.inTurn { [self] in
            guard let restored = await file.restore(identity, transport: transport) else { return try await login() }
            let previous = authenticator.identity
            use(restored)
            try await finish(nil, clearing: Self.mustClear(after: previous, for: identity))
        }
    }

    /// Replaces the sign-in, and clears the services' stores if their values are not the new account's.
    /// - Parameter method: the name of the method, for error messages.
    func replace(_ method: String, with authenticator: CampusAuthenticator, remember: Bool) async throws {
        let previous = self.authenticator.identity
        use(authenticator)
        var failure: (any Error)?
        do {
            if remember { try await file?.remember(authenticator) } else { try await file?.remove(previous?.username) }
        } catch {
            let kept = remember ? "its cookies are not stored" : "the cookies of an earlier sign-in are still stored"
            failure = error.saying("\(method): the session is signed in as \(authenticator.identity?.username ?? "nobody"), but \(kept).")
        }
        try await finish(failure, clearing: Self.mustClear(after: previous, for: authenticator.identity))
    }

    /// Whether the stores hold values that are not the new account's: those of another account, or of the servers of another student type.
    private static func mustClear(after previous: CampusIdentity?, for next: CampusIdentity?) -> Bool {
        guard let previous else { return false }
        return previous.username != next?.username || (previous.studentType == .graduate) != (next?.studentType == .graduate)
    }

    /// Signs out, and clears the services' stores.
    func signOut() async throws {
        let previous = authenticator.identity?.username
        use(CampusAuthenticator(identity: nil, transport: transport, log: log))
        var failure: (any Error)?
        do { try await file?.remove(previous) } catch {
            failure = error.saying("campus.logout: the session is signed out, but its cookies are still stored.")
        }
        try await finish(failure, clearing: true)
    }

    /// Registers an action to run when the account signs out, or another one signs in.
    func onSignOut(_ action: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.signOutActions.append(action) }
    }

    /// Replaces the sign-in in memory.
    func use(_ authenticator: CampusAuthenticator) {
        state.withLock { state in
            state.authenticator = authenticator
            state.pending = nil
        }
    }

    /// Clears the stores, and throws the error of the file, which matters more than theirs.
    private func finish(_ failure: (any Error)?, clearing: Bool) async throws {
        do {
            if clearing { for action in state.withLock({ $0.signOutActions }) { try await action() } }
        } catch {
            throw failure ?? error
        }
        if let failure { throw failure }
    }
}
