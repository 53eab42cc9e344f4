import Errors
import Networking
import Storage
import Synchronization

/// The session's sign-in to the campus, as its user sees it: who is signed in, and what waits for an answer.
package final class SignInStore: Sendable {
    /// What campus.login enters, to see whether the university takes the password: pages that every account has.
    static let firstServices = ["https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists", "https://ecard.fudan.edu.cn/epay/myepay/index"]

    /// The sign-in that requests speak for.
    let signIn: CurrentSignIn
    private let state = Mutex(State())

    private struct State {
        /// A login that waits for an answer.
        var pending: (session: SignInSession, remember: Bool)?
        var onSignOut: [@Sendable () async throws -> Void] = []
    }

    init(signIn: CurrentSignIn) {
        self.signIn = signIn
    }

    /// What else is to be cleared as the account signs out, or another one signs in.
    func onSignOut(_ action: @escaping @Sendable () async throws -> Void) {
        state.withLock { $0.onSignOut.append(action) }
    }

    // MARK: The methods of the service

    package func login(username: String, password: String, studentType: String, remember: Bool? = nil) async throws -> CampusStatus {
        guard let type = StudentType(rawValue: studentType) else {
            throw DanXiError(
                .invalidArgument,
                "campus.login: `student_type`: expected one of \(StudentType.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        guard !username.isEmpty, !password.isEmpty else {
            throw DanXiError(.invalidArgument, "campus.login: `username` and `password` must not be empty")
        }
        let remember = remember ?? false
        if remember, !signIn.canRemember {
            throw DanXiError(
                .invalidArgument, "`remember` needs a place for the cookies: set store.path in the configuration of the session")
        }
        let session = signIn.newSession(CampusAccount(username: username, password: password, studentType: type))
        state.withLock { $0.pending = nil }
        do {
            // Who is let in without a password has shown nothing.
            for service in Self.firstServices where !session.isAccepted { try await session.enter(.neo, url: service, after: 0) }
        } catch let error as DanXiError where [.captchaRequired, .secondFactorRequired].contains(error.code) {
            state.withLock { $0.pending = (session, remember) }
            throw error
        }
        guard session.isAccepted else {
            throw DanXiError(
                .unexpectedResponse,
                "campus.login: none of the university's services asked for a sign-in, so the password was not sent. A proxy or captive portal may be answering in their place: open https://zlapp.fudan.edu.cn in a browser to see."
            )
        }
        try await adopt(session, remember: remember)
        return currentStatus
    }

    package func answerChallenge(id: String, answer: String? = nil, method: String? = nil) async throws -> CampusStatus {
        let current = signIn.session
        if let pending = state.withLock({ $0.pending }), let challenge = pending.session.challenge(id) {
            try await pending.session.answer(challenge, answer, method: method)
            try await adopt(pending.session, remember: pending.remember)
        } else if let challenge = current.challenge(id) {
            try await current.answer(challenge, answer, method: method)
            signIn.keep()
        } else {
            throw DanXiError(
                .invalidArgument,
                "campus.answer_challenge: no question of this `id` waits for an answer: it was answered or is too old. Make the call again that met it."
            )
        }
        return currentStatus
    }

    package func logout() async throws -> CampusStatus {
        try signIn.replace(with: signIn.newSession(nil), remember: false)
        try await clear()
        return currentStatus
    }

    package func status() async throws -> CampusStatus { currentStatus }

    private var currentStatus: CampusStatus {
        let current = signIn.session
        let pending = state.withLock { $0.pending?.session.challenge }
        return CampusStatus(
            signedIn: current.account != nil && !current.isRefused, username: current.account?.username,
            studentType: current.account?.studentType.rawValue, remembered: signIn.isRemembered,
            challenge: (pending ?? current.challenge)?.entity)
    }

    /// Makes a sign-in that the university has accepted the session's.
    private func adopt(_ session: SignInSession, remember: Bool) async throws {
        let isOther = signIn.session.account.map { $0.username != session.account?.username } ?? false
        try signIn.replace(with: session, remember: remember)
        if isOther { try await clear() } else { state.withLock { $0.pending = nil } }
    }

    private func clear() async throws {
        let actions = state.withLock { state in
            state.pending = nil
            return state.onSignOut
        }
        for action in actions { try await action() }
    }
}
