extension Course {
    /// Returns whether this course is sorted before another one: by weekday and lessons, then by code, first week and name.
    func isBefore(_ other: Course) -> Bool {
        if (weekday, start, end) != (other.weekday, other.start, other.end) {
            return (weekday, start, end) < (other.weekday, other.start, other.end)
        }
        return (code ?? "", onWeeks.first ?? 0, name) < (other.code ?? "", other.onWeeks.first ?? 0, other.name)
    }

    func meets(inWeek week: Int) -> Bool { onWeeks.contains(week) }
}
