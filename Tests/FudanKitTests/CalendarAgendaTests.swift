import Calendar
import Calls
import CampusSignIn
import Errors
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("Deadlines, loans, bookings and own entries in iCalendar files")
struct CalendarAgendaTests {
    private static let rows = [
        #"{"plannable_id": 7, "plannable_type": "assignment", "context_name": "每周", "plannable": {"title": "作业", "due_at": "2026-11-30T15:59:59Z"}, "submissions": {"submitted": false}}"#,
        #"{"plannable_id": 8, "plannable_type": "quiz", "context_name": "别的", "plannable": {"title": "测验", "due_at": "2026-11-24T16:10:00Z"}, "submissions": {"submitted": true}}"#,
        #"{"plannable_id": 9, "plannable_type": "announcement", "plannable": {"title": "公告", "todo_date": "2026-11-24T16:10:00Z"}}"#,
        #"{"plannable_id": 10, "plannable_type": "assignment", "plannable": {"title": "无期限"}}"#,
    ]
    private static let todos = list(rows)

    private static func list(_ rows: [String]) -> String { "[\(rows.joined(separator: ","))]" }

    private static func server(_ todos: String = todos) -> FakeServer {
        Pages.server([
            "/course-table": Pages.semesters, "/login/cas": "<html>Dashboard</html>", "/planner/items": todos,
            "/505/print-data": Pages.table([Pages.activity("A.01", "每周", weeks: [1]), Pages.activity("B.01", "别的", weeks: [2])]),
            "/exam-arrange/info/160123": Pages.exams(ExamTests.new()),
        ])
    }

    private static func lines(_ text: String) -> [String] { CourseCalendarTests.lines(text) }
    private static func event(_ title: String, in text: String) -> [String] { CourseCalendarTests.event(title, in: text) }

    @Test("A deadline is an event that ends when the to-do is due. What was handed in says so and has no reminder")
    func deadlines() async throws {
        let text = try await Self.server().campus.courseService.file(deadlines: true, reminder: 30)
        let open = Self.event("作业", in: text)
        #expect(open.contains("UID:assignment-7@elearning.fudan.edu.cn") && open.contains("SUMMARY:作业 [每周]"))
        #expect(open.contains("DTSTART;TZID=Asia/Shanghai:20261130T234459") && open.contains("DTEND;TZID=Asia/Shanghai:20261130T235959"))
        #expect(open.contains("TRIGGER;RELATED=END:-PT30M"))
        let done = Self.event("测验", in: text)
        #expect(done.contains("DTSTART;TZID=Asia/Shanghai:20261124T235500") && done.contains("DTEND;TZID=Asia/Shanghai:20261125T001000"))
        #expect(done.contains("DESCRIPTION:Submitted 已提交") && !done.contains("BEGIN:VALARM"))
        #expect(!text.contains("公告") && !text.contains("无期限"))
        let without = try await Self.server().campus.courseService.file()
        #expect(!without.contains("DEADLINE") && !without.contains("VTODO"))
    }

    @Test("Lists that the program has need no request, and make the same file as requested ones")
    func known() async throws {
        let requested = try await Self.server().campus.courseService.file(deadlines: true)
        let server = Self.server()
        let elearning = server.campus.elearningService
        let todos = try await elearning.listTodos(startDate: "2026-09-07", endDate: nil, cache: .prefer).value
        let period = BookedPeriod(date: "2026-11-25", start: "18:00", end: "19:00", periodId: nil, canCancel: nil)
        let booking = Booking(
            id: 5, venueId: nil, courtId: nil, name: "羽毛球", status: nil, statusName: nil, isVoid: nil, created: nil, canCancel: nil,
            periods: [period])
        let file = try await server.campus.courseService.file(deadlines: true, knownDeadlines: todos, knownLoans: [])
        #expect(file == requested)
        #expect(server.count("/planner/items") == 1)
        let booked = try await Self.server().campus.courseService.file(knownVenueBookings: [booking])
        #expect(Self.event("羽毛球", in: booked).contains("DTSTART;TZID=Asia/Shanghai:20261125T180000"))
    }

