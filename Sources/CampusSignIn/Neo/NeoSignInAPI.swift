import Errors
import HTTP
import JSON
import Text

/// Requests to the university's newer sign-in, `https://id.fudan.edu.cn`.
enum NeoSignInAPI {
    static let base = "https://id.fudan.edu.cn/idp"
    private static let passwordModule = "userAndPwd"

    /// Sends the password at most once. The request is not retried, because wrong passwords lock the account.
    /// - Parameters:
    ///   - service: the origin of the site, for a sign-in page that does not name the site.
    ///   - captcha: the answer to the captcha of an earlier submission. Nil without a captcha.
    /// - Returns: the page that sends the browser on to the site.
    /// - Throws: ``FailedSubmission`` if the request with the password failed or was refused.
    static func submit(
        _ client: BrowserClient, _ context: NeoContext, _ credentials: Credentials, service: String, captcha answer: String?
    ) async throws -> HTTPResponse {
        // The key does not depend on the methods, so the key and the methods are requested at the same time.
        async let publicKey = getPublicKey(client)
        let methods = try await queryMethods(client, context)
        guard let method = methods.password(passwordModule) else { throw methods.noPasswordError }
        let context = methods.completed(context, service: service)
        if answer == nil, let captcha = await captcha(client, credentials.username, chain: method.chain), captcha.isNeeded {
            throw ChallengeRequired.captcha(image: captcha.image, page: .neo(context))
        }
        let password = try encrypt(credentials.password, key: try await publicKey)
        let outcome: NeoOutcome
        do {
            outcome = try await execute(
                client, context, module: passwordModule, chain: method.chain, requestType: methods.requestType,
                values: ["loginName": credentials.username, "password": password, "verifyCode": answer ?? ""])
        } catch let error as DanXiError {
            throw FailedSubmission(error: error)
        }
        if outcome.wantsSecondFactor {
            throw ChallengeRequired.secondFactor(outcome.secondFactor(after: context, chain: method.chain))
        }
        if outcome.requiresCaptcha {
            let captcha = await captcha(client, credentials.username, chain: method.chain)
            throw ChallengeRequired.captcha(image: captcha?.image, page: .neo(context))
        }
        guard outcome.isAccepted else { throw FailedSubmission(error: outcome.refusal) }
        return try await finish(client, outcome)
    }

    /// Sends a code of an authenticator app, once.
    /// - Returns: the page that sends the browser on to the site.
    /// - Throws: the server's refusal. The second factor then stays open, and another code may be sent.
    static func submit(_ client: BrowserClient, code: String, _ factor: SecondFactor, username: String) async throws -> HTTPResponse {
        let outcome = try await execute(
            client, factor.context, module: SecondFactorMethod.authenticator, chain: factor.chain, requestType: nil,
            requestNumber: factor.requestNumber, values: ["loginName": username, "otpCode": code, "verifyCode": ""])
        return try await finish(client, outcome)
    }

    // MARK: Steps

    private static func queryMethods(_ client: BrowserClient, _ context: NeoContext) async throws -> NeoMethods {
        try await client.post(
            "\(base)/authn/queryAuthMethods", payload: .object(["lck": .string(context.lck), "entityId": .string(context.entityId)]))
    }

    private static func getPublicKey(_ client: BrowserClient) async throws -> String {
        (try await client.post("\(base)/authn/getJsPublicKey", payload: .object([:])) as NeoPublicKey).key
    }

    private static func encrypt(_ password: String, key: String) throws(DanXiError) -> String {
        guard let encrypted = RSA.encrypt(SecretBytes(password.utf8), key: key) else {
            throw DanXiError(
                .unexpectedResponse,
                "POST \(base)/authn/getJsPublicKey returned no RSA key that can encrypt the password. If this persists, the sign-in has changed: update libdanxi, or report this message."
            )
        }
        return Base64.encode(encrypted)
    }

    /// Asks whether the server will require a captcha with the password, so that no attempt is wasted. Returns nil if the request fails.
    private static func captcha(_ client: BrowserClient, _ username: String, chain: String) async -> NeoCaptcha? {
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
        _ client: BrowserClient, _ context: NeoContext, module: String, chain: String, requestType: String?, requestNumber: String? = nil,
        values: [String: String]
    ) async throws -> NeoOutcome {
        var payload: [String: JSONValue] = [
            "authModuleCode": .string(module), "authChainCode": .string(chain), "entityId": .string(context.entityId),
            "requestType": .string(requestType ?? "chain_type"), "lck": .string(context.lck),
            "authPara": .object(values.mapValues { .string($0) }),
        ]
        payload["requestNumber"] = requestNumber.map { .string($0) }
        return try await client.post("\(base)/authn/authExecute", payload: .object(payload), once: true)
    }

    private static func finish(_ client: BrowserClient, _ outcome: NeoOutcome) async throws -> HTTPResponse {
        if let token = outcome.token {
            return try await client.post(
                "\(base)/authCenter/authnEngine", form: [QueryItem("loginToken", token)],
                confidentiality: .host(SignInServer.neo.host))
        }
        if outcome.isAccepted, let page = outcome.page, Origin(page)?.isOfUniversity == true {
            return try await client.get(page, once: true)
        }
        throw outcome.refusal
    }
}

extension NeoMethods {
    /// Returns the parameters of the sign-in page, replaced or completed by those in the response.
    fileprivate func completed(_ context: NeoContext, service: String) -> NeoContext {
        var context = context
        if let lck, !lck.isEmpty { context.lck = lck }
        if let entityId, !entityId.isEmpty { context.entityId = entityId }
        if context.entityId.isEmpty { context.entityId = service }
        return context
    }
}
