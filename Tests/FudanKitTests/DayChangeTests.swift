import Calendar
import Errors
import JSON
import Storage
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

/// Tests with a semester whose first Monday is 2026-09-07, so that 2026-10-01 is the Thursday of week 4.
@Suite("Days off and make-up days")
struct DayChangeTests {
    static let holidays = [
        DayChange(date: "2026-10-01", isOff: true, coursesOf: nil, name: "国庆节"),
        DayChange(date: "2026-10-08", isOff: true, coursesOf: nil, name: nil),
        DayChange(date: "2026-10-10", isOff: false, coursesOf: "2026-10-08", name: "调休"),
        DayChange(date: "2026-10-11", isOff: false, coursesOf: nil, name: nil),
    ]

    static let server = Pages.server([
        "/course-table": Pages.semesters,
        "/505/print-data": Pages.table([
            Pages.activity("A.01", "周四", weekday: 4, weeks: Array(1...16)),
            Pages.activity("B.01", "周四双周", weekday: 4, units: (6, 7), weeks: [2, 4, 6]),
            Pages.activity("C.01", "周六", weekday: 6, units: (1, 2), weeks: Array(1...16)),
            Pages.activity("D.01", "周日", weekday: 7, units: (1, 2), weeks: Array(1...16)),
            Pages.activity("E.01", "一次", weekday: 4, units: (11, 12), weeks: [4]),
        ]),
        "/exam-arrange/info/160123": Pages.exams(Pages.examEmpty),
    ])

    func week(_ week: Int, _ changes: [DayChange]? = holidays, semester: Int? = nil) async throws -> [Course] {
        try await Self.server.campus.courseService.getWeek(semesterId: semester, week: week, dayChanges: changes, cache: .prefer).value
            .courses
    }

    @Test("A week has no courses on days off, and the courses of another day on a make-up day")
    func weeks() async throws {
        var courses = try await week(4, nil)
        #expect(courses.map(\.name) == ["周四", "周四双周", "一次", "周六", "周日"])
        courses = try await week(4)
        #expect(courses.map(\.name) == ["周六", "周日"])
        let fifth = try await week(5)
        #expect(fifth.map(\.name) == ["周四", "周日"], "the Saturday has the Thursday's courses; Sunday keeps its own")
        let moved = try #require(fifth.first)
        #expect(moved.weekday == 6 && moved.onWeeks == [5] && moved.start == 3 && moved.startTime == "09:55")
        #expect(moved.id == "505-A.01-4-3-1-2026-10-10")
        courses = try await week(6)
        #expect(courses.map(\.name) == ["周四", "周四双周", "周六", "周日"])
    }

    @Test("An iCalendar file excludes days off, and has single events on make-up days")
    func calendar() async throws {
        let text = try await Self.server.campus.courseService.file(dayChanges: Self.holidays)
        let events = CourseCalendarTests.lines(text).split(separator: "BEGIN:VEVENT").dropFirst().map(Array.init)
        func event(_ identifier: String) -> [String] { events.first { $0.contains("UID:course-\(identifier)@libdanxi") } ?? [] }
        let weekly = event("505-A.01-4-3-1")
        #expect(weekly.contains("RRULE:FREQ=WEEKLY;COUNT=16"))
        #expect(weekly.contains("EXDATE;TZID=Asia/Shanghai:20261001T095500,20261008T095500"))
        #expect(event("505-B.01-4-6-2").contains("EXDATE;TZID=Asia/Shanghai:20261001T133000"))
        #expect(event("505-C.01-6-1-1").contains("EXDATE;TZID=Asia/Shanghai:20261010T080000"))
        #expect(!event("505-D.01-7-1-1").contains { $0.hasPrefix("EXDATE") })
        #expect(event("505-E.01-4-11-4").isEmpty, "the only meeting of the course is on a day off")
        let moved = event("505-A.01-4-3-1-2026-10-10")
        #expect(moved.contains("DTSTART;TZID=Asia/Shanghai:20261010T095500") && !moved.contains { $0.hasPrefix("RRULE") })
        let unknown = events.filter { $0.contains("CATEGORIES:DAY") }
        #expect(unknown.count == 1 && unknown.first?.contains("DTSTART;VALUE=DATE:20261011") == true, "the Sunday has no known courses")
        #expect(events.count == 6)
    }

