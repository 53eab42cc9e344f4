import Text

@testable import JSON

/// fdulib.a-lsp.com: the OAuth server of the library system.
final class LibraryAuthority: UniversityHost {
    private static let oauth = "/open-api/openapi/oauth2/"
    static let callback = "https://fdulib.a-lsp.com/authServer/auth"
    private static let parameters = [
        "response_type": "code", "loginType": "member", "client_id": "rfid", "target": "true",
        "redirect_uri": "https://opac.fudan.edu.cn/#/redirect",
    ]

    let name = "fdulib.a-lsp.com"
    private unowned let university: SimulatedUniversity
    /// The values of `authCode` that were issued and not yet used.
    private var starts: Set<String> = []
    /// The tokens whose person has confirmed the authorization.
    private var confirmed: Set<String> = []

    init(_ university: SimulatedUniversity) {
        self.university = university
    }

    func answer(_ request: UniversityRequest) -> ServerResponse {
        if !request.isPost, request.path.hasPrefix("/authServer/") {
            return UniversityResponse.page(title: "统一认证", "<div id=\"app\"></div>")
                .settingCookie("SESSION", university.office.random(), "Path=/; HttpOnly")
        }
        guard request.path.hasPrefix(Self.oauth) else { return UniversityResponse.notFound }
        guard request.server.header("tenant-id") == "fdulib" else { return LibraryGateway.failure("租户不存在") }
        switch (request.isPost, request.path.dropFirst(Self.oauth.count)) {
        case (true, "getClientParams"): return start(request)
        case (false, "authCallBack"): return acceptTicket(request)
        case (false, "authorize"): return authorize(request)
        case (false, "doConfirm"):
            guard let token = token(request) else { return LibraryGateway.failure("未登录") }
            confirmed.insert(token.value)
            return LibraryGateway.success(.bool(true))
        default: return UniversityResponse.notFound
        }
    }

    private func start(_ request: UniversityRequest) -> ServerResponse {
        guard request.cookie("SESSION") != nil, request.json == Self.parameters.mapValues({ .string($0) }) else {
            return LibraryGateway.failure("参数错误")
        }
        let code = university.office.random()
        starts.insert(code)
        var service = "\(Self.callback)?authCode=\(code)"
        if university.settings.hasLibraryRelay { service = "\(LibraryRelay.login)?service=\(service.urlEncoded())" }
        return LibraryGateway.success(.string(NeoHost.entry + service.urlEncoded()))
    }

    private func acceptTicket(_ request: UniversityRequest) -> ServerResponse {
        guard let person = university.tickets.redeem(request.parameter("ticket"), for: Self.callback, request),
            starts.remove(request.parameter("authCode")) != nil
        else { return LibraryGateway.failure("票据无效") }
        let token = university.office.issue(
            .openToken, to: person.number, for: name, time: request.time, lifetime: university.settings.signInLifetime, isSingleUse: false)
        return LibraryGateway.success(.object(["openToken": .string(token.value)]))
    }

    private func authorize(_ request: UniversityRequest) -> ServerResponse {
        guard let token = token(request) else { return LibraryGateway.failure("未登录") }
        guard confirmed.contains(token.value) else { return LibraryGateway.success(.object(["redirectUri": .null])) }
        let code = university.office.issue(
            .authorizationCode, to: token.owner, for: LibraryGateway.host, time: request.time, lifetime: university.settings.ticketLifetime,
            isSingleUse: true)
        return LibraryGateway.success(
            .object(["redirectUri": .string("https://opac.fudan.edu.cn/#/redirect?code=\(code.value)&state=")]))
    }

    private func token(_ request: UniversityRequest) -> IssuedSecret? {
        let asked = Dictionary(request.parameters.map { ($0.name, $0.value) }) { first, _ in first }
        guard asked == Self.parameters else { return nil }
        return university.office.accept(.openToken, request.server.header("openToken") ?? "", for: name, request)
    }
}
