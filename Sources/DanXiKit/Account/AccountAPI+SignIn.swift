import Calls
import Errors
import JSON
import Networking

/// The methods of the service `account` that change or report the session's sign-in.
extension AccountAPI {
    package static func login(
        _ client: CommunityClient, email: String, password: String, remember: Bool = false, reuse: Bool = false
    ) async throws -> AccountStatus {
        let outcome = try await client.authenticator.signIn("account.login", email: email, remember: remember, reuse: reuse) {
            try await $0.login(email: email, password: password)
        }
        return try await finish(outcome, client)
    }

    package static func register(
        _ client: CommunityClient, email: String, password: String, verification: String, remember: Bool = false
    ) async throws -> AccountStatus {
        try await signIn("account.register", client, remember) {
            try await $0.register(email: email, password: password, verification: verification)
        }
    }

    package static func resetPassword(
        _ client: CommunityClient, email: String, password: String, verification: String, remember: Bool = false
    ) async throws -> AccountStatus {
        try await signIn("account.reset_password", client, remember) {
            try await $0.resetPassword(email: email, password: password, verification: verification)
        }
    }

    private static func signIn(
        _ method: String, _ client: CommunityClient, _ remember: Bool, _ request: @Sendable (TokenClient) async throws -> Token
    ) async throws -> AccountStatus {
        try await finish(try await client.authenticator.signIn(method, remember: remember, request), client)
    }

    private static func finish(
        _ outcome: (previous: CommunitySignIn?, new: CommunitySignIn, failure: (any Error)?), _ client: CommunityClient
    ) async throws -> AccountStatus {
        let (previous, new, failure) = outcome
        try await finish(failure) { if let previous, previous.account != new.account { try await client.caches.clear() } }
        return await status(of: new, client)
    }

    /// Runs `clearCaches`, and then throws `failure` unless `failure` is nil. An error of `clearCaches` is thrown only if `failure` is nil.
    private static func finish(_ failure: (any Error)?, _ clearCaches: () async throws -> Void) async throws {
        do { try await clearCaches() } catch { throw failure ?? error }
        if let failure { throw failure }
    }

    /// Signs out, even if the server cannot be reached. If the server refuses an expired access token, the token is refreshed and the
    /// request is sent again.
    ///
    /// `GET /logout`
    package static func logout(_ client: CommunityClient) async throws -> AccountStatus {
        var failure: (any Error)?
        if let account = try client.authenticator.accountToSignOut() {
            do {
                let _: NoContent = try await client.requestWithResponse("/logout", base: client.hosts.auth)
            } catch let error as DanXiError {
                // Another logout, or the server, may have ended the sign-in already.
                if ![.accountChanged, .notSignedIn].contains(error.code) {
                    client.log(.warning, "The server did not confirm the sign-out, so the tokens may still be valid. \(error.message)")
                }
            }
            do { try await client.authenticator.signOut(of: account) } catch {
                if DanXiError(error).code == .accountChanged { throw error }
                failure = error
            }
        }
        try await finish(failure) { try await client.caches.clear() }
        return await status(of: nil, client)
    }

    package static func closeAccount(_ client: CommunityClient, email: String, password: String) async throws -> AccountStatus {
        try await client.authenticator.close(email: email, password: password)
        if client.authenticator.present == nil { try await client.caches.clear() }
        return await status(of: client.authenticator.present, client)
    }

    /// Answers the quiz. If all answers are right, the server issues new tokens, whose claims state that the account has passed the quiz.
    ///
    /// `POST /register/questions/_answer`
    package static func answerQuiz(_ client: CommunityClient, answers: [QuizAnswer], version: Int? = nil) async throws -> QuizResult {
        var payload: [String: JSONValue] = [
            "answers": .array(
                answers.map { .object(["id": .integer($0.id), "answer": .array($0.answer.map { .string($0) })]) })
        ]
        payload["version"] = version.map { .integer($0) }
        let response: QuizResponse = try await client.requestWithResponse(
            "/register/questions/_answer", base: client.hosts.auth, payload: .object(payload), effect: .idempotent, issuesTokens: true)
        if let token = response.token { try await client.authenticator.adopt(token) }
        return response.result
    }

    package static func refreshToken(_ client: CommunityClient) async throws -> AccountStatus {
        try await client.authenticator.refresh()
        return await status(of: try client.authenticator.signIn(), client)
    }

    package static func getStatus(_ client: CommunityClient) async throws -> AccountStatus {
        await status(of: client.authenticator.present, client)
    }

    private static func status(of signIn: CommunitySignIn?, _ client: CommunityClient) async -> AccountStatus {
        let isRemembered = if let signIn { await client.authenticator.isRemembered(signIn) } else { false }
        return AccountStatus(
            signedIn: signIn != nil, accountId: signIn.flatMap { Int($0.account) },
            remembered: isRemembered,
            accessExpiresAt: signIn.flatMap { TokenClaims($0.token.access)?.expiresAt },
            refreshExpiresAt: signIn.flatMap { TokenClaims($0.token.refresh)?.expiresAt })
    }
}

/// The response to the answers of a quiz: the result, with new tokens if all answers are right.
private struct QuizResponse: JSONDecodable, APIParsable {
    let result: QuizResult
    let token: Token?

    init(json: JSONElement) throws(JSONError) {
        result = try QuizResult(json: json)
        token = result.correct ? try Token(json: json) : nil
    }
}
