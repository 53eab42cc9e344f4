import Calendar
import JSON

/// A row of a server's timetable: a course at a time of the week, in one room, with some of its teachers.
struct CourseActivity {
    /// The valid numbers of lessons. A row with another number is malformed.
    static let unitRange = 1...20
    static let invalidWeek = JSONError("expected weeks \(WeekSet.range.lowerBound) to \(WeekSet.range.upperBound)")
    /// Maximum number of activities of a timetable, and of courses built from them. A usual timetable has a few dozen.
    static let limit = 2000

    let details: Details
    /// Names of the teachers, without duplicates, at most 50.
    let teachers: [String]
    let place: CoursePlace?
    /// Day of the week, from 1 for Monday to 7 for Sunday.
    let weekday: Int
    let units: ClosedRange<Int>
    let weeks: WeekSet
    let startTime: TimeOfDay?
    let endTime: TimeOfDay?
    /// Whether the times are not those of the lessons in `units`, which they overlap. Such an activity becomes a course of its own.
    var hasOwnTimes = false

    /// Maximum number of teachers of a lesson, far more than any lesson has. The limit bounds the memory, because each
    /// meeting of a course repeats the names.
    static let teacherLimit = 50

    /// Returns the first 50 names, without duplicates and empty names.
    static func teachers(_ names: some Sequence<String>) -> [String] {
        var known: Set<String> = []
        return Array(names.lazy.filter { !$0.isEmpty && known.insert($0).inserted }.prefix(teacherLimit))
    }

    /// Returns the first 50 names of a string such as `张三, 李四`.
    static func teachers(in text: String) -> [String] { teachers(text.split { ",，、;；".contains($0) }.lazy.map(\.trimmed)) }

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
