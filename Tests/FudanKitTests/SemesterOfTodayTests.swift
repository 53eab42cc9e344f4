import Calendar
import HTTP
import JSON
import Storage
import Synchronization
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("The semester of today")
struct SemesterOfTodayTests {
    /// A list with a summer term of four weeks, and with a semester that is far too long.
    private static let list = [
        semester(506, "2027-03-01", "2027-07-04"), semester(505, "2026-09-07", "2027-01-10"),
        semester(504, "2026-07-06", "2026-08-02", isCurrent: true), semester(503, "2026-03-02", "2026-07-05"),
        semester(402, nil, nil), semester(104, "1999-03-01", "2027-12-31"),
    ]

    private static func semester(_ id: Int, _ start: CalendarDate?, _ end: CalendarDate?, isCurrent: Bool = false) -> Semester {
        Semester(
            id: id, name: "\(id)", year: 2026, type: nil, startDate: start, endDate: end, weekCount: nil, isCurrent: isCurrent,
            containsToday: false)
    }

    @Test(
        "It is the semester whose dates contain the day, whatever the university calls the current one, and between two terms the next one",
        arguments: [
            ("2026-07-05", 503), ("2026-07-06", 504), ("2026-08-02", 504), ("2026-08-03", 505), ("2026-09-06", 505), ("2026-09-07", 505),
            ("2027-01-10", 505), ("2027-01-11", 506), ("2027-02-28", 506), ("2027-03-01", 506), ("2027-07-04", 506),
        ] as [(CalendarDate, Int)])
    func byDate(day: CalendarDate, id: Int) {
        let list = Self.list.filter { $0.id != 104 }
        #expect(list.semester(of: day)?.id == id)
        #expect(list.marked(on: day).filter(\.containsToday).map(\.id) == [id] && list.marked(on: day).present?.id == id)
        #expect(list.marked(on: day).filter(\.isCurrent).map(\.id) == [504])
        if list.contains(where: { $0.contains(day) }) { #expect(Self.list.semester(of: day)?.id == id, "the one that begins last") }
    }

    @Test("After the last semester, and without dates, the present semester is the university's current one")
    func withoutDates() {
        let list = Self.list.filter { $0.id != 104 }
        #expect(list.semester(of: "2027-07-05") == nil && list.marked(on: "2027-07-05").present?.id == 504)
        #expect(list.marked(on: "2027-07-05").allSatisfy { !$0.containsToday })
        let undated = [Self.semester(2, nil, nil), Self.semester(1, nil, nil, isCurrent: true)]
        #expect(undated.marked(on: "2026-11-24").present?.id == 1 && [Semester]().present == nil)
        let open = [Self.semester(2, "2026-09-07", nil, isCurrent: true), Self.semester(1, "2026-03-02", nil)]
        #expect(open.semester(of: "2026-11-24")?.id == 2 && open.semester(of: "2026-08-01")?.id == 2)
    }

    @Test("A page that names the ended summer term or the next term does not change the semester of now", arguments: ["504", "503", "7"])
    func namedTerm(id: String) async throws {
        let page = Pages.semesters.replacing("'id': \"505\"", with: "'id': \"\(id)\"")
        let server = Pages.server([
            "/course-table": page, "/505/print-data": Pages.table([Pages.activity("A.01", "甲")]), "/503/print-data": Pages.table([]),
            "/exam-arrange/info/160123": Pages.exams(ExamTests.new()),
        ])
        let service = server.campus.courseService
        let semesters = try await service.getSemesters(cache: .prefer).value
        #expect(semesters.filter(\.containsToday).map(\.id) == [505])
        #expect(semesters.filter(\.isCurrent).map(\.id) == (id == "7" ? [505] : [Int(id)]), "7 is no semester of the page")
        let current = try await service.getCurrentSemester(cache: .prefer).value
        #expect(current.id == 505)
        let week = try await service.getWeek(semesterId: nil, week: nil, dayChanges: nil, cache: .prefer).value
        #expect(week.semester.id == 505 && week.currentWeek == 12 && week.courses.map(\.name) == ["甲"])
        let calendar = try await service.file()
        #expect(calendar.contains("CATEGORIES:COURSE") && calendar.contains("CATEGORIES:EXAM"))
        let conflicts = try await service.getConflicts(semesterId: nil, cache: .prefer).value
        #expect(conflicts.isEmpty)
    }

    @Test("An identifier in another object of the script does not hide the one of the current semester")
    func otherObjects() throws {
        let page = Pages.semesters.replacing(
            "if (currentSemester", with: "var week = {'id': 444}; var user = {'id': 160123}; if (currentSemester")
        #expect(try SemesterPage(Pages.response(page)).semesters().filter(\.isCurrent).map(\.id) == [505])
        let without = page.replacing("var currentSemester", with: "var other")
        #expect(try SemesterPage(Pages.response(without)).semesters().filter(\.isCurrent).map(\.id) == [444])
    }

    @Test("A stored list, timetable, student number and list of exams are not used after the first day of the next semester")
    func stored() async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let directory = try temporary.store()
        let server = Pages.server([
            "/course-table": Pages.semesters, "/504/print-data": Pages.table([]), "/505/print-data": Pages.table([]),
            "/exam-arrange/info/160123": Pages.exams(ExamTests.new()),
        ])
        let today = CampusDateTime(WallTime.now).date
        // Whatever the real date is, the dates of the semesters are moved so that one begins tomorrow.
        let monday = today.adding(days: 1).mondayOnOrAfter
        @Sendable func page(_ request: HTTPRequest) async throws -> HTTPResponse {
            guard request.url.hasSuffix("/course-table") else { return try await server.send(request) }
            _ = try await server.send(request)
            return request.respond(
                Pages.semesters.replacing("2026-09-06", with: "\(monday.adding(days: -1))").replacing(
                    "2027-01-09", with: "\(monday.adding(days: 111))"
                )
                .replacing("2026-07-05", with: "\(monday.adding(days: -29))").replacing("2026-08-01", with: "\(monday.adding(days: -2))")
            )
        }
        func requests(on day: CalendarDate) async throws -> Int {
            let before = server.requests.count
            let campus = Campus.signedIn(FakeServer { try await page($0) }, directory: directory, today: day)
            _ = try await campus.courseService.getSemesters(cache: .prefer)
            _ = try await campus.courseService.getCourses(semesterId: 505, cache: .prefer)
            _ = try await campus.examService.getExams(cache: .prefer)
            return server.requests.count - before
        }
        let first = try await requests(on: monday.adding(days: -1))
        #expect(first == 5)
        let stored = try await requests(on: monday.adding(days: -1))
        #expect(stored == 0)
        let afterStart = try await requests(on: monday)
        #expect(afterStart == 5, "the semester began after the values were stored")
    }

