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
    /// A quiz.
    package static let quiz = ElearningTodoKind(rawValue: "quiz")
    /// A discussion.
    package static let discussionTopic = ElearningTodoKind(rawValue: "discussion_topic")
    /// A page to read.
    package static let wikiPage = ElearningTodoKind(rawValue: "wiki_page")
    /// An announcement.
    package static let announcement = ElearningTodoKind(rawValue: "announcement")
    /// An event of the calendar.
    package static let calendarEvent = ElearningTodoKind(rawValue: "calendar_event")
    /// A note of the person's own.
    package static let plannerNote = ElearningTodoKind(rawValue: "planner_note")
}

/// A course in eLearning.
package struct ElearningCourse: JSONCodable, APIParsable, Hashable {
    /// Identifier. https://elearning.fudan.edu.cn/courses/ followed by it is the page of the course.
    package let id: Int
    /// Name.
    package let name: String
    /// Code that eLearning shows. `nil` without a code.
    package let code: String?
    /// Name of the term. `nil` if the server does not send it.
    package let term: String?
    /// Current score of the account. `nil` if there is none, or if the teacher hides it.
    package let score: Double?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("code", code)
        object.set("term", term)
        object.set("score", score)
        return object.finish()
    }
}

/// Something to do in a course, such as an assignment.
package struct ElearningTodo: JSONCodable, APIParsable, Hashable {
    /// Identifier among the items of its `kind`.
    package let id: Int
    /// Kind.
    package let kind: ElearningTodoKind
    /// Title.
    package let title: String
    /// Identifier of the course, as in `elearning.list_courses`. `nil` outside a course.
    package let courseId: Int?
    /// Name of the course. `nil` outside a course.
    package let courseName: String?
    /// When it is due, or when an event starts. `nil` without a time.
    package let dueTime: Timestamp?
    /// Its page. `nil` if the server does not send it.
    package let url: String?
    /// Maximum number of points. `nil` without points.
    package let points: Double?
    /// Whether the account has handed it in. `nil` if it cannot be handed in.
    package let submitted: Bool?
    /// Whether it has been graded. `nil` if it cannot be handed in.
    package let graded: Bool?
    /// Whether it is overdue and not handed in. `nil` if it cannot be handed in.
    package let missing: Bool?

    package init(
        id: Int,
        kind: ElearningTodoKind,
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
        kind = try json.value("kind")
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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("kind", kind)
        object.set("title", title)
        object.set("course_id", courseId)
        object.set("course_name", courseName)
        object.set("due_time", dueTime)
        object.set("url", url)
        object.set("points", points)
        object.set("submitted", submitted)
        object.set("graded", graded)
        object.set("missing", missing)
        return object.finish()
    }
}
