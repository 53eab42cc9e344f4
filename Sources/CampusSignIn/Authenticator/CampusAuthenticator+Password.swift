import Calls
import Errors
import HTTP

extension CampusAuthenticator {
    /// Sends the password, unless another call is sending it or the server has accepted it since the page was opened.
    /// - Returns: the response. Nil if this call did not send the password; the caller must then open the site again.
    func submit(_ submission: PasswordSubmission) async throws -> HTTPResponse? {
        let identity = try requireIdentity()
        let server = submission.server
        return try await signIn.passwords.submit { [self] in
            guard identity.acceptances[server] == submission.acceptances[server] else { return nil }
            return try await send(submission, identity)
        } sharing: { error in
            guard let code = (error as? DanXiError)?.code, [.secondFactorRequired, .browserRequired].contains(code) else { return true }
            // A second factor that one site requires is not an error for the other sites.
            return identity.refusal(for: [server.host, submission.target.host]) != nil
        }
    }

    private func send(_ submission: PasswordSubmission, _ identity: CampusIdentity) async throws -> HTTPResponse {
        guard let password = identity.password else { throw DanXiError.passwordNotKept }
        let server = submission.server
        if let refusal = identity.refusal(for: [server.host, submission.target.host]) { throw refusal }
        if let pause = await identity.pausedPassword(at: server) { throw pause }
        let credentials = Credentials(username: identity.username, password: password)
        do {
            let response = try await send(submission, credentials)
            await identity.accept(by: server)
            log(.info, "The university accepted the password.")
            return response
        } catch let required as ChallengeRequired {
            let challenge = Challenge(required, target: submission.target)
            do {
                if case .secondFactor(let factor?) = required, let response = try await answerAutomatically(factor, of: challenge) {
                    jar.fence(server.host)
                    await identity.accept(by: server)
                    log(.info, "The university accepted the password and the second factor.")
                    return response
                }
            } catch {
                if let refusal = error as? DanXiError { await identity.refuse(refusal, by: server, isOutcome: false) }
                // The password was accepted, so the challenge stays open: otherwise the next call would send the password again.
                identity.add(challenge, by: server)
                throw error
            }
            identity.add(challenge, by: server)
            throw challenge.error
        } catch let failure as FailedSubmission {
            throw await refused(failure.error, by: server, password: password, isOutcome: true)
        } catch let error as DanXiError {
            throw await refused(error, by: server, password: password, isOutcome: false)
        }
    }

    /// Records an error of a submission, and returns it without the password.
    private func refused(_ error: DanXiError, by server: SignInServer, password: String, isOutcome: Bool) async -> DanXiError {
        // A call removes its own arguments from its errors. The password is an argument of an earlier call, so it must be removed here.
        let error = error.without(Secrets([password]))
        await identity?.refuse(error, by: server, isOutcome: isOutcome)
        return error
    }

    private func send(_ submission: PasswordSubmission, _ credentials: Credentials) async throws -> HTTPResponse {
        try requireIdentity().willSubmit()
        switch submission.page {
        case .classic(let form):
            return try await ClassicSignInAPI.submit(client, form, credentials, captcha: submission.captcha)
        case .neo(let context):
            let response = try await NeoSignInAPI.submit(
                client, context, credentials, service: submission.target.serviceOrigin, captcha: submission.captcha)
            // ``VisitedPage`` throws for an unknown page, so that the password does not count as accepted.
            _ = try VisitedPage(response)
            jar.fence(submission.server.host)
            return response
        case .landed, .ticket, .refresh:
            throw DanXiError(
                .internal, "A page without a password form was submitted. This is a defect of libdanxi: report this message.")
        }
    }
}