    @Test(
        "A semester begins or ends after the first day and up to the last one",
        arguments: [
            ("2026-09-06", "2026-09-07", true), ("2026-09-07", "2027-01-10", false), ("2026-08-03", "2026-09-06", false),
            ("2027-01-10", "2027-01-11", true), ("2027-01-11", "2027-02-28", false), ("2026-08-02", "2026-08-02", false),
            ("2026-09-05", "2026-09-08", true), ("2027-01-01", "2027-01-20", true),
        ] as [(CalendarDate, CalendarDate, Bool)])
    func boundaries(first: CalendarDate, last: CalendarDate, isBetween: Bool) {
        let list = Self.list.filter { $0.id != 104 }
        #expect(list.hasBoundary(after: first, through: last) == isBetween)
        #expect(![Self.semester(402, nil, nil)].hasBoundary(after: first, through: last))
    }

    @Test(
        "A value of an earlier day may be used in the same semester. Without a semester of today, only a value of today may",
        arguments: [
            ("2026-09-07", "2026-11-24", true, false), ("2026-09-06", "2026-09-07", false, false),
            ("2026-09-07", "2026-09-07", true, true), ("2026-09-06", "2026-09-06", true, true), ("2027-01-10", "2027-01-11", false, false),
            ("2027-07-04", "2027-07-05", false, false), ("2027-07-05", "2027-07-05", true, true), ("2027-07-06", "2027-07-05", true, true),
        ] as [(CalendarDate, CalendarDate, Bool, Bool)])
    func limits(fetched: CalendarDate, today: CalendarDate, isAllowed: Bool, isAllowedWithoutList: Bool) throws {
        let list = Self.list.filter { $0.id != 104 }
        for time in ["00:00:00", "23:59:59"] {
            let seconds = try #require(Timestamp(campusDate: "\(fetched)", time: time)?.unixSeconds)
            let fetchedAt = WallTime(milliseconds: seconds * 1000)
            #expect(TermLimit(semesters: list, today: today).allows(fetchedAt) == isAllowed)
            #expect(TermLimit(semesters: [], today: today).allows(fetchedAt) == isAllowedWithoutList)
        }
    }

