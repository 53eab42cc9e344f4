import JSON
import Text

extension AccountsServer {
    static let routes: ServerRoutes<Handler> = {
        var routes = ServerRoutes<Handler>(prefix: "/api")
        routes.add("POST", "/login", AccountsServer.login)
        routes.add("POST", "/refresh", AccountsServer.refresh)
        routes.add("GET", "/logout", AccountsServer.logout)
        routes.add("GET", "/verify/email", AccountsServer.sendCode)
        routes.add("GET", "/verify/email/:email", AccountsServer.sendCode)
        routes.add("POST", "/register", AccountsServer.register)
        routes.add("PUT", "/register", AccountsServer.resetPassword)
        routes.add("PATCH", "/register/_webvpn", AccountsServer.resetPassword)
        routes.add("POST", "/debug/register", AccountsServer.registerWithoutCode)
        routes.add("GET", "/users/me", AccountsServer.getCurrentUser)
        routes.add("DELETE", "/users/me", AccountsServer.closeAccount)
        routes.add("GET", "/users/#", AccountsServer.getUser)
        routes.add("PUT", "/users/#", AccountsServer.modifyUser)
        routes.add("PATCH", "/users/#/_webvpn", AccountsServer.modifyUser)
        return routes
    }()

    private static let email = CommunityField("email", .string, email: true)
    private static let password = CommunityField("password", .string, required: true, min: 8)
    private static let code = CommunityField("verification", .string)
    private static let wrongCode = "验证码错误，请多次尝试或者重新获取验证码"

