import Calendar
import HTTP
import JSON
import Text

/// An item of Canvas's planner: `{plannable_type, plannable_id, course_id, context_name, html_url, submissions, plannable {…}}`.
struct ElearningTodoResponse: JSONDecodable {
    private let id: Int
    private let kind: ElearningTodoKind
    private let courseId: Int?
    private let courseName: String?
    private let link: String?
    private let plannable: PlannableResponse
    private let submission: SubmissionResponse?

    init(json: JSONElement) throws(JSONError) {
        id = try json.lenientInt("plannable_id")
        kind = try json.value("plannable_type")
        courseId = (try json.optional("course_id") as LenientInt?)?.value
        courseName = (try json.optional("context_name") as LenientString?)?.value
        link = (try json.optional("html_url") as LenientString?)?.value
        plannable = try json.value("plannable")
        // The member is `false` for an item for which nothing can be handed in.
        submission = try json.member("submissions").flatMap { try? SubmissionResponse(json: $0) }
    }

    func build(base: String) -> ElearningTodo {
        ElearningTodo(
            id: id, kind: kind, title: plannable.title, courseId: courseId, courseName: courseName, dueTime: plannable.dueTime,
            url: (link ?? plannable.link).flatMap { URLReference.resolve($0, against: base) }, points: plannable.points,
            submitted: submission?.isSubmitted, graded: submission?.isGraded, missing: submission?.isMissing)
    }

    private struct PlannableResponse: JSONDecodable {
        let title: String
        let dueTime: Timestamp?
        let points: Double?
        let link: String?

        init(json: JSONElement) throws(JSONError) {
            guard let title = (try json.optional("title", or: "name") as LenientString?)?.value else {
                throw JSONError("is missing").under(key: "title")
            }
            self.title = title
            // Assignments have `due_at`. Notes and events have `todo_date` or `start_at` instead.
            let due: String? = try json.optional("due_at")
            let other: String? = try json.optional("todo_date", or: "start_at")
            dueTime = (due ?? other).flatMap { Timestamp($0) }
            points = (try json.optional("points_possible") as LenientDouble?)?.value
            link = (try json.optional("html_url") as LenientString?)?.value
        }
    }

    private struct SubmissionResponse: JSONDecodable {
        let isSubmitted: Bool?
        let isGraded: Bool?
        let isMissing: Bool?

        init(json: JSONElement) throws(JSONError) {
            isSubmitted = try json.optional("submitted")
            isGraded = try json.optional("graded")
            isMissing = try json.optional("missing")
        }
    }
}
