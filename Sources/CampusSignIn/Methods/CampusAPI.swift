import Errors
import Text

/// The methods of the service `campus`: sign-in, sign-out, the import of cookies, and requests for other pages of the university.
package enum CampusAPI {
    /// Pages that lead to the sign-in, in the order in which they are tried. The first page belongs to the sign-in server itself, so that a
    /// login usually depends on no other site.
    private static let loginPages = [
        "https://id.fudan.edu.cn/api-uc/oauth2/authorization/bam", "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists",
        "https://ecard.fudan.edu.cn/epay/myepay/index",
    ]

    package static func login(
        _ client: CampusClient, username: String, password: String, studentType: StudentType, remember: Bool = false,
        reuse: Bool = false, totpSecret: String? = nil
    ) async throws -> CampusStatus {
        let state = client.signIn
        let totp = try totpSecret.map(TOTP.init)
        let identity = state.identity(username: username.trimmed, password: password, studentType: studentType, totp: totp)
        try state.requireStore(for: "campus.login", remember: remember)
        guard reuse else {
            try await login(client, identity, remember: remember)
            return status(of: state)
        }
        guard remember else { throw DanXiError(.invalidArgument, "campus.login: `reuse` needs `remember`. Set both.") }
        try await state.reuse(identity) { try await login(client, identity, remember: true) }
        return status(of: state)
    }

    private static func login(_ client: CampusClient, _ identity: CampusIdentity, remember: Bool) async throws {
        let state = client.signIn
        // Checked before the first request, so that nobody reads a captcha in vain. The first login page belongs to neo.
        if let pause = await identity.pausedPassword(at: .neo) { throw pause }
        let signIn = AccountSignIn(identity)
        state.setPending(nil)
        do {
            try await enter(client.authenticator(signIn), identity)
        } catch let error as DanXiError where identity.challenge != nil {
            state.setPending(CurrentSignIn.PendingLogin(signIn: signIn, remember: remember))
            throw error
        }
        try await state.replace("campus.login", with: signIn, remember: remember)
    }

    /// Opens the login pages one after the other until one of them asks for the password and the university accepts the password.
    private static func enter(_ authenticator: CampusAuthenticator, _ identity: CampusIdentity) async throws {
        var failure: DanXiError?
        for page in loginPages {
            do {
                try await authenticator.enter(SiteTarget(signIn: .page, url: page), after: 0)
            } catch let error as DanXiError where identity.isAccepted {
                // The page failed after the university had accepted the password, so the account is signed in.
                authenticator.log(.warning, error.message)
            } catch let error as DanXiError where identity.submissions == 0 && error.isAboutPage {
                if failure?.code != .maintenance { failure = error }
            }
            // A page that opens without a sign-in proves nothing about the password.
            if identity.isAccepted { return }
        }
        throw failure
            ?? DanXiError(
                .unexpectedResponse,
                "campus.login: no page of the university asked for a sign-in, so the password was not sent. A proxy or captive portal may have answered instead: open https://id.fudan.edu.cn in a browser to check."
            )
    }

    package static func answerChallenge(_ client: CampusClient, id: String, answer: String? = nil, method: String? = nil) async throws
        -> CampusStatus
    {
        let state = client.signIn
        let signIn = state.current
        if let pending = state.pending, let identity = pending.signIn.identity, let challenge = identity.challenge(id) {
            do {
                try await client.authenticator(pending.signIn).answer(challenge, answer, method: method)
            } catch let error as DanXiError where identity.isAccepted {
                client.log(.warning, error.message)
            }
            try await state.replace("campus.answer_challenge", with: pending.signIn, remember: pending.remember)
        } else if let challenge = signIn.identity?.challenge(id) {
            try await client.authenticator(signIn).answer(challenge, answer, method: method)
            await state.save()
        } else {
            throw DanXiError(
                .invalidArgument,
                "campus.answer_challenge: no challenge with this `id` waits for an answer. It may have been answered already or have expired. Repeat the call that failed with the challenge."
            )
        }
        return status(of: state)
    }

    package static func logout(_ client: CampusClient) async throws -> CampusStatus {
        try await client.signIn.signOut()
        return status(of: client.signIn)
    }

    package static func status(_ client: CampusClient) async throws -> CampusStatus { status(of: client.signIn) }

    private static func status(of state: CurrentSignIn) -> CampusStatus {
        let identity = state.current.identity
        let challenge = state.pending?.signIn.identity?.challenge ?? identity?.challenge
        return CampusStatus(
            signedIn: identity.map { !$0.isRefused } ?? false, username: identity?.username, studentType: identity?.studentType,
            remembered: state.isRemembered, challenge: challenge?.entity)
    }
}
