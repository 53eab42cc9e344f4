import Errors
import Networking
import Storage
import Synchronization

/// The campus sign-in of a session: the one that new requests use, and a login that waits for an answer.
final class SignInState: Sendable {
    private let client: any APIClient
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
    ///   - client: sends requests without cookies and without redirects.
    ///   - directory: the directory for a remembered sign-in. Nil if none can be remembered.
    init(client: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        self.client = client
        self.log = log
        file = directory.map { SignInFile(directory: $0, log: log) }
        let restored = file?.load(client: client)
        state = Mutex(State(authenticator: restored ?? CampusAuthenticator(identity: nil, client: client, log: log)))
    }

    /// The authenticator that new requests use. Requests under way keep the one they started with.
    var authenticator: CampusAuthenticator { state.withLock { $0.authenticator } }

    /// Returns the authenticator for a request of the current call, with the newest cookies of a remembered sign-in.
    ///
    /// A call of nobody, such as one for a public page, gets no account even if somebody has signed in since.
    /// - Throws: `accountChanged` if the call was started for another account than the session's.
    func authenticatorOfCall() throws(DanXiError) -> CampusAuthenticator {
        let authenticator = authenticator
        let username = authenticator.identity?.username
        if username != nil, let accounts = CallContext.current.accounts, accounts.campus == nil {
            return CampusAuthenticator(identity: nil, client: client, log: log)
        }
        _ = try CallContext.account(.campus, present: username)
        file?.update(authenticator)
        return authenticator
    }

    var pending: PendingLogin? { state.withLock { $0.pending } }
    func setPending(_ pending: PendingLogin?) { state.withLock { $0.pending = pending } }

    var isRemembered: Bool { file?.holds(authenticator) ?? false }

    /// - Throws: an error if a sign-in is to be remembered and there is no directory for it.
    func requireDirectory(for method: String, remember: Bool) throws(DanXiError) {
        guard remember, file == nil else { return }
        throw DanXiError(
            .invalidArgument,
            "\(method): `remember` needs a directory for the cookies. Set store.path in the session's configuration.")
    }

    /// Saves changed cookies, if the sign-in is remembered.
    func save() { file?.save() }

    /// Returns an authenticator for a login. It takes effect with `replace(with:remember:)`.
    func authenticator(for identity: CampusIdentity) -> CampusAuthenticator {
        CampusAuthenticator(identity: identity, client: client, log: log)
    }

    /// Returns an authenticator for an account that has signed in with a browser. The password and the cookies of the present sign-in are
    /// kept if it is the same account's. It takes effect with `replace(with:remember:)`.
    func authenticator(continuingFor username: String, studentType: StudentType) -> CampusAuthenticator {
        let present = authenticator
        guard let identity = present.identity, identity.username == username else {
            return self.authenticator(for: CampusIdentity(username: username, password: nil, studentType: studentType))
        }
        let jar = CookieJar()
        jar.restore(present.jar.snapshot)
        return CampusAuthenticator(identity: identity.renewed(as: studentType), jar: jar, client: client, log: log)
    }

    /// Replaces the sign-in, and clears the services' stores if it belongs to another account.
    func replace(with authenticator: CampusAuthenticator, remember: Bool) async throws {
        let previous = self.authenticator.identity?.username
        try set(authenticator, remember: remember)
        if let previous, previous != authenticator.identity?.username { try await clearStores() }
    }

    /// Signs out, and clears the services' stores.
    func signOut() async throws {
        try set(CampusAuthenticator(identity: nil, client: client, log: log), remember: false)
        try await clearStores()
    }

    /// Registers an action to run when the account signs out, or another one signs in.
    func onSignOut(_ action: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.signOutActions.append(action) }
    }

    /// Replaces the sign-in without clearing the stores.
    func set(_ authenticator: CampusAuthenticator, remember: Bool) throws {
        state.withLock { state in
            state.authenticator = authenticator
            state.pending = nil
        }
        if remember { file?.remember(authenticator) } else { try file?.remove() }
    }

    private func clearStores() async throws {
        for action in state.withLock({ $0.signOutActions }) { try await action() }
    }
}
