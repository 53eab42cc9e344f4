import Calendar
import HTTP
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
}
