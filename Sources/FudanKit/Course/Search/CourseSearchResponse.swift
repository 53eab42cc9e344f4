import Calls
import JSON
import Networking
import Text

/// A page of the course search, `{data: [row], _page_: {totalRows}}`.
struct CourseSearchResponse: JSONDecodable, APIParsable {
    let courses: [OfferedCourse]
    /// The number of courses on all pages. Nil if the server does not send this number.
    private let total: Int?
    private let count: Int

    init(json: JSONElement) throws(JSONError) {
        let rows: [OfferedCourseResponse] = try json.readableRows("data", "offered course")
        courses = rows.map(\.course)
        count = courses.count
        total = try json.optional("_page_", as: PageResponse.self)?.total
    }

    /// Returns whether this is the last page. If the server sends no total, only an empty page counts as the last one, because the library
    /// may have skipped rows of a short page.
    func isLast(page: Int, size: Int) -> Bool { total.map { page * size >= $0 } ?? (count == 0) }

    private struct PageResponse: JSONDecodable {
        let total: Int?

        init(json: JSONElement) throws(JSONError) {
            total = (try json.optional("totalRows") as LenientInt?)?.value
        }
    }
}

/// A row of the search. Only the identifier and a name are required, because the server omits the properties that a course does not have.
struct OfferedCourseResponse: JSONDecodable {
    let course: OfferedCourse

    init(json: JSONElement) throws(JSONError) {
        let subject: SubjectResponse? = try json.optional("course")
        let names = try json.optional("teacherAssignmentList", as: [AssignmentResponse].self) ?? []
        let teachers = names.compactMap(\.name)
        let schedule = try json.optional("scheduleText", as: ScheduleResponse.self)?.text
        let className = try json.text("nameZh")
        guard let name = subject?.name ?? className else { throw JSONError("is missing").under(key: "course.nameZh") }
        course = OfferedCourse(
            id: try json.lenientInt("id"), code: try json.text("code") ?? "", courseCode: subject?.code, name: name,
            className: className == name ? nil : className, level: try json.text("lessonCrossBizTypeName"),
            type: try json.name("courseType"), category: subject?.category, department: try json.name("openDepartment"),
            credits: subject?.credits, teachers: teachers, examMethod: try json.name("examMode"), language: try json.name("teachLang"),
            studentCount: (try json.optional("stdCount") as LenientInt?)?.value,
            studentLimit: (try json.optional("limitCount") as LenientInt?)?.value, selectionLimit: try json.text("selectionLimit"),
            remark: try json.text("remark"), schedule: schedule,
            meetings: schedule.map { ScheduleText.meetings($0, teachers: teachers) } ?? [])
    }

    /// The member `course` of a row, `{code, nameZh, credits, courseTableType: {nameZh}}`.
    private struct SubjectResponse: JSONDecodable {
        let code: String?
        let name: String?
        let credits: Double?
        let category: String?

        init(json: JSONElement) throws(JSONError) {
            code = try json.text("code")
            name = try json.text("nameZh")
            credits = (try json.optional("credits") as LenientDouble?)?.value
            category = try json.name("courseTableType")
        }
    }

    /// A teacher in `teacherAssignmentList`, `{person: {nameZh}}`.
    private struct AssignmentResponse: JSONDecodable {
        let name: String?

        init(json: JSONElement) throws(JSONError) {
            name = json.isNull ? nil : try json.name("person")
        }
    }

    /// The member `scheduleText` of a row, `{dateTimePlacePersonText: {textZh}}`.
    private struct ScheduleResponse: JSONDecodable {
        let text: String?

        init(json: JSONElement) throws(JSONError) {
            text = try json.optional("dateTimePlacePersonText", as: TextResponse.self)?.text
        }
    }

    private struct TextResponse: JSONDecodable {
        let text: String?

        init(json: JSONElement) throws(JSONError) {
            text = try json.text("textZh")
        }
    }
}

extension JSONElement {
    fileprivate func optional<Value: JSONDecodable>(_ key: StaticString, as type: Value.Type) throws(JSONError) -> Value? {
        try optional(key)
    }

    /// Returns a member as a trimmed string, or nil if the member is missing or empty.
    fileprivate func text(_ key: StaticString) throws(JSONError) -> String? { (try optional(key) as LenientString?)?.value }

    /// Returns the name in an object such as `{id: 3, nameZh: 闭卷}`, or the string that some servers send instead of the object.
    fileprivate func name(_ key: StaticString) throws(JSONError) -> String? {
        guard let member = try member(key) else { return nil }
        if let text = try? member.string() { return text.trimmed.isEmpty ? nil : text.trimmed }
        return try? member.text("nameZh")
    }
}
