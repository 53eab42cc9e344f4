import Calendar
import JSON
import Text

/// A course of Canvas, `{id, name, course_code, term: {name}, enrollments: [{computed_current_score}]}`. A course that is closed to the
/// account has no name, and is skipped as a malformed row.
struct ElearningCourseResponse: JSONDecodable {
    let course: ElearningCourse

    init(json: JSONElement) throws(JSONError) {
        let enrollments: [EnrollmentResponse] = try json.optional("enrollments") ?? []
        let term: TermResponse? = try json.optional("term")
        course = ElearningCourse(
            id: try json.lenientInt("id"), name: try json.lenientString("name"),
            code: (try json.optional("course_code") as LenientString?)?.value, term: term?.name,
            score: enrollments.lazy.compactMap(\.score).first)
    }

    private struct TermResponse: JSONDecodable {
        let name: String?

        init(json: JSONElement) throws(JSONError) {
            name = (try json.optional("name") as LenientString?)?.value
        }
    }

    private struct EnrollmentResponse: JSONDecodable {
        let score: Double?

        init(json: JSONElement) throws(JSONError) {
            score = (try json.optional("computed_current_score") as LenientDouble?)?.value
        }
    }
}
