import Calendar
import Errors
import TestSupport
import Testing
import Threads

@testable import FudanKit

@Suite("Lectures in iCourse", .timeLimit(.minutes(5)))
struct IcourseTests {
    private static let base = "https://icourse.fudan.edu.cn"
    static let row =
        #"{"id":37001,"sub_id":"370011","title":"数据结构","sub_title":"2026-11-24第3-4节","realname":"沈砚秋","kkxy_name":"计算学院","term_name":"2026-20271","sub_status":1,"begin_time":"09:55:00","end_time":"11:35","room_name":"H3108","live_url":{"teacher":"https://live.example.org/x?sign=1"}}"#

    private static func month(_ rows: String...) -> String {
        #"{"code":0,"msg":"","list":[{"date":"2026-11-24","course":[\#(rows.joined(separator: ","))]}]}"#
    }

    static func server(_ answers: [String: String]) -> FakeServer {
        FakeServer { request in
            if request.url.contains("/casapi/") { return request.respond("<html></html>") }
            let path = request.url.prefix { $0 != "?" }
            guard let answer = answers.first(where: { path.hasSuffix($0.key) })?.value else {
                throw DanXiError(.notFound, "The test has no answer for \(path).")
            }
            return request.respond(answer)
        }
    }

    @Test("The lectures of a month have times, rooms, teachers and links, and no address of a stream")
    func lectures() async throws {
        let server = Self.server(["/get-my-course-month": Self.month(Self.row)])
        let lectures = try await server.campus.icourseService.listLectures(date: "2026-11-30", cache: .prefer).value
        #expect(
            lectures == [
                IcourseLecture(
                    id: 370011, courseId: 37001, title: "数据结构", teacher: "沈砚秋", department: "计算学院", term: "2026-20271",
                    name: "2026-11-24第3-4节", room: "H3108", date: "2026-11-24", start: Timestamp("2026-11-24T09:55:00+08:00"),
                    end: Timestamp("2026-11-24T11:35:00+08:00"), state: .live, canWatch: nil, notice: nil,
                    url: "\(Self.base)/livingroom?course_id=37001&sub_id=370011&tenant_code=222")
            ])
        #expect(server.urls.last == "\(Self.base)/courseapi/v2/course-live/get-my-course-month?month=2026-11")
    }

    @Test(
        "Each form of a time is read, and a time without a day is none",
        arguments: [
            (#""2026-11-24 09:55:00""#, "2026-11-24T09:55:00+08:00"), ("1795485300", "2026-11-24T09:55:00+08:00"),
            ("1795485300000", "2026-11-24T09:55:00+08:00"), (#""1795485300""#, "2026-11-24T09:55:00+08:00"),
            (#""9:55""#, "2026-11-24T09:55:00+08:00"), (#""9:55:00""#, "2026-11-24T09:55:00+08:00"),
            (#""x","begin_time":"09:55""#, "2026-11-24T09:55:00+08:00"), (#""x""#, nil), ("null", nil), ("{}", nil),
            ("1000000000", nil), ("1000000001", "2001-09-09T09:46:41+08:00"), ("99999999999", "5138-11-16T17:46:39+08:00"),
            ("100000000000", "1973-03-03T17:46:40+08:00"),
        ] as [(String, String?)])
    func times(text: String, expected: String?) async throws {
        let row = Self.row.replacing(#""begin_time":"09:55:00""#, with: #""start_at":\#(text)"#)
        let lectures = try await Self.server(["/get-my-course-month": Self.month(row)]).campus.icourseService
            .listLectures(date: nil, cache: .prefer).value
        #expect(lectures.first?.start == expected.flatMap { Timestamp($0) })
    }

    @Test("A lecture is live only with streams, and only if no other lecture of its course is live")
    func states() async throws {
        func states(_ rows: String...) async throws -> [IcourseState?] {
            let list = #"{"code":200,"list":[{"course":[\#(rows.joined(separator: ","))]}]}"#
            return try await Self.server(["/get-my-course-month": list]).campus.icourseService.listLectures(date: nil, cache: .prefer)
                .value.map(\.state)
        }
        let other = Self.row.replacing(#""370011""#, with: "2")
        let streams = #"{"teacher":"https://live.example.org/x?sign=1"}"#
        var found = try await states(Self.row)
        #expect(found == [.live])
        found = try await states(Self.row, other)
        #expect(found == [nil, nil])
        found = try await states(Self.row, other.replacing("37001,", with: "37002,"))
        #expect(found == [.live, .live])
        for none in ["{}", "[]", "null", #""""#] {
            found = try await states(Self.row.replacing(streams, with: none))
            #expect(found == [nil], "\(none)")
        }
        found = try await states(Self.row.replacing(#""sub_status":1"#, with: #""sub_status":2,"playback_status":"1""#))
        #expect(found == [.recorded])
    }

    @Test("The lectures of a course are read from the tree of days, earliest first")
    func course() async throws {
        let detail =
            #"{"code":0,"data":{"title":"数据结构","realname":"沈砚秋","sub_list":{"2026":{"11":{"24":[{"id":2,"sub_title":"第3节","playback_status":"0"}],"9":[{"id":"1","sub_title":"2026-11-10第3节","playback_status":"1"},{"sub_title":"x"}]}}}}}"#
        let service = Self.server(["/get-course-detail": detail]).campus.icourseService
        let (lectures, skipped) = try await skipping { try await service.listCourseLectures(courseId: 7, cache: .prefer).value }
        #expect(lectures.map(\.id) == [1, 2] && lectures.map(\.date) == ["2026-11-10", "2026-11-24"])
        #expect(lectures.map(\.state) == [.recorded, nil] && lectures.map(\.title) == ["数据结构", "数据结构"])
        #expect(lectures.map(\.courseId) == [7, 7] && skipped.kinds == ["iCourse lecture"])
        let empty = Self.server(["/get-course-detail": #"{"code":0,"data":{"title":"x","sub_list":[]}}"#]).campus.icourseService
        let none = try await empty.listCourseLectures(courseId: 7, cache: .prefer).value
        #expect(none.isEmpty)
    }

    @Test("The message of a lecture that is not open yet is kept, and a refusal without data is an error")
    func gate() async throws {
        let info = #"{"code":7001,"msg":"视频未到开放时间","data":{"sub_id":5,"course_id":7,"course_title":"x","can_watch":false}}"#
        let lecture = try await Self.server(["/get-sub-info": info]).campus.icourseService.getLecture(courseId: 7, id: 5)
        #expect(lecture.notice == "视频未到开放时间" && lecture.canWatch == false && lecture.title == "x" && lecture.id == 5)
        let refused = Self.server(["/get-sub-info": #"{"code":"404","msg":"课程不存在","data":null}"#]).campus.icourseService
        let error = await failure { try await refused.getLecture(courseId: 7, id: 5) }
        #expect(error?.code == .rejected && error?.serverMessage == "课程不存在" && error?.serverCode == .integer(404))
        let broken = Self.server(["/get-my-course-month": #"{"code":0,"list":7}"#]).campus.icourseService
        await expectFailure(.unexpectedResponse) { try await broken.listLectures(date: nil, cache: .prefer) }
    }

    @Test("Courses come from the latest months, newest first, and each month is requested once")
    func courses() async throws {
        let server = FakeServer { request in
            if request.url.contains("/casapi/") { return request.respond("<html></html>") }
            let isOld = request.url.hasSuffix("2026-10")
            return request.respond(Self.month(isOld ? Self.row.replacing("37001", with: "5") : Self.row))
        }
        let service = server.campus.icourseService
        let courses = try await service.listCourses(months: 2, cache: .prefer).value
        #expect(courses.map(\.id) == [37001, 5])
        #expect(courses.first?.url == "\(Self.base)/coursedetail?course_id=37001&tenant_code=222")
        let months = server.urls.filter { $0.contains("month=") }.map { String($0.suffix(7)) }
        #expect(months == ["2026-12", "2026-11", "2026-10"])
        _ = try await service.listCourses(months: 2, cache: .prefer)
        #expect(server.urls.count { $0.contains("month=") } == 3)
    }

    @Test("The age of the courses is that of the oldest month", .virtualTime)
    func age() async throws {
        let service = Self.server(["/get-my-course-month": Self.month(Self.row)]).campus.icourseService
        let oldest = try await service.listLectures(date: "2026-10-01", cache: .prefer).fetchedAt.milliseconds
        try await Timers.sleep(for: .seconds(1))
        let age = try await service.listCourses(months: 2, cache: .prefer).fetchedAt.milliseconds
        #expect(age == oldest)
    }

    @Test("A watch returns a lecture once when it goes live")
    func watch() async throws {
        let quiet = Self.row.replacing(#""sub_status":1"#, with: #""sub_status":0"#)
        let first = try await Self.server(["/get-my-course-month": Self.month(quiet)]).campus.icourseService.watch(
            courseId: nil, since: nil)
        let live = Self.server(["/get-my-course-month": Self.month(Self.row)]).campus.icourseService
        let second = try await live.watch(courseId: nil, since: first.token)
        #expect(first.lectures.isEmpty && second.lectures.map(\.id) == [370011])
        let third = try await live.watch(courseId: nil, since: second.token)
        #expect(third == NewLectures(token: second.token, lectures: []))
        await expectFailure(.invalidArgument) { try await live.watch(courseId: 7, since: second.token) }
    }
}
