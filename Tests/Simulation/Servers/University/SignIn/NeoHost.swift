import HTTP
import Text

@testable import JSON

/// id.fudan.edu.cn, the newer sign-in. A browser opens a page with a context, `lck`, and sends the steps of the sign-in as JSON.
final class NeoHost: UniversityHost {
    static let entry = "https://id.fudan.edu.cn/idp/authCenter/authenticate?service="
    static let sessionCookie = "session_id"
    private static let callback = "https://id.fudan.edu.cn/api-uc/login/oauth2/code/bam"
    private static let passwordModule = "userAndPwd"
    private static let codeModule = "userAndOtp"
    private static let staleContext = "认证上下文已失效，请刷新页面重试"

    let name = "id.fudan.edu.cn"
    private unowned let university: SimulatedUniversity
    private let chain: String
    private let codeChain: String
    private var contexts: [String: Context] = [:]
    /// The contexts of login tokens and second factors, by the token or number.
    private var contextsOfSecrets: [String: String] = [:]
    private var ticketPages = 0

    /// A sign-in that was begun.
    private struct Context {
        let service: String
        let opened: Int
        /// The OAuth state of a check of the account. Empty for other sign-ins.
        let state: String
        /// Whether a second factor was accepted.
        var isConfirmed = false
    }

    init(_ university: SimulatedUniversity) {
        self.university = university
        chain = university.office.random()
        codeChain = university.office.random()
    }

    func answer(_ request: UniversityRequest) -> ServerResponse {
        switch (request.isPost, request.path) {
        case (false, "/idp/authCenter/authenticate"): authenticate(request)
        case (false, "/authserver/login"): redirectWithTicket(request)
        case (false, "/api-uc/oauth2/authorization/bam"): checkAccount(request)
        case (false, "/idp/oauth2/authorize"): authorize(request)
        case (true, "/api-uc/login/oauth2/code/bam"): receiveCode(request)
        case (false, "/api-uc/portal"): UniversityResponse.page(title: "个人中心", "<div id=\"app\"></div>")
        case (false, "/ac/"): UniversityResponse.page(title: "复旦大学统一身份认证", "<div id=\"app\"></div>")
        case (true, "/idp/authn/queryAuthMethods"): queryMethods(request)
        case (true, "/idp/authn/getJsPublicKey"):
            .json(200, .object(["code": .integer(200), "message": .null, "data": .string(PasswordKey.publicKey)]))
        case (true, "/idp/authn/verifyCodeIsNeed"): showCaptcha(request)
        case (true, "/idp/authn/authExecute"): execute(request)
        case (true, "/idp/authCenter/authnEngine"): finish(request)
        default: UniversityResponse.notFound
        }
    }

    // MARK: Pages

    private func authenticate(_ request: UniversityRequest) -> ServerResponse {
        let service = request.parameter("service")
        guard Origin(service) != nil else { return Self.failure(400) }
        guard let person = signedIn(request, service) else { return askForPassword(service, request) }
        return ticketPage(service, person, request)
    }

    /// Redirects a signed-in browser with a ticket, without a page.
    private func redirectWithTicket(_ request: UniversityRequest) -> ServerResponse {
        let service = request.parameter("service")
        guard Origin(service) != nil, let person = signedIn(request, service) else { return authenticate(request) }
        let ticket = university.tickets.issue(service, to: person.number, time: request.time)
        return UniversityResponse.redirect(TicketOffice.url(service, ticket: ticket))
    }

    private func checkAccount(_ request: UniversityRequest) -> ServerResponse {
        guard university.settings.hasAccountCheck else { return UniversityResponse.notFound }
        let query = [
            QueryItem("response_type", "code"), QueryItem("client_id", "bam"), QueryItem("state", university.office.random() + "="),
            QueryItem("redirect_uri", Self.callback),
        ]
        return UniversityResponse.redirect("https://\(name)/idp/oauth2/authorize?\(query.urlEncoded())")
    }

    private func authorize(_ request: UniversityRequest) -> ServerResponse {
        guard request.parameter("client_id") == "bam", request.parameter("redirect_uri") == Self.callback else { return Self.failure(400) }
        let state = request.parameter("state")
        guard let person = signedIn(request, Self.callback) else { return askForPassword(Self.callback, state: state, request) }
        return codePage(person, state: state, request)
    }

    private func receiveCode(_ request: UniversityRequest) -> ServerResponse {
        guard !request.field("state").isEmpty, university.tickets.redeem(request.field("code"), for: Self.callback, request) != nil else {
            return Self.failure(403)
        }
        return UniversityResponse.redirect("https://\(name)/api-uc/portal")
    }

    private func askForPassword(_ service: String, state: String = "", _ request: UniversityRequest) -> ServerResponse {
        let lck = "context_CAS_\(university.office.random())"
        contexts[lck] = Context(service: service, opened: request.time, state: state)
        return UniversityResponse.redirect(
            "https://\(name)/ac/#/index?lck=\(lck)&entityId=\(Self.entity(service).urlEncoded())&theme=\(chain)")
    }

