import Errors
import Networking

/// The course selection of graduates, http://yjsxk.fudan.sh.cn, which has its own sign-in with a captcha.
enum CourseSelectionAPI {
    private static let base = "http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/"

    /// `GET …/login/4/vcode.do` and `GET …/login/vcode/image.do?vtoken=`
    static func getCaptcha(_ client: CampusClient) async throws -> CourseCaptcha {
        // This page sets the cookie that the captcha belongs to.
        _ = try await client.requestWithData(base + "*default/index.do", signIn: .none)
        let token: SelectionCaptchaResponse = try await client.requestWithResponse(
            base + "login/4/vcode.do", signIn: .none, headers: accepted)
        let response = try await client.requestWithData(
            base + "login/vcode/image.do", signIn: .none, params: [QueryItem("vtoken", token.token)])
        guard let image = response.imageURL else {
            throw DanXiError(
                .unexpectedResponse,
                "\(response.place) did not return an image. Try again later. If this persists, the site has changed: update libdanxi, or report this.",
                httpStatus: response.status)
        }
        return CourseCaptcha(id: token.token, image: image)
    }

    /// `POST …/login/check/login.do`. The password is sent once.
    static func login(_ client: CampusClient, captchaId: String, answer: String, username: String, password: String) async throws {
        let form = [
            QueryItem("loginName", username), QueryItem("loginPwd", StrEnc.encrypt(password)), QueryItem("verifyCode", answer),
            QueryItem("vtoken", captchaId),
        ]
        let response: SelectionSignInResponse = try await client.requestWithResponse(
            base + "login/check/login.do", signIn: .none, form: form, headers: accepted, effect: .singleUse)
        try response.check()
    }

    /// `GET …/xsxkCourse/loadKbxx.do?_=`
    /// - Parameter milliseconds: the current time, which prevents cached responses.
    static func getCourses(_ client: CampusClient, milliseconds: Int) async throws -> [Course] {
        let response = try await client.requestWithData(
            base + "xsxkCourse/loadKbxx.do", signIn: .none, params: [QueryItem("_", milliseconds)])
        // Without a sign-in, the response is the sign-in page.
        if response.mediaType == "text/html" {
            throw DanXiError(
                .notSignedIn,
                "The course selection of graduates requires its own sign-in. Call course.get_captcha, then course.answer_captcha.",
                httpStatus: response.status)
        }
        return try SelectionResponse.parse(response).courses
    }

    private static let accepted: HTTPHeaders = ["Accept": "application/json"]
}
