import Calendar
import Calls
import Errors
import Storage

extension CourseService {
    /// - Parameters:
    ///   - bookings: the account's booked slots, as reservation.get_reservations returned them.
    ///   - knownDeadlines: to-dos that take the place of a request, like the other known lists. Nil to request `deadlines`.
    ///   - leaveOut: codes and names of courses.
    package func calendar(
        semesterId: Int?, lessons: Bool, exams: Bool, deadlines: Bool, loans: Bool, venueBookings: Bool, bookings: [Reservation]?,
        knownDeadlines: [ElearningTodo]? = nil, knownLoans: [Loan]? = nil, knownVenueBookings: [Booking]? = nil,
        entries: [CalendarEntry]?, entriesFile: String?, leaveOut: [String]?, deadlinesAs: DeadlineForm, reminderMinutes: Int?,
        refreshMinutes: Int, dayChanges: [DayChange]?, cache: CachePolicy
    ) async throws -> Cached<String> {
        // The parameters are checked before any request.
        let changes = try await days.changes(dayChanges, for: "course.calendar")
        let slots = try CalendarBooking.list(of: bookings ?? [])
        let entries = try await CalendarEntry.all(entries, file: entriesFile)
        let found = try await timetables.semesters.semester(semesterId, cache)
        let (semester, leftOut) = (try found.value, Set(leaveOut ?? []))
        let monday = try Self.monday(of: semester)
        let hasExams = exams && semester.containsToday && client.studentType == .undergraduate
        let sources = calendarSources
        async let arranged = CalendarPart.request("Exams", if: hasExams, cache) { try await sources.exams($0) }
        async let due = CalendarPart.known(knownDeadlines, or: "Deadlines", if: deadlines, cache) {
            try await sources.deadlines(monday, semester.endDate, $0)
        }
        async let lent = CalendarPart.known(knownLoans, or: "Loans", if: loans, cache) { try await sources.loans($0) }
        async let booked = CalendarPart.known(knownVenueBookings, or: "Bookings", if: venueBookings, cache) {
            try await sources.bookings(monday, $0)
        }
        let courses = lessons ? try await timetables.courses(semester.id, cache) : try found.map { _ in [] }
        let parts = (exams: await arranged, deadlines: await due, loans: await lent, bookings: await booked)
        let own = SemesterEvents(semester, monday: monday, changes: changes)
        // The servers may send the same rows in another order.
        let others =
            parts.exams.rows.filter { !$0.isNamed(in: leftOut) }.compactMap(own.event)
            + parts.deadlines.rows.filter { !$0.isNamed(in: leftOut) }.compactMap { AgendaEvents.event($0, as: deadlinesAs) }
            + parts.loans.rows.compactMap(AgendaEvents.event) + parts.bookings.rows.flatMap(AgendaEvents.events)
            + slots.map(AgendaEvents.event) + entries.map(AgendaEvents.event)
        // Without lessons, the file does not tell on which days their courses are unknown either.
        let held = lessons ? own.events(try courses.value.filter { !$0.isNamed(in: leftOut) }) : []
        let events = held + others.sorted { $0.identifier < $1.identifier }
        let problems = [parts.exams.problem, parts.deadlines.problem, parts.loans.problem, parts.bookings.problem].compactMap { $0 }
        let file = CalendarFile(
            name: semester.name, note: note(problems, semester), reminderMinutes: reminderMinutes, refreshMinutes: refreshMinutes,
            begin: monday)
        let content = try await content(file, events, semester)
        return try courses.map { _ in content }
    }

    /// Returns a sentence on what the file lacks, which is also recorded and logged. Nil if nothing is missing.
    private func note(_ problems: [String], _ semester: Semester) -> String? {
        let recorder = SkippedRowRecorder.current
        let sentences = [recorder?.all.note].compactMap { $0 } + problems
        for problem in problems { recorder?.record(missing: SkippedRow(what: "part of the calendar", reason: problem, excerpt: "")) }
        guard !sentences.isEmpty else { return nil }
        let note = sentences.joined(separator: " ")
        client.log(.warning, "The calendar of semester \(semester.id) is not complete: \(note)")
        return note
    }

    private func content(_ file: CalendarFile, _ events: [CalendarEvent], _ semester: Semester) async throws -> String {
        let identified = CalendarFile.identified(events)
        let fingerprints = Dictionary(identified.map { (CalendarFile.revisionKey($0, $1), $1.fingerprint) }) { first, _ in first }
        return file.content(identified, try await revisions.update(fingerprints, of: "\(semester.id)"))
    }
}

extension Course {
    /// Returns whether the list has the course, by one of its codes or by its name.
    fileprivate func isNamed(in list: Set<String>) -> Bool {
        list.contains(name) || code.map(list.contains) ?? false || courseCode.map(list.contains) ?? false
    }
}

extension Exam {
    fileprivate func isNamed(in list: Set<String>) -> Bool {
        guard let code = courseId else { return list.contains(course) }
        return list.contains(course) || list.contains(code) || list.contains(String(code.prefix { $0 != "." }))
    }
}

extension ElearningTodo {
    fileprivate func isNamed(in list: Set<String>) -> Bool { courseName.map(list.contains) ?? false }
}
