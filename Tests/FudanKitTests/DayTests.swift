import Calendar
import CampusSignIn
import Errors
import JSON
import Storage
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Days")
struct DayTests {
    private static func server() -> FakeServer {
        Pages.server(["/course-table": Pages.semesters, "/for-all/lesson-search": CourseSearchTests.semesters])
    }

    private static func day(_ date: CalendarDate, _ campus: Campus, semester: Bool = true, _ changes: [DayChange]? = nil) async throws
        -> Day
    {
        try await campus.dayService.getDay(date: date, semester: semester, dayChanges: changes, cache: .prefer).value
    }

    private static let shipped = Campus.signedIn(server(), days: DayCalendar(path: nil))

    @Test(
        "A day has its kind, its courses and the timetable of its buses",
        arguments: [
            ("2026-09-30", .workday, .own, "2026-09-30", .workday), ("2026-10-01", .dayOff, .none, nil, .holiday),
            ("2026-10-10", .makeUpDay, .unknown, nil, .workday), ("2026-10-11", .weekend, .own, "2026-10-11", .holiday),
        ] as [(CalendarDate, DayKind, HeldCourses, CalendarDate?, BusDayType)])
    func kinds(date: CalendarDate, kind: DayKind, courses: HeldCourses, source: CalendarDate?, bus: BusDayType) async throws {
        let day = try await Self.day(date, Self.shipped)
        #expect(day.date == date && day.weekday == date.weekday && day.kind == kind && day.courses == courses && day.coursesOf == source)
        #expect(day.busType == bus && day.isAnnounced && day.isTerm == true && day.semesterId == 505)
        #expect(day.name == (kind == .dayOff || kind == .makeUpDay ? "国庆节" : nil))
    }

    @Test("Between two terms there are no courses, and the week counts to the next one")
    func vacation() async throws {
        let day = try await Self.day("2026-08-31", Self.shipped)
        #expect(day.isTerm == false && day.courses == .none && day.kind == .workday && day.semesterId == 505 && day.week == 0)
        let late = try await Self.day("2027-01-11", Self.shipped)
        #expect(late.isTerm == false && late.semesterId == nil && late.week == nil && !late.isAnnounced && late.name == nil)
    }

    @Test("A make-up day before the semester has the courses that a list states")
    func before() async throws {
        let change = DayChange(date: "2026-09-05", isOff: false, coursesOf: "2026-10-01", name: nil)
        let day = try await Self.day("2026-09-05", Self.shipped, [change])
        #expect(day.courses == .other && day.coursesOf == "2026-10-01" && day.isTerm == false)
    }

    @Test("Without the semesters, no request is sent")
    func withoutRequest() async throws {
        let server = Self.server()
        let day = try await Self.day("2026-10-10", Campus.signedIn(server, days: DayCalendar(path: nil)), semester: false)
        #expect(server.requests.isEmpty && day.isTerm == nil && day.semesterId == nil && day.courses == .unknown && day.kind == .makeUpDay)
    }

    @Test("Without a sign-in, the semesters are those of the public search")
    func withoutSignIn() async throws {
        let server = Self.server()
        let campus = CampusAccess(client: server, webVPN: .never, store: nil, log: { _, _ in }).services
        let day = try await Self.day("2026-11-24", campus)
        #expect(day.semesterId == 527 && day.week == 12 && server.urls == ["https://fdjwgl.fudan.edu.cn/student/for-all/lesson-search"])
    }

    // MARK: Sources

