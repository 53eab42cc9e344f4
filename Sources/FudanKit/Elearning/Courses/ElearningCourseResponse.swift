import JSON
import Text

/// A course of Canvas, `{id, name, original_name, course_code, term: {name}, teachers: [{display_name}], enrollments}`
/// (``ElearningEnrollments``). A course that is closed because of its dates is `{id, access_restricted_by_date}`.
struct ElearningCourseResponse: JSONDecodable {
    /// Nil for a course that is closed to the account.
    let course: ElearningCourse?

    init(json: JSONElement) throws(JSONError) {
        let id = try json.lenientInt("id")
        if json.optionalText("name") == nil, json.optionalBool("access_restricted_by_date") == true {
            course = nil
            return
        }
        course = ElearningCourse(
            id: id, name: try json.lenientString("name"), originalName: json.optionalText("original_name"),
            code: json.optionalText("course_code"), term: json.part("term")?.optionalText("name"),
            teachers: json.parts("teachers").compactMap { $0.optionalText("display_name") }, startTime: json.optionalTimestamp("start_at"),
            endTime: json.optionalTimestamp("end_at"),
            score: ElearningEnrollments(of: json).currentScore)
    }
}