    @Test("A make-up day may be outside the semester")
    func outsideSemester() async throws {
        let early = [DayChange(date: "2026-09-05", isOff: false, coursesOf: "2026-10-01", name: nil)]
        let text = try await Self.server.campus.courseService.file(exams: false, dayChanges: early)
        #expect(CourseCalendarTests.lines(text).count { $0.hasPrefix("DTSTART;TZID=Asia/Shanghai:20260905T") } == 3)
    }

    @Test("Day changes are refused if a day occurs twice, a day off has the courses of another day, or the semester has no start date")
    func refused() async throws {
        let twice = [Self.holidays[0], Self.holidays[0]]
        let error = await failure { try await week(4, twice) }
        #expect(error?.code == .invalidArgument && error?.message.contains("[1]: 2026-10-01 occurs twice") == true)
        let contradiction = [DayChange(date: "2026-10-01", isOff: true, coursesOf: "2026-10-02", name: nil)]
        await expectFailure(.invalidArgument) { try await week(4, contradiction) }
        await expectFailure(.notFound) { try await week(4, Self.holidays, semester: 402) }
    }

    func list(_ text: String) async throws -> [DayChange] {
        try await Self.server.campus.courseService.listDayChanges(holidays: try JSONValue.decode(PaddedBytes(text.utf8)))
    }

