import Errors
import JSON
import Networking
import Text

/// Asks the university's sign-in of today, `https://id.fudan.edu.cn`.
enum NeoSignInAPI {
    private static let base = "https://id.fudan.edu.cn/idp"
    private static let passwordModule = "userAndPwd"

    /// Signs in with the password, which is sent once and never again by itself: accounts lock.
    /// - Parameter answer: to what was asked before.
    /// - Returns: the page with the ticket.
    static func submit(_ service: SignInClient, _ context: NeoContext, _ account: CampusAccount, password: String, answer: SignInAnswer?)
        async throws -> HTTPResponse
    {
        if case .code(let code, let method) = answer {
            return try await submit(service, code, method, context, account)
        }
        let methods = try await queryMethods(service, context)
        if methods.isSecond { throw SignInQuestion.secondFactor(secondFactors(methods), context: context) }
        guard let method = methods.method(passwordModule) else { throw noPassword(methods) }
        let key: NeoPublicKey = try await service.post("\(base)/authn/getJsPublicKey", payload: .object([:]))
        guard let encrypted = RSA.encrypt(Array(password.utf8), key: key.key) else {
            throw DanXiError(
                .unexpectedResponse,
                "POST \(base)/authn/getJsPublicKey gave no RSA key that takes the password: if it persists, the sign-in has changed: please update libdanxi, or report this."
            )
        }
        var characters = ""
        if case .captcha(let text) = answer {
            characters = text
        } else if let captcha = await captcha(service, account, chain: method.chain), captcha.isNeeded {
            throw SignInQuestion.captcha(image: captcha.image, page: .neo(context))
        }
        let outcome = try await execute(
            service, context, module: passwordModule, chain: method.chain, requestType: methods.requestType,
            values: ["loginName": account.username, "password": Base64.encode(encrypted), "verifyCode": characters])
        return try await finish(service, outcome, context, account, chain: method.chain)
    }

    /// Has the university send a code for a second factor. No public client does; the path is that of the same product elsewhere.
    static func sendCode(_ service: SignInClient, _ method: SignInQuestion.Method, _ context: NeoContext, _ account: CampusAccount)
        async throws
    {
        let outcome: NeoOutcome = try await service.post(
            "\(base)/authn/sendSmsMsg",
            payload: .object(["loginName": .string(account.username), "lck": .string(context.lck), "authModuleCode": .string(method.id)]),
            once: true)
        guard outcome.code == 200 else { throw rejected(outcome) }
    }

    /// The answer to a second factor, in the form of the password's. No public client does this either.
    private static func submit(
        _ service: SignInClient, _ code: String, _ method: SignInQuestion.Method, _ context: NeoContext, _ account: CampusAccount
    ) async throws -> HTTPResponse {
        let outcome = try await execute(
            service, context, module: method.id, chain: method.chain, requestType: nil,
            values: ["loginName": account.username, "smsCode": code, "otpCode": code, "verifyCode": code])
        return try await finish(service, outcome, context, account, chain: method.chain)
    }

    // MARK: Steps

    private static func queryMethods(_ service: SignInClient, _ context: NeoContext) async throws -> NeoMethods {
        try await service.post(
            "\(base)/authn/queryAuthMethods", payload: .object(["lck": .string(context.lck), "entityId": .string(context.entityId)]))
    }

    /// Whether the next password needs the characters of a picture: asked before, so that no try is spent. What goes wrong here does not matter.
    private static func captcha(_ service: SignInClient, _ account: CampusAccount, chain: String) async -> NeoCaptcha? {
        do {
            return try await service.post(
                "\(base)/authn/verifyCodeIsNeed",
                payload: .object(
                    [
                        "lang": .string("zh_CN"), "loginName": .string(account.username), "chainCode": .string(chain),
                        "authModuleCode": .string(passwordModule),
                    ] as [String: JSONValue]))
        } catch {
            return nil
        }
    }

    private static func execute(
        _ service: SignInClient, _ context: NeoContext, module: String, chain: String, requestType: String?, values: [String: String]
    ) async throws -> NeoOutcome {
        try await service.post(
            "\(base)/authn/authExecute",
            payload: .object([
                "authModuleCode": .string(module), "authChainCode": .string(chain), "entityId": .string(context.entityId),
                "requestType": .string(requestType ?? "chain_type"), "lck": .string(context.lck),
                "authPara": .object(values.mapValues { .string($0) }),
            ]),
            once: true)
    }