    @Test("Deadlines as tasks are to-dos with a state, and no event has the same UID")
    func tasks() async throws {
        let text = try await Self.server().campus.courseService.file(deadlines: true, deadlinesAs: .task, reminder: 30)
        let tasks = Self.lines(text).split(separator: "BEGIN:VTODO").dropFirst().map { $0.prefix { $0 != "END:VTODO" } }
        try #require(tasks.count == 2)
        #expect(tasks[0].contains("DUE;TZID=Asia/Shanghai:20261130T235959") && tasks[0].contains("STATUS:NEEDS-ACTION"))
        #expect(tasks[1].contains("STATUS:COMPLETED") && tasks[1].contains("PERCENT-COMPLETE:100"))
        #expect(tasks.allSatisfy { !$0.contains { $0.hasPrefix("DTSTART") } })
        #expect(Self.lines(text).count { $0 == "BEGIN:VEVENT" } == 3)
    }

    @Test("Courses that are left out have no lessons, exams and deadlines")
    func leftOut() async throws {
        let service = Self.server().campus.courseService
        let text = try await service.file(deadlines: true, leaveOut: ["每周", "数字集成电路设计原理(H)"])
        #expect(Self.lines(text).filter { $0.hasPrefix("SUMMARY:") } == ["SUMMARY:别的", "SUMMARY:测验 [别的]"])
        let others = try await service.file(exams: false, leaveOut: ["B.01", "C.01"])
        #expect(Self.lines(others).filter { $0.hasPrefix("SUMMARY:") } == ["SUMMARY:每周"])
    }

    @Test("The sequence of an event rises only if the event changes, and equal data makes equal bytes, in any order of rows")
    func revisions() async throws {
        let directory = try TemporaryDirectory()
        func file(_ server: FakeServer) async throws -> String {
            try await server.campus(in: try directory.store()).courseService.file(deadlines: true, cache: .refresh)
        }
        let first = try await file(Self.server())
        let again = try await file(Self.server(Self.list(Self.rows.reversed())))
        #expect(again == first)
        #expect(Self.lines(first).filter { $0.hasPrefix("SEQUENCE:") }.allSatisfy { $0 == "SEQUENCE:0" })
        let later = try await file(Self.server(Self.todos.replacing("2026-11-30T15:59:59Z", with: "2026-12-01T15:59:59Z")))
        let moved = Self.event("作业", in: later)
        #expect(moved.contains("SEQUENCE:1") && !moved.contains("DTSTAMP:20260907T000000Z"))
        #expect(Self.event("测验", in: later) == Self.event("测验", in: first))
        // The same instant with another offset is no change.
        let offset = Self.todos.replacing("2026-11-30T15:59:59Z", with: "2026-12-01T23:59:59+08:00")
        let same = try await file(Self.server(offset))
        #expect(same == later)
    }

    @Test("A part that fails does not fail the file, which says so, and so do the skipped rows. Cached exams take its place")
    func failures() async throws {
        let directory = try TemporaryDirectory()
        _ = try await Self.server().campus(in: try directory.store()).courseService.file()
        let broken = Pages.server([
            "/course-table": Pages.semesters, "/505/print-data": Pages.table([Pages.activity("A.01", "每周", weeks: [1])]),
            "/exam-arrange/info/160123": "<html><body>维护</body></html>", "/login/cas": "<html>Dashboard</html>", "/planner/items": "{",
        ])
        let campus = broken.campus(in: try directory.store())
        let (text, skipped) = try await skipping { try await campus.courseService.file(deadlines: true, cache: .refresh) }
        #expect(!Self.event("数字集成", in: text).isEmpty, "the cached exam")
        let note = Self.lines(text).first { $0.hasPrefix("X-WR-CALDESC:") } ?? ""
        #expect(note.contains("Exams may be out of date: ") && note.contains("Deadlines are missing: "), "\(note)")
        #expect(skipped.kinds == ["part of the calendar", "part of the calendar"])
    }

