import Errors
import Markup
import Networking
import Text

/// Asks the university's older sign-in, `https://uis.fudan.edu.cn/authserver/login?service=…`.
enum ClassicSignInAPI {
    static func url(service: String) -> String { "https://uis.fudan.edu.cn/authserver/login?service=\(service.urlEncoded())" }

    /// Sends the form with the password, once.
    /// - Returns: the service's answer to the ticket.
    static func submit(_ service: SignInClient, _ form: ClassicForm, _ account: CampusAccount, password: String, answer: SignInAnswer?)
        async throws -> HTTPResponse
    {
        var items = form.hidden.filter { !["username", "password"].contains($0.name) }
        items.append(QueryItem("username", account.username))
        items.append(QueryItem("password", password))
        if let captcha = form.captcha {
            guard case .captcha(let text) = answer else { throw await question(service, form) }
            items.removeAll { $0.name == captcha.field }
            items.append(QueryItem(captcha.field, text))
        }
        let response = try await service.post(form.action, form: items, once: true)
        guard Origin(response.request.url)?.host == SignInPage.classicHost else { return response }
        throw try await refusal(service, response)
    }

    /// The picture is asked with the session's cookies, as it belongs to them. Without it the question stands all the same: were it lost
    /// with the picture, also by a cancellation, the next call would spend another password on meeting it again.
    private static func question(_ service: SignInClient, _ form: ClassicForm) async -> SignInQuestion {
        var image: String?
        if let captcha = form.captcha {
            do { image = try await picture(service, captcha.image) } catch {}
        }
        return .captcha(image: image, page: .classic(form))
    }

    /// As a data URL (RFC 2397); nil if the answer is no picture.
    private static func picture(_ service: SignInClient, _ url: String) async throws -> String? {
        let response = try await service.get(url)
        guard response.isSuccess, let type = response.mediaType, type.hasPrefix("image/") else { return nil }
        return "data:\(type);base64,\(Base64.encode(Array(response.body.bytes)))"
    }

    /// What the page says that came in place of a redirect to the service.
    private static func refusal(_ service: SignInClient, _ response: HTTPResponse) async throws -> any Error {
        try SignInPage.checkForMaintenance(response)
        let (text, title, form) = try read(response)
        let place = response.place
        if text.contains("密码有误") { return DanXiError.wrongPassword(place, message(in: text, "密码有误")) }
        if text.contains("锁定") || text.contains("冻结") { return DanXiError.accountLocked(place, "the account is locked") }
        if let form, form.captcha != nil || text.contains("请输入验证码") { return await question(service, form) }
        if text.contains("请输入验证码") {
            return DanXiError(
                .captchaRequired, "\(place) asks for a captcha without showing one: sign in at https://uis.fudan.edu.cn in a browser once")
        }
        if text.contains("弱密码提示") || title.contains("弱密码提示") { return DanXiError.weakPassword(place) }
        if text.contains("二次认证") { return SignInQuestion.secondFactor([], context: nil) }
        if text.contains("完善") || text.contains("尚未激活") {
            return DanXiError(
                .accountSetupRequired,
                "\(place): the account must first finish a page of the university's: sign in at https://id.fudan.edu.cn in a browser, then call campus.login again."
            )
        }
        if response.status >= 400 { return HTTPRefusal.campus(response).error() }
        return DanXiError(
            .unexpectedResponse,
            "\(place) neither accepted nor refused the password, which was sent once and is not tried again: sign in at https://uis.fudan.edu.cn in a browser to see more.",
            httpStatus: response.status)
    }

    private static func read(_ response: HTTPResponse) throws -> (text: String, title: String, form: ClassicForm?) {
        let document = try HTMLDocument(response)
        return (document.text, document.title, ClassicForm(document, url: response.request.url))
    }

    /// The line that holds a text.
    private static func message(in text: String, _ part: String) -> Substring {
        text.split(separator: "\n").first { $0.contains(part) }?.prefix(100) ?? part[...]
    }
}
