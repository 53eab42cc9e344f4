import Errors
import Networking

extension CampusAuthenticator {
    /// Sends the password, unless the realm has accepted it since the page was opened.
    /// - Returns: the response. Nil if nothing was sent: the site must be opened again.
    func submit(_ submission: PasswordSubmission) async throws -> HTTPResponse? {
        let identity = try requireIdentity()
        let realm = submission.realm
        return try await passwords.submit { [self] in
            guard identity.acceptances[realm] == submission.acceptances[realm] else { return nil }
            return try await send(submission, identity)
        }
    }

    private func send(_ submission: PasswordSubmission, _ identity: CampusIdentity) async throws -> HTTPResponse {
        guard let password = identity.password else { throw DanXiError.passwordNotKept }
        let realm = submission.realm
        if let refusal = identity.refusal(for: [realm.host, submission.target.host]) { throw refusal }
        let credentials = Credentials(username: identity.username, password: password)
        do {
            let response: HTTPResponse
            switch submission.page {
            case .classic(let form):
                response = try await ClassicSignInAPI.submit(client, form, credentials, answer: submission.answer)
            case .neo(let context):
                response = try await NeoSignInAPI.submit(client, context, credentials, answer: submission.answer)
                jar.fence(realm.host)
            case .landed, .ticket:
                throw DanXiError(.internal, "this page takes no password")
            }
            identity.accept(by: realm)
            log(.info, "the university accepted the password")
            return response
        } catch let required as ChallengeRequired {
            let challenge = Challenge(required, target: submission.target)
            identity.add(challenge, by: realm)
            throw challenge.error
        } catch let error as DanXiError {
            identity.refuse(error, by: realm)
            throw error
        }
    }
}
