import Errors
import Networking
import Storage
import Synchronization

/// The sign-in that requests speak for, in memory and, if it was asked to remember it, in a file of mode 0600.
final class CurrentSignIn: Sendable {
    private let client: any APIClient
    private let file: FileStore<RememberedSignIn>?
    private let log: LogHandler
    private let state: Mutex<State>

    private struct State {
        var session: SignInSession
        var isRemembered: Bool
        /// Of the cookies that are in the file.
        var savedVersion: Int
    }

    /// - Parameter client: sends single requests, without cookies.
    init(client: any APIClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        self.client = client
        self.log = log
        file = directory.map { FileStore(directory: $0, name: "campus.json", log: log) }
        let remembered = file?.load()
        let jar = CookieJar()
        if let remembered { jar.restore(remembered.cookies) }
        let account = remembered.map { CampusAccount(username: $0.username, password: nil, studentType: $0.studentType) }
        let session = SignInSession(account: account, jar: jar, client: client, log: log)
        state = Mutex(State(session: session, isRemembered: remembered != nil, savedVersion: jar.version))
    }

    var session: SignInSession { state.withLock { $0.session } }
    var isRemembered: Bool { state.withLock { $0.isRemembered } }
    var canRemember: Bool { file != nil }

    /// - Parameter account: nil: nobody's, for what needs no account.
    func newSession(_ account: CampusAccount?) -> SignInSession { SignInSession(account: account, client: client, log: log) }

    /// Requests that are under way keep the session that they began with.
    func replace(with session: SignInSession, remember: Bool) throws {
        state.withLock { $0 = State(session: session, isRemembered: remember, savedVersion: -1) }
        if remember { keep() } else { try file?.remove() }
    }

    /// Writes the cookies, if they are to be remembered and have changed.
    func keep() {
        guard let file else { return }
        let remembered = state.withLock { state -> RememberedSignIn? in
            let version = state.session.jar.version
            guard state.isRemembered, version != state.savedVersion, let account = state.session.account else { return nil }
            state.savedVersion = version
            return RememberedSignIn(username: account.username, studentType: account.studentType, cookies: state.session.jar.snapshot)
        }
        guard let remembered else { return }
        do { try file.save(remembered) } catch { log(.warning, error.message) }
    }
}

extension DanXiError {
    static let notSignedIn = DanXiError(.notSignedIn, "the session is not signed in to the campus: call campus.login first")
}
