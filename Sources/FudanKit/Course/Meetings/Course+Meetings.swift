extension Course {
    /// Orders by weekday and lesson, then in an arbitrary but stable order.
    func isBefore(_ other: Course) -> Bool {
        if (weekday, start, end) != (other.weekday, other.start, other.end) {
            return (weekday, start, end) < (other.weekday, other.start, other.end)
        }
        return (code, onWeeks.first ?? 0, name) < (other.code, other.onWeeks.first ?? 0, other.name)
    }

    /// Whether the course meets in a week.
    func meets(inWeek week: Int) -> Bool { onWeeks.contains(week) }
}
