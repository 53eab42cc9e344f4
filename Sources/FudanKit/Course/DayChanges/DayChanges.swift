import Calendar
import Errors

/// The days off and make-up days of a semester, by date.
struct DayChanges: Sendable {
    private let changes: [CalendarDate: DayChange]

    /// - Parameter method: the method that was called, for error messages.
    init(_ list: [DayChange]?, for method: String) throws(DanXiError) {
        var changes: [CalendarDate: DayChange] = [:]
        for (index, change) in (list ?? []).enumerated() {
            if change.isOff, change.coursesOf != nil {
                throw Self.invalid(method, index, "a day off has no courses, so `courses_of` must be null")
            }
            guard changes.updateValue(change, forKey: change.date) == nil else {
                throw Self.invalid(method, index, "\(change.date) occurs twice. Pass each date once")
            }
        }
        self.changes = changes
    }

    var isEmpty: Bool { changes.isEmpty }

    /// Returns whether the usual courses of a date are not held on that date.
    func cancelsCourses(on date: CalendarDate) -> Bool { changes[date].map { $0.isOff || $0.coursesOf != nil } ?? false }

    /// Returns the courses of another day that are held on a date, with their new date.
    func movedCourses(to date: CalendarDate, in semester: Semester, of courses: [Course]) -> [Course] {
        guard let source = changes[date]?.coursesOf, let usualWeek = semester.week(of: source), let week = semester.week(of: date) else {
            return []
        }
        return courses.filter { $0.weekday == source.weekday && $0.meets(inWeek: usualWeek) }.map { $0.moved(to: date, week: week) }
    }

    /// Returns all courses that are moved to another date, sorted by their new date.
    func movedCourses(in semester: Semester, of courses: [Course]) -> [(date: CalendarDate, course: Course)] {
        changes.keys.sorted().flatMap { date in movedCourses(to: date, in: semester, of: courses).map { (date, $0) } }
    }

    private static func invalid(_ method: String, _ index: Int, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "\(method): `day_changes`: [\(index)]: \(problem).")
    }
}

extension Course {
    /// Returns this course as a single meeting on another date.
    fileprivate func moved(to date: CalendarDate, week: Int) -> Course {
        Course(
            id: "\(id)-\(date)", semesterId: semesterId, code: code, courseCode: courseCode, name: name, className: className, type: type,
            credits: credits, teachers: teachers, places: places, weekday: date.weekday, start: start, end: end, startTime: startTime,
            endTime: endTime, onWeeks: (1...60).contains(week) ? [week] : [], studentCount: studentCount, studentLimit: studentLimit,
            remark: remark)
    }
}