    @Test("The call decides before the file, and the file before the list in the library")
    func precedence() async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let path = temporary.path + "/days.json"
        func campus(_ content: String) async throws -> Campus {
            try await UserFile.write(path, Array(content.utf8))
            return Campus.signedIn(Self.server(), days: DayCalendar(path: path))
        }
        let file = """
            {"years":{"2026":{"notices":["https://example.org/1"],"days":[{"date":"2026-10-10","is_off":false,"courses_of":"2026-10-08","name":"校历"},
            {"date":"2026-10-08","is_off":true,"name":null}]},"2027":{"notices":[],"days":[]}}}
            """
        let other = try await campus(file)
        let makeUp = try await Self.day("2026-10-10", other)
        #expect(makeUp.coursesOf == "2026-10-08")
        let off = try await Self.day("2026-10-08", other)
        #expect(off.kind == .dayOff)
        let listed = try await Self.day("2026-10-01", other)
        #expect(listed.kind == .dayOff, "the list still has the days that the file does not have")
        let next = try await Self.day("2027-03-01", other)
        #expect(next.isAnnounced)
        let given = DayChange(date: "2026-10-10", isOff: true, coursesOf: nil, name: "校庆")
        let replaced = try await Self.day("2026-10-10", other, [given])
        #expect(replaced.name == "校庆")
        for (content, problem) in [
            ("[]", "expected an object"),
            (file.replacing("2026-10-08\",\"is", with: "2027-10-08\",\"is"), "years.2026.days[1].date: expected"),
            (file.replacing("\"2027\"", with: "\"x\""), "years.x: expected a year"),
            (file.replacing("{\"date\":\"2026-10-08\"", with: "{\"date\":\"2026-10-10\""), "2026-10-10 occurs twice"),
        ] {
            let broken = try await campus(content)
            let error = await failure { try await Self.day("2026-10-10", broken) }
            #expect(
                error?.code == .invalidArgument && error?.message.contains(path) == true && error?.message.contains(problem) == true,
                "\(String(describing: error))")
        }
        let missing = Campus.signedIn(Self.server(), days: DayCalendar(path: temporary.path + "/none.json"))
        await expectFailure(.invalidArgument) { try await Self.day("2026-10-10", missing) }
    }

    @Test("A week and a calendar file tell that the courses of a make-up day are unknown")
    func unknown() async throws {
        let server = Pages.server([
            "/course-table": Pages.semesters,
            "/505/print-data": Pages.table([Pages.activity("A.01", "周四", weekday: 4), Pages.activity("C.01", "周六", weekday: 6)]),
        ])
        let service = Campus.signedIn(server, days: DayCalendar(path: nil)).courseService
        let week = try await service.getWeek(semesterId: nil, week: 5, dayChanges: nil, cache: .prefer).value
        #expect(week.days.map(\.courses) == [.none, .none, .none, .own, .own, .unknown, .own])
        #expect(week.courses.map(\.name) == ["周四", "周六"], "the Saturday's own courses may be held")
        let text = try await service.file(exams: false, reminder: 10)
        let events = CourseCalendarTests.lines(text).split(separator: "BEGIN:VEVENT").dropFirst().map(Array.init)
        let unknown = events.filter { $0.contains("CATEGORIES:DAY") }
        #expect(unknown.map { $0.first { $0.hasPrefix("DTSTART") } } == ["DTSTART;VALUE=DATE:20260920", "DTSTART;VALUE=DATE:20261010"])
        #expect(unknown.allSatisfy { !$0.contains("BEGIN:VALARM") && $0.contains { $0.hasPrefix("DTEND;VALUE=DATE:") } })
    }

    @Test(
        "The next buses are those of the day's kind",
        arguments: [("2026-10-01", "holiday"), ("2026-10-10", "workday"), ("2026-10-11", "holiday")])
    func buses(date: String, type: String) async throws {
        let server = FakeServer(
            #"{"e":0,"m":"","d":{"data":[{"route":"邯郸-枫林","lists":[{"id":"7","start":"邯郸","end":"枫林","stime":"9:00","etime":"10:30","arrow":"1","holiday":"0"}]}]}}"#
        )
        let service = Campus.signedIn(server, days: DayCalendar(path: nil)).busService
        let time = Timestamp("\(date)T08:00:00+08:00")
        let departures = try await service.next(start: "邯郸", end: "枫林", time: time, cache: .prefer).value
        #expect(departures.type.rawValue == type)
    }
}
