import Calendar

extension CourseWeek {
    /// - Parameter week: nil for the week of today, or the nearest week with courses.
    init(_ week: Int?, of semester: Semester, courses: [Course], today: CalendarDate) {
        let weeks = courses.flatMap(\.onWeeks)
        let first = weeks.min() ?? 1
        let last = weeks.max() ?? 1
        let current = semester.week(of: today)
        let shown = week ?? min(max(current ?? first, first), last)
        let monday = semester.monday(ofWeek: shown)
        self.init(
            semester: semester, week: shown, startDate: monday, endDate: monday?.adding(days: 6),
            currentWeek: current, firstWeek: first, lastWeek: last, courses: courses.filter { $0.meets(inWeek: shown) })
    }
}
