import Calendar
import Calls
import Errors
import Storage
import Synchronization
import TestSupport
import Testing

@testable import FudanKit

private typealias Pages = AcademicPages

@Suite("iCalendar files")
struct CourseCalendarTests {
    static let long = "自然语言处理；一门名字很长很长很长很长很长很长很长很长的课, with \\\\ and \\\"quotes\\\"; 与🎓"

    static func text(exams: Bool = true, bookings: [Reservation]? = nil, reminder: Int? = nil) async throws -> String {
        let server = Pages.server([
            "/course-table": Pages.semesters,
            "/505/print-data": Pages.table([
                Pages.activity("A.01", "每周", weeks: Array(1...16)),
                Pages.activity("B.01", "双周", weekday: 3, units: (6, 7), weeks: [2, 4, 6, 10]),
                Pages.activity("C.01", Self.long, room: "H逸夫楼204, 205", weekday: 7, units: (13, 14), weeks: [1, 2, 5]),
                Pages.activity("D.01", "一次", weekday: 5, weeks: [17]),
                Pages.activity("E.01", "从不", weeks: []),
            ]),
            "/exam-arrange/info/160123": Pages.exams(ExamTests.new() + ExamTests.new(time: "", place: ExamTests.noPlace) + Pages.examEmpty),
        ])
        return try await server.campus.courseService.file(exams: exams, bookings: bookings, reminder: reminder)
    }

    static func slot(
        _ name: String = "杨詠曼楼琴房", date: CalendarDate = "2026-11-21", _ begin: TimeOfDay = "18:00", _ end: TimeOfDay = "19:00",
        reserveId: String? = nil
    ) -> Reservation {
        Reservation(
            playgroundId: "8aecc6ce7bc2", name: name, date: date, begin: begin, end: end, reserved: 1, total: 1,
            available: reserveId != nil, reserveId: reserveId, reserveUrl: nil)
    }

    static func lines(_ text: String) -> [String] {
        text.replacing("\r\n ", with: "").split(separator: "\r\n").map(String.init)
    }

    /// Returns the lines of the event whose summary begins with `summary`.
    static func event(_ summary: String, in text: String) -> [String] {
        lines(text).split(separator: "BEGIN:VEVENT").first { $0.contains { $0.hasPrefix("SUMMARY:" + summary) } }.map(Array.init) ?? []
    }

    @Test("Lines end with CRLF and have at most 75 octets")
    func folding() async throws {
        let text = try await Self.text()
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
        #expect(lines.first == "BEGIN:VCALENDAR" && lines.dropLast().last == "END:VCALENDAR" && lines.last == "")
        #expect(lines.contains { $0.utf8.count > 70 } && lines.contains { $0.hasPrefix(" ") })
        for (count, widths) in [(73, [75]), (74, [75, 2]), (148, [75, 75, 2])] {
            var writer = ICalendarWriter()
            writer.add("X:" + String(repeating: "a", count: count))
            #expect(writer.content.split(separator: "\r\n").map(\.utf8.count) == widths)
        }
    }