    /// Returns the person of the session, unless the service needs a second factor that the session does not have.
    private func signedIn(_ request: UniversityRequest, _ service: String) -> UniversityPerson? {
        guard let value = request.cookie(Self.sessionCookie),
            let session = university.office.accept(.session, value, for: name, request), let person = university.person(session.owner),
            session.isConfirmed || !needsSecondFactor(service, person)
        else { return nil }
        return person
    }

    private func needsSecondFactor(_ service: String, _ person: UniversityPerson? = nil) -> Bool {
        person?.needsSecondFactor == true || university.settings.secondFactorHosts.contains(Origin(service)?.host ?? "")
    }

    private static func entity(_ service: String) -> String { Origin(service).map { "\($0.scheme)://\($0.host)" } ?? "" }

    private static func failure(_ status: Int = 200) -> ServerResponse {
        UniversityResponse.page(status, title: "登录失败", "<div class=\"error\">登录信息已失效，请重新登录</div>")
    }

    // MARK: Steps of the sign-in

    private func queryMethods(_ request: UniversityRequest) -> ServerResponse {
        guard let context = context(of: request.json, request) else {
            return .json(200, .object(["code": .integer(4010), "message": .string(Self.staleContext), "data": .array([])]))
        }
        let isSecond = needsSecondFactor(context.service)
        let password: JSONValue = .object([
            "moduleCode": isSecond ? .null : .string(Self.passwordModule), "moduleCodes": .array([.string(Self.passwordModule)]),
            "authChainCode": .string(chain), "authChainName": .string("账号登录"),
        ])
        let scan: JSONValue = .object(["moduleCode": .string("qrCode"), "authChainCode": .string(codeChain + "0")])
        return .json(
            200,
            .object([
                "code": .integer(200), "message": .null, "data": .array(isSecond ? [password] : [scan, password]),
                "requestType": .string("chain_type"), "second": .bool(isSecond),
            ]))
    }

    private func showCaptcha(_ request: UniversityRequest) -> ServerResponse {
        let account = request.json["loginName"].universityText
        guard university.passwords.needsCaptcha(account) else {
            return .json(200, .object(["code": .integer(200), "result": .bool(false), "pic": .null]))
        }
        let image = Base64.encode(university.captchas.issue(account, request).image)
        return .json(
            200, .object(["code": .integer(200), "result": .bool(true), "pic": .string("data:image/png;base64,\(image)")]))
    }

    private func execute(_ request: UniversityRequest) -> ServerResponse {
        let body = request.json
        guard case .object(let values)? = body["authPara"] else { return Self.outcome(4010, Self.staleContext) }
        if body["authModuleCode"] == .string(Self.codeModule) { return checkCode(body, values, request) }
        let account = values["loginName"].universityText
        let submission = PasswordDesk.Submission(
            account: account, password: PasswordKey.decrypt(values["password"].universityText), captchaKey: account,
            captcha: values["verifyCode"].universityText)
        guard let context = context(of: body, request) else {
            university.passwords.refuse(submission, request)
            return Self.outcome(4010, Self.staleContext)
        }
        guard body["authModuleCode"] == .string(Self.passwordModule), body["authChainCode"] == .string(chain) else {
            return Self.outcome(4011, "认证方式不可用")
        }
        let outcome = university.passwords.submit(submission, request)
        guard outcome == .right, let person = university.person(account) else { return refusal(outcome, account, request) }
        let lck = body["lck"].universityText
        return needsSecondFactor(context.service, person) ? askForCode(lck, person, request) : accept(lck, person, request)
    }

    private func refusal(_ outcome: UniversityPasswordArrival.Outcome, _ account: String, _ request: UniversityRequest) -> ServerResponse {
        let isLocked = university.passwords.isLocked(account, request.time)
        return switch outcome {
        case .captchaMissing: Self.outcome(4012, "请输入验证码")
        case .captchaWrong: Self.outcome(4012, "验证码错误，请输入验证码")
        case .paused: Self.outcome(4013, "操作过于频繁，请稍后再试")
        case .wrong where !isLocked:
            Self.outcome(4020, "认证失败,您还有\(university.passwords.triesLeft(account))次重试机会。原因分析： 用户名或密码错误 ")
        default: Self.outcome(4021, "认证失败,账号已被锁定,请稍后重试。")
        }
    }

    private func askForCode(_ lck: String, _ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let number = university.office.issue(
            .secondFactorNumber, to: person.number, for: name, time: request.time, lifetime: university.settings.signInLifetime,
            isSingleUse: false)
        contextsOfSecrets[number.value] = lck
        return Self.outcome(
            200, "操作成功!",
            [
                "loginToken": .string(""), "pageLevelNo": .integer(2), "authChainCode": .string(codeChain),
                "requestNumber": .string(number.value), "moduleCodes": .array(university.settings.secondFactorMethods.map { .string($0) }),
            ])
    }

