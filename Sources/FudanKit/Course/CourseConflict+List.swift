import Errors

extension CourseConflict {
    /// Maximum number of conflicts. Without a limit, their number could grow quadratically with the number of courses.
    private static let limit = 5000

    /// Two courses, by their indices in a list. The first index is smaller.
    private struct Pair: Hashable, Comparable {
        let first: Int
        let second: Int

        static func < (one: Pair, other: Pair) -> Bool { (one.first, one.second) < (other.first, other.second) }
    }

    /// Returns the conflicts of all pairs of courses. Throws if there are more than ``limit``.
    static func list(_ courses: [Course]) throws(DanXiError) -> [CourseConflict] {
        var weeks: [Pair: [Int]] = [:]
        for week in WeekSet.range {
            // The courses are sorted by weekday and start, so that the later courses that overlap with a course directly follow it.
            let held = courses.indices.filter { courses[$0].meets(inWeek: week) }
                .sorted { (courses[$0].weekday, courses[$0].start, $0) < (courses[$1].weekday, courses[$1].start, $1) }
            for (place, index) in held.enumerated() {
                let course = courses[index]
                for other in held[(place + 1)...] {
                    guard courses[other].weekday == course.weekday, courses[other].start <= course.end else { break }
                    weeks[Pair(first: min(index, other), second: max(index, other)), default: []].append(week)
                    guard weeks.count <= limit else { throw tooMany }
                }
            }
        }
        return weeks.sorted { $0.key < $1.key }.map { pair, weeks in
            let (one, other) = (courses[pair.first], courses[pair.second])
            return CourseConflict(
                courses: [one, other], weekday: one.weekday, start: max(one.start, other.start), end: min(one.end, other.end), weeks: weeks)
        }
    }

    private static var tooMany: DanXiError {
        DanXiError(
            .unexpectedResponse,
            "course.get_conflicts: the courses have more than \(limit) conflicts, so the timetable is probably wrong. Check the courses with course.get_courses."
        )
    }
}
