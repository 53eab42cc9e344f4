import Calendar
import Calls
import JSON
import Text

/// The lectures of a month: `[{date, course: [row]}]`, or `[row]`.
struct IcourseMonthResponse: JSONDecodable {
    let lectures: [IcourseLecture]

    init(json: JSONElement) throws(JSONError) {
        var rows = ReadRows<IcourseLecture>()
        for day in try json.elements() {
            let date = day.optionalDay("date")
            guard let courses = try? day.member("course")?.elements() else {
                rows.append(day) { row throws(JSONError) in try IcourseRow(row, id: "sub_id", on: date).lecture() }
                continue
            }
            for course in courses {
                rows.append(course) { row throws(JSONError) in
                    try IcourseRow(row, id: "sub_id", on: row.optionalDay("date") ?? date).lecture()
                }
            }
        }
        lectures = Self.consistent(try rows.readable("iCourse lecture"))
    }

    /// Returns the lectures, without the state of those that are live at the same time as another one of their course: one of them is wrong.
    private static func consistent(_ lectures: [IcourseLecture]) -> [IcourseLecture] {
        let live = Dictionary(grouping: lectures.filter { $0.state == .live }, by: \.courseId)
        return lectures.map { lecture in
            var lecture = lecture
            if live[lecture.courseId]?.count ?? 0 > 1, lecture.state == .live { lecture.state = nil }
            return lecture
        }
    }
}

/// The lectures of a course: `{title, realname, sub_list: {"2026": {"3": {"5": [row]}}}}`. A course without lectures has an empty array in
/// place of the object.
struct IcourseCourseResponse: JSONDecodable {
    private let rows: ReadRows<IcourseRow>
    private let course: IcourseRow.Course

    init(json: JSONElement) throws(JSONError) {
        course = IcourseRow.Course(json)
        var rows = ReadRows<IcourseRow>()
        for (year, months) in Self.members(json.part("sub_list")) {
            for (month, days) in Self.members(months) {
                for (day, lectures) in Self.members(days) {
                    let date = Int(year).flatMap { year in
                        Int(month).flatMap { month in Int(day).flatMap { CalendarDate(year: year, month: month, day: $0) } }
                    }
                    guard let lectures = try? lectures.elements() else { continue }
                    for row in lectures { rows.append(row) { row throws(JSONError) in try IcourseRow(row, id: "id", on: date) } }
                }
            }
        }
        self.rows = rows
    }

    private static func members(_ json: JSONElement?) -> [(key: String, value: JSONElement)] {
        guard let members = try? json?.members() else { return [] }
        return members.map { ($0.0, $0.1) }
    }

    /// Returns the lectures, earliest first.
    func lectures(course id: Int) throws(JSONError) -> [IcourseLecture] {
        try rows.readable("iCourse lecture").map { $0.lecture(of: id, course) }.sorted { left, right in
            (left.start?.unixSeconds ?? left.date.map { $0.daysSince1970 * 86_400 } ?? .max, left.id)
                < (right.start?.unixSeconds ?? right.date.map { $0.daysSince1970 * 86_400 } ?? .max, right.id)
        }
    }
}

/// A lecture: `{sub_id, course_id, course_title, sub_title, …}`.
struct IcourseLectureResponse: JSONDecodable {
    private let row: IcourseRow
    private let course: IcourseRow.Course

    init(json: JSONElement) throws(JSONError) {
        row = IcourseRow(json, id: nil, on: json.optionalDay("date"))
        course = IcourseRow.Course(json)
    }

    /// - Parameters: the identifiers that were asked for.
    func lecture(course id: Int, id lecture: Int) -> IcourseLecture {
        var row = row
        row.id = lecture
        return row.lecture(of: id, course)
    }
}