    @Test("Days off and make-up days are read from a calendar of public holidays and sorted by date")
    func holidayCalendar() async throws {
        let days = #"[{"name":"国庆节","date":"2026-10-10","isOffDay":false},{"name":"元旦","date":"2026-01-01","isOffDay":true}]"#
        let expected = [
            DayChange(date: "2026-01-01", isOff: true, coursesOf: nil, name: "元旦"),
            DayChange(date: "2026-10-10", isOff: false, coursesOf: nil, name: "国庆节"),
        ]
        var changes = try await list(#"{"$schema":"x","year":2026,"papers":[],"days":\#(days)}"#)
        #expect(changes == expected)
        changes = try await list(days)
        #expect(changes == expected)
        changes = try await list(#"[{"name":"a","date":"2026-01-01","isOffDay":true},{"name":"b","date":"2026-01-01","isOffDay":false}]"#)
        #expect(changes.map(\.name) == ["a", "b"], "days with the same date stay in their order")
    }

    @Test(
        "A malformed calendar of public holidays is refused, and the error names the member",
        arguments: [
            (#"{"year":2026}"#, "expected an array"), (#"{"days":[{"date":"2026-02-30","isOffDay":true}]}"#, "days[0].date"),
            (#"[{"date":"2026-10-01"}]"#, "[0].isOffDay: is missing"), (#""2026""#, "expected an array"), ("3", "expected an array"),
        ])
    func malformedCalendar(text: String, problem: String) async throws {
        let error = await failure { try await list(text) }
        #expect(error?.code == .invalidArgument && error?.message.contains(problem) == true, "\(String(describing: error))")
    }

    @Test(
        "A day has its kind and its courses, whatever weekday it is",
        arguments: [
            ("2026-10-01", .dayOff, .none), ("2026-10-03", .dayOff, .none), ("2026-10-10", .makeUpDay, .other),
            ("2026-10-11", .makeUpDay, .unknown), ("2026-10-16", .workday, .own), ("2026-10-17", .weekend, .own),
            ("2026-10-18", .weekend, .own), ("2026-10-19", .workday, .own), ("2026-10-20", .workday, .own),
            ("2026-10-21", .workday, .other),
            ("2026-10-24", .makeUpDay, .own),
        ] as [(CalendarDate, DayKind, HeldCourses)])
    func days(date: CalendarDate, kind: DayKind, courses: HeldCourses) {
        let more = [
            DayChange(date: "2026-10-03", isOff: true, coursesOf: nil, name: nil),
            DayChange(date: "2026-10-20", isOff: false, coursesOf: nil, name: nil),
            DayChange(date: "2026-10-21", isOff: false, coursesOf: "2026-10-24", name: nil),
            DayChange(date: "2026-10-24", isOff: false, coursesOf: "2026-10-24", name: nil),
        ]
        let changes = DayChanges(Self.holidays, more, years: [2026])
        #expect(changes.kind(of: date) == kind && changes.courses(on: date) == courses)
        #expect(changes.cancelsCourses(on: date) == (courses == .none || courses == .other))
        #expect(kind.bus == (kind == .workday || kind == .makeUpDay ? .workday : .holiday))
        #expect(changes.isAnnounced(date) && !changes.isAnnounced("2027-01-01") && !changes.isAnnounced("2025-12-31"))
    }

    @Test("The first list that has a date decides, and all changes are sorted by date")
    func precedence() {
        let off = DayChange(date: "2026-10-10", isOff: true, coursesOf: nil, name: "校庆")
        let changes = DayChanges([off], Self.holidays.reversed(), years: [])
        #expect(changes.list.map(\.date) == ["2026-10-01", "2026-10-08", "2026-10-10", "2026-10-11"])
        #expect(changes["2026-10-10"] == off && changes["2026-10-02"] == nil)
    }

    @Test("The error for contradicting day changes names the method, the place and the reason")
    func messages() async throws {
        let contradiction = Self.holidays + [DayChange(date: "2026-10-12", isOff: true, coursesOf: "2026-10-02", name: nil)]
        var error = await failure { try await week(4, contradiction) }
        #expect(error?.message == "course.get_week: `day_changes`: [4]: a day off has no courses, so `courses_of` must be null.")
        error = await failure { try await week(4, Self.holidays + [Self.holidays[2]]) }
        #expect(error?.message == "course.get_week: `day_changes`: [4]: 2026-10-10 occurs twice. Pass each date once.")
    }

    private static func listOfDays(_ text: String) throws -> DayChangeList { try DayChangeList.decode(PaddedBytes(text.utf8)) }

    @Test("A list of days has a list of notices and of days for each year from 1000 to 9999")
    func years() throws {
        let list = try Self.listOfDays(
            #"{"years":{"1000":{"notices":[],"days":[]},"9999":{"notices":["https://example.org"],"days":[{"date":"9999-12-31","is_off":true}]}}}"#
        )
        #expect(list.years == [1000, 9999])
        #expect(list.days == [DayChange(date: "9999-12-31", isOff: true, coursesOf: nil, name: nil)])
    }

    @Test(
        "The error for a malformed list of days names the member",
        arguments: [
            (#"{}"#, "years: is missing"), (#"{"years":{"999":{"notices":[],"days":[]}}}"#, "years.999: expected a year such as 2026"),
            (#"{"years":{"10000":{"notices":[],"days":[]}}}"#, "years.10000: expected a year such as 2026"),
            (#"{"years":{"2026":{"notices":7,"days":[]}}}"#, "years.2026.notices: expected an array"),
            (#"{"years":{"2026":{"notices":[]}}}"#, "years.2026.days: is missing"),
        ])
    func malformedList(text: String, problem: String) {
        #expect { try Self.listOfDays(text) } throws: { "\($0)" == problem }
    }

    @Test("The user's file of day changes has at most 1 MiB", arguments: [1_048_576, 1_048_577])
    func largestFile(size: Int) async throws {
        let directory = try TemporaryDirectory()
        let text = #"{"years":{}}"#
        let path = try directory.file("days.json", text + String(repeating: " ", count: size - text.utf8.count))
        let error = await failure { try await DayCalendar(path: path).changes(for: "day.get_day") }
        #expect(error?.code == (size > 1_048_576 ? .invalidArgument : nil))
    }

    @Test("A week has the moved courses of its Sunday, but not those of the next Monday")
    func endOfWeek() async throws {
        let changes = [
            DayChange(date: "2026-10-11", isOff: false, coursesOf: "2026-10-08", name: nil),
            DayChange(date: "2026-10-12", isOff: false, coursesOf: "2026-10-08", name: nil),
        ]
        let fifth = try await week(5, changes)
        #expect(fifth.map(\.name) == ["周四", "周六", "周四"] && fifth.map(\.weekday) == [4, 6, 7])
        let sixth = try await week(6, changes)
        #expect(sixth.map(\.weekday) == [1, 4, 4, 6, 7] && sixth.first?.id == "505-A.01-4-3-1-2026-10-12")
    }

    @Test(
        "A moved course has the week of its new date, if it is one from 1 to 60",
        arguments: [("2026-09-06", []), ("2026-09-07", [1]), ("2027-10-31", [60]), ("2027-11-01", [])] as [(CalendarDate, [Int])])
    func weeksOfMoved(date: CalendarDate, weeks: [Int]) async throws {
        let service = Self.server.campus.courseService
        let semester = try await service.getSemesters(cache: .prefer).value.first
        let courses = try await service.getCourses(semesterId: 505, cache: .prefer).value
        let changes = DayChanges([DayChange(date: date, isOff: false, coursesOf: "2026-10-10", name: nil)], years: [])
        let moved = changes.movedCourses(to: date, in: try #require(semester), of: courses)
        #expect(moved.map(\.name) == ["周六"] && moved.map(\.onWeeks) == [weeks] && moved.map(\.weekday) == [date.weekday])
    }
}
