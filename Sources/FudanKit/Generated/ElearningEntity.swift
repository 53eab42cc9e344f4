// Generated from interface/elearning.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A kind of to-do. A server may send other values.
package struct ElearningTodoKind: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// An assignment to hand in.
    package static let assignment = ElearningTodoKind(rawValue: "assignment")
    /// A quiz to take.
    package static let quiz = ElearningTodoKind(rawValue: "quiz")
    /// A discussion to take part in.
    package static let discussionTopic = ElearningTodoKind(rawValue: "discussion_topic")
    /// A page to read.
    package static let wikiPage = ElearningTodoKind(rawValue: "wiki_page")
    /// An announcement to read.
    package static let announcement = ElearningTodoKind(rawValue: "announcement")
    /// An event of the calendar.
    package static let calendarEvent = ElearningTodoKind(rawValue: "calendar_event")
    /// A note that the person has written.
    package static let plannerNote = ElearningTodoKind(rawValue: "planner_note")
}

/// A course in eLearning.
package struct ElearningCourse: JSONCodable, APIParsable, Hashable {
    /// Identifier. The page of the course is https://elearning.fudan.edu.cn/courses/ followed by the
    /// identifier.
    package var id: Int
    /// Name of the course.
    package var name: String
    /// Code that eLearning shows. `nil` without a code.
    package var code: String?
    /// Name of the term. `nil` if the server does not send it.
    package var term: String?
    /// Current score of the account. `nil` without a score, or if the teacher hides it.
    package var score: Double?

    package init(id: Int, name: String, code: String?, term: String?, score: Double?) {
        self.id = id
        self.name = name
        self.code = code
        self.term = term
        self.score = score
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        code = try json.optional("code")
        term = try json.optional("term")
        score = try json.optional("score")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("code", code)
            json.set("term", term)
            json.set("score", score)
        }
    }
}

/// A to-do of a course, such as an assignment.
package struct ElearningTodo: JSONCodable, APIParsable, Hashable {
    /// Identifier, unique among the to-dos of the same `kind`.
    package var id: Int
    /// Kind of the to-do. `nil` if the server does not send it.
    package var kind: ElearningTodoKind?
    /// Title of the to-do.
    package var title: String
    /// Identifier of the course, as in `elearning.list_courses`. `nil` outside a course.
    package var courseId: Int?
    /// Name of the course. `nil` outside a course.
    package var courseName: String?
    /// Time at which the to-do is due, or at which an event starts. `nil` without a time.
    package var dueTime: Timestamp?
    /// URL of the to-do's page. `nil` if the server does not send it.
    package var url: String?
    /// Maximum number of points. `nil` without points.
    package var points: Double?
    /// Whether the account has handed in the to-do. `nil` if nothing can be handed in.
    package var submitted: Bool?
    /// Whether the to-do has been graded. `nil` if nothing can be handed in.
    package var graded: Bool?
    /// Whether the to-do is overdue and was not handed in. `nil` if nothing can be handed in.
    package var missing: Bool?

    package init(
        id: Int,
        kind: ElearningTodoKind?,
        title: String,
        courseId: Int?,
        courseName: String?,
        dueTime: Timestamp?,
        url: String?,
        points: Double?,
        submitted: Bool?,
        graded: Bool?,
        missing: Bool?
    ) {
        self.id = id
        self.kind = kind
        self.title = title
        self.courseId = courseId
        self.courseName = courseName
        self.dueTime = dueTime
        self.url = url
        self.points = points
        self.submitted = submitted
        self.graded = graded
        self.missing = missing
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        kind = try json.optional("kind")
        title = try json.value("title")
        courseId = try json.optional("course_id")
        courseName = try json.optional("course_name")
        dueTime = try json.optional("due_time")
        url = try json.optional("url", as: .url)
        points = try json.optional("points")
        submitted = try json.optional("submitted")
        graded = try json.optional("graded")
        missing = try json.optional("missing")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("kind", kind)
            json.set("title", title)
            json.set("course_id", courseId)
            json.set("course_name", courseName)
            json.set("due_time", dueTime)
            json.set("url", url)
            json.set("points", points)
            json.set("submitted", submitted)
            json.set("graded", graded)
            json.set("missing", missing)
        }
    }
}
