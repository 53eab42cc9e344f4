import Calendar
import Errors
import HTTP
import Text

extension CampusAuthenticator {
    /// Answers a challenge, and continues the sign-in that waits for the answer.
    /// - Parameters:
    ///   - text: the characters of a captcha, or the code of a second factor. If the text is nil or empty, the code of a second factor is
    ///     computed from the account's secret.
    ///   - method: identifier of a second-factor method. Nil for the method that libdanxi can answer, and for a captcha.
    func answer(_ challenge: Challenge, _ text: String?, method: String?) async throws {
        let text = text.flatMap { $0.isEmpty ? nil : $0 }
        switch challenge.kind {
        case .captcha(_, let page):
            guard let text, method == nil else {
                throw DanXiError(
                    .invalidArgument,
                    "campus.answer_challenge: a captcha needs `answer` and no `method`. Pass the characters in the image as `answer`.")
            }
            try requireIdentity().close(challenge)
            try await visit(challenge.target, from: .captcha(page, answer: text))
        case .secondFactor(let factor):
            guard let factor, let supported = factor.supported else { throw challenge.error }
            if let method, method != supported.id {
                guard factor.methods.contains(where: { $0.id == method }) else {
                    throw DanXiError(
                        .invalidArgument,
                        "campus.answer_challenge: `method`: expected one of \(factor.methods.map(\.id).joined(separator: ", ")).")
                }
                throw DanXiError(
                    .browserRequired,
                    "campus.answer_challenge: libdanxi cannot answer the method \(method). Use \(supported.id), or sign in with a browser and pass the browser's cookies to campus.import_cookies.",
                    detail: challenge.error.detail)
            }
            let response = try await submit(text, factor, of: challenge)
            try await visit(challenge.target, from: .accepted(response))
        }
    }

    /// Sends a code of an authenticator app. A refused code leaves the challenge open.
    /// - Parameter code: the code that the user entered. Nil to compute a code from the account's secret.
    private func submit(_ code: String?, _ factor: SecondFactor, of challenge: Challenge) async throws -> HTTPResponse {
        let identity = try requireIdentity()
        let digits: String
        if let code {
            digits = code.filter { !$0.isWhitespace }
            guard digits.utf8.count == TOTP.digits, digits.utf8.allSatisfy(\.isDigit) else {
                throw DanXiError(
                    .invalidArgument,
                    "campus.answer_challenge: `answer`: expected the \(TOTP.digits) digits that the authenticator app shows.")
            }
            guard await identity.claim(digits) else {
                throw challenge.error(because: "The code was sent before, and each code is sent once: wait for the next one.")
            }
        } else if let computed = try await identity.oneTimeCode() {
            digits = computed
        } else {
            throw DanXiError(
                .invalidArgument,
                "campus.answer_challenge: a second factor needs `answer`. Pass the digits that the authenticator app shows.")
        }
        let response = try await send(digits, isComputed: code == nil, factor, of: challenge)
        identity.close(challenge)
        await identity.accept(by: .neo)
        jar.fence(SignInServer.neo.host)
        log(.info, "The university accepted the second factor.")
        return response
    }

    /// Answers a second factor with a code that is computed from the account's secret.
    /// - Returns: nil if the session does not know the secret, the university does not offer the method for such codes, or the call's
    ///   deadline is before the next code.
    func answerAutomatically(_ factor: SecondFactor, of challenge: Challenge) async throws -> HTTPResponse? {
        guard factor.supported != nil, let code = try await requireIdentity().oneTimeCode() else { return nil }
        return try await send(code, isComputed: true, factor, of: challenge)
    }

    /// Sends a code. If the server refuses the code, throws the challenge's error with the server's reason and with advice.
    /// - Parameter isComputed: whether the code was computed from the account's secret.
    private func send(_ code: String, isComputed: Bool, _ factor: SecondFactor, of challenge: Challenge) async throws -> HTTPResponse {
        do {
            return try await NeoSignInAPI.submit(client, code: code, factor, username: try requireIdentity().username)
        } catch let error as DanXiError where error.code == .rejected || error.code == .wrongPassword {
            throw challenge.error(because: Self.refusal(error, isComputed: isComputed))
        }
    }

    private static func refusal(_ error: DanXiError, isComputed: Bool) -> String {
        let advice =
            isComputed
            ? "The code was computed from `totp_secret` with this computer's clock (\(CampusDateTime(.now).formattedTime(separator: ":")) in \(CampusDateTime.zoneName)): check that the secret and the clock are right."
            : "A code is valid for 30 seconds and can be used once: wait for the next one."
        return "The university did not accept the code of the second factor (\(error.serverMessage ?? "no reason given")). \(advice)"
    }
}