    private func login(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: request, Self.email, Self.password)
        guard let account = account(input.text("email")), account.isActive else {
            received(input, request, "POST /login", .unknownAccount)
            throw .community(403, "账号未注册")
        }
        guard account.password == input.text("password") else {
            received(input, request, "POST /login", .wrongPassword)
            throw .community(401, "密码错误")
        }
        received(input, request, "POST /login", .accepted)
        account.lastLogin = stamp(request)
        return tokenResponse(account, "Login successful", request)
    }

    private func logout(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let account = try current(request)
        signOut(account)
        writes.add("logout", account.email, by: account.identifier, at: request.time)
        return .json(200, ["message": "logout successful"])
    }

    private func sendCode(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let segments = request.path.split(separator: "/")
        let email = segments.count > 3 ? values.text(0) : request.queryValue("email") ?? ""
        guard CommunityField.isEmail(email) else { throw .community(400, "email invalid") }
        try Self.checkMailbox(email)
        let account = account(email)
        if account?.isActive == false { throw .community(400, "注销账号后禁止注册") }
        let outcome: JSONValue = ["registered": .bool(account != nil), "scope": account == nil ? "register" : "reset"]
        if request.queryValue("check") == "true" {
            return .json(400, outcome.merging(["message": account == nil ? "该邮箱未注册" : "该邮箱已注册"]))
        }
        sendCode(to: email, scope: account == nil ? "register" : "reset")
        let message = "验证邮件已发送，请查收\n如未收到，请检查邮件地址是否正确，检查垃圾箱，或重试"
        return .json(200, outcome.merging(["message": .string(message)]))
    }

    /// Refuses a student's address at the wrong domain. Students who entered in 2021 or later have m.fudan.edu.cn, others fudan.edu.cn.
    private static func checkMailbox(_ email: String) throws(ServerRefusal) {
        guard let year = Int(email.prefix(2)) else { return }
        let isMobile = email.hasSuffix("@m.fudan.edu.cn")
        guard isMobile != (year >= 21) else { return }
        let rule = isMobile ? "20级及以前的同学请使用fudan.edu.cn邮箱。" : "21级及以后的同学请使用m.fudan.edu.cn邮箱。"
        throw .community(
            400, rule + "如果您的邮箱不满足此规则，可以尝试邮箱别名，或发送您的学邮和情况说明到 dev@danta.tech ，我们为您手动处理")
    }

    private func register(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: request, Self.email, Self.password, Self.code)
        guard code(input.text("email"), scope: "register") == input.text("verification") else {
            received(input, request, "POST /register", .refused)
            throw .community(400, Self.wrongCode)
        }
        let response = try register(input, request, "POST /register")
        _ = useCode(input.text("verification"), of: input.text("email"), scope: "register")
        return response
    }

    private func registerWithoutCode(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        // Routes for administrators name a missing token otherwise than the rest.
        guard validToken(of: request) != nil else { throw .community(401, "Unauthorized") }
        guard try current(request).isAdmin else { throw .community(403, "Forbidden") }
        return try register(try CommunityInput(body: request, Self.email, Self.password), request, "POST /debug/register")
    }

    private func register(_ input: CommunityInput, _ request: ServerRequest, _ endpoint: String) throws(ServerRefusal) -> ServerResponse {
        if let known = account(input.text("email")) {
            received(input, request, endpoint, .refused)
            throw .community(400, known.isActive ? "该用户已注册，如果忘记密码，请使用忘记密码功能找回" : "注销账号后禁止注册")
        }
        received(input, request, endpoint, .accepted)
        let account = addAccount(input.text("email"), input.text("password"), hasAnsweredQuestions: false, at: request.time)
        writes.add("register", account.email, by: account.identifier, at: request.time)
        return tokenResponse(account, "register successful", request)
    }

    private func resetPassword(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: request, Self.email, Self.password, Self.code)
        let email = input.text("email")
        guard let account = account(email), account.isActive else {
            received(input, request, "PUT /register", .unknownAccount)
            throw .community(400, account(email) == nil ? "该用户未注册" : "账户已注销，禁止修改密码")
        }
        guard useCode(input.text("verification"), of: email, scope: "reset") else {
            received(input, request, "PUT /register", .refused)
            throw .community(400, Self.wrongCode)
        }
        received(input, request, "PUT /register", .accepted)
        account.password = input.text("password")
        signOut(account)
        writes.add("reset password", email, account.password, by: account.identifier, at: request.time)
        return tokenResponse(account, "reset password successful", request)
    }

    // MARK: Users

    private func view(_ account: CommunityAccount) -> JSONValue {
        [
            "id": .integer(account.number), "user_id": .integer(account.number), "nickname": .string(account.nickname),
            "is_admin": .bool(account.isAdmin), "is_shamir_admin": false, "joined_time": .string(CommunityTime.text(account.joined)),
            "last_login": .string(CommunityTime.text(account.lastLogin)), "has_answered_questions": .bool(account.hasAnsweredQuestions),
        ]
    }

    private func getCurrentUser(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        .json(200, view(try current(request)))
    }

    private func getUser(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        .json(200, view(try visibleAccount(values.number(0), request)))
    }

    private func visibleAccount(_ number: Int, _ request: ServerRequest) throws(ServerRefusal) -> CommunityAccount {
        let current = try current(request)
        guard current.number == number || current.isAdmin else { throw .community(403, "Forbidden") }
        return try activeAccount(number)
    }

    private func modifyUser(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: request, CommunityField("nickname", .string, min: 1, nullable: true))
        guard let nickname = input.optionalText("nickname") else { throw .community(400, "无效请求") }
        let account = try visibleAccount(values.number(0), request)
        account.nickname = nickname
        writes.add("rename", account.email, nickname, by: try current(request).identifier, at: request.time)
        return .json(201, view(account))
    }

    private func closeAccount(_ request: ServerRequest, _ values: RouteValues) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: request, Self.email, Self.password)
        guard let account = account(input.text("email")), account.isActive else {
            received(input, request, "DELETE /users/me", .unknownAccount)
            throw .community(404, "record not found")
        }
        guard account.password == input.text("password") else {
            received(input, request, "DELETE /users/me", .wrongPassword)
            throw .community(403, "密码错误")
        }
        received(input, request, "DELETE /users/me", .accepted)
        account.isActive = false
        writes.add("close account", account.email, by: account.identifier, at: request.time)
        return .noContent
    }
}