    @Test("The event of a course repeats every week or every other week, except in weeks without the course")
    func recurrence() async throws {
        let text = try await Self.text()
        let weekly = Self.event("每周", in: text)
        #expect(
            weekly.contains("DTSTART;TZID=Asia/Shanghai:20260907T095500") && weekly.contains("DTEND;TZID=Asia/Shanghai:20260907T113500"))
        #expect(weekly.contains("RRULE:FREQ=WEEKLY;COUNT=16") && !weekly.contains { $0.hasPrefix("EXDATE") })
        let fortnightly = Self.event("双周", in: text)
        #expect(
            fortnightly.contains("DTSTART;TZID=Asia/Shanghai:20260916T133000")
                && fortnightly.contains("RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=5"))
        #expect(fortnightly.contains("EXDATE;TZID=Asia/Shanghai:20261028T133000"))
        let gaps = Self.event("自然语言", in: text)
        #expect(gaps.contains("DTSTART;TZID=Asia/Shanghai:20260913T202000") && gaps.contains("RRULE:FREQ=WEEKLY;COUNT=5"))
        #expect(gaps.contains("EXDATE;TZID=Asia/Shanghai:20260927T202000,20261004T202000"))
        let single = Self.event("一次", in: text)
        #expect(single.contains("DTSTART;TZID=Asia/Shanghai:20270101T095500") && !single.contains { $0.hasPrefix("RRULE") })
        #expect(Self.event("从不", in: text).isEmpty)
    }

    @Test("Commas, semicolons, backslashes and line breaks of a text are escaped")
    func escaping() async throws {
        let event = Self.event("自然语言", in: try await Self.text())
        #expect(event.contains("SUMMARY:自然语言处理；一门名字很长很长很长很长很长很长很长很长的课\\, with \\\\ and \"quotes\"\\; 与🎓"))
        #expect(event.contains("LOCATION:H逸夫楼204\\, 205"))
        #expect(event.contains("DESCRIPTION:C.01\\n沈砚秋"))
    }

    @Test("Exams with a date are events, unless the parameter `exams` is false")
    func exams() async throws {
        let text = try await Self.text()
        let exam = Self.event("数字集成", in: text)
        #expect(exam.contains("DTSTART;TZID=Asia/Shanghai:20260104T083000") && exam.contains("DTEND;TZID=Asia/Shanghai:20260104T103000"))
        #expect(exam.contains("LOCATION:H6506") && exam.contains("SUMMARY:数字集成电路设计原理(H) 期末"))
        #expect(Self.lines(text).count { $0 == "BEGIN:VEVENT" } == 5)
        let calendar = try await Self.text(exams: false)
        #expect(Self.lines(calendar).count { $0 == "BEGIN:VEVENT" } == 4)
    }

    @Test("Identifiers are stable and unique, the time zone is written once, and reminders are optional")
    func identifiers() async throws {
        let identifiers = Self.lines(try await Self.text()).filter { $0.hasPrefix("UID:") }
        #expect(Set(identifiers).count == 5 && identifiers.contains("UID:course-505-A.01-1-3-1@libdanxi"))
        let calendar = try await Self.text()
        #expect(Self.lines(calendar).filter { $0.hasPrefix("UID:") } == identifiers)
        let text = try await Self.text(reminder: 15)
        #expect(Self.lines(text).count { $0 == "TZID:Asia/Shanghai" } == 1)
        #expect(Self.lines(text).count { $0 == "TRIGGER:-PT15M" } == 5)
    }

    @Test("Each booking is one event, even if the program passes the booking twice, and may end at midnight")
    func bookings() async throws {
        let slots = [Self.slot(), Self.slot("羽毛球馆, 3", date: "2026-12-31", "23:00", "24:00"), Self.slot(reserveId: "8aecc6ce01")]
        let text = try await Self.text(bookings: slots, reminder: 15)
        let booking = Self.event("杨詠曼楼琴房", in: text)
        #expect(
            booking.contains("DTSTART;TZID=Asia/Shanghai:20261121T180000") && booking.contains("DTEND;TZID=Asia/Shanghai:20261121T190000"))
        #expect(booking.contains("CATEGORIES:BOOKING") && booking.contains("TRIGGER:-PT15M") && !booking.contains { $0.hasPrefix("RRULE") })
        let midnight = Self.event("羽毛球馆\\, 3", in: text)
        #expect(
            midnight.contains("DTSTART;TZID=Asia/Shanghai:20261231T230000") && midnight.contains("DTEND;TZID=Asia/Shanghai:20270101T000000")
        )
        #expect(Self.lines(text).count { $0 == "BEGIN:VEVENT" } == 7)
        let usual = try await Self.text()
        let withoutBookings = try await Self.text(bookings: [])
        #expect(withoutBookings == usual)
    }

    @Test("The identifier of a booking does not depend on its position in the list, its end or its availability")
    func bookingIdentifiers() async throws {
        func identifier(_ slots: [Reservation]) async throws -> String? {
            Self.event("杨詠曼楼琴房", in: try await Self.text(exams: false, bookings: slots)).first { $0.hasPrefix("UID:") }
        }
        let first = try await identifier([Self.slot()])
        #expect(first?.hasPrefix("UID:booking-8aecc6ce7bc2-2026-11-21-18%3A00-%E6%9D%A8") == true)
        var uid = try await identifier([Self.slot("另一间"), Self.slot("杨詠曼楼琴房", "18:00", "20:00", reserveId: "8aecc6ce01")])
        #expect(uid == first)
        uid = try await identifier([Self.slot(date: "2026-11-22")])
        #expect(uid != first)
    }

    @Test(
        "An invalid booking is refused before a request, and the error states its position in the list",
        arguments: [
            (slot("x", "18:00", "18:00"), "[1].end: expected a time after 18:00"), (slot("x", "24:00", "24:00"), "[1].end"),
            (slot("x", date: "9999-12-31", "23:00", "24:00"), "[1].end"), (slot(" "), "[1].name: expected a name"),
        ])
    func refused(slot: Reservation, problem: String) async throws {
        let server = FakeServer(paths: [:])
        let error = await #expect(throws: DanXiError.self) {
            try await server.campus.courseService.file(bookings: [Self.slot(), slot])
        }
        #expect(
            error?.code == .invalidArgument && error?.message.hasPrefix("course.calendar: `bookings`: \(problem)") == true,
            "\(error?.message ?? "")")
    }

    @Test(
        "An end has the type of the start, and is later",
        arguments: [
            ("08:30", "10:30", "DTEND;TZID=Asia/Shanghai:20270101T103000"), ("08:30", "24:00", "DTEND;TZID=Asia/Shanghai:20270102T000000"),
            ("08:30", nil, nil), ("08:30", "08:30", nil), ("08:30", "08:00", nil), (nil, "10:30", "DTEND;VALUE=DATE:20270102"),
            (nil, nil, "DTEND;VALUE=DATE:20270102"), ("24:00", "24:00", "DTEND;VALUE=DATE:20270102"),
        ] as [(TimeOfDay?, TimeOfDay?, String?)])
    func ends(start: TimeOfDay?, end: TimeOfDay?, expected: String?) throws {
        let text = try Self.file(
            courses: [
                Course(
                    id: "1", semesterId: 1, code: "", courseCode: nil, name: "甲", className: nil, type: nil, credits: nil, teachers: [],
                    places: [],
                    weekday: 5, start: 1, end: 2, startTime: start, endTime: end, onWeeks: [17], studentCount: nil, studentLimit: nil,
                    remark: nil)
            ],
            exams: [
                Exam(
                    courseId: nil, course: "乙", type: nil, method: nil, date: "2027-01-01", time: nil, startTime: start, endTime: end,
                    campus: nil,
                    building: nil, location: nil, seat: nil, note: nil, isFinished: false)
            ])
        for summary in ["甲", "乙"] { #expect(Self.event(summary, in: text).first { $0.hasPrefix("DTEND") } == expected) }
    }

    @Test("The description of the calendar and the log mention the rows that could not be read")
    func missingRows() async throws {
        let note = "1 row could not be read; and is missing"
        #expect(Self.lines(try Self.file(note: note)).contains("X-WR-CALDESC:1 row could not be read\\; and is missing"))
        #expect(!(try Self.file()).contains("X-WR-CALDESC"))
        let log = Mutex<[String]>([])
        let server = FakeServer(paths: [
            "/course-table": Pages.semesters,
            "/505/print-data": Pages.table([Pages.activity("A.01", "甲", weeks: [1]), Pages.activity("B.01", "乙", weekday: 9, weeks: [1])]),
        ])
        let service = Campus.signedIn(server, log: { _, message in log.withLock { $0.append(message()) } }).courseService
        for _ in 1...2 {
            let (text, _) = try await skipping {
                try await service.file(exams: false)
            }
            #expect(Self.lines(text).contains { $0.hasPrefix("X-WR-CALDESC:1 row could not be read and is missing (timetable activity: ") })
        }
        #expect(log.withLock { $0.count { $0.hasPrefix("The calendar of semester 505 is not complete: 1 row") } } == 2)
    }

    private static func file(courses: [Course] = [], exams: [Exam] = [], note: String? = nil) throws -> String {
        let semester = Semester(
            id: 1, name: "x", year: 2026, type: nil, startDate: "2026-09-07", endDate: nil, weekCount: nil, isCurrent: false,
            containsToday: false)
        let events = SemesterEvents(semester, monday: "2026-09-07", changes: DayChanges(years: []))
        return CalendarFile(name: "x", note: note, reminderMinutes: nil, refreshMinutes: 60, begin: "2026-09-07")
            .content(CalendarFile.identified(events.events(courses) + exams.compactMap(events.event)), [:])
    }

    @Test("Control characters of a text are removed, and an event that has not changed has the timestamp of the semester's start")
    func controls() throws {
        #expect(ICalendarWriter.escaped("a\u{0}b\r\nc\u{7f}\td") == "ab\\nc\td")
        let exam = Exam(
            courseId: nil, course: "甲", type: nil, method: nil, date: "2027-01-01", time: nil, startTime: nil, endTime: nil, campus: nil,
            building: nil,
            location: nil, seat: nil, note: nil, isFinished: false)
        let lines = Self.lines(try Self.file(exams: [exam, exam]))
        #expect(lines.contains("DTSTAMP:20260907T000000Z") && lines.contains("DTSTART;VALUE=DATE:20270101"))
        #expect(lines.filter { $0.hasPrefix("UID:") } == ["UID:exam-1-%E7%94%B2-@libdanxi", "UID:exam-1-%E7%94%B2--2@libdanxi"])
    }
}
