import Calendar
import Calls
import Text

/// The iCalendar file (RFC 5545) of a semester.
struct CourseCalendar {
    private let semester: Semester
    private let monday: CalendarDate
    private let reminderMinutes: Int?
    /// The time at which the courses were requested from the server, in UTC and in the format of iCalendar.
    private let stamp: String
    private var output = ICalendarWriter()
    private var identifiers: Set<String> = []
    /// The last number that was appended to each identifier to make it unique.
    private var lastNumbers: [String: Int] = [:]

    /// - Parameter monday: the Monday of the first week.
    init(semester: Semester, monday: CalendarDate, writtenAt time: WallTime, reminderMinutes: Int?) {
        self.semester = semester
        self.monday = monday
        self.reminderMinutes = reminderMinutes
        let stamp = CampusDateTime(time, utcOffset: 0)
        self.stamp = stamp.date.formatted(separator: "") + "T" + stamp.formattedTime(separator: "") + "Z"
    }

    /// Returns the iCalendar text with the courses, exams and bookings. On a day off in `changes`, no courses are held. On a make-up day,
    /// the courses of another day replace the usual ones. A make-up day whose courses are unknown has an event that says so.
    /// - Parameter missing: the rows of the courses and exams that could not be read, which the description of the calendar mentions.
    func content(
        courses: [Course], exams: [Exam], bookings: [CalendarBooking], changes: DayChanges, missing: SkippedRows = SkippedRows()
    ) -> String {
        var copy = self
        copy.write(courses, exams, bookings, changes, missing)
        return copy.output.content
    }

    private mutating func write(
        _ courses: [Course], _ exams: [Exam], _ bookings: [CalendarBooking], _ changes: DayChanges, _ missing: SkippedRows
    ) {
        output.add("BEGIN", "VCALENDAR")
        output.add("VERSION", "2.0")
        output.add("PRODID", "-//libdanxi//libdanxi//EN")
        output.add("CALSCALE", "GREGORIAN")
        output.add("METHOD", "PUBLISH")
        output.add("X-WR-CALNAME", text: semester.name)
        // A COMMENT (RFC 5545, section 3.8.1.4) may stand in an event only. Calendar programs show this description of the whole calendar.
        output.add("X-WR-CALDESC", text: missing.note)
        output.add("X-WR-TIMEZONE", CampusDateTime.zoneName)
        writeZone()
        for course in courses { write(course, onWeeks: course.onWeeks.filter { !changes.cancelsCourses(on: day(course, $0)) }) }
        for (date, course) in changes.movedCourses(in: semester, of: courses) { write(course, onWeeks: [week(of: date)]) }
        for day in changes.unknownDays(in: semester) { writeUnknown(day) }
        for exam in exams { write(exam) }
        for booking in bookings { write(booking) }
        output.add("END", "VCALENDAR")
    }

    /// Writes the time zone: UTC+8 since 1991, without daylight-saving time.
    private mutating func writeZone() {
        for (name, value) in [
            ("BEGIN", "VTIMEZONE"), ("TZID", CampusDateTime.zoneName), ("BEGIN", "STANDARD"), ("DTSTART", "19910915T000000"),
            ("TZOFFSETFROM", "+0800"),
            ("TZOFFSETTO", "+0800"), ("TZNAME", "CST"), ("END", "STANDARD"), ("END", "VTIMEZONE"),
        ] { output.add(name, value) }
    }

    // MARK: Courses

    private mutating func write(_ course: Course, onWeeks weeks: [Int]) {
        let weeks = weeks.sorted()
        guard let first = weeks.first, let last = weeks.last else { return }
        begin("course-\(course.id)")
        let start = Self.writable(course.startTime)
        write("DTSTART", day(course, first), start)
        writeEnd(day(course, first), start, course.endTime)
        if first < last {
            // The interval is two weeks if it fits all weeks, otherwise one week. Weeks without a meeting become exceptions (EXDATE).
            let step = weeks.allSatisfy { ($0 - first).isMultiple(of: 2) } ? 2 : 1
            output.add("RRULE", "FREQ=WEEKLY\(step > 1 ? ";INTERVAL=\(step)" : "");COUNT=\((last - first) / step + 1)")
            let held = Set(weeks)
            let missing = stride(from: first, through: last, by: step).filter { !held.contains($0) }
            if !missing.isEmpty { write("EXDATE", missing.map { day(course, $0) }, start) }
        }
        output.add("SUMMARY", text: course.name)
        output.add("LOCATION", text: course.places.compactMap { $0.room ?? $0.building }.joined(separator: ", "))
        output.add(
            "DESCRIPTION",
            text: [course.code ?? "", course.teachers.joined(separator: ", "), course.remark ?? ""].filter { !$0.isEmpty }
                .joined(separator: "\n")
        )
        output.add("CATEGORIES", "COURSE")
        end(title: course.name)
    }

