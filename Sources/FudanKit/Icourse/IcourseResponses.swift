import Calendar
import Calls
import JSON
import Text

/// The lectures of a month: `[{date, course: [row]}]`, or `[row]`.
struct IcourseMonthResponse: JSONDecodable {
    let lectures: [IcourseLecture]

    init(json: JSONElement) throws(JSONError) {
        var rows = ReadRows<IcourseLecture>()
        for day in try json.lenientElements() {
            let date = day.optionalDay("date")
            guard let courses = try? day.member("course") else {
                rows.append(day) { row throws(JSONError) in try IcourseRow(row, id: "sub_id", on: date).lecture() }
                continue
            }
            do {
                for course in try courses.lenientElements() {
                    rows.append(course) { row throws(JSONError) in
                        try IcourseRow(row, id: "sub_id", on: row.optionalDay("date") ?? date).lecture()
                    }
                }
            } catch {
                rows.append(day) { _ throws(JSONError) in throw error }
            }
        }
        lectures = Self.consistent(try rows.readable("iCourse lecture"))
    }

    /// Returns the lectures, without the state of those that are live at the same time as another one of their course: one of them is wrong.
    private static func consistent(_ lectures: [IcourseLecture]) -> [IcourseLecture] {
        let live = Dictionary(grouping: lectures.filter { $0.state == .live }, by: \.courseId)
        return lectures.map { lecture in
            var lecture = lecture
            if lecture.state == .live, live[lecture.courseId]?.count != 1 { lecture.state = nil }
            return lecture
        }
    }
}

/// The lectures of a course: `{title, realname, sub_list: {"2026": {"3": {"5": [row]}}}}`. A course without lectures has an empty array in
/// place of the object.
struct IcourseCourseResponse: JSONDecodable {
    private var rows = ReadRows<IcourseRow>()
    private let course: IcourseRow.Course

    init(json: JSONElement) throws(JSONError) {
        _ = try json.membersOrNone()
        course = IcourseRow.Course(json)
        if let list = json.part("sub_list") { read(list, of: []) }
    }

    /// Reads what is below the year, the month and the day.
    /// - Parameter keys: those of them that are known.
    private mutating func read(_ json: JSONElement, of keys: [String]) {
        do {
            guard keys.count == 3 else {
                for (key, value) in try json.membersOrNone() { read(value, of: keys + [key]) }
                return
            }
            let numbers = keys.compactMap { Int($0) }
            let date = numbers.count == 3 ? CalendarDate(year: numbers[0], month: numbers[1], day: numbers[2]) : nil
            for row in try json.lenientElements() {
                rows.append(row) { row throws(JSONError) in try IcourseRow(row, id: "id", on: date) }
            }
        } catch {
            rows.append(json) { _ throws(JSONError) in throw error }
        }
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
        _ = try json.members()
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
