import Errors
import JSON
import Networking
import TestSupport
import Testing

@testable import FudanKit

@Suite("Course selection of graduates")
struct CourseSelectionTests {
    static func row(
        _ name: String, weeks: String?, day: Int = 4, lesson: Int = 2, room: String = #""JA205""#, teachers: String = "顾长风",
        code: String = "2026202701PHYS620012.05",
        term: String? = "20261"
    ) -> String {
        """
        {"KCMC":"\(name)","JASMC":\(room),"ZCBH":\(weeks.map { "\"\($0)\"" } ?? "null"),"XQ":\(weeks == nil ? "null" : "\(day)"),"KSJCDM":\(weeks == nil ? "null" : "\(lesson)"),
        "JSXM":"\(teachers)","BJDM":"\(code)","XNXQDM":\(term.map { "\"\($0)\"" } ?? "null")}
        """
    }

    static func courses(_ answer: String) async throws -> [Course] {
        try await FakeServer(paths: ["/loadKbxx.do": answer]).campus.courseStore.getSelectedCourses()
    }

    static func courses(_ rows: [String]) async throws -> [Course] { try await courses(#"{"results":[\#(rows.joined(separator: ","))]}"#) }

    @Test("The bitmap of weeks starts at week 1, consecutive lessons are merged, and rows without weeks are skipped")
    func selection() async throws {
        let courses = try await Self.courses([
            Self.row("量子场论", weeks: "101000000000000001", lesson: 3), Self.row("量子场论", weeks: "101000000000000001"),
            Self.row("旧课", weeks: nil),
            Self.row("空课", weeks: "0000"), Self.row("群论", weeks: "01", day: 7, lesson: 14, room: "null", teachers: "蒋山,苏念", term: nil),
        ])
        #expect(courses.map(\.name) == ["量子场论", "群论"] && courses.map(\.semesterId) == [20261, 20261])
        #expect(courses.first.map { [$0.weekday, $0.start, $0.end] } == [4, 2, 3] && courses.first?.onWeeks == [1, 3, 18])
        #expect(courses.first?.code == "PHYS620012.05" && courses.first?.startTime == "08:55" && courses.first?.endTime == "10:40")
        #expect(courses.last?.teachers == ["蒋山", "苏念"] && courses.last?.places == [] && courses.last?.onWeeks == [2])
    }

    @Test("A selection without courses is an empty list")
    func none() async throws {
        #expect(try await Self.courses([]).isEmpty)
    }

    @Test(
        "A response of an unexpected form is an error",
        arguments: [
            "{}", #"{"results":null}"#, #"{"results":[{"KCMC":"甲","ZCBH":"1"}]}"#, "{\"results\":[\(row("甲", weeks: "1", day: 8))]}",
            "{\"results\":[\(row("甲", weeks: String(repeating: "1", count: 99)))]}",
        ])
    func forms(answer: String) async {
        #expect(await failure { try await Self.courses(answer) }?.code == .unexpectedResponse)
    }

    @Test("The sign-in page instead of courses is the error not_signed_in")
    func signedOut() async {
        #expect(await failure { try await Self.courses("<html><form id='loginForm'></form></html>") }?.code == .notSignedIn)
    }

    @Test("The password is encrypted and sent once")
    func login() async throws {
        let server = FakeServer(paths: ["/login.do": #"{"data":null,"code":"1","msg":"登录成功"}"#])
        try await server.campus.courseStore.answerCaptcha(id: "t0", answer: "a b", username: "26210000001", password: "test")
        #expect(
            server.requests.compactMap { $0.body.map { String(decoding: $0, as: UTF8.self) } } == [
                "loginName=26210000001&loginPwd=D8D35E5019288C41&verifyCode=a+b&vtoken=t0"
            ])
    }

    @Test(
        "Each refusal of a sign-in has its error code",
        arguments: [("验证码不正确", ErrorCode.rejected), ("验证不通过", .wrongPassword), ("", .wrongPassword)])
    func refusals(message: String, code: ErrorCode) async {
        let server = FakeServer(paths: ["/login.do": #"{"data":null,"code":"2","msg":"\#(message)"}"#])
        let error = await failure {
            try await server.campus.courseStore.answerCaptcha(id: "t", answer: "a", username: "1", password: "secret-password")
        }
        #expect(error?.code == code && error?.message.contains("secret-password") == false)
    }

    @Test("The captcha has an image and the server's token")
    func captcha() async throws {
        func captcha(token: String, image: String) async throws -> CourseCaptcha {
            let server = FakeServer(paths: [
                "index.do": "<html></html>", "/vcode.do": #"{"data":{"token":"\#(token)"}}"#, "/image.do": image,
            ])
            return try await server.campus.courseStore.getCaptcha()
        }
        #expect(try await captcha(token: "t0", image: "PNG") == CourseCaptcha(id: "t0", image: "data:image/png;base64,UE5H"))
        #expect(await failure { try await captcha(token: "t0", image: "<html></html>") }?.code == .unexpectedResponse)
        #expect(await failure { try await captcha(token: "", image: "PNG") }?.code == .unexpectedResponse)
    }
}