    private static func finish(
        _ service: SignInClient, _ outcome: NeoOutcome, _ context: NeoContext, _ account: CampusAccount, chain: String
    ) async throws -> HTTPResponse {
        if outcome.code == 200, !outcome.isSecond, let token = outcome.loginToken, !token.isEmpty {
            return try await service.post("\(base)/authCenter/authnEngine", form: [QueryItem("loginToken", token)], once: true)
        }
        if outcome.isSecond {
            // The password was accepted: the question must not be lost with its list, also by a cancellation, or the next call spends another.
            var known: [SignInQuestion.Method] = []
            do { known = secondFactors(try await queryMethods(service, context)) } catch {}
            throw SignInQuestion.secondFactor(
                known.isEmpty ? outcome.modules.map { SignInQuestion.Method(id: $0, name: $0, chain: chain) } : known, context: context)
        }
        if isAboutCaptcha(outcome) {
            throw SignInQuestion.captcha(image: await captcha(service, account, chain: chain)?.image, page: .neo(context))
        }
        throw refusal(outcome)
    }

    private static func secondFactors(_ methods: NeoMethods) -> [SignInQuestion.Method] {
        methods.methods.compactMap { method in
            method.modules.first.map { SignInQuestion.Method(id: $0, name: method.name ?? $0, chain: method.chain) }
        }.filter { $0.id != passwordModule }
    }

    // MARK: Refusals

    private static let place = "POST \(base)/authn/authExecute"

    private static func isAboutCaptcha(_ outcome: NeoOutcome) -> Bool {
        outcome.code != 4020 && outcome.code != 4340 && outcome.message.contains("验证码")
    }

    private static func refusal(_ outcome: NeoOutcome) -> DanXiError {
        let message = outcome.message.prefix(200)
        let isWrong = outcome.code == 4020 || ["用户名或密码错误", "密码有误"].contains { message.contains($0) }
        if outcome.code == 4340 {
            let detail = outcome.page.map { JSONValue.object(["url": .string($0)]) }
            return DanXiError(
                .accountSetupRequired,
                "\(place): \(message). Finish the page that https://id.fudan.edu.cn shows in a browser, then call campus.login again.",
                detail: detail)
        }
        if !isWrong, ["锁定", "冻结"].contains(where: { message.contains($0) }) { return .accountLocked(place, message) }
        if isWrong { return .wrongPassword(place, message) }
        if message.contains("弱密码") { return .weakPassword(place) }
        if message.contains("维护") {
            return DanXiError(.maintenance, "\(place): \(message). The university's sign-in is under maintenance: try again later.")
        }
        return rejected(outcome)
    }

    private static func rejected(_ outcome: NeoOutcome) -> DanXiError {
        DanXiError(
            .rejected,
            "\(place): \(outcome.message.isEmpty ? "refused without a reason" : String(outcome.message.prefix(200))) (code \(outcome.code.map(String.init) ?? "missing")). The password was sent once and is not tried again: sign in at https://id.fudan.edu.cn in a browser to see more."
        )
    }

    private static func noPassword(_ methods: NeoMethods) -> DanXiError {
        let offered = methods.methods.flatMap(\.modules).joined(separator: ", ")
        let said = methods.message.map { " (\($0.prefix(200)))" } ?? ""
        return DanXiError(
            .unexpectedResponse,
            "POST \(base)/authn/queryAuthMethods offers no sign-in with a password\(said); it offers \(offered.isEmpty ? "nothing" : offered). Sign in at https://id.fudan.edu.cn in a browser to see why."
        )
    }
}

extension DanXiError {
    static func wrongPassword(_ place: String, _ message: some StringProtocol) -> DanXiError {
        let left = triesLeft(in: message)
        return DanXiError(
            .wrongPassword,
            "\(place): \(message). Check name and password; the password was sent once and is not tried again. Further wrong ones lock the account.",
            detail: left.map { .object(["tries_left": .integer($0)]) })
    }

    static func accountLocked(_ place: String, _ message: some StringProtocol) -> DanXiError {
        DanXiError(
            .accountLocked,
            "\(place): \(message). Wait as long as the university says, or unlock the account at https://id.fudan.edu.cn in a browser.")
    }

    static func weakPassword(_ place: String) -> DanXiError {
        DanXiError(
            .weakPassword,
            "\(place): the university refuses the password as too weak. Change it at https://id.fudan.edu.cn in a browser, then call campus.login."
        )
    }

    /// The number in 「您还有3次重试机会」.
    private static func triesLeft(in message: some StringProtocol) -> Int? {
        guard let before = message.firstRange(of: "还有") else { return nil }
        let digits = message[before.upperBound...].drop { $0 == " " }.prefix { ("0"..."9").contains($0) }
        guard message[digits.endIndex...].drop(while: { $0 == " " }).hasPrefix("次") else { return nil }
        return Int(digits)
    }
}
