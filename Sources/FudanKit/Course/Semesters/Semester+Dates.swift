import Calendar

extension Semester {
    /// Creates a semester from a page of the academic system. Nil if the name contains no academic year.
    /// - Parameters:
    ///   - text: the university's name for the semester, such as `2026-2027学年1学期`.
    ///   - dates: nil if the page does not contain the dates.
    init?(id: Int, name text: String, dates: SemesterDates?, isCurrent: Bool) {
        guard let name = SemesterName(text) else { return nil }
        // Weeks start on Sunday in the page and on Monday in the interface.
        let start = dates?.start?.mondayOnOrAfter
        let weeks = dates?.weekCount
        self.init(
            id: id, name: text, year: name.year, type: name.type, startDate: start,
            endDate: weeks.flatMap { start?.adding(days: 7 * $0 - 1) }, weekCount: weeks, isCurrent: isCurrent, containsToday: false)
    }
}
