import Calendar
import Storage
import TestSupport
import Testing

@testable import FudanKit

/// Tests that compare all lines of an event, or of a file.
@Suite("Lines of iCalendar files")
struct CalendarLinesTests {
    // MARK: Deadlines

    private static func todo(
        _ kind: ElearningTodoKind? = .assignment, due: Timestamp? = "2026-11-30T15:59:59Z", submitted: Bool? = nil
    ) -> ElearningTodo {
        ElearningTodo(
            id: 7, kind: kind, title: "作业", courseId: nil, courseName: "数据结构", dueTime: due, url: "https://elearning.fudan.edu.cn/7",
            points: nil, submitted: submitted, graded: nil, missing: nil)
    }

    private static let open = [
        "SUMMARY:作业 [数据结构]", "DESCRIPTION:https://elearning.fudan.edu.cn/7", "CATEGORIES:DEADLINE",
    ]
    private static let done = [
        "SUMMARY:作业 [数据结构]", "DESCRIPTION:Submitted 已提交\\nhttps://elearning.fudan.edu.cn/7", "CATEGORIES:DEADLINE",
    ]

    @Test("A deadline is an event of the last 15 minutes before it, without a reminder once the work is handed in")
    func deadlineEvent() throws {
        let times = [
            "DTSTART;TZID=Asia/Shanghai:20261130T234459", "DTEND;TZID=Asia/Shanghai:20261130T235959", "TRANSP:TRANSPARENT",
        ]
        for (submitted, lines) in [(nil, Self.open), (false, Self.open), (true, Self.done)] as [(Bool?, [String])] {
            let event = try #require(AgendaEvents.event(Self.todo(submitted: submitted), as: .event))
            #expect(event.lines == times + lines && event.component == .event && event.title == "作业 [数据结构]")
            #expect(event.identifier == "assignment-7" && event.domain == "elearning.fudan.edu.cn")
            #expect(event.reminder == (submitted == true ? nil : .beforeEnd))
        }
    }

    @Test("A deadline as a task has its state")
    func deadlineTask() throws {
        let due = "DUE;TZID=Asia/Shanghai:20261130T235959"
        let open = try #require(AgendaEvents.event(Self.todo(), as: .task))
        #expect(open.lines == [due, "STATUS:NEEDS-ACTION", "PERCENT-COMPLETE:0"] + Self.open && open.component == .task)
        let done = try #require(AgendaEvents.event(Self.todo(submitted: true), as: .task))
        #expect(done.lines == [due, "STATUS:COMPLETED", "PERCENT-COMPLETE:100"] + Self.done)
    }

    @Test("A to-do without a kind is a deadline. An announcement, an event, and a to-do without a time since 1970 are none")
    func noDeadline() {
        #expect(AgendaEvents.event(Self.todo(nil), as: .event)?.identifier == "todo-7")
        for todo in [Self.todo(.announcement), Self.todo(.calendarEvent), Self.todo(due: nil), Self.todo(due: "1969-12-31T00:00:00Z")] {
            #expect(AgendaEvents.event(todo, as: .event) == nil && AgendaEvents.event(todo, as: .task) == nil)
        }
    }

    // MARK: Loans, bookings and own entries