    /// Checks the code of an authenticator app. After a wrong code, the browser can send another one.
    private func checkCode(_ body: [String: JSONValue], _ values: [String: JSONValue], _ request: UniversityRequest) -> ServerResponse {
        let (code, account) = (values["otpCode"].universityText, values["loginName"].universityText)
        let lck = body["lck"].universityText
        guard context(of: body, request) != nil, body["authChainCode"] == .string(codeChain),
            let number = university.office.accept(.secondFactorNumber, body["requestNumber"].universityText, for: name, request),
            contextsOfSecrets[number.value] == lck, number.owner == account, let person = university.person(account)
        else {
            university.secondFactors.refuse(code, account, request)
            return Self.outcome(4010, Self.staleContext)
        }
        guard university.settings.secondFactorMethods.contains(Self.codeModule), values["verifyCode"] == .string("") else {
            return Self.outcome(4011, "认证方式不可用")
        }
        guard university.secondFactors.check(code, of: person, request) == .accepted else {
            return Self.outcome(4022, "认证失败，动态口令错误")
        }
        number.ended = request.time
        contexts[lck]?.isConfirmed = true
        return accept(lck, person, request)
    }

    private func accept(_ lck: String, _ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let token = university.office.issue(
            .loginToken, to: person.number, for: name, time: request.time, lifetime: university.settings.signInLifetime, isSingleUse: true)
        contextsOfSecrets[token.value] = lck
        return Self.outcome(200, "操作成功!", ["loginToken": .string(token.value), "userName": .string(person.number)])
    }

    private func finish(_ request: UniversityRequest) -> ServerResponse {
        guard let token = university.office.accept(.loginToken, request.field("loginToken"), for: name, request),
            let lck = contextsOfSecrets.removeValue(forKey: token.value), let context = contexts.removeValue(forKey: lck),
            let person = university.person(token.owner)
        else { return Self.failure() }
        let session = university.office.issue(
            .session, to: person.number, for: name, time: request.time, lifetime: university.sessionLifetime(of: name),
            isSingleUse: false, isConfirmed: context.isConfirmed)
        let isCheck = context.service == Self.callback
        let page = isCheck ? codePage(person, state: context.state, request) : ticketPage(context.service, person, request)
        return page.settingCookie(Self.sessionCookie, session.value, "Path=/; Secure; HttpOnly")
    }

    private func context(of body: [String: JSONValue], _ request: UniversityRequest) -> Context? {
        guard let context = contexts[body["lck"].universityText],
            request.time < context.opened + university.settings.signInLifetime,
            ["", Self.entity(context.service)].contains(body["entityId"].universityText)
        else { return nil }
        return context
    }

    private static func outcome(_ code: Int, _ message: String, _ values: [String: JSONValue] = [:]) -> ServerResponse {
        let usual: [String: JSONValue] = [
            "code": .integer(code), "message": .string(message), "data": .null, "loginToken": .null, "moduleCodes": .array([]),
            "authChainCode": .null, "pageLevelNo": .integer(0), "second": .null,
        ]
        return .json(200, .object(usual.merging(values) { _, new in new }))
    }

    // MARK: Ends of the sign-in

    private func codePage(_ person: UniversityPerson, state: String, _ request: UniversityRequest) -> ServerResponse {
        let code = university.tickets.issue(Self.callback, to: person.number, prefix: "OC-", time: request.time)
        return UniversityResponse.page(
            title: "",
            """
            <form id="logon" action="/api-uc/login/oauth2/code/bam" method="POST"><input type="hidden" name="code" value="\(code)"/>\
            <input type="hidden" name="state" value="\(UniversityResponse.escaped(state))"/></form>
            """)
    }

    private func ticketPage(_ service: String, _ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let ticket = university.tickets.issue(service, to: person.number, time: request.time)
        ticketPages += 1
        let isForm =
            switch university.settings.ticketPage {
            case .form, .post: true
            case .script: false
            case .alternate: ticketPages % 2 == 1
            }
        guard isForm else {
            let location = UniversityResponse.escaped(TicketOffice.url(service, ticket: ticket))
            return UniversityResponse.page(
                title: "",
                "<script>var theme = \"default\"; var locationValue = \"\(location)\";\nwindow.location.href = locationValue;</script>")
        }
        let method = university.settings.ticketPage == .post ? "POST" : "get"
        return UniversityResponse.page(
            title: "正在跳转",
            """
            <form id="logon" name="logon" action="\(UniversityResponse.escaped(service))" method="\(method)">\
            <input type="hidden" id="ticket" name="ticket" value="\(ticket)"/></form>
            """)
    }
}
