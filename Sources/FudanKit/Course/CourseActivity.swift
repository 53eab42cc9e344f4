import Calendar
import JSON

/// A row of a server's timetable: a course at a time of the week, in one room, with some of its teachers.
struct CourseActivity {
    /// The valid lessons and weeks. A response with other values is an error.
    static let unitRange = 1...20
    static let weekRange = 1...60
    static let invalidWeek = JSONError("expected weeks \(weekRange.lowerBound) to \(weekRange.upperBound)")

    let details: Details
    let teachers: [String]
    let place: CoursePlace?
    /// 1 for Monday.
    let weekday: Int
    let units: ClosedRange<Int>
    /// In any order.
    let weeks: [Int]
    let startTime: TimeOfDay?
    let endTime: TimeOfDay?

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
