import JSON
import Text

/// A course of Canvas, `{id, name, course_code, term: {name}, enrollments: [{computed_current_score or grades: {current_score}}]}`. A course
/// that is closed to the account has no name, and is skipped as a malformed row.
struct ElearningCourseResponse: JSONDecodable {
    let course: ElearningCourse

    init(json: JSONElement) throws(JSONError) {
        course = ElearningCourse(
            id: try json.lenientInt("id"), name: try json.lenientString("name"),
            code: json.optionalText("course_code"), term: json.part("term")?.optionalText("name"),
            score: json.parts("enrollments").lazy.compactMap { enrollment in
                enrollment.optionalNumber("computed_current_score") ?? enrollment.part("grades")?.optionalNumber("current_score")
            }.first)
    }
}
