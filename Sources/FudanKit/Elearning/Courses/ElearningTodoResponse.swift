import Calendar
import HTTP
import JSON
import Text

/// An item of Canvas's planner: `{plannable_type, plannable_id, course_id, context_name, html_url, submissions, plannable {…}}`.
struct ElearningTodoResponse: JSONDecodable {
    let todo: ElearningTodo

    init(json: JSONElement) throws(JSONError) {
        let plannable = json.part("plannable")
        guard let title = plannable?.optionalText("title") ?? plannable?.optionalText("name") else {
            throw JSONError("is missing").under(key: "title").under(key: "plannable")
        }
        // The member is `false` for an item for which nothing can be handed in.
        let submission = json.part("submissions")
        todo = ElearningTodo(
            id: try json.lenientInt("plannable_id"), kind: (try? json.member("plannable_type")?.string()).flatMap(Self.kind),
            title: title, courseId: json.optionalInt("course_id"), courseName: json.optionalText("context_name"),
            // Assignments have `due_at`. Notes and events have `todo_date` or `start_at` instead.
            dueTime: plannable?.optionalTimestamp("due_at") ?? plannable?.optionalTimestamp("todo_date")
                ?? plannable?.optionalTimestamp("start_at"),
            url: json.elearningURL("html_url") ?? plannable?.elearningURL("html_url"), points: plannable?.optionalNumber("points_possible"),
            submitted: submission?.optionalBool("submitted"), graded: submission?.optionalBool("graded"),
            missing: submission?.optionalBool("missing"))
    }

    private static func kind(_ text: String) -> ElearningTodoKind? { text.meaningful.map { ElearningTodoKind(rawValue: $0) } }
}

extension JSONElement {
    /// Returns the URL of a page of eLearning, which may be relative. Nil if the member is missing or no URL.
    func elearningURL(_ key: StaticString) -> String? {
        optionalText(key).flatMap { URLReference.resolve($0, against: ElearningClient.base) }
    }
}
