import Calendar
import Calls
import JSON
import Networking
import Text

/// The timetable of a semester, `{studentTableVms: [{id, activities: […]}]}`. It has one table for an undergraduate, and no table for
/// other accounts.
struct TimetableResponse: JSONDecodable, APIParsable {
    let tables: [Table]

    init(json: JSONElement) throws(JSONError) {
        tables = try json.value("studentTableVms")
    }

    struct Table: JSONDecodable {
        let id: Int
        let activities: [TimetableActivityResponse]

        init(json: JSONElement) throws(JSONError) {
            id = try json.lenientInt("id")
            activities = try json.readableRows("activities", "timetable activity")
        }
    }
}

/// An entry of the timetable: a course at a time of the week, in one room.
struct TimetableActivityResponse: JSONDecodable {
    let activity: CourseActivity

    init(json: JSONElement) throws(JSONError) {
        let units = try Self.range(json)
        let room: String? = try json.optional("room")
        let place = CoursePlace(room: room?.trimmed ?? "", building: try json.optional("building"), campus: try json.optional("campus"))
        activity = CourseActivity(
            details: CourseActivity.Details(
                code: (try json.optional("lessonCode") as String?)?.trimmed ?? "", name: (try json.value("courseName") as String).trimmed,
                courseCode: try json.optional("courseCode"), className: try json.optional("lessonName"),
                type: try (json.optional("courseType") as TypeResponse?)?.name,
                credits: try (json.optional("credits") as LenientDouble?)?.value,
                studentCount: try (json.optional("stdCount") as LenientInt?)?.value,
                studentLimit: try (json.optional("limitCount") as LenientInt?)?.value,
                remark: try json.optional("lessonRemark")),
            teachers: CourseActivity.teachers((try json.optional("teachers") as [TeacherResponse]? ?? []).lazy.map(\.name)),
            place: place.room.isEmpty ? nil : place, weekday: try Self.weekday(json), units: units,
            weeks: try Self.weeks(json), startTime: try Self.time("startTime", of: json), endTime: try Self.time("endTime", of: json))
    }

    /// Returns the time of day in a member. Nil if the member is missing or malformed.
    private static func time(_ key: StaticString, of json: JSONElement) throws(JSONError) -> TimeOfDay? {
        (try json.optional(key) as String?).flatMap { TimeOfDay($0) }
    }

    /// Returns the weekday, from 1 for Monday to 7 for Sunday. Some servers write Sunday as 0.
    private static func weekday(_ json: JSONElement) throws(JSONError) -> Int {
        let number = try json.lenientInt("weekday", in: 0...7)
        return number == 0 ? 7 : number
    }

    private static func range(_ json: JSONElement) throws(JSONError) -> ClosedRange<Int> {
        let start = try json.lenientInt("startUnit", in: CourseActivity.unitRange)
        let end = try json.lenientInt("endUnit", in: CourseActivity.unitRange)
        guard start <= end else { throw JSONError("is before startUnit").under(key: "endUnit") }
        return start...end
    }

    private static func weeks(_ json: JSONElement) throws(JSONError) -> WeekSet {
        guard let weeks = WeekSet(try json.list("weekIndexes") as [Int]) else { throw CourseActivity.invalidWeek.under(key: "weekIndexes") }
        return weeks
    }

    /// A teacher: a string, an object with the name in `nameZh` or `name`, or an object with such an object in `person`.
    private struct TeacherResponse: JSONDecodable {
        let name: String

        init(json: JSONElement) throws(JSONError) {
            if let text = try? json.string() {
                name = text.trimmed
            } else if let person: TeacherResponse = try json.optional("person") {
                name = person.name
            } else {
                name = (try json.optional("nameZh", or: "name") as String? ?? "").trimmed
            }
        }
    }

    private struct TypeResponse: JSONDecodable {
        let name: String?

        init(json: JSONElement) throws(JSONError) {
            name = try json.optional("nameZh", or: "name")
        }
    }
}
