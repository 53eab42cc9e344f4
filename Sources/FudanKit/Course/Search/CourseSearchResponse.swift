import Calls
import JSON
import Networking
import Text

/// A page of the course search, `{data: [row], _page_: {totalRows}}`.
struct CourseSearchResponse: JSONDecodable, APIParsable {
    let courses: [OfferedCourse]
    /// The number of courses on all pages. Nil if the server does not send this number.
    let total: Int?

    init(json: JSONElement) throws(JSONError) {
        let rows: [OfferedCourseResponse] = try json.readableRows("data", "offered course")
        courses = rows.map(\.course)
        total = json.part("_page_")?.optionalInt("totalRows")
    }

    /// Returns whether this is the last page. False if the server does not send the total: a short page need not be the last one, because
    /// the library may have skipped rows.
    func isLast(page: Int, size: Int) -> Bool { total.map { page * size >= $0 } ?? false }
}

/// A row of the search. The server omits the properties that a course does not have.
struct OfferedCourseResponse: JSONDecodable {
    let course: OfferedCourse

    init(json: JSONElement) throws(JSONError) {
        let subject = json.part("course")
        let teachers = json.parts("teacherAssignmentList").compactMap { $0.optionalName("person") }
        let schedule = json.part("scheduleText")?.part("dateTimePlacePersonText")?.optionalText("textZh")
        let className = json.optionalText("nameZh")
        guard let name = subject?.optionalText("nameZh") ?? className else { throw JSONError("is missing").under(key: "course.nameZh") }
        course = OfferedCourse(
            id: try json.lenientInt("id"), code: json.optionalText("code"), courseCode: subject?.optionalText("code"), name: name,
            className: className == name ? nil : className, level: json.optionalText("lessonCrossBizTypeName"),
            type: json.optionalName("courseType"), category: subject?.optionalName("courseTableType"),
            department: json.optionalName("openDepartment"), credits: subject?.optionalNumber("credits"), teachers: teachers,
            examMethod: json.optionalName("examMode"), language: json.optionalName("teachLang"), studentCount: json.optionalInt("stdCount"),
            studentLimit: json.optionalInt("limitCount"), selectionLimit: json.optionalText("selectionLimit"),
            remark: json.optionalText("remark"), schedule: schedule,
            meetings: schedule.map { ScheduleText.meetings($0, teachers: teachers) } ?? [])
    }
}
