import Errors
import Networking
import Storage
import Synchronization

/// The session's sign-in to the campus.
public final class SignInStore: Sendable {
    private let state = Mutex(State())

    private struct State {
        var studentType: StudentType?
        var onSignOut: [@Sendable () async throws -> Void] = []
    }

    init(directory: StoreDirectory?, log: @escaping LogHandler) {}

    /// What else is to be cleared as the account signs out.
    func onSignOut(_ action: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.onSignOut.append(action) }
    }

    var studentType: StudentType { state.withLock { $0.studentType } ?? .undergraduate }

    public func login(username: String, password: String, studentType: String, remember: Bool? = nil) async throws -> CampusStatus { status }

    public func logout() async throws -> CampusStatus { status }

    public func status() async throws -> CampusStatus { status }

    public func answerChallenge(id: String, answer: String? = nil, method: String? = nil) async throws -> CampusStatus { status }

    private var status: CampusStatus { CampusStatus(signedIn: false, username: nil, studentType: nil, remembered: false, challenge: nil) }
}

extension DanXiError {
    static let notSignedIn = DanXiError(.notSignedIn, "the session is not signed in to the campus: call campus.login first")
}
