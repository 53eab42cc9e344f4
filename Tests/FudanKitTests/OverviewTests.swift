import Calendar
import Storage
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Overview of a day")
struct OverviewTests {
    private static let bus =
        #"{"e":0,"m":"","d":{"data":[{"route":"邯郸-枫林","lists":[{"id":"7","start":"邯郸","end":"枫林","stime":"9:00","etime":"","arrow":"2","holiday":"0"},{"id":"9","start":"邯郸","end":"枫林","stime":"11:00","etime":"","arrow":"2","holiday":"0"},{"id":"8","start":"邯郸","end":"枫林","stime":"10:00","etime":"","arrow":"2","holiday":"0"}]}]}}"#

    private static func server() -> FakeServer {
        Pages.server([
            "/course-table": Pages.semesters, "/exam-arrange/info/160123": Pages.exams(ExamTests.new()), "/fudanbus/wap/default/lists": bus,
            "/505/print-data": Pages.table([
                Pages.activity("A.01", "周四", weekday: 4), Pages.activity("B.01", "周二", weekday: 2),
                Pages.activity("C.01", "单次", weekday: 4, weeks: [4]),
            ]),
        ])
    }

    private static func overview(
        _ campus: Campus, _ date: CalendarDate, _ parts: [DayPart]? = nil, cache: CachePolicy = .prefer
    ) async throws -> DayOverview {
        try await campus.dayService.getOverview(date: date, parts: parts, dayChanges: nil, cache: cache).value
    }

    @Test("Each part has its value or its error")
    func parts() async throws {
        let overview = try await Self.overview(.signedIn(Self.server(), days: DayCalendar(path: nil)), "2026-11-26")
        #expect(overview.day.week == 12 && overview.day.semesterId == 505)
        #expect(overview.lessons?.map(\.name) == ["周四"])
        #expect(overview.buses?.map { "\($0.time)" } == ["09:00", "10:00"], "on another day than today, the first two departures")
        #expect(overview.messages == 3)
        #expect(overview.parts.map(\.part) == DayPart.allCases)
        for state in overview.parts {
            let hasValue = [.lessons, .exams, .buses, .messages].contains(state.part)
            #expect((state.ageMs != nil) == hasValue && (state.errorName == nil) == hasValue && (state.errorMessage == nil) == hasValue)
        }
        #expect(overview.card == nil && overview.electricity == nil && overview.loans == nil && overview.bookings == nil)
        #expect(overview.deadlines == nil)
    }

    @Test(
        "The departures of today are those from now on, two in each direction",
        arguments: [("08:59", ["09:00", "10:00"]), ("10:01", ["11:00"])])
    func departures(time: String, expected: [String]) async throws {
        let now = try #require(Timestamp(campusDate: "2026-11-24", time: "\(time):00").flatMap { CampusDateTime($0) })
        let sources = Campus.signedIn(Self.server()).dayService.sources
        let found = try await sources.departures(.workday, after: now, .prefer).value
        #expect(found.map { "\($0.time)" } == expected)
    }

    @Test("Only the parts that are asked for are requested")
    func someParts() async throws {
        let server = Self.server()
        let overview = try await Self.overview(.signedIn(server, days: DayCalendar(path: nil)), "2026-10-01", [.lessons])
        #expect(overview.day.kind == .dayOff && overview.lessons?.isEmpty == true)
        #expect(overview.parts.map(\.part) == [.lessons] && overview.exams == nil && overview.messages == nil)
        #expect(server.count("/fudanbus/") == 0 && server.count("/exam-arrange/") == 0)
    }

    @Test(
        "The exams are those of the next 14 days",
        arguments: [("2026-12-31", 0), ("2027-01-01", 1), ("2027-01-15", 1), ("2027-01-16", 0)])
    func exams(date: CalendarDate, count: Int) async throws {
        let page = Pages.exams(ExamTests.new(time: "2027-01-15 08:30~10:30"))
        let server = Pages.server(["/course-table": Pages.semesters, "/exam-arrange/info/160123": page])
        let overview = try await Self.overview(.signedIn(server), date, [.exams])
        #expect(overview.exams?.count == count)
    }

    @Test("Without the network, cached parts have their values, and the others tell that they are not cached")
    func offline() async throws {
        let server = Self.server()
        let campus = Campus.signedIn(server)
        _ = try await Self.overview(campus, "2026-11-26", [.lessons])
        let before = server.requests.count
        let overview = try await Self.overview(campus, "2026-11-26", cache: .only)
        #expect(server.requests.count == before)
        #expect(overview.lessons?.map(\.name) == ["周四"] && overview.day.week == 12)
        let errors = overview.parts.filter { $0.part != .lessons }.map(\.errorName)
        #expect(errors.allSatisfy { $0 == "not_cached" } && errors.count == 8)
    }

    @Test("Later sessions find the deadlines in the store, on each day of the week")
    func storedDeadlines() async throws {
        let directory = try TemporaryDirectory()
        let rows = ["25", "30", "11"].map { day in
            #"{"plannable_id": \#(day), "plannable_type": "assignment", "plannable": {"title": "作业", "due_at": "2026-\#(day == "11" ? 12 : 11)-\#(day)T04:00:00Z"}}"#
        }
        let server = FakeServer(paths: [
            "/login/cas": "<html>Dashboard</html>", "/api/v1/planner/items": "[\(rows.joined(separator: ","))]",
        ])
        let today = try await Self.overview(server.campus(in: try directory.store()), "2026-11-24", [.deadlines])
        #expect(today.deadlines?.map(\.id) == [25, 30], "those of the next 14 days")
        let count = server.count("/planner/items")
        #expect(count == 1 && directory.files.contains { $0.hasPrefix("elearning.todos") && directory.mode(of: $0) == 0o600 })
        for (day, ids) in [("2026-11-26", [30]), ("2026-11-28", [30, 11])] as [(CalendarDate, [Int])] {
            let overview = try await Self.overview(server.campus(in: try directory.store()), day, [.deadlines], cache: .only)
            #expect(overview.deadlines?.map(\.id) == ids && overview.parts.first?.ageMs != nil)
        }
        #expect(server.count("/planner/items") == count)
    }

    @Test("A graduate has no exams, and no request asks for them")
    func graduate() async throws {
        let server = FakeServer("<html></html>")
        let overview = try await Self.overview(.signedIn(server, as: .graduate), "2026-11-26", [.exams])
        #expect(overview.exams?.isEmpty == true && server.count("/exam-arrange/") == 0 && server.count("/grade/sheet/") == 0)
    }

    @Test("If the semesters cannot be requested, the day has its kind")
    func withoutSemesters() async throws {
        let (overview, skipped) = try await skipping {
            try await Self.overview(.signedIn(FakeServer("broken"), days: DayCalendar(path: nil)), "2026-10-10", [.messages])
        }
        #expect(skipped.kinds == ["semesters"], "the missing semester is told")
        #expect(overview.day.kind == .makeUpDay && overview.day.isTerm == nil && overview.messages == 3)
    }
}
