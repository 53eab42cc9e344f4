import Calls
import Errors
import Networking
import Storage
import Synchronization

/// The campus sign-in that new requests of a session use, and a login that waits for the answer to a challenge.
package final class CurrentSignIn: Sendable {
    private let present: Present
    private let file: RememberedSignInFile?
    /// The refused passwords and used codes, which the session and others with its store do not send again.
    private let spent: SpentSecrets
    /// The source of the codes of authenticator apps. All logins of the session share it, so that no code is used twice.
    private let codes = OneTimeCodes()
    private let signOutActions = Mutex<[@Sendable () async throws -> Void]>([])

    /// The mutable state without the sign-out actions. A sign-out action can hold this object without a reference cycle.
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

    /// - Parameter store: the store for a remembered sign-in. Nil if no sign-in can be remembered.
    init(store: (any StoreBackend)?, log: @escaping LogHandler) {
        let (spent, codes) = (SpentSecrets(store: store, log: log), self.codes)
        self.spent = spent
        file = store.map { RememberedSignInFile(store: $0, log: log) }
        let restored = file?.load {
            CampusIdentity(username: $0.username, password: nil, studentType: $0.studentType, codes: codes, spent: spent)
        }
        present = Present(restored ?? AccountSignIn(nil))
    }

    /// Returns a new identity, which shares the spent secrets of the session.
    /// - Parameter password: nil for an account that has signed in with a browser.
    func identity(username: String, password: String?, studentType: StudentType, totp: TOTP? = nil) -> CampusIdentity {
        CampusIdentity(username: username, password: password, studentType: studentType, totp: totp, codes: codes, spent: spent)
    }

    /// The sign-in that new requests use. Requests that have started keep their own sign-in.
    var current: AccountSignIn { present.state.withLock { $0.signIn } }

    /// Returns the sign-in for a request of the current call, with the newest cookies of a remembered sign-in.
    ///
    /// A call that started without an account, such as one for a public page, gets no account even if the session has signed in since.
    /// - Throws: `accountChanged` if the call was started for another account than the session's.
    func signInOfCall() async throws -> AccountSignIn {
        let signIn = current
        let username = signIn.identity?.username
        if username != nil, let accounts = CallContext.current.accounts, accounts.campus == nil { return AccountSignIn(nil) }
        _ = try CallContext.account(.campus, present: username)
        await file?.update(signIn)
        return signIn
    }

    /// The function that returns the account to which cached values belong. The account of a graduate student is marked, because the values
    /// of graduate students come from other servers and must not be mixed with the values of other student types.
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

    /// - Throws: `invalidArgument` if `remember` is true and the session has no store.
    func requireStore(for method: String, remember: Bool) throws(DanXiError) {
        guard remember, file == nil else { return }
        throw DanXiError(
            .invalidArgument,
            "\(method): `remember` needs a store for the cookies. Set store.path or store.url in the session's configuration.")
    }

    /// Makes sure that the store has the sign-in and its cookies. Blocks the calling thread.
    /// - Returns: false if the sign-in is not remembered. True without a sign-in.
    func keep() throws -> Bool {
        let signIn = current
        guard signIn.identity != nil else { return true }
        guard let file, file.holds(signIn) else { return false }
        return try file.keep()
    }

    /// Saves changed cookies, if the sign-in is remembered.
    func save() async { await file?.save() }

    /// Runs a closure, and then saves the cookies, even if the closure fails.
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

    /// Returns a sign-in for an account that has signed in with a browser. If the session is already signed in to this account, the new
    /// sign-in keeps the cookies, and the password unless the university refused it. The new sign-in takes effect with
    /// ``replace(_:with:remember:)``.
    func continued(for username: String, studentType: StudentType) -> AccountSignIn {
        let present = current
        guard let identity = present.identity, identity.username == username else {
            return AccountSignIn(self.identity(username: username, password: nil, studentType: studentType))
        }
        let jar = CookieJar()
        jar.restore(present.jar.snapshot)
        return AccountSignIn(identity.renewed(as: studentType), jar: jar)
    }

    /// Signs in with the cookies that another session has stored for the account. Without such cookies, runs `login`. Sessions that share a
    /// store take turns.
    /// - Throws: `invalidArgument` without a store.
    func reuse(_ identity: CampusIdentity, or login: @Sendable () async throws -> Void) async throws {
        guard let file else { throw DanXiError(.invalidArgument, "campus.login: `reuse` needs a store. Set store.path or store.url.") }
        try await file.inTurn { [self] in
            guard let restored = await file.restore(identity) else { return try await login() }
            let previous = current.identity
            use(restored)
            try await finish(nil, clearing: Self.mustClear(after: previous, for: identity))
        }
    }

    /// Replaces the sign-in, and clears the services' caches if their values come from another account or from other servers.
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

    /// Returns whether the caches must be cleared after a sign-in, because the session had another account, or because the student type has
    /// changed from or to `graduate`. The values of graduate students come from other servers.
    private static func mustClear(after previous: CampusIdentity?, for next: CampusIdentity?) -> Bool {
        guard let previous else { return false }
        return previous.username != next?.username || (previous.studentType == .graduate) != (next?.studentType == .graduate)
    }

    /// Signs out, forgets the refused passwords, and clears the services' caches.
    /// - Throws: `account_changed` if the session has signed in to another account since the call began.
    func signOut() async throws {
        let previous = try present.state.withLock { state in
            let username = state.signIn.identity?.username
            if username != nil { _ = try CallContext.account(.campus, present: username) }
            state = State(signIn: AccountSignIn(nil))
            return username
        }
        var failure: (any Error)?
        do { try await file?.remove(previous) } catch {
            failure = error.saying("campus.logout: the session is signed out, but its cookies are still stored.")
        }
        do { try await spent.forgetRefusals() } catch {
            failure =
                failure
                ?? error.saying(
                    "campus.logout: the session is signed out, but the store still has the refused passwords, so campus.login may not send them."
                )
        }
        try await finish(failure, clearing: true)
    }

    /// Registers an action that runs when the account signs out, when another account signs in, or when the account signs in with a student
    /// type whose values come from other servers.
    package func onSignOut(_ action: @escaping @Sendable () async throws -> Void) { signOutActions.withLock { $0.append(action) } }

    /// Replaces the sign-in in memory, and discards a login that waits for the answer to a challenge.
    func use(_ signIn: AccountSignIn) {
        present.state.withLock { state in
            state.signIn = signIn
            state.pending = nil
        }
    }

    /// Runs the sign-out actions if `clearing` is true.
    /// - Parameter failure: the error of an earlier step. It is thrown at the end, in preference to the error of an action.
    private func finish(_ failure: (any Error)?, clearing: Bool) async throws {
        do {
            if clearing { for action in signOutActions.withLock({ $0 }) { try await action() } }
        } catch {
            throw failure ?? error
        }
        if let failure { throw failure }
    }
}
