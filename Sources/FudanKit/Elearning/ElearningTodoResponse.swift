import Calendar
import HTTP
import JSON
import Text

/// An item of Canvas's planner: `{plannable_type, plannable_id, course_id, context_name, html_url, submissions, plannable {…}}`.
struct ElearningTodoResponse: JSONDecodable {
    private let todo: ElearningTodo
    private let link: String?

    init(json: JSONElement) throws(JSONError) {
        let plannable = json.part("plannable")
        guard let title = plannable?.optionalText("title") ?? plannable?.optionalText("name") else {
            throw JSONError("is missing").under(key: "title").under(key: "plannable")
        }
        link = json.optionalText("html_url") ?? plannable?.optionalText("html_url")
        // The member is `false` for an item for which nothing can be handed in.
        let submission = json.part("submissions")
        todo = ElearningTodo(
            id: try json.lenientInt("plannable_id"), kind: (try? json.member("plannable_type")?.string()).flatMap(Self.kind),
            title: title, courseId: json.optionalInt("course_id"), courseName: json.optionalText("context_name"),
            // Assignments have `due_at`. Notes and events have `todo_date` or `start_at` instead.
            dueTime: plannable?.optionalTimestamp("due_at") ?? plannable?.optionalTimestamp("todo_date")
                ?? plannable?.optionalTimestamp("start_at"),
            url: nil, points: plannable?.optionalNumber("points_possible"), submitted: submission?.optionalBool("submitted"),
            graded: submission?.optionalBool("graded"), missing: submission?.optionalBool("missing"))
    }

    private static func kind(_ text: String) -> ElearningTodoKind? { text.meaningful.map { ElearningTodoKind(rawValue: $0) } }

    func build(base: String) -> ElearningTodo {
        var todo = todo
        todo.url = link.flatMap { URLReference.resolve($0, against: base) }
        return todo
    }
}
