import CampusSignIn
import Errors
import Synchronization
import TestSupport
import Testing
import Text

@testable import FudanKit

@Suite("Search over all courses")
struct CourseSearchTests {
    static let semesters = #"""
        <html><body><form><select id="semester" name="semesterAssoc"><option value="">...</option>
        <option value="527" selected="selected">2026-2027学年1学期</option><option value="505">2025-2026学年2学期</option></select>
        <select name="campusAssoc"><option value="1">邯郸校区</option></select></form>
        <script>var semesters = JSON.parse('[{\"id\":527,\"nameZh\":\"2026-2027学年1学期\",\"startDate\":\"2026-09-06\",\"endDate\":\"2027-01-09\"}]');</script></body></html>
        """#

    static func row(_ id: Int, _ name: String = "数据结构", teachers: String = #"[{"person":{"nameZh":"沈砚秋"}}]"#, text: String = "") -> String {
        """
        {"id":\(id),"code":"COMP130004.0\(id)","nameZh":"全校\(id)","course":{"code":"COMP130004","nameZh":"\(name)","credits":3.0,"courseTableType":{"nameZh":"专业核心课程"}},
        "openDepartment":{"nameZh":"计算机学院"},"lessonCrossBizTypeName":"本科","courseType":{"nameZh":"专业课"},"examMode":{"nameZh":"闭卷"},"limitCount":99,"stdCount":"88",
        "teachLang":{"nameZh":"中文"},"selectionLimit":" ","remark":null,"teacherAssignmentList":\(teachers),
        "scheduleText":{"dateTimePlacePersonText":{"textZh":"\(text)"}}}
        """
    }

    static func page(_ rows: [String], total: Int?) -> String {
        #"{"data":[\#(rows.joined(separator: ","))]\#(total.map { #","_page_":{"currentPage":1,"totalRows":\#($0)}"# } ?? "")}"#
    }

    /// Returns a server that answers the request for page N of the search with element N of `pages`, counted from 1.
    static func server(_ pages: [String]) -> FakeServer {
        FakeServer.pages { request in
            guard let query = request.queryItem("queryPage__")?.percentDecoded else { return semesters }
            return pages[((query.split(separator: ",").first.flatMap { Int($0) }) ?? 1) - 1]
        }
    }

    func search(
        _ server: FakeServer, semester: Int? = nil, keyword: String? = nil, teacher: String? = nil, campus: CourseCampus? = nil,
        weekday: Int? = nil, page: Int = 1, size: Int = 50
    ) async throws -> CourseSearchPage {
        try await server.campus.courseService.searchCourses(
            semesterId: semester, keyword: keyword, teacher: teacher, campus: campus, weekday: weekday, page: page, size: size,
            cache: .prefer
        ).value
    }

    @Test("The semester that the page selects is the current semester, and a semester may have no dates")
    func semesters() async throws {
        let server = Self.server([])
        let semesters = try await server.campus.courseService.listSearchSemesters(cache: .prefer).value
        #expect(semesters.map(\.id) == [527, 505] && semesters.map(\.isCurrent) == [true, false])
        #expect(semesters.map(\.startDate) == ["2026-09-07", nil] && semesters.map(\.type) == [.first, .second])
        #expect(server.urls == ["https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search"])
        server.change(to: "<html><body>请稍候</body></html>")
        await expectFailure(.pageChanged) { try await server.campus.courseService.listSearchSemesters(cache: .refresh) }
    }

    @Test("All pages of the current semester are requested once without a sign-in, and searched locally")
    func pages() async throws {
        let server = Self.server([
            Self.page([Self.row(1), Self.row(2, "数据库")], total: 1003), Self.page([Self.row(2, "数据库"), Self.row(3, "离散数学")], total: 1003),
        ])
        let campus = CampusAccess(client: server, webVPN: .never, store: nil, log: { _, _ in }).services
        func search(_ keyword: String?, page: Int, size: Int) async throws -> CourseSearchPage {
            try await campus.courseService.searchCourses(
                semesterId: nil, keyword: keyword, teacher: nil, campus: nil, weekday: nil, page: page, size: size, cache: .prefer
            ).value
        }
        let all = try await search(nil, page: 1, size: 2)
        #expect(all.courses.map(\.id) == [1, 2] && all.total == 3 && all.pageCount == 2 && all.page == 1)
        var answer = try await search(nil, page: 2, size: 2)
        #expect(answer.courses.map(\.id) == [3])
        answer = try await search(nil, page: 3, size: 2)
        #expect(answer.courses.isEmpty)
        answer = try await search("数据", page: 1, size: 50)
        #expect(answer.courses.map(\.name) == ["数据结构", "数据库"])
        let none = try await search("没有", page: 1, size: 50)
        #expect(none.courses.isEmpty && none.total == 0 && none.pageCount == 0)
        let base = "https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search"
        #expect(
            server.urls == [
                base, "\(base)/semester/527/search/527?queryPage__=1%2C1000", "\(base)/semester/527/search/527?queryPage__=2%2C1000",
            ])
    }

    @Test("A search can be limited by words, teacher, weekday and campus")
    func filters() async throws {
        let server = Self.server([
            Self.page(
                [
                    Self.row(1, text: "1~16周 星期三 3~5节 H3108 沈砚秋"),
                    Self.row(2, "Data Structures", teachers: #"[{"person":{"nameZh":"Margaret O'Neill"}},null,{"person":null}]"#),
                ], total: 2)
        ])
        func found(_ page: CourseSearchPage) -> [Int] { page.courses.map(\.id) }
        var answer = try await search(server, semester: 527, keyword: "comp130004.02 data")
        #expect(found(answer) == [2])
        answer = try await search(server, semester: 527, keyword: "数据 砚秋")
        #expect(found(answer) == [1])
        answer = try await search(server, semester: 527, keyword: "数据 neill")
        #expect(found(answer) == [])
        answer = try await search(server, semester: 527, teacher: "o'neill")
        #expect(found(answer) == [2])
        answer = try await search(server, semester: 527, weekday: 3)
        #expect(found(answer) == [1])
        #expect(server.count("/lesson-search?") == 0 && server.urls.allSatisfy { !$0.hasSuffix("/lesson-search") })
        answer = try await search(server, semester: 527, campus: .jiangwan)
        #expect(found(answer) == [1, 2])
        #expect(server.urls.last?.hasSuffix("&campusAssoc=4") == true)
    }

    @Test("A list that never ends is read up to its 40th page")
    func endless() async throws {
        let server = Self.server((1...50).map { Self.page([Self.row($0)], total: nil) })
        let found = try await search(server, semester: 527)
        #expect(found.courses.count == 40 && server.requests.count == 40)
    }

    @Test("If the server sends no number of rows, the list ends at a page without new courses")
    func noTotal() async throws {
        let server = Self.server([Self.page([Self.row(1)], total: nil), Self.page([Self.row(1)], total: nil)])
        var page = try await search(server, semester: 527)
        #expect(page.courses.map(\.id) == [1])
        #expect(server.requests.count == 2)
        let empty = Self.server([Self.page([], total: 0)])
        page = try await search(empty, semester: 527)
        #expect(page.total == 0)
    }

    @Test("Members of a row may be missing, but a row without a name is left out")
    func rows() async throws {
        let bare = #"{"id":"7","code":null,"nameZh":"量子场论","course":null,"examMode":"闭卷","teacherAssignmentList":null,"scheduleText":null}"#
        let nameless = #"{"id":8,"nameZh":"","course":{"nameZh":null}}"#
        let courses = try await search(
            Self.server([Self.page([Self.row(1, text: "1~4周 星期一 1节 H2101 沈砚秋"), bare, nameless], total: 3)]), semester: 527
        ).courses
        #expect(
            courses == [
                OfferedCourse(
                    id: 1, code: "COMP130004.01", courseCode: "COMP130004", name: "数据结构", className: "全校1", level: "本科", type: "专业课",
                    category: "专业核心课程", department: "计算机学院", credits: 3, teachers: ["沈砚秋"], examMethod: "闭卷", language: "中文",
                    studentCount: 88,
                    studentLimit: 99, selectionLimit: nil, remark: nil, schedule: "1~4周 星期一 1节 H2101 沈砚秋",
                    meetings: [OfferedMeeting(onWeeks: [1, 2, 3, 4], weekday: 1, start: 1, end: 1, room: "H2101", teachers: ["沈砚秋"])]),
                OfferedCourse(
                    id: 7, code: nil, courseCode: nil, name: "量子场论", className: nil, level: nil, type: nil, category: nil, department: nil,
                    credits: nil, teachers: [], examMethod: "闭卷", language: nil, studentCount: nil, studentLimit: nil, selectionLimit: nil,
                    remark: nil, schedule: nil, meetings: []),
            ])
        let error = await failure { try await search(Self.server([Self.page([nameless], total: 1)]), semester: 527) }
        #expect(error?.code == .unexpectedResponse)
        let other = await failure { try await search(Self.server([#"{"list":[]}"#]), semester: 527) }
        #expect(other?.code == .unexpectedResponse && other?.message.contains("data") == true)
    }

    struct Line: Sendable {
        let text: String
        var meetings: [OfferedMeeting] = []
    }

    static func meeting(
        _ weeks: [Int] = Array(1...16), _ weekday: Int = 3, _ lessons: ClosedRange<Int> = 3...5, _ room: String? = "H3108",
        _ teachers: [String] = ["沈砚秋"]
    ) -> OfferedMeeting {
        OfferedMeeting(
            onWeeks: weeks, weekday: weekday, start: lessons.lowerBound, end: lessons.upperBound, room: room, teachers: teachers)
    }

    @Test(
        "Lines of a schedule in the usual form are read, and other lines are ignored",
        arguments: [
            Line(text: "1~16周 星期三 3~5节 H3108 沈砚秋", meetings: [meeting()]),
            Line(text: "1~2,4~6(双),7~11(单)周 周日 第3~5节 H3108 沈砚秋", meetings: [meeting([1, 2, 4, 6, 7, 9, 11], 7)]),
            Line(
                text: "1~16周 星期三 3~5节 H3108 沈砚秋\n3周 星期天 11节 JA205 沈砚秋、Margaret O'Neill;1~2周 讲座",
                meetings: [meeting(), meeting([3], 7, 11...11, "JA205", ["沈砚秋", "Margaret O'Neill"])]),
            Line(text: "#2 1~16周 星期三 3-5节 H3108", meetings: [meeting(Array(1...16), 3, 3...5, "H3108", [])]),
            Line(text: "1~16周 星期三 3~5节 沈砚秋", meetings: [meeting(Array(1...16), 3, 3...5, nil)]),
            Line(text: "1~16周 星期三 3~5节", meetings: [meeting(Array(1...16), 3, 3...5, nil, [])]),
            Line(text: ""), Line(text: "时间待定"), Line(text: "1~16周"), Line(text: "1~16周 星期八 3~5节 H3108"),
            Line(text: "16~1周 星期三 3~5节 H3108"), Line(text: "1~99999999周 星期三 3~5节"), Line(text: "1~16(三)周 星期三 3~5节"),
            Line(text: "1~16周 星期三 0~5节"), Line(text: "1~16周 星期三 3~99999999999999999999节"), Line(text: "1~~2周 星期三 3节"),
        ])
    func schedule(line: Line) {
        #expect(ScheduleText.meetings(line.text, teachers: ["沈砚秋"]) == line.meetings)
    }

    @Test("The last page is the one that reaches the total", arguments: [(1000, 1), (1001, 2), (2000, 2)])
    func lastPage(total: Int, requests: Int) async throws {
        let server = Self.server((1...3).map { Self.page([Self.row($0)], total: total) })
        let found = try await search(server, semester: 527)
        #expect(found.courses.map(\.id) == Array(1...requests) && server.requests.count == requests)
    }

    @Test(
        "Each campus has its number",
        arguments: [(CourseCampus.handan, 1), (.zhangjiang, 2), (.fenglin, 3), (.jiangwan, 4), (.other, 5)])
    func campuses(campus: CourseCampus, number: Int) async throws {
        let server = Self.server([Self.page([Self.row(1)], total: 1)])
        _ = try await search(server, semester: 527, campus: campus)
        #expect(server.urls.map { $0.split(separator: "&").last } == ["campusAssoc=\(number)"])
    }

    @Test(
        "A page has the courses of its place, and the number of pages is rounded up",
        arguments: [
            (1, 3, [1, 2, 3], 1), (1, 2, [1, 2], 2), (2, 2, [3], 2), (3, 1, [3], 3), (3, 2, [], 2), (1, 50, [1, 2, 3], 1),
        ])
    func places(page: Int, size: Int, ids: [Int], pageCount: Int) async throws {
        let server = Self.server([Self.page((1...3).map { Self.row($0) }, total: 3)])
        let found = try await search(server, semester: 527, page: page, size: size)
        #expect(found.courses.map(\.id) == ids && found.page == page && found.pageCount == pageCount && found.total == 3)
    }

    @Test("The name of a teacher may have blanks around it, and words may stand in any order")
    func blanks() async throws {
        let server = Self.server([Self.page([Self.row(1), Self.row(2, "数据库", teachers: "[]")], total: 2)])
        var found = try await search(server, semester: 527, teacher: " 砚秋 ")
        #expect(found.courses.map(\.id) == [1])
        found = try await search(server, semester: 527, keyword: "  comp130004  数据库 ")
        #expect(found.courses.map(\.id) == [2])
        found = try await search(server, semester: 527, keyword: "  ")
        #expect(found.courses.map(\.id) == [1, 2])
    }

    @Test("If no option is selected, the first semester is the current one, and an option that occurs twice counts once")
    func withoutSelection() async throws {
        let page = Self.semesters.replacing(" selected=\"selected\"", with: "").replacing(
            "<option value=\"505\">2025-2026学年2学期</option>",
            with: "<option value=\"530\">2026-2027学年2学期</option><option value=\"527\">2026-2027学年1学期</option>")
        let semesters = try await FakeServer(page).campus.courseService.listSearchSemesters(cache: .prefer).value
        #expect(semesters.map(\.id) == [530, 527] && semesters.map(\.isCurrent) == [false, true])
    }

    @Test(
        "Each weekday has a number",
        arguments: [("一", 1), ("二", 2), ("三", 3), ("四", 4), ("五", 5), ("六", 6), ("日", 7), ("天", 7)])
    func weekdays(name: String, number: Int) {
        for prefix in ["星期", "周"] {
            let meetings = ScheduleText.meetings("1~16周 \(prefix)\(name) 3~5节 H3108 沈砚秋", teachers: [])
            #expect(meetings == [Self.meeting(Array(1...16), number)])
        }
        #expect(ScheduleText.meetings("1~16周 \(name) 3~5节 H3108 沈砚秋", teachers: []) == [])
    }

    @Test(
        "Meetings may be separated by semicolons, and need the words for weeks and lessons",
        arguments: [
            Line(
                text: "1周 星期一 1节 A;2周 星期一 1节 B；3周 星期一 1节 C",
                meetings: [meeting([1], 1, 1...1, "A", []), meeting([2], 1, 1...1, "B", []), meeting([3], 1, 1...1, "C", [])]),
            Line(text: "1~16 星期三 3~5节 H3108 沈砚秋"), Line(text: "1~16周 星期三 3~5 H3108 沈砚秋"), Line(text: "1~16周 星期三 21节 H3108"),
            Line(text: "1周 星期一 20节 沈砚秋,蒋山", meetings: [meeting([1], 1, 20...20, nil, ["沈砚秋", "蒋山"])]),
            Line(text: "1周 星期一 1节 沈砚秋 蒋山", meetings: [meeting([1], 1, 1...1, "沈砚秋", ["蒋山"])]),
            Line(text: "1周 星期一 1节 蒋山", meetings: [meeting([1], 1, 1...1, "蒋山", [])]),
        ])
    func separators(line: Line) {
        #expect(ScheduleText.meetings(line.text, teachers: ["沈砚秋"]) == line.meetings)
    }
}
