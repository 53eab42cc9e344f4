import Errors
import JSON
import Networking

/// Asks the graduates' choice of courses, which has a sign-in of its own with a captcha.
enum CourseSelectionAPI {
    private static let base = "http://yjsxk.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/"

    /// `GET …/login/4/vcode.do` and `GET …/login/vcode/image.do?vtoken=`
    static func getCaptcha(_ service: CampusClient) async throws -> CourseCaptcha {
        // The page opens the session that the picture belongs to.
        _ = try await service.requestWithData(base + "*default/index.do", signIn: .none)
        let token: CaptchaResponse = try await service.requestWithResponse(base + "login/4/vcode.do", signIn: .none, headers: accepted)
        let image = try await service.requestWithData(
            base + "login/vcode/image.do", signIn: .none, params: [QueryItem("vtoken", token.token)])
        guard let type = image.mediaType, type.hasPrefix("image/"), !image.body.isEmpty else {
            throw DanXiError(.unexpectedResponse, "\(image.place) answered no picture", httpStatus: image.status)
        }
        return CourseCaptcha(id: token.token, image: "data:\(type);base64,\(Base64.encode(Array(image.body.bytes)))")
    }

    /// `POST …/login/check/login.do`; the password is sent once.
    static func login(_ service: CampusClient, captchaId: String, answer: String, username: String, password: String) async throws {
        let form = [
            QueryItem("loginName", username), QueryItem("loginPwd", StrEnc.encrypt(password)), QueryItem("verifyCode", answer),
            QueryItem("vtoken", captchaId),
        ]
        let response: LoginResponse = try await service.requestWithResponse(
            base + "login/check/login.do", signIn: .none, form: form, headers: accepted)
        try response.check()
    }

    /// `GET …/xsxkCourse/loadKbxx.do?_=`
    /// - Parameter milliseconds: the time, so that no cache answers.
    static func getCourses(_ service: CampusClient, milliseconds: Int) async throws -> [Course] {
        let response = try await service.requestWithData(
            base + "xsxkCourse/loadKbxx.do", signIn: .none, params: [QueryItem("_", milliseconds)])
        // The page with the sign-in answers where there is none.
        if response.mediaType == "text/html" {
            throw DanXiError(
                .notSignedIn,
                "the graduates' choice of courses wants a sign-in of its own: get its picture with course.get_captcha, and answer it with course.answer_captcha",
                httpStatus: response.status)
        }
        return try SelectionResponse.parse(response).courses
    }

    private static let accepted: HTTPHeaders = ["Accept": "application/json"]
}

// MARK: - The sign-in

/// `{data: {token}}`
private struct CaptchaResponse: JSONDecodable, APIParsable {
    let token: String

    init(json: JSONElement) throws(JSONError) {
        token = (try json.value("data") as Token).text
        if token.isEmpty { throw JSONError("is empty").under(key: "data.token") }
    }

    private struct Token: JSONDecodable {
        let text: String

        init(json: JSONElement) throws(JSONError) {
            text = try json.value("token")
        }
    }
}

/// `{code: "1", msg}`; another code is a refusal.
private struct LoginResponse: JSONDecodable, APIParsable {
    let code: String
    let message: String

    init(json: JSONElement) throws(JSONError) {
        code = try json.value("code")
        message = try json.optional("msg") ?? ""
    }

    /// The server calls a wrong password and a wrong account alike; only the captcha has words of its own.
    func check() throws(DanXiError) {
        guard code != "1" else { return }
        let reason = message.isEmpty ? "code \(code)" : message
        if message.contains("验证码") {
            throw DanXiError(
                .rejected,
                "the graduates' choice of courses refuses the answer to the captcha (\(reason)): get another with course.get_captcha")
        }
        throw DanXiError(.wrongPassword, "the graduates' choice of courses refuses the account or its password (\(reason))")
    }
}

// MARK: - The courses

/// `{results: [{KCMC, JASMC, ZCBH, XQ, KSJCDM, JSXM, BJDM, XNXQDM}]}`: a row for each lesson.
private struct SelectionResponse: JSONDecodable, APIParsable {
    let courses: [Course]

    init(json: JSONElement) throws(JSONError) {
        let rows: [Row] = try json.value("results")
        let semesters = Dictionary(grouping: rows.compactMap(\.lesson)) { $0.semesterId }
        courses = semesters.sorted { $0.key > $1.key }.flatMap { CourseBuilder.build($0.value.map(\.activity), semesterId: $0.key) }
    }

    /// Rows without weeks are of other semesters.
    private struct Row: JSONDecodable {
        let lesson: (semesterId: Int, activity: CourseActivity)?

        init(json: JSONElement) throws(JSONError) {
            guard let bitmap: String = try json.optional("ZCBH"), bitmap.contains("1") else {
                lesson = nil
                return
            }
            let weeks = bitmap.utf8.enumerated().filter { $0.element == UInt8(ascii: "1") }.map { $0.offset + 1 }
            guard weeks.allSatisfy(CourseActivity.weekRange.contains) else { throw JSONError("is out of range").under(key: "ZCBH") }
            let unit = try json.value("KSJCDM", within: CourseActivity.unitRange)
            let classCode: String = try json.optional("BJDM") ?? ""
            let room = (try json.optional("JASMC") as String?)?.meaningful
            let teachers = (try json.optional("JSXM") as String? ?? "").split { ",，、".contains($0) }.map(\.trimmed).filter { !$0.isEmpty }
            let activity = CourseActivity(
                details: CourseActivity.Details(
                    // The semester's ten digits come first.
                    code: classCode.utf8.prefix(10).allSatisfy(\.isDigit) ? String(classCode.dropFirst(10)) : classCode,
                    name: (try json.value("KCMC") as String).trimmed, courseCode: try json.optional("KCDM"),
                    credits: try json.optional("KCXF")),
                teachers: teachers, place: room.map { CoursePlace(room: $0, building: nil, campus: nil) },
                weekday: try json.value("XQ", within: 1...7), units: unit...unit, weeks: weeks, startTime: nil, endTime: nil)
            lesson = (Self.semester((try json.optional("XNXQDM") as String?) ?? String(classCode.prefix(10))), activity)
        }

        /// Such as 20252, written so or as `2025202602`; 0 for another form.
        private static func semester(_ code: String) -> Int {
            guard code.utf8.allSatisfy(\.isDigit), [5, 10].contains(code.utf8.count) else { return 0 }
            return Int(code.prefix(4) + code.suffix(1)) ?? 0
        }
    }
}