    @Test("A semester that is not in the list, and a day without a semester, are errors that say so")
    func unknown() async throws {
        let service = Pages.server(["/course-table": Pages.semesters]).campus.courseService
        let error = await failure { try await service.getWeek(semesterId: 9, week: nil, dayChanges: nil, cache: .prefer) }
        #expect(error?.code == .notFound && error?.message == "No semester has the identifier 9. Choose one from the list of semesters.")
        let terms = #"{"e":0,"d":{"termInfo":[{"year":"2025-2026","term":"2","startday":"2026-03-01","countweek":18}]}}"#
        let late = Campus.signedIn(FakeServer(paths: ["/get-index": terms]), as: .graduate).courseService
        let none = await failure { try await late.getCurrentSemester(cache: .prefer) }
        let message = "No semester contains today's date, and none is marked as current. Choose one from the list of semesters."
        #expect(none?.code == .notFound && none?.message == message)
    }

    @Test("Semesters are sorted by year, term and identifier")
    func order() {
        func semester(_ id: Int, _ year: Int, _ type: SemesterType?) -> Semester {
            Semester(
                id: id, name: "", year: year, type: type, startDate: nil, endDate: nil, weekCount: nil, isCurrent: false,
                containsToday: false)
        }
        let sorted = [
            semester(1, 2026, .summer), semester(2, 2026, .second), semester(3, 2026, .winter), semester(6, 2026, .first),
            semester(5, 2026, nil), semester(4, 2026, .first), semester(9, 2025, .summer),
        ]
        for (place, semester) in sorted.enumerated() {
            for (other, second) in sorted.enumerated() { #expect(semester.isNewer(than: second) == (place < other), "\(place) \(other)") }
        }
    }

    @Test(
        "The Monday of a week is known for 1000 weeks before and after the first one",
        arguments: [
            (1, "2026-09-07"), (2, "2026-09-14"), (0, "2026-08-31"), (1000, "2045-10-30"), (1001, "2045-10-30"), (-1000, "2007-07-02"),
            (-1001, "2007-07-02"),
        ] as [(Int, CalendarDate)])
    func mondays(week: Int, monday: CalendarDate) {
        let semester = Self.semester(505, "2026-09-07", nil)
        #expect(semester.monday(ofWeek: week) == monday)
        if (-1000...1000).contains(week) { #expect(semester.week(of: monday) == week && semester.week(of: monday.adding(days: 6)) == week) }
        #expect(Self.semester(402, nil, nil).monday(ofWeek: week) == nil && Self.semester(402, nil, nil).week(of: monday) == nil)
    }

    @Test(
        "The script names the current semester with either quotes or none",
        arguments: ["'id': \"503\"", "\"id\":'503'", "\"id\" : 503", "'id':503", "'id':'7', 'id': \"503\""])
    func quotes(member: String) throws {
        let page = Pages.semesters.replacing("'id': \"505\"", with: member)
        #expect(try SemesterPage(Pages.response(page)).semesters().filter(\.isCurrent).map(\.id) == [503])
    }

    @Test(
        "A semester needs two dates in order for its number of weeks",
        arguments: [("2026-09-06", nil), ("2026-09-05", nil), ("2026-09-07", 1)] as [(String, Int?)])
    func weekCount(end: String, weeks: Int?) throws {
        let text = #"{"id":505,"startDate":"2026-09-06","endDate":"\#(end)"}"#
        #expect(try SemesterDates.decode(PaddedBytes(text.utf8)).weekCount == weeks)
        #expect(try SemesterDates.decode(PaddedBytes(#"{"id":505,"endDate":"2026-09-07"}"#.utf8)).weekCount == nil)
    }

    @Test("The year of a semester has four digits on both sides of a hyphen")
    func years() {
        #expect(SemesterName("学年2026-2027")?.year == 2026 && SemesterName("2026-2027")?.year == 2026)
        for text in ["12345-678", "2026", "2026-202", "2026 2027", "abcd-efgh", "2026–2027", "2026-20x7学年1学期"] {
            #expect(SemesterName(text) == nil, "\(text)")
        }
    }
}
