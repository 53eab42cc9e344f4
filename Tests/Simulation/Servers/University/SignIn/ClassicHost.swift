import HTTP
import Text

/// uis.fudan.edu.cn, the older sign-in: a form, which redirects to the site with a ticket.
final class ClassicHost: UniversityHost {
    static let entry = "https://uis.fudan.edu.cn/authserver/login?service="
    private static let path = "/authserver/login"
    private static let browserCookie = "JSESSIONID_auth"
    private static let ticketCookie = "CASTGC"

    let name = "uis.fudan.edu.cn"
    private unowned let university: SimulatedUniversity
    /// The forms that were shown and not yet sent, by their field `lt`.
    private var forms: [String: (browser: String, time: Int)] = [:]
    /// The browsers whose next form has a captcha.
    private var captchaBrowsers: Set<String> = []

    init(_ university: SimulatedUniversity) {
        self.university = university
    }

    func answer(_ request: UniversityRequest) -> ServerResponse {
        switch (request.isPost, request.path) {
        case (false, Self.path): return show(request)
        case (true, Self.path): return submit(request)
        case (false, "/authserver/captcha.html"):
            let captcha = university.captchas.issue(request.cookie(Self.browserCookie) ?? "", request)
            return ServerResponse(200, headers: [("Content-Type", "image/png")], body: captcha.image)
        case (false, "/authserver/index.do"): return UniversityResponse.page(title: "统一身份认证", "<p>您已登录。</p>")
        default: return UniversityResponse.notFound
        }
    }

    private func show(_ request: UniversityRequest) -> ServerResponse {
        guard let cookie = request.cookie(Self.ticketCookie) else { return form(request) }
        guard let session = university.office.accept(.session, cookie, for: name, request), let person = university.person(session.owner)
        else { return UniversityResponse.page(403, title: "403 Forbidden", "<h1>403 Forbidden</h1>") }
        return redirect(person, request)
    }

    private func submit(_ request: UniversityRequest) -> ServerResponse {
        if request.cookie(Self.ticketCookie) != nil { return show(request) }
        let account = request.field("username")
        let browser = request.cookie(Self.browserCookie) ?? ""
        let submission = PasswordDesk.Submission(
            account: account, password: request.field("password"), captchaKey: browser, captcha: request.field("captchaResponse"))
        guard let shown = forms.removeValue(forKey: request.field("lt")), shown.browser == browser,
            request.time < shown.time + university.settings.signInLifetime, !request.field("execution").isEmpty
        else {
            university.passwords.refuse(submission, request)
            return form(request)
        }
        let outcome = university.passwords.submit(submission, request)
        guard outcome == .right, let person = university.person(account) else {
            if university.passwords.needsCaptcha(account) { captchaBrowsers.insert(browser) }
            return form(request, message: message(outcome, account, request.time))
        }
        captchaBrowsers.remove(browser)
        let host = Origin(request.parameter("service"))?.host ?? ""
        if person.needsSecondFactor || university.settings.secondFactorHosts.contains(host) {
            return form(request, message: "该帐号需要二次认证，请使用新版统一身份认证登录")
        }
        let session = university.office.issue(
            .session, to: account, for: name, time: request.time, lifetime: university.sessionLifetime(of: name), isSingleUse: false)
        return redirect(person, request).settingCookie(Self.ticketCookie, session.value, "Path=/authserver/; Secure; HttpOnly")
    }

    private func message(_ outcome: UniversityPasswordArrival.Outcome, _ account: String, _ time: Int) -> String {
        switch outcome {
        case .captchaMissing: "请输入验证码"
        case .captchaWrong: "验证码错误，请输入验证码"
        case .paused: "操作过于频繁，请稍后再试"
        case .wrong where !university.passwords.isLocked(account, time): "您提供的用户名或者密码有误"
        default: "该帐号已被锁定，请稍后再试"
        }
    }

    private func redirect(_ person: UniversityPerson, _ request: UniversityRequest) -> ServerResponse {
        let service = request.parameter("service")
        guard Origin(service) != nil else { return UniversityResponse.redirect("https://\(name)/authserver/index.do") }
        let ticket = university.tickets.issue(service, to: person.number, time: request.time)
        return UniversityResponse.redirect(TicketOffice.url(service, ticket: ticket))
    }

    private func form(_ request: UniversityRequest, message: String = "") -> ServerResponse {
        let known = request.cookie(Self.browserCookie)
        let browser = known ?? university.office.random()
        let lt = "LT-\(university.office.random())"
        forms[lt] = (browser, request.time)
        let captcha =
            captchaBrowsers.contains(browser)
            ? "<input type=\"text\" name=\"captchaResponse\" placeholder=\"请输入验证码\"/><img id=\"captchaImg\" src=\"captcha.html?ts=1\"/>"
            : ""
        let action = UniversityResponse.escaped(Self.path + (request.server.query.map { "?\($0)" } ?? ""))
        let page = UniversityResponse.page(
            title: "复旦大学统一身份认证服务",
            """
            <form id="casLoginForm" action="\(action)" method="post"><span id="msg">\(message)</span>
            <input name="username" type="text" value=""/><input name="password" type="password" value=""/>\(captcha)
            <input type="hidden" name="lt" value="\(lt)"/><input type="hidden" name="execution" value="e1s1"/>
            <input type="hidden" name="_eventId" value="submit"/></form>
            """)
        return known == nil ? page.settingCookie(Self.browserCookie, browser, "Path=/authserver; HttpOnly") : page
    }
}
