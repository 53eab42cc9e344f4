import Errors
import JSON
import TestSupport
import Testing

@testable import CampusSupport
@testable import FudanKit

@Suite("The graduate students' course selection")
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
        try await FakeServer(paths: ["/loadKbxx.do": answer]).campus.courseService.getSelectedCourses()
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

    @Test(
        "If no courses are selected, the list is empty, whatever PHP makes of it",
        arguments: [#"{"results":[]}"#, #"{"results":null}"#, #"{"results":false}"#, #"{"results":""}"#])
    func none(answer: String) async throws {
        let courses = try await Self.courses(answer)
        #expect(courses.isEmpty)
    }

    @Test("A list whose first element was removed is an object with numbers as keys")
    func renumbered() async throws {
        let rows = "{\"1\":\(Self.row("群论", weeks: "1")),\"2\":\(Self.row("量子场论", weeks: "1", day: 5))}"
        let courses = try await Self.courses("{\"results\":\(rows)}")
        #expect(Set(courses.map(\.name)) == ["群论", "量子场论"])
    }

    @Test(
        "The page of a closed selection is an error with the site's words, also if the other server cannot be reached",
        arguments: [true, false])
    func closedByPage(isFirst: Bool) async throws {
        let server = FakeServer { request in
            guard request.url.hasPrefix("http://yjsxk.fudan.edu.cn/") == isFirst else { throw DanXiError(.network, "no connection") }
            return request.respond(200, "<html><p>当前不在选课时间内</p></html>", type: "text/html")
        }
        let error = await failure { try await server.campus.courseService.getSelectedCourses() }
        #expect(error?.code == .rejected && error?.serverMessage == "当前不在选课时间内")
        #expect(server.count("yjsxktest") >= 1)
    }

    @Test(
        "The call fails if the course selection has an unexpected form",
        arguments: [
            "{}", #"{"results":"x"}"#, #"{"results":{"a":1}}"#, #"{"results":[{"KCMC":"甲","ZCBH":"1"}]}"#,
            "{\"results\":[\(row("甲", weeks: "1", day: 8))]}",
            "{\"results\":[\(row("甲", weeks: String(repeating: "1", count: 99)))]}",
        ])
    func forms(answer: String) async {
        await expectFailure(.unexpectedResponse) { try await Self.courses(answer) }
    }

    @Test("If the first course selection server is unavailable, the request is sent to the second server", arguments: [404, 200, 0])
    func secondServer(status: Int) async throws {
        let server = FakeServer { request in
            if request.url.hasPrefix("http://yjsxk.fudan.edu.cn/") {
                if status == 0 { throw DanXiError(.network, "no connection") }
                return request.respond(status, "<html>404</html>", type: "text/html")
            }
            return request.respond("{\"results\":[\(Self.row("群论", weeks: "1"))]}")
        }
        let selectedCourses = try await server.campus.courseService.getSelectedCourses()
        #expect(selectedCourses.map(\.name) == ["群论"])
        let paths = server.requests.map { $0.url.prefix { $0 != "?" } }
        #expect(paths.last == "http://yjsxktest.fudan.sh.cn/yjsxkapp/sys/xsxkappfudan/xsxkCourse/loadKbxx.do")
    }

    @Test("If both course selection servers are unavailable, the call fails with the error of the first server")
    func closed() async {
        let server = FakeServer { $0.respond($0.url.contains("fudan.edu.cn") ? 404 : 503, "") }
        await expectFailure(.notFound) { try await server.campus.courseService.getSelectedCourses() }
    }

    @Test("The course selection is requested with the account's sign-in")
    func signsIn() async throws {
        let university = University { request in
            guard request.url.contains("loadKbxx.do"), request.cookie("s")?.hasPrefix("session-") == true,
                request.parameter("ticket") == nil
            else { return nil }
            return request.respond("{\"results\":[\(Self.row("群论", weeks: "1"))]}")
        }
        let campus = university.campus(allowsPlainHTTP: true).services
        _ = try await campus.login()
        let selectedCourses = try await campus.courseService.getSelectedCourses()
        #expect(selectedCourses.count == 1)
        #expect(university.passwords == 1 && university.count("yjsxktest") == 0)
    }

    @Test("The courses of the newest semester come first, and each row may write its semester in five or ten digits")
    func semesters() async throws {
        let courses = try await Self.courses([
            Self.row("甲", weeks: "1", term: "20252"), Self.row("乙", weeks: "1", term: "2026202701"),
            Self.row("丙", weeks: "1", code: "2026202702PHYS1.01", term: nil), Self.row("丁", weeks: "1", term: "2026"),
            Self.row("戊", weeks: "1", lesson: 3, term: "2026春"), Self.row("己", weeks: "1", lesson: 4, term: "202620270"),
        ])
        #expect(courses.map(\.name) == ["丙", "乙", "甲", "丁", "戊", "己"])
        #expect(courses.map(\.semesterId) == [20262, 20261, 20252, 0, 0, 0])
    }

    @Test(
        "The code of a class begins after the ten digits of its semester, if it has them",
        arguments: [
            ("2026202701PHYS620012.05", "PHYS620012.05"), ("PHYS620012.05", "PHYS620012.05"), ("202620270X1.05", "202620270X1.05"),
            ("2026202701", nil), ("", nil),
        ] as [(String, String?)])
    func codes(text: String, code: String?) async throws {
        let courses = try await Self.courses([Self.row("群论", weeks: "1", code: text)])
        #expect(courses.map(\.code) == [code])
    }

    @Test("The bitmap may have 60 weeks")
    func bitmap() async throws {
        let courses = try await Self.courses([Self.row("群论", weeks: String(repeating: "0", count: 59) + "1")])
        #expect(courses.map(\.onWeeks) == [[60]])
        await expectFailure(.unexpectedResponse) {
            try await Self.courses([Self.row("群论", weeks: String(repeating: "0", count: 60) + "1")])
        }
    }

    @Test("The page of a closed selection has less than 64 KiB", arguments: [(65_535, ErrorCode.rejected), (65_536, .unexpectedResponse)])
    func largePage(size: Int, code: ErrorCode) async {
        let page = "<html>当前不在选课时间内"
        let text = page + String(repeating: " ", count: size - page.utf8.count)
        await expectFailure(code) { try await Self.courses(text) }
    }

    @Test("A course whose name has the words of a closed selection is a course")
    func closedCourse() async throws {
        let courses = try await Self.courses([Self.row("当前不在选课时间内", weeks: "1")])
        #expect(courses.map(\.name) == ["当前不在选课时间内"])
    }
}
