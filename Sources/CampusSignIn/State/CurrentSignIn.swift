import Calls
import Errors
import Networking
import Storage
import Synchronization

/// The campus sign-in of a session: the one that new requests use, and a login that waits for an answer.
package final class CurrentSignIn: Sendable {
    private let present: Present
    private let file: RememberedSignInFile?
    private let signOutActions = Mutex<[@Sendable () async throws -> Void]>([])

    /// The state without the actions, so that what an action refers to can read the state without a reference cycle.
    private final class Present: Sendable {
        let state: Mutex<State>

        init(_ signIn: AccountSignIn) {
            state = Mutex(State(signIn: signIn))
        }
    }

    private struct State {
        var signIn: AccountSignIn
        var pending: PendingLogin?
    }

    /// A login that waits for the answer to a challenge.
    struct PendingLogin: Sendable {
        let signIn: AccountSignIn
        let remember: Bool
    }

    /// - Parameter store: where a sign-in is remembered. Nil if none can be remembered.
    init(store: (any StoreBackend)?, log: @escaping LogHandler) {
        file = store.map { RememberedSignInFile(store: $0, log: log) }
        present = Present(file?.load() ?? AccountSignIn(nil))
    }

    /// The sign-in that new requests use. Requests under way keep the one they started with.
    var current: AccountSignIn { present.state.withLock { $0.signIn } }

    /// Returns the sign-in for a request of the current call, with the newest cookies of a remembered sign-in.
    ///
    /// A call of nobody, such as one for a public page, gets no account even if somebody has signed in since.
    /// - Throws: `accountChanged` if the call was started for another account than the session's.
    func signInOfCall() async throws -> AccountSignIn {
        let signIn = current
        let username = signIn.identity?.username
        if username != nil, let accounts = CallContext.current.accounts, accounts.campus == nil { return AccountSignIn(nil) }
        _ = try CallContext.account(.campus, present: username)
        await file?.update(signIn)
        return signIn
    }

    /// Reads the account that stored values belong to. Other servers have the graduates' values, so the stored values of one type are wrong
    /// for the other.
    package var accountReader: AccountReader {
        { [present] in
            let identity = present.state.withLock { $0.signIn.identity }
            let account = try CallContext.account(.campus, present: identity?.username)
            return account.map { identity?.studentType == .graduate ? "\($0) (graduate)" : $0 }
        }
    }

    var pending: PendingLogin? { present.state.withLock { $0.pending } }
    func setPending(_ pending: PendingLogin?) { present.state.withLock { $0.pending = pending } }

    var isRemembered: Bool { file?.holds(current) ?? false }

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

    /// Returns a sign-in for an account that has signed in with a browser. The password and the cookies of the present sign-in are kept if it is
    /// the same account's. It takes effect with ``replace(_:with:remember:)``.
    func continued(for username: String, studentType: StudentType) -> AccountSignIn {
        let present = current
        guard let identity = present.identity, identity.username == username else {
            return AccountSignIn(CampusIdentity(username: username, password: nil, studentType: studentType))
        }
        let jar = CookieJar()
        jar.restore(present.jar.snapshot)
        return AccountSignIn(identity.renewed(as: studentType), jar: jar)
    }

    /// Signs in with the cookies that another session has stored for the account, or with a login. Sessions with one store take turns.
    /// - Throws: an error if there is no store.
    func reuse(_ identity: CampusIdentity, or login: @Sendable () async throws -> Void) async throws {
        guard let file else { throw DanXiError(.invalidArgument, "campus.login: `reuse` needs a store. Set store.path or store.url.") }
        try await file.inTurn { [self] in
            guard let restored = await file.restore(identity) else { return try await login() }
            let previous = current.identity
            use(restored)
            try await finish(nil, clearing: Self.mustClear(after: previous, for: identity))
        }
    }

    /// Replaces the sign-in, and clears the services' caches if their values are not the new account's.
    /// - Parameter method: the name of the method, for error messages.
    func replace(_ method: String, with signIn: AccountSignIn, remember: Bool) async throws {
        let previous = current.identity
        use(signIn)
        var failure: (any Error)?
        do {
            if remember { try await file?.remember(signIn) } else { try await file?.remove(previous?.username) }
        } catch {
            let kept = remember ? "its cookies are not stored" : "the cookies of an earlier sign-in are still stored"
            failure = error.saying("\(method): the session is signed in as \(signIn.identity?.username ?? "nobody"), but \(kept).")
        }
        try await finish(failure, clearing: Self.mustClear(after: previous, for: signIn.identity))
    }

    /// Whether the caches hold values that are not the new account's: those of another account, or of the servers of another student type.
    private static func mustClear(after previous: CampusIdentity?, for next: CampusIdentity?) -> Bool {
        guard let previous else { return false }
        return previous.username != next?.username || (previous.studentType == .graduate) != (next?.studentType == .graduate)
    }

    /// Signs out, and clears the services' caches.
    func signOut() async throws {
        let previous = current.identity?.username
        use(AccountSignIn(nil))
        var failure: (any Error)?
        do { try await file?.remove(previous) } catch {
            failure = error.saying("campus.logout: the session is signed out, but its cookies are still stored.")
        }
        try await finish(failure, clearing: true)
    }

    /// Registers an action to run when the account signs out, or another one signs in.
    package func onSignOut(_ action: @escaping @Sendable () async throws -> Void) { signOutActions.withLock { $0.append(action) } }

    /// Replaces the sign-in in memory.
    func use(_ signIn: AccountSignIn) {
        present.state.withLock { state in
            state.signIn = signIn
            state.pending = nil
        }
    }

    /// Clears the caches, and throws the error of the file, which matters more than theirs.
    private func finish(_ failure: (any Error)?, clearing: Bool) async throws {
        do {
            if clearing { for action in signOutActions.withLock({ $0 }) { try await action() } }
        } catch {
            throw failure ?? error
        }
        if let failure { throw failure }
    }
}
