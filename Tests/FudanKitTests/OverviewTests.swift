import Calendar
import Storage
import TestSupport
import Testing

@testable import CampusSupport
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
        arguments: [
            ("08:59", ["09:00", "10:00"]), ("09:00", ["09:00", "10:00"]), ("09:01", ["10:00", "11:00"]), ("10:01", ["11:00"]),
            ("11:01", []),
        ])
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

    @Test("Each direction has two departures, and departures at the same time keep their order")
    func directions() async throws {
        let runs = [("1", "邯郸", "枫林", "9:00"), ("2", "枫林", "邯郸", "9:00"), ("3", "邯郸", "枫林", "9:00"), ("4", "邯郸", "枫林", "9:30")]
        let text = BusTests.timetable(
            BusTests.route("邯郸-枫林", "[\(runs.map { BusTests.run($0.0, $0.1, $0.2, $0.3, "", "3") }.joined(separator: ","))]"),
            BusTests.route("枫林-张江", "[\(BusTests.run("5", "枫林", "张江", "8:00", "", "3"))]"))
        let sources = Campus.signedIn(FakeServer(text)).dayService.sources
        let found = try await sources.departures(.workday, after: nil, .prefer).value
        #expect(found.map(\.id) == [5, 1, 2, 3])
    }

    @Test("The departures of another day are its first ones, and those of today are the next ones", .virtualTime)
    func departuresByDay() async throws {
        // The virtual time begins in the evening of this day, after the last departure.
        let date: CalendarDate = "2026-11-18"
        #expect(CampusDateTime(WallTime.now).date == date)
        let campus = Campus.signedIn(Self.server(), today: date)
        let today = try await campus.dayService.getOverview(date: nil, parts: [.buses], dayChanges: nil, cache: .prefer)
        #expect(try today.source == .network && today.value.day.date == date && today.value.buses == [])
        #expect(try today.value.parts.map(\.ageMs) == [0])
        let tomorrow = try await campus.dayService.getOverview(
            date: "2026-11-19", parts: [.buses], dayChanges: nil, cache: .only)
        #expect(try tomorrow.source == .memory && tomorrow.value.buses?.map { "\($0.time)" } == ["09:00", "10:00"])
    }

    @Test("Exams are sorted by date and start. Those without a date are left out")
    func sortedExams() async throws {
        let rows = [
            ("C.04", "2027-01-15 08:30~10:30"), ("C.02", "2027-01-04 13:30~15:30"), ("C.05", "待定"), ("C.01", "2027-01-04 08:30~10:30"),
            ("C.03", "2027-01-05"), ("C.06", "2027-01-16 08:30"), ("C.00", "2027-01-04 待定"),
        ]
        let page = Pages.exams(rows.map { ExamTests.new(time: $0.1).replacing("ICSE30021h.01", with: $0.0) }.joined())
        let server = Pages.server(["/course-table": Pages.semesters, "/exam-arrange/info/160123": page])
        let overview = try await Self.overview(.signedIn(server), "2027-01-01", [.exams])
        #expect(overview.exams?.map(\.courseId) == ["C.00", "C.01", "C.02", "C.03", "C.04"])
    }

    @Test(
        "Deadlines are requested for three weeks from Monday, and those that were handed in are left out",
        arguments: ["2026-11-23", "2026-11-26", "2026-11-29"] as [CalendarDate])
    func deadlines(date: CalendarDate) async throws {
        let due = "\(date.adding(days: 14))T15:59:59Z"
        let rows = [("1", due, "false"), ("2", due, "true"), ("3", "\(date.adding(days: 14))T16:00:00Z", "false")].map {
            #"{"plannable_id":\#($0.0),"plannable":{"title":"作业","due_at":"\#($0.1)"},"submissions":{"submitted":\#($0.2)}}"#
        }
        let undated = #"{"plannable_id":4,"plannable":{"title":"作业"},"submissions":false}"#
        let server = FakeServer(paths: [
            "/login/cas": "<html>Dashboard</html>", "/planner/items": "[\((rows + [undated]).joined(separator: ","))]",
        ])
        let overview = try await Self.overview(.signedIn(server), date, [.deadlines])
        #expect(overview.deadlines?.map(\.id) == [1])
        let period = "start_date=2026-11-22T16%3A00%3A00Z&end_date=2026-12-13T16%3A00%3A00Z"
        let urls = server.urls.filter { $0.contains("/planner/") }
        #expect(urls == ["https://elearning.fudan.edu.cn/api/v1/planner/items?\(period)&per_page=100"])
    }

    @Test("Bookings are those of the latest 100 with a period on the day or later")
    func bookings() async throws {
        let rows = [("1", "2026-11-25"), ("2", "2026-11-26"), ("3", "2026-11-27")].map {
            #"{"id":\#($0.0),"detail":{"\#($0.1)":[{"start_time":"12:00","end_time":"13:00"}]}}"#
        }
        let server = FakeServer(#"{"e":0,"m":"","d":{"total":4,"data":[\#(rows.joined(separator: ",")),{"id":4}]}}"#)
        let agenda = Campus.signedIn(server).dayService.sources.agenda
        let bookings = try await agenda.bookings(from: "2026-11-26", .prefer)
        #expect(try bookings.source == .network && bookings.value.map(\.id) == [2, 3])
        #expect(server.urls.last?.hasSuffix("/appointment-list?p=1&type=0&pageSize=100") == true)
        await expectFailure(.notCached) { try await agenda.bookings(from: "2026-11-26", .only) }
        #expect(server.count("/appointment-list") == 1)
    }

    @Test("Loans are sorted by the day on which they are due, and those without one come last")
    func loans() async throws {
        let rows = [
            ("A", "null"), ("B", #""2026-12-01""#), ("C", #""2026-11-10""#), ("D", "null"), ("E", #""2027-01-01""#),
            ("F", #""2026-12-01""#),
        ]
        .map { #"{"itemBarcode":"\#($0.0)","dueDate":\#($0.1)}"# }
        let system = LibrarySystem([
            "/getReaderInfo": #"{"code":200,"data":{"barcode":"R1","name":"旦旦"}}"#,
            "/getReaderCurrentLoan": #"{"code":200,"data":{"list":[\#(rows.joined(separator: ","))],"total":5}}"#,
        ])
        defer { system.close() }
        let agenda = try await system.university.signedIn().services.dayService.sources.agenda
        let loans = try await agenda.loans(.prefer).value
        #expect(loans.map(\.barcode) == ["C", "B", "F", "E", "A", "D"])
    }
}
