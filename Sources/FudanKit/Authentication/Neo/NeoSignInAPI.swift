import Errors
import JSON
import Networking
import Text

/// Requests to the university's current sign-in, `https://id.fudan.edu.cn`.
enum NeoSignInAPI {
    static let base = "https://id.fudan.edu.cn/idp"
    private static let passwordModule = "userAndPwd"

    /// Sends the password once, or the answer to a challenge. A password is never sent again, because wrong ones lock the account.
    /// - Parameter answer: the answer to the challenge that an earlier submission met.
    /// - Returns: the page with the ticket.
    static func submit(_ client: SignInClient, _ context: NeoContext, _ credentials: Credentials, answer: ChallengeAnswer?) async throws
        -> HTTPResponse
    {
        if case .code(let code, let method) = answer {
            return try await submit(client, code, method, context, username: credentials.username)
        }
        let methods = try await queryMethods(client, context)
        if methods.isSecond { throw ChallengeRequired.secondFactor(secondFactors(methods), context: context) }
        guard let method = methods.method(passwordModule) else { throw methods.noPasswordError }
        let password = try await encrypt(client, credentials.password)
        var characters = ""
        if case .captcha(let text) = answer {
            characters = text
        } else if let captcha = await captcha(client, credentials.username, chain: method.chain), captcha.isNeeded {
            throw ChallengeRequired.captcha(image: captcha.image, page: .neo(context))
        }
        let outcome = try await execute(
            client, context, module: passwordModule, chain: method.chain, requestType: methods.requestType,
            values: ["loginName": credentials.username, "password": password, "verifyCode": characters])
        return try await finish(client, outcome, context, username: credentials.username, chain: method.chain)
    }

    /// Asks the university to send a code for a second factor. No public client does this. The path is the one that the same product has
    /// at other universities.
    static func sendCode(_ client: SignInClient, _ method: SecondFactorMethod, _ context: NeoContext, username: String) async throws {
        let outcome: NeoOutcome = try await client.post(
            "\(base)/authn/sendSmsMsg",
            payload: .object(["loginName": .string(username), "lck": .string(context.lck), "authModuleCode": .string(method.id)]),
            once: true)
        guard outcome.code == 200 else { throw outcome.rejection }
    }

    /// Sends the code of a second factor, in the same form as the password. No public client does this either.
    private static func submit(
        _ client: SignInClient, _ code: String, _ method: SecondFactorMethod, _ context: NeoContext, username: String
    ) async throws -> HTTPResponse {
        let outcome = try await execute(
            client, context, module: method.id, chain: method.chain, requestType: nil,
            values: ["loginName": username, "smsCode": code, "otpCode": code, "verifyCode": code])
        return try await finish(client, outcome, context, username: username, chain: method.chain)
    }

    // MARK: Steps

    private static func queryMethods(_ client: SignInClient, _ context: NeoContext) async throws -> NeoMethods {
        try await client.post(
            "\(base)/authn/queryAuthMethods", payload: .object(["lck": .string(context.lck), "entityId": .string(context.entityId)]))
    }

    private static func encrypt(_ client: SignInClient, _ password: String) async throws -> String {
        let key: NeoPublicKey = try await client.post("\(base)/authn/getJsPublicKey", payload: .object([:]))
        guard let encrypted = RSA.encrypt(Array(password.utf8), key: key.key) else {
            throw DanXiError(
                .unexpectedResponse,
                "POST \(base)/authn/getJsPublicKey returned no RSA key that can encrypt the password. If it persists, the sign-in has changed: update libdanxi, or report this."
            )
        }
        return Base64.encode(encrypted)
    }

    /// Asks in advance whether the next password needs a captcha, so that no try is spent. Returns nil if the request fails.
    private static func captcha(_ client: SignInClient, _ username: String, chain: String) async -> NeoCaptcha? {
        do {
            return try await client.post(
                "\(base)/authn/verifyCodeIsNeed",
                payload: .object(
                    [
                        "lang": .string("zh_CN"), "loginName": .string(username), "chainCode": .string(chain),
                        "authModuleCode": .string(passwordModule),
                    ] as [String: JSONValue]))
        } catch {
            return nil
        }
    }

    private static func execute(
        _ client: SignInClient, _ context: NeoContext, module: String, chain: String, requestType: String?, values: [String: String]
    ) async throws -> NeoOutcome {
        try await client.post(
            "\(base)/authn/authExecute",
            payload: .object([
                "authModuleCode": .string(module), "authChainCode": .string(chain), "entityId": .string(context.entityId),
                "requestType": .string(requestType ?? "chain_type"), "lck": .string(context.lck),
                "authPara": .object(values.mapValues { .string($0) }),
            ]),
            once: true)
    }

    private static func finish(_ client: SignInClient, _ outcome: NeoOutcome, _ context: NeoContext, username: String, chain: String)
        async throws -> HTTPResponse
    {
        if outcome.code == 200, !outcome.isSecond, let token = outcome.loginToken, !token.isEmpty {
            return try await client.post("\(base)/authCenter/authnEngine", form: [QueryItem("loginToken", token)], once: true)
        }
        if outcome.isSecond {
            // The password was accepted. If this request fails or is cancelled, the challenge must still be reported: otherwise the next
            // call would send the password again.
            var known: [SecondFactorMethod] = []
            do { known = secondFactors(try await queryMethods(client, context)) } catch {}
            throw ChallengeRequired.secondFactor(
                known.isEmpty ? outcome.modules.map { SecondFactorMethod(id: $0, name: $0, chain: chain) } : known, context: context)
        }
        if outcome.requiresCaptcha {
            throw ChallengeRequired.captcha(image: await captcha(client, username, chain: chain)?.image, page: .neo(context))
        }
        throw outcome.refusal
    }

    private static func secondFactors(_ methods: NeoMethods) -> [SecondFactorMethod] {
        methods.methods.compactMap { method in
            method.modules.first.map { SecondFactorMethod(id: $0, name: method.name ?? $0, chain: method.chain) }
        }.filter { $0.id != passwordModule }
    }
}
