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

    /// Returns the times at which both courses meet. Nil if they never meet at the same time.
    func conflict(with other: Course) -> CourseConflict? {
        guard weekday == other.weekday, start <= other.end, other.start <= end else { return nil }
        let weeks = Set(onWeeks).intersection(other.onWeeks).sorted()
        guard !weeks.isEmpty else { return nil }
        return CourseConflict(
            courses: [self, other], weekday: weekday, start: max(start, other.start), end: min(end, other.end), weeks: weeks)
    }
}

extension CourseConflict {
    /// Returns the conflicts of all pairs of courses.
    static func list(_ courses: [Course]) -> [CourseConflict] {
        courses.indices.flatMap { index in
            courses[courses.index(after: index)...].compactMap { courses[index].conflict(with: $0) }
        }
    }
}
