import Calendar

extension Day {
    /// - Parameter semesters: the university's semesters. Nil if they are not known.
    init(_ date: CalendarDate, semesters: [Semester]?, changes: DayChanges) {
        let semester = semesters?.semester(of: date)
        let isTerm = semesters.map { _ in semester?.contains(date) ?? false }
        let held = isTerm == false && changes.courses(on: date) != .other ? HeldCourses.none : changes.courses(on: date)
        let kind = changes.kind(of: date)
        let source: CalendarDate? =
            switch held {
            case .own: date
            case .other: changes[date]?.coursesOf
            case .none, .unknown: nil
            }
        self.init(
            date: date, weekday: date.weekday, kind: kind, name: changes[date]?.name, isAnnounced: changes.isAnnounced(date), courses: held,
            coursesOf: source, busType: kind.bus, isTerm: isTerm, semesterId: semester?.id, semesterName: semester?.name,
            week: semester?.week(of: date))
    }
}
