import Errors

/// The service `campus`: signing in to the campus sites, and out.
package enum CampusAPI {
    /// Pages that every account may open. A login opens them until one asks for the password.
    private static let loginPages = [
        "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists", "https://ecard.fudan.edu.cn/epay/myepay/index",
    ]

    package static func login(
        _ client: CampusClient, username: String, password: String, studentType: StudentType, remember: Bool = false
    ) async throws -> CampusStatus {
        let state = client.signIn
        let identity = CampusIdentity(username: username, password: password, studentType: studentType)
        if remember, !state.canRemember {
            throw DanXiError(
                .invalidArgument,
                "campus.login: `remember` needs a directory for the cookies. Set store.path in the session's configuration.")
        }
        let authenticator = state.authenticator(for: identity)
        state.setPending(nil)
        do {
            // A page that opens without a sign-in proves nothing about the password.
            for page in loginPages where !identity.isAccepted {
                try await authenticator.enter(SignInTarget(signIn: .neo, url: page), after: 0)
            }
        } catch let error as DanXiError where [.captchaRequired, .secondFactorRequired].contains(error.code) {
            state.setPending(SignInState.PendingLogin(authenticator: authenticator, remember: remember))
            throw error
        }
        guard identity.isAccepted else {
            throw DanXiError(
                .unexpectedResponse,
                "campus.login: no page of the university asked for a sign-in, so the password was not sent. A proxy or captive portal may be answering instead: open https://zlapp.fudan.edu.cn in a browser to check."
            )
        }
        try await state.replace(with: authenticator, remember: remember)
        return status(of: state)
    }

    package static func answerChallenge(_ client: CampusClient, id: String, answer: String? = nil, method: String? = nil) async throws
        -> CampusStatus
    {
        let state = client.signIn
        let authenticator = state.authenticator
        if let pending = state.pending, let challenge = pending.authenticator.identity?.challenge(id) {
            try await pending.authenticator.answer(challenge, answer, method: method)
            try await state.replace(with: pending.authenticator, remember: pending.remember)
        } else if let challenge = authenticator.identity?.challenge(id) {
            try await authenticator.answer(challenge, answer, method: method)
            state.save()
        } else {
            throw DanXiError(
                .invalidArgument,
                "campus.answer_challenge: no challenge with this `id` waits for an answer. It was answered, or has expired: repeat the call that met it."
            )
        }
        return status(of: state)
    }

    package static func logout(_ client: CampusClient) async throws -> CampusStatus {
        try await client.signIn.signOut()
        return status(of: client.signIn)
    }

    package static func status(_ client: CampusClient) async throws -> CampusStatus { status(of: client.signIn) }

    private static func status(of state: SignInState) -> CampusStatus {
        let identity = state.authenticator.identity
        let challenge = state.pending?.authenticator.identity?.challenge ?? identity?.challenge
        return CampusStatus(
            signedIn: identity.map { !$0.isRefused } ?? false, username: identity?.username, studentType: identity?.studentType,
            remembered: state.isRemembered, challenge: challenge?.entity)
    }
}
