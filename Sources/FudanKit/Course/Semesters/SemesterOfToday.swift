import Calendar

extension [Semester] {
    /// Returns the semester whose dates contain a day. Between two semesters, this is the next one. Nil after the last semester, and if the
    /// university does not publish the dates.
    func semester(of day: CalendarDate) -> Semester? {
        // A list may have a semester that is far too long, so the one that starts last takes precedence.
        last(where: { $0.contains(day) }, by: { $0 < $1 }) ?? last(where: { $0.startDate.map { $0 > day } ?? false }, by: { $0 > $1 })
    }

    /// Returns the semesters with `containsToday` set for the semester of `today`.
    func marked(on today: CalendarDate) -> [Semester] {
        let id = semester(of: today)?.id
        return map { semester in
            var marked = semester
            marked.containsToday = semester.id == id
            return marked
        }
    }

    /// The semester that a marked list has for today, or the university's current semester if no dates tell which one is today's.
    var present: Semester? { first(where: \.containsToday) ?? first(where: \.isCurrent) }

    /// Returns whether a semester begins or ends after the day `first`, up to `last`.
    func hasBoundary(after first: CalendarDate, through last: CalendarDate) -> Bool {
        contains { semester in
            [semester.startDate, semester.endDate?.adding(days: 1)].contains { $0.map { $0 > first && $0 <= last } ?? false }
        }
    }

    /// Returns the semester for which `isIncluded` is true and whose start is the last one in the given order.
    private func last(where isIncluded: (Semester) -> Bool, by order: (CalendarDate, CalendarDate) -> Bool) -> Semester? {
        filter(isIncluded).max { first, second in
            guard let start = first.startDate, let other = second.startDate else { return false }
            return order(start, other)
        }
    }
}

extension Semester {
    /// Returns whether a day is between the first and the last day. A semester without a published end contains all days from its start if
    /// it is the university's current one.
    func contains(_ day: CalendarDate) -> Bool {
        guard let startDate, startDate <= day else { return false }
        return endDate.map { day <= $0 } ?? isCurrent
    }
}
