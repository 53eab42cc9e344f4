import Calendar
import Errors
import Storage
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Semesters")
struct SemesterTests {
    func parse(_ page: String) throws -> [Semester] { try SemesterPage(Pages.response(page)).semesters() }

    @Test("Semesters are merged from the options and the script of the page, newest first, and their weeks start on Monday")
    func semesters() throws {
        let semesters = try parse(Pages.semesters)
        #expect(semesters.map(\.id) == [505, 504, 503, 402, 444])
        #expect(
            semesters.first
                == Semester(
                    id: 505, name: "2026-2027学年1学期", year: 2026, type: .first, startDate: "2026-09-07", endDate: "2027-01-10",
                    weekCount: 18,
                    isCurrent: true, containsToday: false))
        #expect(semesters.map(\.type) == [.first, .summer, .second, .first, .winter])
        #expect(semesters.map(\.startDate) == ["2026-09-07", "2026-07-06", "2026-03-02", nil, nil])
        #expect(semesters.map(\.weekCount) == [18, 4, 18, nil, nil])
        #expect(semesters.filter(\.isCurrent).map(\.id) == [505])
    }

    @Test("The JSON in the script may have no escapes, and the current semester may be a number")
    func otherForms() throws {
        let page = """
            <select id="allSemesters"><option value="505">2026-2027学年1学期</option></select><script>
            var  semesters=JSON.parse( '[{"id":505,"startDate":"2026-09-07 00:00:00"}]' ); var x = {'id': 505};</script>
            """
        let semester = try #require(try parse(page).first)
        #expect(semester.startDate == "2026-09-07" && semester.isCurrent && semester.weekCount == nil)
    }

    @Test("A malformed entry of the script is left out and recorded, and its semester has no dates")
    func malformedDates() async throws {
        let page = Pages.semesters.replacing(#"\"id\":504"#, with: #"\"id\":\"504\""#).replacing(#"\"id\":503"#, with: #"\"id\":\"暑期\""#)
        let (semesters, skipped) = try await skipping { try parse(page) }
        #expect(
            semesters.map(\.id) == [505, 504, 503, 402, 444] && semesters.map(\.startDate) == ["2026-09-07", "2026-07-06", nil, nil, nil])
        #expect(skipped.kinds == ["semester"])
    }

    @Test("If the script names no current semester, the first option is the current semester")
    func current() throws {
        let page = Pages.semesters.replacing("'id': \"505\"", with: "").replacing("<option value=\"\">请选择</option>", with: "")
        #expect(try parse(page).filter(\.isCurrent).map(\.id) == [505])
    }

    @Test(
        "If the page has an unexpected structure, the error names the service and the selector",
        arguments: [
            "<html><body>请稍候</body></html>", "", String(Pages.semesters.prefix(900)),
            Pages.semesters.replacing("var semesters", with: "var terms"),
            Pages.semesters.replacing("endDate", with: "\\\"").replacing("'[{", with: "'{["),
            "<script>var semesters = JSON.parse('[]'); var s = {'id': \"505\"}</script>",
            "<script>var semesters = JSON.parse('[{\\\"id\\\":505}]'); </script><option value='505'>甲</option>",
        ])
    func unexpectedForm(page: String) {
        #expect { try parse(page) } throws: {
            let error = DanXiError($0)
            return error.code == .pageChanged && error.message.hasPrefix("course: ") && error.message.contains("`")
                && !error.message.contains("secret")
        }
    }

    @Test(
        "The year and the type of a semester are parsed from its name",
        arguments: [("2025-2026学年第二学期", SemesterType.second), ("2025-2026 Fall", .first), ("2025-2026学年3学期", .summer), ("2025-2026", nil)])
    func names(text: String, type: SemesterType?) throws {
        let name = try #require(SemesterName(text))
        #expect(name.year == 2025 && name.type == type)
        #expect(SemesterName("第1周") == nil)
    }

    @Test("Dates before and after a semester also have a week number")
    func weeks() throws {
        let semester = try #require(try parse(Pages.semesters).first)
        for (day, week) in [
            ("2026-09-07", 1), ("2026-09-13", 1), ("2026-09-14", 2), ("2026-09-06", 0), ("2026-08-31", 0), ("2026-08-30", -1),
            ("2027-01-11", 19),
        ] {
            #expect(semester.week(of: try #require(CalendarDate(day))) == week)
        }
    }
}

@Suite("Courses")
struct CourseTests {
    static func courses(_ activities: [String]) async throws -> [Course] {
        try await FakeServer(paths: ["/semester/505/print-data": Pages.table(activities)]).campus.courseService.getCourses(
            semesterId: 505, cache: .prefer
        ).value
    }

