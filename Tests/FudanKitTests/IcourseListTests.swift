import Calendar
import Calls
import Errors
import TestSupport
import Testing

@testable import CampusSupport
@testable import FudanKit

@Suite("Lists of lectures and courses in iCourse", .timeLimit(.minutes(5)))
struct IcourseListTests {
    private static func lectures(ofMonth list: String) async throws -> (value: [IcourseLecture], skipped: SkippedRows) {
        let server = IcourseTests.server(["/get-my-course-month": #"{"code":0,"list":\#(list)}"#])
        return try await skipping { try await server.campus.icourseService.listLectures(date: nil, cache: .prefer).value }
    }

    private static func lectures(ofCourse data: String) async throws -> (value: [IcourseLecture], skipped: SkippedRows) {
        let server = IcourseTests.server(["/get-course-detail": #"{"code":0,"data":\#(data)}"#])
        return try await skipping { try await server.campus.icourseService.listCourseLectures(courseId: 7, cache: .prefer).value }
    }

    // MARK: Months

    @Test("The lectures of a month may be a list without days")
    func flat() async throws {
        let row = #"{"date":"2026-11-24","id":1,"sub_id":2,"begin_time":"08:00"}"#
        let (lectures, skipped) = try await Self.lectures(ofMonth: "[\(row)]")
        #expect(
            lectures == [
                IcourseLecture(
                    id: 2, courseId: 1, title: nil, teacher: nil, department: nil, term: nil, name: nil, room: nil, date: "2026-11-24",
                    start: "2026-11-24T08:00:00+08:00", end: nil, state: nil, canWatch: nil, notice: nil,
                    url: "https://icourse.fudan.edu.cn/livingroom?course_id=1&sub_id=2&tenant_code=222")
            ])
        #expect(skipped.count == 0)
    }

    @Test(
        "A lecture has the date of its own row, or else that of its day",
        arguments: [
            (#"{"id":1,"sub_id":2}"#, "2026-11-24"), (#"{"id":1,"sub_id":2,"date":"2026-11-25"}"#, "2026-11-25"),
            (#"{"id":1,"sub_id":2,"date":"2026-11-25","sub_title":"2026-11-26第3节"}"#, "2026-11-26"),
        ] as [(String, CalendarDate)])
    func dates(row: String, date: CalendarDate) async throws {
        let lectures = try await Self.lectures(ofMonth: #"[{"date":"2026-11-24","course":[\#(row)]}]"#).value
        #expect(lectures.map(\.date) == [date])
    }

    @Test(
        "A day or a lecture that cannot be read is left out and recorded",
        arguments: [
            (#"{"date":"2026-11-23","course":7}"#, "expected an array"),
            (#"{"date":"2026-11-23","course":[{"sub_id":5}]}"#, "id: is missing"),
            (#"{"date":"2026-11-23","course":[{"id":5}]}"#, "sub_id: is missing"), (#"{"date":"2026-11-23","id":5}"#, "sub_id: is missing"),
        ])
    func malformedDays(day: String, reason: String) async throws {
        let good = #"{"date":"2026-11-24","course":[{"id":1,"sub_id":2}]}"#
        let (lectures, skipped) = try await Self.lectures(ofMonth: "[\(day),\(good)]")
        #expect(lectures.map(\.id) == [2])
        #expect(skipped.rows.map(\.reason) == [reason] && skipped.kinds == ["iCourse lecture"])
    }

    @Test("The month of a date is requested", arguments: [("2026-01-01", "2026-01"), ("2026-12-31", "2026-12"), ("0999-02-01", "0999-02")])
    func month(date: CalendarDate, month: String) async throws {
        let server = IcourseTests.server(["/get-my-course-month": #"{"code":0,"list":[]}"#])
        let lectures = try await server.campus.icourseService.listLectures(date: date, cache: .prefer).value
        #expect(lectures.isEmpty && server.requests.last?.parameter("month") == month)
    }

    // MARK: One course

    @Test(
        "The lectures of a course are sorted by their start, or else by their date, and then by identifier",
        arguments: [
            ([#"{"id":1,"start_at":"06:00"}"#, #"{"id":2}"#], [1, 2]), ([#"{"id":2}"#, #"{"id":1,"start_at":"06:00"}"#], [1, 2]),
            ([#"{"id":1,"start_at":"10:00"}"#, #"{"id":2}"#], [2, 1]), ([#"{"id":2}"#, #"{"id":1,"start_at":"10:00"}"#], [2, 1]),
            ([#"{"id":2}"#, #"{"id":1}"#], [1, 2]), ([#"{"id":5,"start_at":"10:00"}"#, #"{"id":4,"start_at":"09:00"}"#], [4, 5]),
        ])
    func order(rows: [String], ids: [Int]) async throws {
        let tree = #"{"x":{"1":{"1":[{"id":9}]}},"2026":{"11":{"24":[\#(rows.joined(separator: ","))]}}}"#
        let (lectures, skipped) = try await Self.lectures(ofCourse: #"{"sub_list":\#(tree)}"#)
        #expect(lectures.map(\.id) == ids + [9], "a lecture without a date is the last")
        #expect(lectures.map(\.date) == ["2026-11-24", "2026-11-24", nil] && skipped.count == 0)
    }

    @Test(
        "A part of the tree that cannot be read is left out and recorded",
        arguments: [
            #"{"2026":7,"2025":{"11":{"24":[{"id":1}]}}}"#, #"{"2025":{"10":"x","11":{"24":[{"id":1}]}}}"#,
            #"{"2025":{"11":{"23":7,"24":[{"id":1}]}}}"#, #"{"2025":{"11":{"24":[{"id":1},{"id":"x"}]}}}"#,
        ])
    func malformedTree(tree: String) async throws {
        let (lectures, skipped) = try await Self.lectures(ofCourse: #"{"sub_list":\#(tree)}"#)
        #expect(lectures.map(\.id) == [1] && lectures.map(\.date) == ["2025-11-24"])
        #expect(skipped.kinds == ["iCourse lecture"])
    }

    @Test("Data of an empty course are an empty list, and other data than an object are an error")
    func data() async throws {
        let empty = try await Self.lectures(ofCourse: "[]").value
        #expect(empty.isEmpty)
        await expectFailure(.unexpectedResponse) { try await Self.lectures(ofCourse: "7") }
        await expectFailure(.unexpectedResponse) { try await Self.lectures(ofCourse: #""x""#) }
    }

    @Test("The lectures of the 100 courses that were used last are kept")
    func limit() async throws {
        let server = IcourseTests.server(["/get-course-detail": #"{"code":0,"data":[]}"#])
        let service = server.campus.icourseService
        for course in 0...100 { _ = try await service.listCourseLectures(courseId: course, cache: .prefer) }
        for course in 1...100 {
            let source = try await service.listCourseLectures(courseId: course, cache: .only).source
            #expect(source == .memory)
        }
        await expectFailure(.notCached) { try await service.listCourseLectures(courseId: 0, cache: .only) }
    }

    @Test("Clearing the cache removes the lectures of months and of courses")
    func clearing() async throws {
        let service = IcourseTests.server([
            "/get-course-detail": #"{"code":0,"data":[]}"#, "/get-my-course-month": #"{"code":0,"list":[]}"#,
        ]).campus.icourseService
        _ = try await service.listLectures(date: nil, cache: .prefer)
        _ = try await service.listCourseLectures(courseId: 7, cache: .prefer)
        _ = try await service.listCourseLectures(courseId: 7, cache: .only)
        try await service.clearCache()
        await expectFailure(.notCached) { try await service.listLectures(date: nil, cache: .only) }
        await expectFailure(.notCached) { try await service.listCourseLectures(courseId: 7, cache: .only) }
    }

    // MARK: One lecture

    @Test(
        "The message is a notice only if the code refuses the lecture",
        arguments: [
            (#""code":0,"#, nil), (#""code":200,"#, nil), (#""code":"1000","#, nil), ("", nil), (#""code":7001,"#, "操作成功"),
            (#""code":"1","#, "操作成功"),
        ] as [(String, String?)])
    func notice(code: String, expected: String?) async throws {
        let info = #"{\#(code)"msg":"操作成功","data":{"course_title":"数据结构"}}"#
        let lecture = try await IcourseTests.server(["/get-sub-info": info]).campus.icourseService.getLecture(courseId: 7, id: 5)
        #expect(
            lecture
                == IcourseLecture(
                    id: 5, courseId: 7, title: "数据结构", teacher: nil, department: nil, term: nil, name: nil, room: nil, date: nil,
                    start: nil,
                    end: nil, state: nil, canWatch: nil, notice: expected,
                    url: "https://icourse.fudan.edu.cn/livingroom?course_id=7&sub_id=5&tenant_code=222"))
    }

    @Test(
        "Data that are no lecture are an error: that of the response, or its refusal",
        arguments: [
            (#"{"code":0,"data":[]}"#, .unexpectedResponse), (#"{"code":0,"data":7}"#, .unexpectedResponse),
            (#"{"code":0}"#, .unexpectedResponse), ("[]", .unexpectedResponse), (#"{"code":404,"data":[]}"#, .rejected),
            (#"{"code":404}"#, .rejected),
        ] as [(String, ErrorCode)])
    func noLecture(answer: String, code: ErrorCode) async {
        let service = IcourseTests.server(["/get-sub-info": answer]).campus.icourseService
        await expectFailure(code) { try await service.getLecture(courseId: 7, id: 5) }
    }

    // MARK: Courses

    @Test("A course takes from earlier lectures what its latest lecture lacks")
    func completed() async throws {
        let full = #"{"id":1,"sub_id":3,"title":"旧","realname":"沈砚秋","kkxy_name":"计算学院","term_name":"2026-20271"}"#
        let server = FakeServer { request in
            if request.url.contains("/casapi/") { return request.respond("<html></html>") }
            let row = request.url.hasSuffix("2026-12") ? #"{"id":1,"sub_id":4},{"id":2,"sub_id":5,"title":"新"}"# : full
            let other = request.url.hasSuffix("2026-11") ? #",{"id":2,"sub_id":6,"title":"旧","realname":"罗一舟"}"# : ""
            return request.respond(#"{"code":0,"list":[{"course":[\#(row)\#(other)]}]}"#)
        }
        let courses = try await server.campus.icourseService.listCourses(months: 1, cache: .prefer).value
        let url = "https://icourse.fudan.edu.cn/coursedetail?course_id="
        #expect(
            courses == [
                IcourseCourse(
                    id: 1, title: "旧", teacher: "沈砚秋", department: "计算学院", term: "2026-20271", url: "\(url)1&tenant_code=222"),
                IcourseCourse(id: 2, title: "新", teacher: "罗一舟", department: nil, term: nil, url: "\(url)2&tenant_code=222"),
            ])
    }

    @Test("The progress of the call is the number of months that were requested")
    func progress() async throws {
        let service = IcourseTests.server(["/get-my-course-month": #"{"code":0,"list":[]}"#]).campus.icourseService
        let progress = CallProgress()
        try await CallContext.$current.withValue(CallContext(progress: progress)) {
            _ = try await service.listCourses(months: 2, cache: .prefer)
        }
        #expect(progress.current == (3, 3))
    }

    @Test("The months around a new year are those before and after it")
    func newYear() async throws {
        let server = IcourseTests.server(["/get-my-course-month": #"{"code":0,"list":[]}"#])
        _ = try await Campus.signedIn(server, today: "2026-01-15").icourseService.listCourses(months: 2, cache: .prefer)
        let months = server.requests.compactMap { $0.parameter("month") }
        #expect(months == ["2026-02", "2026-01", "2025-12"])
    }

    @Test("A watch of one course asks for the lectures of this course")
    func watch() async throws {
        let detail = { (status: Int) -> String in
            #"{"code":0,"data":{"sub_list":{"2026":{"11":{"24":[{"id":1,"playback_status":\#(status)},{"id":2}]}}}}}"#
        }
        let server = IcourseTests.server(["/get-course-detail": detail(0)])
        let first = try await server.campus.icourseService.watch(courseId: 7, since: nil)
        #expect(first == NewLectures(token: "lectures:7:", lectures: []))
        let recorded = IcourseTests.server(["/get-course-detail": detail(1)])
        let second = try await recorded.campus.icourseService.watch(courseId: 7, since: first.token)
        #expect(second.lectures.map(\.id) == [1] && second.lectures.map(\.state) == [.recorded])
        #expect(recorded.requests.last?.parameter("course_id") == "7")
        await expectFailure(.invalidArgument) { try await server.campus.icourseService.watch(courseId: nil, since: second.token) }
    }
}