    @Test("A loan is an event of the day on which it is due, and renewing it keeps its UID")
    func loans() throws {
        func event(_ due: CalendarDate?) -> CalendarEvent? {
            AgendaEvents.event(
                Loan(
                    barcode: "3100", bookId: nil, title: "书", author: nil, library: "文科馆", location: nil, loanDate: "2026-11-01",
                    dueDate: due,
                    returnDate: nil, renewalCount: nil, renewalLimit: nil))
        }
        #expect(event(nil) == nil)
        let (first, renewed) = (try #require(event("2026-12-31")), try #require(event("2027-01-30")))
        #expect(first.lines.starts(with: ["DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101", "SUMMARY:还书 Return: 书"]))
        #expect(first.identifier == renewed.identifier && first.fingerprint != renewed.fingerprint)
    }

    @Test("Each period of a booking is an event, unless the booking is void", arguments: [nil, false, true])
    func bookings(isVoid: Bool?) {
        let periods = [("18:00", "19:00"), ("23:00", "24:00")] as [(TimeOfDay, TimeOfDay)]
        let booking = Booking(
            id: 5, venueId: nil, courtId: nil, name: nil, status: nil, statusName: nil, isVoid: isVoid, created: nil, canCancel: nil,
            periods: periods.map { BookedPeriod(date: "2026-12-31", start: $0, end: $1, periodId: nil, canCancel: nil) })
        let events = AgendaEvents.events(booking)
        #expect(events.map(\.identifier) == (isVoid == true ? [] : ["venue-5-2026-12-31-18:00", "venue-5-2026-12-31-23:00"]))
        #expect(isVoid == true || events[1].lines.contains("DTEND;TZID=Asia/Shanghai:20270101T000000"))
    }

    @Test("Own entries come from the call and from a file, and may repeat each week")
    func entries() async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file(
            "entries.json",
            #"[{"title":"合唱团","date":"2026-09-10","start":"19:00","end":"21:00","repeat_until":"2026-09-24","place":"相辉堂"}]"#)
        let given = CalendarEntry(
            id: "run", title: "跑步", date: "2026-10-01", start: nil, end: nil, repeatUntil: nil, place: nil, note: "5 km")
        let text = try await Self.server().campus.courseService.file(exams: false, entries: [given], entriesFile: path)
        let choir = Self.event("合唱团", in: text)
        #expect(choir.contains("RRULE:FREQ=WEEKLY;COUNT=3") && choir.contains("LOCATION:相辉堂"))
        #expect(choir.contains("DTSTART;TZID=Asia/Shanghai:20260910T190000") && choir.contains("DTEND;TZID=Asia/Shanghai:20260910T210000"))
        let run = Self.event("跑步", in: text)
        #expect(run.contains("UID:entry-run@libdanxi") && run.contains("DTSTART;VALUE=DATE:20261001") && run.contains("DESCRIPTION:5 km"))
    }

    @Test(
        "An invalid entry of a file is refused, and the error names its place",
        arguments: [
            (#"{"title":"x"}"#, "expected an array"), (#"[{"title":"x"}]"#, "[0].date: is missing"),
            (#"[{"title":" ","date":"2026-10-01"}]"#, "[0].title: expected a title"),
            (#"[{"title":"x","date":"2026-10-01","strat":"08:00"}]"#, "[0].strat: is unknown"),
            (#"[{"title":"x","date":"2026-10-01","start":"24:00"}]"#, "[0].start: expected a time before 24:00"),
            (#"[{"title":"x","date":"2026-10-01","start":"10:00","end":"10:00"}]"#, "[0].end: expected a time after 10:00"),
            (#"[{"title":"x","date":"2026-10-01","end":"10:00"}]"#, "[0].end: expected a `start`"),
            (#"[{"title":"x","date":"2026-10-01","repeat_until":"2026-09-30"}]"#, "[0].repeat_until: expected a date from 2026-10-01"),
        ])
    func invalidEntries(text: String, problem: String) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("entries.json", text)
        let error = await failure { try await Self.server().campus.courseService.file(entriesFile: path) }
        #expect(error?.code == .invalidArgument && error?.message.contains(problem) == true, "\(error?.message ?? "")")
    }

    @Test("An invalid entry of the call is refused before a request")
    func invalidGivenEntry() async throws {
        let server = Self.server()
        let entry = CalendarEntry(
            id: nil, title: " ", date: "2026-10-01", start: nil, end: nil, repeatUntil: nil, place: nil, note: nil)
        let error = await failure { try await server.campus.courseService.file(entries: [entry]) }
        #expect(error?.message == "course.calendar: `entries`: [0].title: expected a title that is not empty.")
        #expect(error?.code == .invalidArgument && server.requests.isEmpty)
    }

    @Test("An entry may repeat for ten years", arguments: [("2036-10-01", true), ("2036-10-02", false)] as [(CalendarDate, Bool)])
    func longestRepetition(last: CalendarDate, isAllowed: Bool) async throws {
        let entry = CalendarEntry(
            id: nil, title: "x", date: "2026-10-01", start: nil, end: nil, repeatUntil: last, place: nil, note: nil)
        let error = await failure { try await CalendarEntry.all([entry], file: nil) }
        let problem = "course.calendar: `entries`: [0].repeat_until: expected a date from 2026-10-01 to 2036-10-01."
        #expect(error?.message == (isAllowed ? nil : problem))
    }

    @Test("A file of entries has at most 1 MiB", arguments: [1_048_576, 1_048_577])
    func largestFile(size: Int) async throws {
        let directory = try TemporaryDirectory()
        let path = try directory.file("entries.json", "[]" + String(repeating: " ", count: size - 2))
        let error = await failure { try await CalendarEntry.all(nil, file: path) }
        #expect(error?.code == (size > 1_048_576 ? .invalidArgument : nil))
        #expect(error?.message.contains("1048576") ?? true)
    }

    @Test(
        "A course is left out by its code, the code of its class or its name, and other rows stay",
        arguments: [
            ([], ["每周", "别的", "作业 [每周]", "数字集成电路设计原理(H) 期末", "测验 [别的]"]),
            (["X"], ["每周", "别的", "作业 [每周]", "数字集成电路设计原理(H) 期末", "测验 [别的]"]),
            (["A.01"], ["别的", "作业 [每周]", "数字集成电路设计原理(H) 期末", "测验 [别的]"]),
            (["CS20012"], ["作业 [每周]", "数字集成电路设计原理(H) 期末", "测验 [别的]"]),
            (["别的"], ["每周", "作业 [每周]", "数字集成电路设计原理(H) 期末"]),
            (["ICSE30021h.01"], ["每周", "别的", "作业 [每周]", "测验 [别的]"]), (["ICSE30021h"], ["每周", "别的", "作业 [每周]", "测验 [别的]"]),
        ] as [([String], [String])])
    func leaveOut(names: [String], titles: [String]) async throws {
        let text = try await Self.server().campus.courseService.file(deadlines: true, leaveOut: names)
        #expect(Self.lines(text).filter { $0.hasPrefix("SUMMARY:") } == titles.map { "SUMMARY:\($0)" })
    }

    @Test("Rows without a code or a course are left out by their names only")
    func leaveOutByName() async throws {
        let todo = #"[{"plannable_id":7,"plannable_type":"assignment","plannable":{"title":"作业","due_at":"2026-11-30T15:59:59Z"}}]"#
        let server = Pages.server([
            "/course-table": Pages.semesters, "/login/cas": "<html>Dashboard</html>", "/planner/items": todo,
            "/505/print-data": Pages.table([
                Pages.activity(nil, "羽毛球", weeks: [1]).replacing(#""courseCode":"CS20012""#, with: #""courseCode":null"#)
            ]),
            "/exam-arrange/info/160123": Pages.exams(ExamTests.new().replacing("<span>ICSE30021h.01 </span>", with: "")),
        ])
        let service = server.campus.courseService
        func titles(_ names: [String]) async throws -> [String] {
            let text = try await service.file(deadlines: true, leaveOut: names)
            return Self.lines(text).filter { $0.hasPrefix("SUMMARY:") }
        }
        let all = try await titles(["X"])
        #expect(all == ["SUMMARY:羽毛球", "SUMMARY:作业", "SUMMARY:数字集成电路设计原理(H) 期末"])
        let rest = try await titles(["羽毛球", "数字集成电路设计原理(H)"])
        #expect(rest == ["SUMMARY:作业"])
    }
}
