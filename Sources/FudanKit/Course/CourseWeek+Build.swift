import Calendar

extension CourseWeek {
    /// - Parameter week: nil for the current week. If the current week is before or after the weeks with courses, nil stands for the
    ///   nearest of them. If the start of the semester is unknown, nil stands for the first of them.
    init(_ week: Int?, of semester: Semester, courses: [Course], today: CalendarDate, changes: DayChanges) {
        let weeks = courses.flatMap(\.onWeeks)
        let first = weeks.min() ?? 1
        let last = weeks.max() ?? 1
        let current = semester.week(of: today)
        let shown = week ?? min(max(current ?? first, first), last)
        let monday = semester.monday(ofWeek: shown)
        self.init(
            semester: semester, week: shown, startDate: monday, endDate: monday?.adding(days: 6),
            currentWeek: current, firstWeek: first, lastWeek: last,
            days: monday.map { monday in (0..<7).map { Day(monday.adding(days: $0), semesters: [semester], changes: changes) } } ?? [],
            courses: Self.courses(of: courses, inWeek: shown, from: monday, semester, changes))
    }

    /// Returns the courses of a week with the day changes applied.
    /// - Parameter monday: the Monday of the week. Nil if the start of the semester is unknown; the day changes are then ignored.
    private static func courses(
        of courses: [Course], inWeek week: Int, from monday: CalendarDate?, _ semester: Semester, _ changes: DayChanges
    ) -> [Course] {
        let usual = courses.filter { $0.meets(inWeek: week) }
        guard let monday else { return usual }
        let moved = (0..<7).flatMap { changes.movedCourses(to: monday.adding(days: $0), in: semester, of: courses) }
        return (usual.filter { !changes.cancelsCourses(on: monday.adding(days: $0.weekday - 1)) } + moved).sorted { $0.isBefore($1) }
    }
}
