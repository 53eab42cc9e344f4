import Errors
import Networking

extension CampusAuthenticator {
    /// Answers a challenge, and continues the sign-in that met it.
    /// - Parameters:
    ///   - text: the characters of a captcha, or the code of a second factor.
    ///   - method: identifier of the second factor to use. Without `text`, the university sends a code.
    func answer(_ challenge: Challenge, _ text: String?, method: String?) async throws {
        let text = text.flatMap { $0.isEmpty ? nil : $0 }
        switch challenge.kind {
        case .captcha(_, let page):
            guard let text, method == nil else {
                throw DanXiError(
                    .invalidArgument,
                    "campus.answer_challenge: a captcha takes `answer` and no `method`. Pass the characters of the image as `answer`.")
            }
            try await resume(challenge, from: (page, .captcha(text)))
        case .secondFactor(let methods, let context):
            let chosen = try method.map { try Self.method($0, of: methods) } ?? challenge.method
            if let text {
                guard let chosen = chosen ?? (methods.count == 1 ? methods.first : nil), let context else {
                    throw DanXiError(
                        .invalidArgument,
                        "campus.answer_challenge: the parameter `method` is missing. Expected one of \(methods.map(\.id).joined(separator: ", "))."
                    )
                }
                try await resume(challenge, from: (.neo(context), .code(text, chosen)))
            } else if method != nil, let chosen, let context {
                throw try await sendCode(of: chosen, context, for: challenge).error
            } else {
                // The user confirmed in a browser: a new sign-in shows whether the university knows.
                try await resume(challenge, from: nil)
            }
        }
    }

    private static func method(_ id: String, of methods: [SecondFactorMethod]) throws(DanXiError) -> SecondFactorMethod {
        guard let method = methods.first(where: { $0.id == id }) else {
            throw DanXiError(
                .invalidArgument, "campus.answer_challenge: `method`: expected one of \(methods.map(\.id).joined(separator: ", "))")
        }
        return method
    }

    /// Asks the university to send a code, and records the chosen method.
    private func sendCode(of method: SecondFactorMethod, _ context: NeoContext, for challenge: Challenge) async throws -> Challenge {
        let identity = try requireIdentity()
        try await NeoSignInAPI.sendCode(client, method, context, username: identity.username)
        var chosen = challenge
        chosen.method = method
        identity.update(chosen)
        return chosen
    }

    /// Continues the sign-in. A challenge is answered once.
    private func resume(_ challenge: Challenge, from start: (page: SignInPage, answer: ChallengeAnswer)?) async throws {
        try requireIdentity().close(challenge)
        try await visit(challenge.target, from: start)
    }
}
