import Errors
import JSON
import Networking
import Storage
import Synchronization

/// The session's sign-in to the campus: who is signed in, in memory and, if it was asked to remember it, in a file of mode 0600.
public final class SignInStore: Sendable {
    /// What campus.login enters, to see whether the university takes the password: a small page that every account has.
    static let firstService = "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists"

    private let client: any APIClient
    private let file: FileStore<RememberedSignIn>?
    private let log: LogHandler
    private let state: Mutex<State>

    private struct State {
        var current: SignInSession
        /// A login that waits for an answer.
        var pending: (session: SignInSession, remember: Bool)?
        var isRemembered: Bool
        /// Of the cookies that are in the file.
        var savedVersion = 0
        var onSignOut: [@Sendable () async throws -> Void] = []
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
        state = Mutex(State(
            current: SignInSession(account: account, jar: jar, client: client, log: log), isRemembered: remembered != nil, savedVersion: jar.version))
    }

    /// What else is to be cleared as the account signs out, or another one signs in.
    func onSignOut(_ action: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.onSignOut.append(action) }
    }

    /// The sign-in that requests speak for.
    var current: SignInSession { state.withLock { $0.current } }

    var studentType: StudentType { current.account?.studentType ?? .undergraduate }

    // MARK: The methods of the service

    public func login(username: String, password: String, studentType: String, remember: Bool? = nil) async throws -> CampusStatus {
        guard let type = StudentType(rawValue: studentType) else {
            throw DanXiError(.invalidArgument, "campus.login: `student_type`: expected one of \(StudentType.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        guard !username.isEmpty, !password.isEmpty else { throw DanXiError(.invalidArgument, "campus.login: `username` and `password` must not be empty") }
        let remember = remember ?? false
        if remember, file == nil {
            throw DanXiError(.invalidArgument, "`remember` needs a place for the cookies: set store.path in the configuration of the session")
        }
        let session = SignInSession(account: CampusAccount(username: username, password: password, studentType: type), client: client, log: log)
        state.withLock { $0.pending = nil }
        do {
            try await session.enter(.neo, url: Self.firstService, after: 0)
        } catch let error as DanXiError where [.captchaRequired, .secondFactorRequired].contains(error.code) {
            state.withLock { $0.pending = (session, remember) }
            throw error
        }
        try await adopt(session, remember: remember)
        return currentStatus
    }

    public func answerChallenge(id: String, answer: String? = nil, method: String? = nil) async throws -> CampusStatus {
        let (current, pending) = state.withLock { ($0.current, $0.pending) }
        if let pending, let challenge = pending.session.challenge(id) {
            try await pending.session.answer(challenge, answer, method: method)
            try await adopt(pending.session, remember: pending.remember)
        } else if let challenge = current.challenge(id) {
            try await current.answer(challenge, answer, method: method)
            keep()
        } else {
            throw DanXiError(
                .invalidArgument, "campus.answer_challenge: no question of this `id` waits for an answer: it was answered or is too old. Make the call again that met it.")
        }
        return currentStatus
    }

    public func logout() async throws -> CampusStatus {
        let ended = SignInSession(account: nil, client: client, log: log)
        let actions = state.withLock { state in
            state.current = ended
            state.pending = nil
            state.isRemembered = false
            return state.onSignOut
        }
        try file?.remove()
        for action in actions { try await action() }
        return currentStatus
    }

    public func status() async throws -> CampusStatus { currentStatus }

    private var currentStatus: CampusStatus {
        let (current, pending, isRemembered) = state.withLock { ($0.current, $0.pending, $0.isRemembered) }
        return CampusStatus(
            signedIn: current.account != nil && !current.isRefused, username: current.account?.username,
            studentType: current.account?.studentType.rawValue, remembered: isRemembered, challenge: (pending?.session.challenge ?? current.challenge)?.entity)
    }

    /// Makes a sign-in that the university has accepted the session's.
    private func adopt(_ session: SignInSession, remember: Bool) async throws {
        let (actions, isOther) = state.withLock { state in
            let isOther = state.current.account.map { $0.username != session.account?.username } ?? false
            state.current = session
            state.pending = nil
            state.isRemembered = remember
            state.savedVersion = -1
            return (state.onSignOut, isOther)
        }
        if isOther { for action in actions { try await action() } }
        if remember { keep() } else { try file?.remove() }
    }

    // MARK: Keeping

    /// Writes the cookies, if they are to be remembered and have changed.
    func keep() {
        guard let file else { return }
        let remembered = state.withLock { state -> RememberedSignIn? in
            let version = state.current.jar.version
            guard state.isRemembered, version != state.savedVersion, let account = state.current.account else { return nil }
            state.savedVersion = version
            return RememberedSignIn(username: account.username, studentType: account.studentType, cookies: state.current.jar.snapshot)
        }
        guard let remembered else { return }
        do { try file.save(remembered) } catch { log(.warning, error.message) }
    }
}

/// What a file keeps of a sign-in: never the password.
struct RememberedSignIn: JSONCodable {
    let username: String
    let studentType: StudentType
    let cookies: CookieJar.Snapshot

    init(username: String, studentType: StudentType, cookies: CookieJar.Snapshot) {
        self.username = username
        self.studentType = studentType
        self.cookies = cookies
    }

    init(json: JSONElement) throws(JSONError) {
        username = try json.value("username")
        guard let type = StudentType(rawValue: try json.value("student_type")) else { throw JSONError("unknown").under(key: "student_type") }
        studentType = type
        cookies = try json.value("cookies")
    }

    func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("username", username)
        object.set("student_type", studentType.rawValue)
        object.set("cookies", cookies)
        return object.finish()
    }
}

extension DanXiError {
    static let notSignedIn = DanXiError(.notSignedIn, "the session is not signed in to the campus: call campus.login first")
}
