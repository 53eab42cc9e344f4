// Generated from interface/icourse.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// What can be watched of a lecture.
package enum IcourseState: String, JSONString, CaseIterable {
    /// The lecture is being streamed.
    case live = "live"
    /// A recording exists. The platform may not have opened it yet.
    case recorded = "recorded"
}

/// A lecture of a course in iCourse.
package struct IcourseLecture: JSONCodable, APIParsable, Hashable {
    /// Identifier of the lecture, for `icourse.get_lecture`.
    package var id: Int
    /// Identifier of the course.
    package var courseId: Int
    /// Name of the course. `nil` if the server does not send it.
    package var title: String?
    /// Names of the teachers as the platform writes them. `nil` if the server does not send them.
    package var teacher: String?
    /// School or department that offers the course. `nil` if the server does not send it.
    package var department: String?
    /// Name of the term as the platform writes it, such as 2026-20271. `nil` if the server does not send it.
    package var term: String?
    /// Name of the lecture, such as 2026-11-24第3-4节. `nil` if the server does not send it.
    package var name: String?
    /// Room of the lecture. `nil` if the server does not send it.
    package var room: String?
    /// Day of the lecture in Asia/Shanghai. `nil` if neither the server's date nor `name` tells it.
    package var date: CalendarDate?
    /// Start of the lecture. `nil` if it is not known.
    package var start: Timestamp?
    /// End of the lecture. `nil` if it is not known.
    package var end: Timestamp?
    /// What can be watched. `nil` if there is nothing, or if it is not known.
    package var state: IcourseState?
    /// Whether the account may watch the lecture. `nil` except from `icourse.get_lecture`, and if the server
    /// does not send it.
    package var canWatch: Bool?
    /// Message of the platform about the lecture, such as 视频未到开放时间 (not opened yet). `nil` without a message.
    package var notice: String?
    /// URL of the lecture's page, for a browser.
    package var url: String

    package init(
        id: Int,
        courseId: Int,
        title: String?,
        teacher: String?,
        department: String?,
        term: String?,
        name: String?,
        room: String?,
        date: CalendarDate?,
        start: Timestamp?,
        end: Timestamp?,
        state: IcourseState?,
        canWatch: Bool?,
        notice: String?,
        url: String
    ) {
        self.id = id
        self.courseId = courseId
        self.title = title
        self.teacher = teacher
        self.department = department
        self.term = term
        self.name = name
        self.room = room
        self.date = date
        self.start = start
        self.end = end
        self.state = state
        self.canWatch = canWatch
        self.notice = notice
        self.url = url
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        courseId = try json.value("course_id")
        title = try json.optional("title")
        teacher = try json.optional("teacher")
        department = try json.optional("department")
        term = try json.optional("term")
        name = try json.optional("name")
        room = try json.optional("room")
        date = try json.optional("date")
        start = try json.optional("start")
        end = try json.optional("end")
        state = try json.optional("state")
        canWatch = try json.optional("can_watch")
        notice = try json.optional("notice")
        url = try json.value("url", as: .url)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("course_id", courseId)
            json.set("title", title)
            json.set("teacher", teacher)
            json.set("department", department)
            json.set("term", term)
            json.set("name", name)
            json.set("room", room)
            json.set("date", date)
            json.set("start", start)
            json.set("end", end)
            json.set("state", state)
            json.set("can_watch", canWatch)
            json.set("notice", notice)
            json.set("url", url)
        }
    }
}

/// A course in iCourse.
package struct IcourseCourse: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `icourse.list_course_lectures`.
    package var id: Int
    /// Name of the course. `nil` if the server does not send it.
    package var title: String?
    /// Names of the teachers as the platform writes them. `nil` if the server does not send them.
    package var teacher: String?
    /// School or department that offers the course. `nil` if the server does not send it.
    package var department: String?
    /// Name of the term as the platform writes it, such as 2026-20271. `nil` if the server does not send it.
    package var term: String?
    /// URL of the course's page, for a browser.
    package var url: String

    package init(id: Int, title: String?, teacher: String?, department: String?, term: String?, url: String) {
        self.id = id
        self.title = title
        self.teacher = teacher
        self.department = department
        self.term = term
        self.url = url
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        title = try json.optional("title")
        teacher = try json.optional("teacher")
        department = try json.optional("department")
        term = try json.optional("term")
        url = try json.value("url", as: .url)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("title", title)
            json.set("teacher", teacher)
            json.set("department", department)
            json.set("term", term)
            json.set("url", url)
        }
    }
}

/// The lectures that can be watched since a token.
package struct NewLectures: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these lectures. The next call takes it as `since`.
    package var token: String
    /// Lectures whose `state` is new, in the server's order.
    package var lectures: [IcourseLecture]

    package init(token: String, lectures: [IcourseLecture]) {
        self.token = token
        self.lectures = lectures
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        lectures = try json.list("lectures")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("lectures", lectures)
        }
    }
}
