import Calendar

extension Semester {
    /// Returns whether this semester is later than another one.
    func isNewer(than other: Semester) -> Bool {
        (year, order, id) > (other.year, other.order, other.id)
    }

    private var order: Int { type?.order ?? 0 }

    /// Returns the week of a date: 1 is the first week of the semester, and 0 is the week before it. Nil if the start of the semester is
    /// unknown.
    func week(of day: CalendarDate) -> Int? {
        guard let monday = startDate else { return nil }
        let days = day.days(since: monday)
        return days >= 0 ? days / 7 + 1 : -((6 - days) / 7) + 1
    }

    /// Returns the Monday of a week, or nil if the start of the semester is unknown. `week` is clamped to -1000 to 1000.
    func monday(ofWeek week: Int) -> CalendarDate? {
        startDate?.adding(days: (min(max(week, -1000), 1000) - 1) * 7)
    }
}
