import Calls
import JSON
import Networking
import Text

/// The selected courses, `{results: [{KCMC, JASMC, ZCBH, XQ, KSJCDM, JSXM, BJDM, XNXQDM}]}`, with one row for each lesson.
struct SelectionResponse: JSONDecodable, APIParsable {
    let courses: [Course]

    init(json: JSONElement) throws(JSONError) {
        let rows: [Row] = try json.readableRows("results", "selected lesson")
        let semesters = Dictionary(grouping: rows.compactMap(\.lesson)) { $0.semesterId }
        var courses: [Course] = []
        for (id, lessons) in semesters.sorted(by: { $0.key > $1.key }) {
            courses += try CourseBuilder.build(lessons.map(\.activity), semesterId: id)
        }
        self.courses = courses
    }

    /// A row of the list. A row without weeks belongs to another semester, and its lesson is nil.
    private struct Row: JSONDecodable {
        let lesson: (semesterId: Int, activity: CourseActivity)?

        init(json: JSONElement) throws(JSONError) {
            guard let bitmap: String = try json.optional("ZCBH"), bitmap.contains("1") else {
                lesson = nil
                return
            }
            let weeks = WeekSet(bitmap.utf8.enumerated().lazy.filter { $0.element == UInt8(ascii: "1") }.map { $0.offset + 1 })
            guard let weeks else { throw CourseActivity.invalidWeek.under(key: "ZCBH") }
            let unit = try json.lenientInt("KSJCDM", in: CourseActivity.unitRange)
            let classCode = json.optionalText("BJDM") ?? ""
            // The code begins with the semester in ten digits.
            let code = classCode.utf8.prefix(10).allSatisfy(\.isDigit) ? String(classCode.dropFirst(10)) : classCode
            guard let name = json.optionalText("KCMC") ?? (code.isEmpty ? nil : code) else {
                throw JSONError("is missing").under(key: "KCMC")
            }
            let room = json.optionalText("JASMC")?.meaningful
            let activity = CourseActivity(
                details: CourseActivity.Details(
                    code: code, name: name, courseCode: json.optionalText("KCDM"), credits: json.optionalNumber("KCXF")),
                teachers: CourseActivity.teachers(in: json.optionalText("JSXM") ?? ""),
                place: room.map { CoursePlace(room: $0, building: nil, campus: nil) },
                weekday: try json.lenientInt("XQ", in: 1...7), units: unit...unit, weeks: weeks, startTime: nil, endTime: nil)
            lesson = (Self.semester(json.optionalText("XNXQDM") ?? String(classCode.prefix(10))), activity)
        }

        /// Parses `20252` or `2025202602` as 20252. Returns 0 for any other form.
        private static func semester(_ code: String) -> Int {
            guard code.utf8.allSatisfy(\.isDigit), [5, 10].contains(code.utf8.count), let id = Int(code.prefix(4) + code.suffix(1)) else {
                return 0
            }
            return id
        }
    }
}
