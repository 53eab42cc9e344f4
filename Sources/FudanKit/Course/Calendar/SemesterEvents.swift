import Calendar

/// The events of a semester: its courses, its make-up days whose courses are unknown, and its exams.
struct SemesterEvents {
    private let semester: Semester
    private let monday: CalendarDate
    private let changes: DayChanges

    /// - Parameters:
    ///   - monday: the Monday of the first week.
    ///   - changes: the days off and make-up days.
    init(_ semester: Semester, monday: CalendarDate, changes: DayChanges) {
        (self.semester, self.monday, self.changes) = (semester, monday, changes)
    }

    /// Returns an event for each course that is held. On a day off, no courses are held. On a make-up day, the courses of another day replace
    /// the usual ones. A make-up day whose courses are unknown has an event that says so.
    func events(_ courses: [Course]) -> [CalendarEvent] {
        courses.compactMap { course in
            event(course, onWeeks: course.onWeeks.filter { !changes.cancelsCourses(on: day(course, $0)) })
        } + changes.movedCourses(in: semester, of: courses).compactMap { date, course in event(course, onWeeks: [week(of: date)]) }
            + changes.unknownDays(in: semester).map(unknown)
    }

    private func event(_ course: Course, onWeeks weeks: [Int]) -> CalendarEvent? {
        let weeks = weeks.sorted()
        guard let first = weeks.first, let last = weeks.last else { return nil }
        var event = CalendarEvent("course-\(course.id)", title: course.name)
        event.take(day(course, first), course.startTime, course.endTime)
        if first < last {
            // The interval is two weeks if it fits all weeks, otherwise one week. Weeks without a meeting become exceptions (EXDATE).
            let step = weeks.allSatisfy { ($0 - first).isMultiple(of: 2) } ? 2 : 1
            event.add("RRULE", "FREQ=WEEKLY\(step > 1 ? ";INTERVAL=\(step)" : "");COUNT=\((last - first) / step + 1)")
            let held = Set(weeks)
            let missing = stride(from: first, through: last, by: step).filter { !held.contains($0) }
            if !missing.isEmpty { event.add("EXDATE", missing.map { day(course, $0) }, CalendarEvent.writable(course.startTime)) }
        }
        event.describe(
            place: course.places.compactMap { $0.room ?? $0.building }.joined(separator: ", "),
            [course.code, course.teachers.joined(separator: ", "), course.remark], category: "COURSE")
        return event
    }

    private func day(_ course: Course, _ week: Int) -> CalendarDate {
        monday.adding(days: (week - 1) * 7 + course.weekday - 1)
    }

    /// Returns the week of a date, which may lie before or after the semester.
    private func week(of date: CalendarDate) -> Int { (date.days(since: monday) - (date.weekday - 1)) / 7 + 1 }

    /// Returns an event of a whole day, without a reminder.
    private func unknown(_ change: DayChange) -> CalendarEvent {
        let title = ["调休", change.name, "(courses not announced 课程待定)"].compactMap { $0 }.joined(separator: " ")
        var event = CalendarEvent("day-\(change.date)", title: title, reminder: nil)
        event.take(change.date, nil, nil)
        event.describe(place: nil, [], category: "DAY")
        event.add("TRANSP", "TRANSPARENT")
        return event
    }

    /// Returns the event of an exam. Nil for an exam without a date.
    func event(_ exam: Exam) -> CalendarEvent? {
        guard let day = exam.date else { return nil }
        let title = [exam.course, exam.type ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
        var event = CalendarEvent("exam-\(semester.id)-\(exam.courseId ?? exam.course)-\(exam.type ?? "")", title: title)
        event.take(day, exam.startTime, exam.endTime)
        event.describe(place: exam.location, [exam.courseId, exam.method, exam.building, exam.note], category: "EXAM")
        return event
    }
}
