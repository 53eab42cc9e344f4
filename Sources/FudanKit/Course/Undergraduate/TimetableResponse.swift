import Calendar
import Calls
import JSON
import Networking
import Text

/// The timetable of a semester, `{studentTableVms: [{id, activities: […]}]}`. It has one table for an undergraduate, a second one for a
/// second degree, and no table for other accounts.
struct TimetableResponse: JSONDecodable, APIParsable {
    /// The account's number in the academic system. Nil without a table.
    let studentId: Int?
    /// The activities of all tables.
    let activities: [CourseActivity]

    init(json: JSONElement) throws(JSONError) {
        let tables: [Table] = try json.readableRows("studentTableVms", "timetable")
        studentId = tables.lazy.compactMap(\.id).first
        // Malformed activities are counted for all tables together, because a table may have only one activity.
        var rows = ReadRows<TimetableActivityResponse>()
        for table in tables { rows.append(contentsOf: table.activities) }
        do {
            activities = try rows.readable("timetable activity").map(\.activity)
        } catch {
            throw error.under(index: 0).under(key: "activities").under(index: 0).under(key: "studentTableVms")
        }
    }

    /// A table of the timetable. A null element is a table without activities.
    private struct Table: JSONDecodable {
        let id: Int?
        let activities: ReadRows<TimetableActivityResponse>

        init(json: JSONElement) throws(JSONError) {
            id = json.optionalInt("id")
            activities = if json.isNull { ReadRows() } else { try json.value("activities") }
        }
    }
}

/// An entry of the timetable: a course at a time of the week, in one room.
struct TimetableActivityResponse: JSONDecodable {
    let activity: CourseActivity

    init(json: JSONElement) throws(JSONError) {
        let code = json.optionalText("lessonCode")
        guard let name = json.optionalText("courseName") ?? code else { throw JSONError("is missing").under(key: "courseName") }
        activity = CourseActivity(
            details: CourseActivity.Details(
                code: code ?? "", name: name, courseCode: json.optionalText("courseCode"), className: json.optionalText("lessonName"),
                type: json.optionalName("courseType"), credits: json.optionalNumber("credits"), studentCount: json.optionalInt("stdCount"),
                studentLimit: json.optionalInt("limitCount"), remark: json.optionalText("lessonRemark")),
            teachers: Self.teachers(json),
            place: CoursePlace(
                known: json.optionalText("room"), building: json.optionalText("building"), campus: json.optionalText("campus")),
            weekday: try Self.weekday(json), units: try Self.range(json), weeks: try Self.weeks(json),
            startTime: json.optionalTime("startTime"), endTime: json.optionalTime("endTime"))
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

    /// Returns the weeks in `weekIndexes`. If this list is missing, empty or malformed, returns those in `weeksStr`. Empty if neither has a
    /// week: such a course is not held in certain weeks.
    private static func weeks(_ json: JSONElement) throws(JSONError) -> WeekSet {
        let listed = Result { () throws(JSONError) in try listedWeeks(json) }
        if let weeks = try? listed.get(), !weeks.isEmpty { return weeks }
        guard let text = json.optionalText("weeksStr") else { return try listed.get() }
        guard let weeks = WeekText.weeks(text).flatMap({ WeekSet($0) }) else { throw JSONError("expected weeks").under(key: "weeksStr") }
        return weeks
    }

    /// Returns the weeks in `weekIndexes`. Null and numbers below 1 are not weeks, and are ignored.
    private static func listedWeeks(_ json: JSONElement) throws(JSONError) -> WeekSet {
        let numbers: ReadRows<LenientInt> = try json.value("weekIndexes")
        guard numbers.count == numbers.rows.count, let weeks = WeekSet(numbers.rows.compactMap(\.value).filter { $0 > 0 }) else {
            throw CourseActivity.invalidWeek.under(key: "weekIndexes")
        }
        return weeks
    }

    /// Returns the names of the teachers. A teacher is a string, an object with the name in `nameZh` or `name`, or an object with such an
    /// object in `person`.
    private static func teachers(_ json: JSONElement) -> [String] {
        if let text = json.optionalText("teachers") { return CourseActivity.teachers(in: text) }
        let names = json.parts("teachers").compactMap { teacher in
            (try? LenientString(json: teacher))?.value ?? teacher.optionalName("person") ?? teacher.optionalText("nameZh")
                ?? teacher.optionalText("name")
        }
        return CourseActivity.teachers(names)
    }
}

extension CoursePlace {
    /// Creates a place. Nil if nothing of it is known.
    init?(known room: String?, building: String?, campus: String?) {
        if room == nil, building == nil, campus == nil { return nil }
        self.init(room: room, building: building, campus: campus)
    }
}
