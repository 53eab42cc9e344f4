import Errors
import HTTP
import Markup
import Text

/// Requests to the university's older sign-in, `https://uis.fudan.edu.cn/authserver/login?service=…`.
enum ClassicSignInAPI {
    /// Sends the form with the password, once. If the form has a captcha and `answer` is nil, throws ``ChallengeRequired`` and does not
    /// send the form.
    /// - Returns: the response of the site to which the sign-in redirects with a ticket.
    /// - Throws: ``FailedSubmission`` if the server refuses the password or its form.
    static func submit(_ client: BrowserClient, _ form: ClassicForm, _ credentials: Credentials, captcha answer: String?) async throws
        -> HTTPResponse
    {
        var items = form.hidden.filter { !["username", "password"].contains($0.name) }
        items.append(QueryItem("username", credentials.username))
        items.append(QueryItem("password", credentials.password))
        if let captcha = form.captcha {
            guard let text = answer else { throw await challenge(client, form) }
            items.removeAll { $0.name == captcha.field }
            items.append(QueryItem(captcha.field, text))
        }
        let response = try await client.post(
            form.action, form: items, confidentiality: .host(SignInServer.classic.host))
        guard SignInServer(of: response.request.url) == .classic else { return response }
        let refusal = try await refusal(client, response)
        if let error = refusal as? DanXiError { throw FailedSubmission(error: error) }
        throw refusal
    }

    /// Returns the captcha challenge of a form. If the image cannot be loaded or the call was cancelled, the challenge has no image. This
    /// method must not throw: after an error, the next call would send the password again instead of waiting for the captcha.
    private static func challenge(_ client: BrowserClient, _ form: ClassicForm) async -> ChallengeRequired {
        var image: String?
        if let url = form.captcha?.image {
            do { image = try await client.get(url).imageURL } catch {}
        }
        return .captcha(image: image, page: .classic(form))
    }

    /// Returns the error for a page that the server sent instead of a redirect to the site.
    private static func refusal(_ client: BrowserClient, _ response: HTTPResponse) async throws -> any Error {
        let (text, title, form) = try read(response)
        let place = response.place
        if text.contains("密码有误") { return DanXiError.wrongPassword(place, line(of: text, with: "密码有误")) }
        if text.contains("锁定") || text.contains("冻结") { return DanXiError.accountLocked(place, "the account is locked") }
        // A page with the form works, even if it also announces maintenance.
        if form == nil, let error = Maintenance.unexpected(response) { return error }
        if let form, form.captcha != nil || text.contains("请输入验证码") { return await challenge(client, form) }
        if text.contains("请输入验证码") {
            return DanXiError(
                .captchaRequired,
                "\(place) returned a page that requires a captcha but has no sign-in form. Sign in once at https://uis.fudan.edu.cn in a browser, then try again."
            )
        }
        if text.contains("弱密码提示") || title.contains("弱密码提示") { return DanXiError.weakPassword(place) }
        if text.contains("二次认证") { return ChallengeRequired.secondFactor(nil) }
        if text.contains("完善") || text.contains("尚未激活") {
            return DanXiError(
                .accountSetupRequired,
                "\(place): the account is not completely set up. Sign in at https://id.fudan.edu.cn in a browser and follow the instructions, then call campus.login again."
            )
        }
        if response.status >= 400 { return HTTPRefusal.campusError(response) }
        return DanXiError(
            .unexpectedResponse,
            "\(place) neither accepted nor refused the password. The password was sent once and is not tried again. Sign in at https://uis.fudan.edu.cn in a browser to see the reason.",
            httpStatus: response.status)
    }

    private static func read(_ response: HTTPResponse) throws -> (text: String, title: String, form: ClassicForm?) {
        let document = try HTMLDocument(response)
        return (document.text, document.title, ClassicForm(document, url: response.request.url))
    }

    /// Returns the first line that contains a string, shortened to 100 characters.
    private static func line(of text: String, with part: String) -> Substring {
        text.split(separator: "\n").first { $0.contains(part) }?.prefix(100) ?? part[...]
    }
}