    private func day(_ course: Course, _ week: Int) -> CalendarDate {
        monday.adding(days: (week - 1) * 7 + course.weekday - 1)
    }

    /// Returns the week of a date, which may lie before or after the semester.
    private func week(of date: CalendarDate) -> Int { (date.days(since: monday) - (date.weekday - 1)) / 7 + 1 }

    /// Writes an event of a whole day, without a reminder.
    private mutating func writeUnknown(_ change: DayChange) {
        begin("day-\(change.date)")
        write("DTSTART", change.date, nil)
        write("DTEND", change.date.adding(days: 1), nil)
        output.add("SUMMARY", text: ["调休", change.name, "(courses not announced 课程待定)"].compactMap { $0 }.joined(separator: " "))
        output.add("CATEGORIES", "DAY")
        output.add("TRANSP", "TRANSPARENT")
        output.add("END", "VEVENT")
    }

    // MARK: Exams

    /// Writes an exam, unless the exam has no date.
    private mutating func write(_ exam: Exam) {
        guard let day = exam.date else { return }
        begin("exam-\(semester.id)-\(exam.courseId ?? exam.course)-\(exam.type ?? "")")
        let start = Self.writable(exam.startTime)
        write("DTSTART", day, start)
        writeEnd(day, start, exam.endTime)
        let title = [exam.course, exam.type ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        output.add("SUMMARY", text: title)
        output.add("LOCATION", text: exam.location)
        output.add(
            "DESCRIPTION",
            text: [exam.courseId, exam.method, exam.building, exam.note].compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n"))
        output.add("CATEGORIES", "EXAM")
        end(title: title)
    }

    // MARK: Bookings

    private mutating func write(_ booking: CalendarBooking) {
        begin(booking.identifier)
        write("DTSTART", booking.start.day, booking.start.time)
        write("DTEND", booking.end.day, booking.end.time)
        output.add("SUMMARY", text: booking.name)
        output.add("CATEGORIES", "BOOKING")
        end(title: booking.name)
    }

    // MARK: Events

    /// Begins an event.
    /// - Parameter identifier: a string that is the same in later files, so that calendar programs update the event.
    private mutating func begin(_ identifier: String) {
        var unique = identifier
        while !identifiers.insert(unique).inserted {
            let number = lastNumbers[identifier, default: 1] + 1
            lastNumbers[identifier] = number
            unique = "\(identifier)-\(number)"
        }
        output.add("BEGIN", "VEVENT")
        output.add("UID", unique.urlEncoded() + "@libdanxi")
        output.add("DTSTAMP", stamp)
    }

    private mutating func end(title: String) {
        if let reminderMinutes {
            output.add("BEGIN", "VALARM")
            output.add("ACTION", "DISPLAY")
            output.add("TRIGGER", "-PT\(reminderMinutes)M")
            output.add("DESCRIPTION", text: title)
            output.add("END", "VALARM")
        }
        output.add("END", "VEVENT")
    }

    /// Writes the end of an event, which has the type of its start: a date if `start` is nil, and otherwise an instant. The end of a day is
    /// midnight of the next day. An end that is unknown or not after the start is not written (RFC 5545, section 3.8.2.2).
    private mutating func writeEnd(_ day: CalendarDate, _ start: TimeOfDay?, _ end: TimeOfDay?) {
        let next = day.adding(days: 1)
        guard let start else { return write("DTEND", next, nil) }
        guard let end, end > start else { return }
        if end == .endOfDay { write("DTEND", next, .midnight) } else { write("DTEND", day, end) }
    }

    /// Returns `time`, or nil for 24:00, which cannot be written because iCalendar has no hour 24.
    private static func writable(_ time: TimeOfDay?) -> TimeOfDay? { time == .endOfDay ? nil : time }

    private mutating func write(_ name: String, _ day: CalendarDate, _ time: TimeOfDay?) {
        write(name, [day], time)
    }

    /// Writes a property with one or more dates and the time of day `time`, or with dates only if `time` is nil.
    private mutating func write(_ name: String, _ days: [CalendarDate], _ time: TimeOfDay?) {
        let dates = days.map { $0.formatted(separator: "") }
        if let time {
            output.add(
                "\(name);TZID=\(CampusDateTime.zoneName)", dates.map { "\($0)T\(time.formatted(separator: ""))00" }.joined(separator: ","))
        } else {
            output.add("\(name);VALUE=DATE", dates.joined(separator: ","))
        }
    }
}
