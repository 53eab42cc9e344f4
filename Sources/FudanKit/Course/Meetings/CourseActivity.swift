import Calendar
import JSON

/// A row of a server's timetable: a course at a time of the week, in one room, with some of its teachers.
struct CourseActivity {
    /// The valid lessons. A response with other values is an error.
    static let unitRange = 1...20
    static let invalidWeek = JSONError("expected weeks \(WeekSet.range.lowerBound) to \(WeekSet.range.upperBound)")
    /// The maximum number of activities of a timetable, and of the courses that they become. A person's has some dozens.
    static let limit = 2000

    let details: Details
    /// Without duplicates, at most 50.
    let teachers: [String]
    let place: CoursePlace?
    /// 1 for Monday.
    let weekday: Int
    let units: ClosedRange<Int>
    let weeks: WeekSet
    let startTime: TimeOfDay?
    let endTime: TimeOfDay?

    /// The maximum number of teachers of a lesson, far more than any lesson has. Each week of a course repeats them.
    static let teacherLimit = 50

    /// Returns the first 50 of the names that are not empty, without duplicates.
    static func teachers(_ names: some Sequence<String>) -> [String] {
        var known: Set<String> = []
        return Array(names.lazy.filter { !$0.isEmpty && known.insert($0).inserted }.prefix(teacherLimit))
    }

    /// The properties that all meetings of a course share.
    struct Details {
        let code: String
        let name: String
        var courseCode: String?
        var className: String?
        var type: String?
        var credits: Double?
        var studentCount: Int?
        var studentLimit: Int?
        var remark: String?
    }
}