    @Test("All fields of a course are read")
    func details() async throws {
        let courses = try await Self.courses([Pages.activity("COMP130004.03", "数据结构", more: #","startTime":"9:55","endTime":"11:40""#)])
        #expect(
            courses == [
                Course(
                    id: "505-COMP130004.03-1-3-1", semesterId: 505, code: "COMP130004.03", courseCode: "CS20012", name: "数据结构",
                    className: "全校13",
                    type: "专业教育课程", credits: 2, teachers: ["沈砚秋"], places: [CoursePlace(room: "H3108", building: "H第三教学楼", campus: "邯郸校区")],
                    weekday: 1, start: 3, end: 4, startTime: "09:55", endTime: "11:40", onWeeks: Array(1...16), studentCount: 88,
                    studentLimit: 99, remark: nil)
            ])
    }

    @Test("Entries that differ only in the room are one course, and their weeks may have any order")
    func rooms() async throws {
        let weeks = [16, 2, 4, 6, 8, 10, 12, 14]
        let courses = try await Self.courses(
            ["204", "205"].map { Pages.activity("C.01", "面向对象", room: $0, weekday: 3, units: (6, 7), weeks: weeks) })
        #expect(courses.map { $0.places.map(\.room) } == [["204", "205"]])
        #expect(courses.first?.onWeeks == [2, 4, 6, 8, 10, 12, 14, 16])
        #expect(courses.first?.startTime == "13:30" && courses.first?.endTime == "15:10")
    }

    @Test("A course has at most 50 rooms")
    func manyRooms() async throws {
        let courses = try await Self.courses((1...51).map { Pages.activity("C.01", "面向对象", room: "\($0)") })
        #expect(courses.map { $0.places.count } == [50])
    }

    @Test("Values of other JSON types are read, and a malformed activity is left out and recorded")
    func malformedActivity() async throws {
        let people = #"[{"nameZh":"甲"},{"person":{"name":" 乙 "}},{"id":1},"丙"]"#
        let activities = [
            Pages.activity("C.01", "周日课", room: nil, weekday: 0, units: (13, 15), weeks: [16, 2, 4]).replacing(#"["沈砚秋"]"#, with: people),
            Pages.activity("C.02", "无周次", weekday: 2).replacing("\([Int](1...16))", with: "null").replacing("2.0", with: #""2.5""#),
            Pages.activity("C.03", "体育", weekday: 8), Pages.activity("C.04", "实验", units: (4, 3)),
            Pages.activity("C.05", "远期", weeks: [61]),
            Pages.activity("C.06", "无教师", teachers: [], weekday: 3).replacing("\"teachers\":[]", with: "\"teachers\":null"), "null",
        ]
        let (courses, skipped) = try await skipping { try await Self.courses(activities) }
        #expect(courses.map(\.name) == ["无周次", "无教师", "周日课"] && courses.map(\.weekday) == [2, 3, 7])
        #expect(courses.map(\.onWeeks.count) == [0, 16, 3] && courses.last?.onWeeks == [2, 4, 16] && courses.last?.end == 15)
        #expect(courses.map(\.teachers) == [["沈砚秋"], [], ["甲", "乙", "丙"]] && courses.last?.places == [Self.building])
        #expect(courses.first?.credits == 2.5)
        #expect(skipped.kinds == Array(repeating: "timetable activity", count: 4))
        #expect(skipped.rows.first?.reason == "weekday: expected 0 to 7, got 8")
    }

    @Test("Teachers of the same week are merged, and weeks with different teachers become separate courses")
    func teachers() async throws {
        let courses = try await Self.courses([
            Pages.activity("C.01", "讲座", teachers: ["甲", "乙"], weeks: [1, 2, 3]),
            Pages.activity("C.01", "讲座", teachers: ["丙"], weeks: [3, 4, 5]),
        ])
        #expect(courses.map(\.onWeeks) == [[1, 2], [3], [4, 5]])
        #expect(courses.map(\.teachers) == [["甲", "乙"], ["甲", "乙", "丙"], ["丙"]])
        #expect(try CourseConflict.list(courses).isEmpty)
        #expect(Set(courses.map(\.id)).count == 3)
    }

    @Test("Consecutive lessons in the same room are merged, and a lesson that overlapping entries share is listed once with all teachers")
    func neighbours() async throws {
        let joined = try await Self.courses([(2, 2), (3, 3), (5, 5)].map { Pages.activity("C.01", "高等数学", weekday: 4, units: $0) })
        #expect(joined.map { [$0.start, $0.end] } == [[2, 3], [5, 5]])
        let parted = try await Self.courses([
            Pages.activity("C.01", "高等数学", room: "A", units: (2, 2)), Pages.activity("C.01", "高等数学", room: "B", units: (3, 3)),
        ])
        #expect(parted.map { [$0.start, $0.end] } == [[2, 2], [3, 3]])
        let overlapping = try await Self.courses([
            Pages.activity("C.01", "实验", teachers: ["甲"], units: (6, 7)), Pages.activity("C.01", "实验", teachers: ["乙"], units: (6, 8)),
        ])
        #expect(overlapping.map { [$0.start, $0.end] } == [[6, 7], [8, 8]])
        #expect(overlapping.map(\.teachers) == [["甲", "乙"], ["乙"]])
    }

    static let building = CoursePlace(room: nil, building: "H第三教学楼", campus: "邯郸校区")

    @Test(
        "Week 0 is left out, and the weeks of the text are used if the list has none",
        arguments: [
            (#""weekIndexes":[0,1,"3"],"weeksStr":"9""#, [1, 3]), (#""weekIndexes":[],"weeksStr":"2~6(双)""#, [2, 4, 6]),
            (#""weekIndexes":[0],"weeksStr":"1-4单周""#, [1, 3]), (#""weekIndexes":null,"weeksStr":"1~2,4~6(双)周""#, [1, 2, 4, 6]),
            (#""weekIndexes":{},"weeksStr":"第1—3周""#, [1, 2, 3]), (#""weeksStr":"5""#, [5]), (#""weekIndexes":[],"weeksStr":"""#, []),
            (#""weekIndexes":[null,-1,3],"weeksStr":"9""#, [3]), (#""weekIndexes":["三",4],"weeksStr":"3~4""#, [3, 4]),
            (#""weekIndexes":{"0":1,"1":2}"#, [1, 2]), (#""weekIndexes":[],"weeksStr":"１～３""#, [1, 2, 3]),
        ])
    func weeks(members: String, weeks: [Int]) async throws {
        let activity = Pages.activity("C.01", "甲").replacing("\"weekIndexes\":\([Int](1...16))", with: members)
        let courses = try await Self.courses([activity])
        #expect(courses.map(\.onWeeks) == [weeks])
    }

    @Test("The courses of a second table, such as that of a second degree, are listed with those of the first one")
    func secondTable() async throws {
        let lists = [Pages.activity("A", "甲"), "7", Pages.activity("B", "乙", weekday: 2)]
        let tables = lists.map { #"{"id":160123,"activities":[\#($0)]}"# }.joined(separator: ",")
        let server = FakeServer(paths: ["/print-data": #"{"studentTableVms":[\#(tables)]}"#])
        let (courses, skipped) = try await skipping {
            try await server.campus.courseService.getCourses(semesterId: 505, cache: .prefer).value
        }
        #expect(courses.map(\.name) == ["甲", "乙"] && skipped.kinds == ["timetable activity"])
    }

    @Test("A course may have no room, code, teachers or weeks")
    func missingMembers() async throws {
        let courses = try await Self.courses([Pages.activity(nil, "羽毛球", room: nil, teachers: []), Pages.activity("C.02", "实践", weeks: [])])
        #expect(courses.map(\.name).sorted() == ["实践", "羽毛球"])
        #expect(courses.first { $0.name == "羽毛球" }?.places == [Self.building])
        #expect(courses.first { $0.name == "实践" }?.onWeeks == [])
    }

    @Test("If a semester has no courses, the list is empty")
    func none() async throws {
        let courses = try await Self.courses([])
        #expect(courses == [])
    }

    @Test(
        "If the response has an unexpected form, the error names the member",
        arguments: [
            ("{}", "studentTableVms"), (#"{"studentTableVms":[{"id":1}]}"#, "activities"),
            (#"{"studentTableVms":["7"]}"#, "studentTableVms[0]"),
            (
                Pages.table([
                    Pages.activity("C", "甲", weeks: []).replacing(#""weekIndexes":[]"#, with: #""weekIndexes":[],"weeksStr":"全周""#)
                ]), "weeksStr"
            ),
            (Pages.table([Pages.activity("C", "甲", units: (4, 3))]), "endUnit"),
            (Pages.table([Pages.activity("C", "甲", weeks: [900_000_000])]), "weekIndexes"),
            (Pages.table([Pages.activity("C", "甲", weekday: 8)]), "weekday"),
            (Pages.table([Pages.activity("C", "甲", units: (0, 1 << 40))]), "startUnit"),
            (String(Pages.table([Pages.activity("C", "甲")]).dropLast(20)), "JSON"),
        ])
    func forms(answer: String, part: String) async {
        let error = await failure {
            try await FakeServer(paths: ["/print-data": answer]).campus.courseService.getCourses(semesterId: 505, cache: .prefer)
        }
        #expect(error?.code == .unexpectedResponse && error?.message.contains(part) == true)
    }

    @Test("If the account has no timetable, the list is empty")
    func noTable() async throws {
        for none in ["[]", "null", "{}", "[null]"] {
            let server = FakeServer(paths: ["/print-data": #"{"studentTableVms":\#(none)}"#])
            let courses = try await server.campus.courseService.getCourses(semesterId: 505, cache: .prefer).value
            #expect(courses == [])
        }
    }

    @Test("Each semester is cached separately, and clearing the cache also removes the files")
    func caching() async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let directory = try temporary.store()
        let server = FakeServer(paths: [
            "/course-table": Pages.semesters, "/505/print-data": Pages.table([Pages.activity("C", "甲")]),
            "/503/print-data": Pages.table([]),
        ])
        let service = server.campus(in: directory).courseService
        // With the list of semesters, the cached courses do not depend on the date of the test.
        _ = try await service.getSemesters(cache: .prefer)
        for _ in 0..<3 {
            let courses = try await service.getCourses(semesterId: 505, cache: .prefer).value
            #expect(courses.count == 1)
        }
        let courses = try await service.getCourses(semesterId: 503, cache: .prefer).value
        #expect(courses.isEmpty)
        #expect(server.count("/505/") == 1 && server.count("/503/") == 1)
        let later = server.campus(in: directory).courseService
        let source = try await later.getCourses(semesterId: 505, cache: .only).source
        #expect(source == .disk)
        try await server.campus(in: directory).courseService.clearCache()
        await expectFailure(.notCached) { try await server.campus(in: directory).courseService.getCourses(semesterId: 505, cache: .only) }
    }

    @Test("A stored value is not used after a login as a student type whose data are on other servers")
    func storedAsAnotherType() async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let directory = try temporary.store()
        let server = FakeServer(paths: [
            "/course-table": Pages.semesters, "/505/print-data": Pages.table([Pages.activity("C", "甲")]),
            "/get-index": GraduateCourseTests.index,
        ])
        let undergraduate = try await server.campus(in: directory).courseService.getSemesters(cache: .prefer).value
        let graduate = try await Campus.signedIn(server, as: .graduate, directory: directory).courseService.getSemesters(cache: .prefer)
        #expect(try graduate.source == .network && graduate.value != undergraduate)
        let again = try await server.campus(in: directory).courseService.getSemesters(cache: .prefer)
        #expect(try again.source == .network && again.value == undergraduate)
        // The data of staff are on the same servers as the data of undergraduates.
        let later = try await Campus.signedIn(server, as: .staff, directory: directory).courseService.getSemesters(cache: .only)
        #expect(try later.source == .disk && later.value == undergraduate)
    }

    @Test("The default week is the current week, or the nearest week with courses")
    func week() async throws {
        let server = FakeServer(paths: [
            "/course-table": Pages.semesters,
            "/505/print-data": Pages.table([
                Pages.activity("A", "甲", weeks: [2, 3]), Pages.activity("B", "乙", weekday: 2, weeks: [3, 12]),
            ]),
        ])
        func service(_ day: String) -> CourseService {
            Campus.signedIn(server, today: CalendarDate(day) ?? .today).courseService
        }
        let week = try await service("2026-09-23").getWeek(semesterId: nil, week: nil, dayChanges: nil, cache: .prefer).value
        #expect(week.week == 3 && week.currentWeek == 3 && week.startDate == "2026-09-21" && week.endDate == "2026-09-27")
        #expect(week.firstWeek == 2 && week.lastWeek == 12 && week.courses.map(\.name) == ["甲", "乙"])
        let early = try await service("2026-08-03").getWeek(semesterId: nil, week: nil, dayChanges: nil, cache: .prefer).value
        #expect(early.week == 2 && early.currentWeek == -4)
        let late = try await service("2027-02-01").getWeek(semesterId: 505, week: nil, dayChanges: nil, cache: .prefer).value
        #expect(late.week == 12 && late.currentWeek == 22 && late.courses.map(\.name) == ["乙"])
        let chosen = try await service("2026-09-23").getWeek(semesterId: 505, week: 18, dayChanges: nil, cache: .prefer).value
        #expect(chosen.week == 18 && chosen.courses.isEmpty && chosen.startDate == "2027-01-04")
        await expectFailure(.notFound) {
            try await service("2026-09-23").getWeek(semesterId: 9, week: nil, dayChanges: nil, cache: .prefer)
        }
    }

    @Test("Two courses conflict if they share a lesson in the same week")
    func conflicts() async throws {
        let courses = try await Self.courses([
            Pages.activity("A", "甲", units: (3, 5), weeks: [1, 2, 3]), Pages.activity("B", "乙", units: (5, 6), weeks: [3, 4]),
            Pages.activity("C", "丙", units: (6, 7), weeks: [1, 2]), Pages.activity("D", "丁", weekday: 2, units: (3, 5)),
        ])
        let conflicts = try CourseConflict.list(courses)
        #expect(conflicts.count == 1)
        #expect(conflicts.first?.courses.map(\.code) == ["A", "B"])
        #expect(conflicts.first.map { [$0.weekday, $0.start, $0.end] } == [1, 5, 5] && conflicts.first?.weeks == [3])
        #expect(try CourseConflict.list([]).isEmpty)
    }

    @Test("A day has class times for 14 lessons")
    func classTimes() async throws {
        let times = try await FakeServer(paths: [:]).campus.courseService.listClassTimes()
        #expect(times.map(\.id) == Array(1...14))
        #expect(times[5] == ClassTimeSlot(id: 6, start: "13:30", end: "14:15") && times[13].end == "22:00")
    }

    @Test("The error for malformed activities names the place of the first one")
    func placeOfError() async {
        let answer = Pages.table([Pages.activity("C", "甲", weekday: 8)])
        let error = await failure {
            try await FakeServer(paths: ["/print-data": answer]).campus.courseService.getCourses(semesterId: 505, cache: .prefer)
        }
        #expect(error?.message.contains("studentTableVms[0].activities[0].weekday: expected 0 to 7, got 8") == true)
    }

    @Test(
        "A place has what the server knows of it",
        arguments: [
            ("H3108", nil, nil), (nil, "第三教学楼", nil), (nil, nil, "邯郸"), ("H3108", "第三教学楼", "邯郸"), (nil, nil, nil),
        ] as [(String?, String?, String?)])
    func places(room: String?, building: String?, campus: String?) async throws {
        func text(_ value: String?) -> String { value.map { "\"\($0)\"" } ?? "null" }
        let activity = Pages.activity("C", "甲", room: room).replacing(#""building":"H第三教学楼""#, with: "\"building\":\(text(building))")
            .replacing(#""campus":"邯郸校区""#, with: "\"campus\":\(text(campus))")
        let courses = try await Self.courses([activity])
        let isKnown = room != nil || building != nil || campus != nil
        #expect(courses.map(\.places) == [isKnown ? [CoursePlace(room: room, building: building, campus: campus)] : []])
    }

    @Test("The teachers may be a string")
    func teachersAsText() async throws {
        let courses = try await Self.courses([Pages.activity("C", "甲").replacing(#"["沈砚秋"]"#, with: #""沈砚秋, 蒋山""#)])
        #expect(courses.map(\.teachers) == [["沈砚秋", "蒋山"]])
    }

    @Test("If no course has a week, the first week is shown")
    func withoutWeeks() async throws {
        let courses = try await Self.courses([Pages.activity("C", "甲", weeks: [])])
        let semester = try #require(try SemesterPage(Pages.response(Pages.semesters)).semesters().first)
        let week = CourseWeek(nil, of: semester, courses: courses, today: "2026-08-01", changes: DayChanges(years: []))
        #expect(week.week == 1 && week.firstWeek == 1 && week.lastWeek == 1 && week.courses.isEmpty)
        #expect(week.startDate == "2026-09-07" && week.endDate == "2026-09-13" && week.days.map(\.weekday) == Array(1...7))
    }

    @Test(
        "The week of a semester without a published start has no dates, unless day changes need them",
        arguments: [nil, []] as [[DayChange]?])
    func weekWithoutDates(changes: [DayChange]?) async throws {
        let server = FakeServer(paths: [
            "/course-table": Pages.semesters,
            "/402/print-data": Pages.table([Pages.activity("A", "甲", weeks: [2, 3]), Pages.activity("B", "乙", weekday: 2, weeks: [4])]),
        ])
        let service = server.campus.courseService
        let week = try await service.getWeek(semesterId: 402, week: nil, dayChanges: changes, cache: .prefer).value
        #expect(week.week == 2 && week.currentWeek == nil && week.firstWeek == 2 && week.lastWeek == 4)
        #expect(week.startDate == nil && week.endDate == nil && week.days.isEmpty && week.courses.map(\.name) == ["甲"])
    }
}
