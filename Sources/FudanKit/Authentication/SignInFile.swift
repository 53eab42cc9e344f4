import Networking
import Storage
import Synchronization

/// The file `campus.json` (mode 0600) that keeps a sign-in between processes, if the user asked for it.
final class SignInFile: Sendable {
    private let file: FileStore<RememberedSignIn>
    private let log: LogHandler
    /// Held during writes, so that a late write cannot restore a removed file.
    private let state = Mutex(State())

    private struct State {
        /// The sign-in in the file.
        var authenticator: CampusAuthenticator?
        /// The ``CookieJar/version`` of the cookies in the file.
        var savedVersion = -1
    }

    init(directory: StoreDirectory, log: @escaping LogHandler) {
        file = FileStore(directory: directory, name: "campus.json", log: log)
        self.log = log
    }

    /// Restores the sign-in of an earlier process.
    func load(client: any APIClient) -> CampusAuthenticator? {
        guard let remembered = file.load() else { return nil }
        let jar = CookieJar()
        jar.restore(remembered.cookies)
        let identity = CampusIdentity(username: remembered.username, password: nil, studentType: remembered.studentType)
        let authenticator = CampusAuthenticator(identity: identity, jar: jar, client: client, log: log)
        state.withLock { $0 = State(authenticator: authenticator, savedVersion: jar.version) }
        return authenticator
    }

    func holds(_ authenticator: CampusAuthenticator) -> Bool { state.withLock { $0.authenticator === authenticator } }

    /// Replaces the file with another sign-in.
    func remember(_ authenticator: CampusAuthenticator) {
        state.withLock { state in
            state = State(authenticator: authenticator)
            save(&state)
        }
    }

    /// Writes the cookies, if they have changed since the last write.
    func save() { state.withLock { save(&$0) } }

    func remove() throws {
        try state.withLock { state in
            state = State()
            try file.remove()
        }
    }

    private func save(_ state: inout State) {
        guard let authenticator = state.authenticator, let identity = authenticator.identity else { return }
        let version = authenticator.jar.version
        guard version != state.savedVersion else { return }
        state.savedVersion = version
        let remembered = RememberedSignIn(
            username: identity.username, studentType: identity.studentType, cookies: authenticator.jar.snapshot)
        do { try file.save(remembered) } catch { log(.warning, error.message) }
    }
}
