// Generated from interface/exam.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An exam of a course.
package struct Exam: JSONCodable, APIParsable, Hashable {
    /// Code of the class, such as COMP130135.03. `nil` if the university does not publish it.
    package var courseId: String?
    /// Name of the course.
    package var course: String
    /// Kind of exam, such as 期中 or 期末. `nil` if the university does not publish it.
    package var type: String?
    /// Form of the exam, such as 闭卷 (closed book). `nil` if the university does not publish it.
    package var method: String?
    /// Day of the exam. `nil` if none is set, for example for a term paper.
    package var date: CalendarDate?
    /// Time as the university writes it, such as 08:30~10:30. `nil` if none is set.
    package var time: String?
    /// Start time in Asia/Shanghai. `nil` if `time` does not contain it, or cannot be read completely.
    package var startTime: TimeOfDay?
    /// End time in Asia/Shanghai. `nil` if `time` does not contain it, or cannot be read completely.
    package var endTime: TimeOfDay?
    /// Campus, such as 邯郸校区. `nil` if the university does not publish it.
    package var campus: String?
    /// Name of the building. `nil` if the university does not publish it.
    package var building: String?
    /// Room, such as H6506. `nil` if the university does not publish it.
    package var location: String?
    /// Number of the seat. `nil` if the university does not publish it.
    package var seat: String?
    /// Note of the university. `nil` without a note.
    package var note: String?
    /// Whether the exam is over. `nil` if the university does not publish it.
    package var isFinished: Bool?

    package init(
        courseId: String?,
        course: String,
        type: String?,
        method: String?,
        date: CalendarDate?,
        time: String?,
        startTime: TimeOfDay?,
        endTime: TimeOfDay?,
        campus: String?,
        building: String?,
        location: String?,
        seat: String?,
        note: String?,
        isFinished: Bool?
    ) {
        self.courseId = courseId
        self.course = course
        self.type = type
        self.method = method
        self.date = date
        self.time = time
        self.startTime = startTime
        self.endTime = endTime
        self.campus = campus
        self.building = building
        self.location = location
        self.seat = seat
        self.note = note
        self.isFinished = isFinished
    }

    package init(json: JSONElement) throws(JSONError) {
        courseId = try json.optional("course_id")
        course = try json.value("course")
        type = try json.optional("type")
        method = try json.optional("method")
        date = try json.optional("date")
        time = try json.optional("time")
        startTime = try json.optional("start_time")
        endTime = try json.optional("end_time")
        campus = try json.optional("campus")
        building = try json.optional("building")
        location = try json.optional("location")
        seat = try json.optional("seat")
        note = try json.optional("note")
        isFinished = try json.optional("is_finished")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("course_id", courseId)
            json.set("course", course)
            json.set("type", type)
            json.set("method", method)
            json.set("date", date)
            json.set("time", time)
            json.set("start_time", startTime)
            json.set("end_time", endTime)
            json.set("campus", campus)
            json.set("building", building)
            json.set("location", location)
            json.set("seat", seat)
            json.set("note", note)
            json.set("is_finished", isFinished)
        }
    }
}

/// The exams that are new or changed since a token.
package struct NewExams: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these exams. The next call takes it as `since`.
    package var token: String
    /// The new and changed exams, in the university's order.
    package var exams: [Exam]

    package init(token: String, exams: [Exam]) {
        self.token = token
        self.exams = exams
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        exams = try json.list("exams")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("exams", exams)
        }
    }
}