    @Test("A loan has its library, author and barcode, which takes the place of a missing title")
    func loan() throws {
        func loan(_ title: String?) -> Loan {
            Loan(
                barcode: "3100", bookId: nil, title: title, author: "鲁迅", library: "文科馆", location: nil, loanDate: "2026-11-01",
                dueDate: "2026-12-31", returnDate: nil, renewalCount: nil, renewalLimit: nil)
        }
        let event = try #require(AgendaEvents.event(loan("呐喊")))
        #expect(
            event.lines == [
                "DTSTART;VALUE=DATE:20261231", "DTEND;VALUE=DATE:20270101", "SUMMARY:还书 Return: 呐喊", "LOCATION:文科馆",
                "DESCRIPTION:鲁迅\\n3100", "CATEGORIES:LOAN", "TRANSP:TRANSPARENT",
            ])
        #expect(event.identifier == "loan-3100-2026-11-01" && event.domain == "libdanxi" && event.reminder == .beforeStart)
        #expect(AgendaEvents.event(loan(nil))?.title == "还书 Return: 3100")
    }

    @Test("A booking has the name of the venue and its status")
    func booking() {
        func booking(_ name: String?) -> Booking {
            Booking(
                id: 5, venueId: nil, courtId: nil, name: name, status: nil, statusName: "预约成功", isVoid: false, created: nil, canCancel: nil,
                periods: [BookedPeriod(date: "2026-12-31", start: "18:00", end: "19:00", periodId: nil, canCancel: nil)])
        }
        let times = ["DTSTART;TZID=Asia/Shanghai:20261231T180000", "DTEND;TZID=Asia/Shanghai:20261231T190000"]
        let rest = ["DESCRIPTION:预约成功", "CATEGORIES:BOOKING"]
        #expect(AgendaEvents.events(booking("羽毛球")).map(\.lines) == [times + ["SUMMARY:羽毛球"] + rest])
        #expect(AgendaEvents.events(booking(nil)).map(\.lines) == [times + ["SUMMARY:场馆预约 Booking"] + rest])
    }

    @Test("A slot of a playground has its name and its times")
    func slot() throws {
        let bookings = try CalendarBooking.list(of: [CourseCalendarTests.slot("琴房")])
        #expect(
            bookings.map { AgendaEvents.event($0).lines } == [
                [
                    "DTSTART;TZID=Asia/Shanghai:20261121T180000", "DTEND;TZID=Asia/Shanghai:20261121T190000", "SUMMARY:琴房",
                    "CATEGORIES:BOOKING",
                ]
            ])
        #expect(bookings.map { AgendaEvents.event($0).identifier } == ["booking-8aecc6ce7bc2-2026-11-21-18:00-琴房"])
    }

    @Test(
        "An own entry repeats up to the last day, and without a time it is one of the whole day",
        arguments: [
            (
                "19:00", "21:00", "2026-10-15", ["DTSTART;TZID=Asia/Shanghai:20261001T190000", "DTEND;TZID=Asia/Shanghai:20261001T210000"],
                3
            ),
            ("19:00", nil, "2026-10-14", ["DTSTART;TZID=Asia/Shanghai:20261001T190000"], 2),
            (nil, nil, "2026-10-01", ["DTSTART;VALUE=DATE:20261001", "DTEND;VALUE=DATE:20261002"], 1),
            (nil, nil, nil, ["DTSTART;VALUE=DATE:20261001", "DTEND;VALUE=DATE:20261002"], 0),
        ] as [(TimeOfDay?, TimeOfDay?, CalendarDate?, [String], Int)])
    func entry(start: TimeOfDay?, end: TimeOfDay?, last: CalendarDate?, times: [String], count: Int) {
        let entry = CalendarEntry(
            id: nil, title: "合唱团", date: "2026-10-01", start: start, end: end, repeatUntil: last, place: "相辉堂", note: "带谱")
        let rule = count == 0 ? [] : ["RRULE:FREQ=WEEKLY;COUNT=\(count)"]
        let event = AgendaEvents.event(entry)
        #expect(event.lines == times + rule + ["SUMMARY:合唱团", "LOCATION:相辉堂", "DESCRIPTION:带谱", "CATEGORIES:ENTRY"])
        #expect(event.identifier == "entry-2026-10-01-合唱团" && event.reminder == .beforeStart)
    }

    // MARK: Courses and exams

    private static var events: SemesterEvents {
        let semester = Semester(
            id: 505, name: "x", year: 2026, type: nil, startDate: "2026-09-07", endDate: "2027-01-10", weekCount: nil, isCurrent: false,
            containsToday: false)
        let change = DayChange(date: "2026-10-10", isOff: false, coursesOf: nil, name: "国庆节")
        return SemesterEvents(semester, monday: "2026-09-07", changes: DayChanges([change], years: []))
    }

    private static func course(_ weeks: [Int], start: TimeOfDay? = "08:00", end: TimeOfDay? = "09:40") -> Course {
        Course(
            id: "505-A.01-2-1-1", semesterId: 505, code: "A.01", courseCode: nil, name: "甲", className: nil, type: nil, credits: nil,
            teachers: ["沈砚秋", "蒋山"],
            places: [
                CoursePlace(room: "H3108", building: "第三教学楼", campus: nil), CoursePlace(room: nil, building: "体育馆", campus: nil),
                CoursePlace(room: nil, building: nil, campus: "邯郸"),
            ], weekday: 2, start: 1, end: 2, startTime: start, endTime: end, onWeeks: weeks, studentCount: nil, studentLimit: nil,
            remark: "单周上机")
    }

    private static let details = [
        "SUMMARY:甲", "LOCATION:H3108\\, 体育馆", "DESCRIPTION:A.01\\n沈砚秋\\, 蒋山\\n单周上机", "CATEGORIES:COURSE",
    ]
    private static let unknownDay = [
        "DTSTART;VALUE=DATE:20261010", "DTEND;VALUE=DATE:20261011", "SUMMARY:调休 国庆节 (courses not announced 课程待定)", "CATEGORIES:DAY",
        "TRANSP:TRANSPARENT",
    ]

    @Test("A course has its weeks, rooms, code, teachers and remark, and a make-up day without known courses is an event")
    func courses() {
        let times = ["DTSTART;TZID=Asia/Shanghai:20260908T080000", "DTEND;TZID=Asia/Shanghai:20260908T094000"]
        let rule = ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE;TZID=Asia/Shanghai:20260922T080000"]
        let events = Self.events.events([Self.course([4, 2, 1])])
        #expect(events.map(\.lines) == [times + rule + Self.details, Self.unknownDay])
        #expect(events.map(\.identifier) == ["course-505-A.01-2-1-1", "day-2026-10-10"])
        #expect(events.map(\.reminder) == [.beforeStart, nil])
        let wholeDays = ["DTSTART;VALUE=DATE:20260908", "DTEND;VALUE=DATE:20260909"]
        let allDay = Self.events.events([Self.course([1, 2, 4], start: nil, end: nil)])
        #expect(
            allDay.first?.lines == wholeDays + ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE;VALUE=DATE:20260922"] + Self.details)
    }

    @Test(
        "A course of one week does not repeat, and one of every other week repeats every two weeks",
        arguments: [
            ([3], []), ([3, 4], ["RRULE:FREQ=WEEKLY;COUNT=2"]), ([3, 5], ["RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2"]),
            ([3, 5, 9], ["RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4", "EXDATE;TZID=Asia/Shanghai:20261020T080000"]),
            ([3, 6], ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE;TZID=Asia/Shanghai:20260929T080000,20261006T080000"]),
        ] as [([Int], [String])])
    func repetition(weeks: [Int], rule: [String]) {
        let times = ["DTSTART;TZID=Asia/Shanghai:20260922T080000", "DTEND;TZID=Asia/Shanghai:20260922T094000"]
        #expect(Self.events.events([Self.course(weeks)]).first?.lines == times + rule + Self.details)
    }

    @Test("An exam has its room, code, form, building and note")
    func exam() throws {
        func exam(_ code: String?, _ type: String?) -> Exam {
            Exam(
                courseId: code, course: "数据结构", type: type, method: "闭卷", date: "2027-01-04", time: nil, startTime: "08:30",
                endTime: "10:30", campus: nil, building: "第六教学楼", location: "H6506", seat: nil, note: "带证件", isFinished: nil)
        }
        let times = ["DTSTART;TZID=Asia/Shanghai:20270104T083000", "DTEND;TZID=Asia/Shanghai:20270104T103000"]
        let event = try #require(Self.events.event(exam("CS1.01", "期末")))
        #expect(
            event.lines == times + [
                "SUMMARY:数据结构 期末", "LOCATION:H6506", "DESCRIPTION:CS1.01\\n闭卷\\n第六教学楼\\n带证件", "CATEGORIES:EXAM",
            ])
        #expect(event.identifier == "exam-505-CS1.01-期末")
        let bare = try #require(Self.events.event(exam(nil, nil)))
        #expect(bare.title == "数据结构" && bare.identifier == "exam-505-数据结构-")
    }

    // MARK: Files

    private static func event(
        _ identifier: String = "甲", at domain: String = "libdanxi", reminder: CalendarEvent.Reminder? = .beforeStart
    ) -> CalendarEvent {
        var event = CalendarEvent(identifier, at: domain, title: "甲, 乙", reminder: reminder)
        event.take("2026-10-01", nil, nil)
        return event
    }

    private static func file(_ events: [CalendarEvent], note: String? = nil, reminder: Int? = nil) -> String {
        CalendarFile(name: "甲; 乙", note: note, reminderMinutes: reminder, refreshMinutes: 60, begin: "2026-09-07")
            .content(CalendarFile.identified(events), [:])
    }

    private static func head(_ note: [String] = []) -> [String] {
        [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//libdanxi//libdanxi//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH", "NAME:甲\\; 乙",
            "X-WR-CALNAME:甲\\; 乙",
        ] + note + [
            "X-WR-TIMEZONE:Asia/Shanghai", "REFRESH-INTERVAL;VALUE=DURATION:PT60M", "X-PUBLISHED-TTL:PT60M", "BEGIN:VTIMEZONE",
            "TZID:Asia/Shanghai", "BEGIN:STANDARD", "DTSTART:19910915T000000", "TZOFFSETFROM:+0800", "TZOFFSETTO:+0800", "TZNAME:CST",
            "END:STANDARD", "END:VTIMEZONE",
        ]
    }

    private static let first = [
        "BEGIN:VEVENT", "UID:%E7%94%B2@libdanxi", "DTSTAMP:20260907T000000Z", "LAST-MODIFIED:20260907T000000Z", "SEQUENCE:0",
        "DTSTART;VALUE=DATE:20261001", "DTEND;VALUE=DATE:20261002",
    ]

    private static func text(_ lines: [String]) -> String { lines.map { $0 + "\r\n" }.joined() }

    @Test("A file has its head, the time zone and its events, each line in its place")
    func whole() {
        #expect(Self.file([]) == Self.text(Self.head() + ["END:VCALENDAR"]))
        let alarm = ["BEGIN:VALARM", "ACTION:DISPLAY", "TRIGGER:-PT15M", "DESCRIPTION:甲\\, 乙", "END:VALARM"]
        let event = Self.first + alarm + ["END:VEVENT"]
        #expect(
            Self.file([Self.event()], note: "a, b", reminder: 15)
                == Self.text(Self.head(["X-WR-CALDESC:a\\, b"]) + event + ["END:VCALENDAR"]))
    }

    @Test("An event without a reminder, and a file without reminders, have no alarm")
    func withoutAlarm() {
        let expected = Self.text(Self.head() + Self.first + ["END:VEVENT", "END:VCALENDAR"])
        #expect(Self.file([Self.event()]) == expected)
        #expect(Self.file([Self.event(reminder: nil)], reminder: 15) == expected)
        #expect(Self.file([Self.event(reminder: .beforeEnd)], reminder: 0).contains("\r\nTRIGGER;RELATED=END:-PT0M\r\n"))
    }

    @Test("Equal identifiers of a domain get numbers, and none is used twice")
    func numbers() {
        let events = [Self.event("a"), Self.event("a-2"), Self.event("a"), Self.event("a"), Self.event("a", at: "example.org")]
        #expect(
            CalendarFile.identified(events).map(\.uid)
                == ["a@libdanxi", "a-2@libdanxi", "a-3@libdanxi", "a-4@libdanxi", "a@example.org"])
    }

    @Test("A changed event has the number of its changes and the time of the last one in UTC. A task of the same UID has its own")
    func revision() async throws {
        let revisions = CacheGroup(store: nil, log: { _, _ in }, account: { nil }).revisions("calendar")
        let task = CalendarEvent("a", as: .task, title: "a")
        for fingerprint in ["1", "2", "3"] { _ = try await revisions.update(["VEVENT a@libdanxi": fingerprint], of: "505") }
        let found = try await revisions.update(["VEVENT a@libdanxi": "3", "VTODO a@libdanxi": "1"], of: "505")
        let changed = try #require(found["VEVENT a@libdanxi"]?.changed)
        // Eight hours less, so that the local time of the university is that of UTC.
        let time = CampusDateTime(WallTime(milliseconds: changed.milliseconds - 8 * 3_600_000))
        let stamp = "\(time.date.formatted(separator: ""))T\(time.formattedTime(separator: ""))Z"
        let text = CalendarFile(name: "x", note: nil, reminderMinutes: nil, refreshMinutes: 60, begin: "2026-09-07")
            .content([("a@libdanxi", Self.event("a")), ("a@libdanxi", task)], found)
        let lines = CourseCalendarTests.lines(text).filter { line in
            ["DTSTAMP", "LAST-MODIFIED", "SEQUENCE"].contains { line.hasPrefix($0) }
        }
        #expect(
            lines == [
                "DTSTAMP:\(stamp)", "LAST-MODIFIED:\(stamp)", "SEQUENCE:2", "DTSTAMP:20260907T000000Z", "LAST-MODIFIED:20260907T000000Z",
                "SEQUENCE:0",
            ])
    }
}
