// Generated from interface/exam.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An exam of a course.
package struct Exam: JSONCodable, APIParsable, Hashable {
    /// Code of the class, such as COMP130135.03. `nil` if the university does not publish it.
    package let courseId: String?
    /// Name of the course.
    package let course: String
    /// Kind of exam, such as 期中 or 期末. `nil` if the university does not publish it.
    package let type: String?
    /// Form of the exam, such as 闭卷 (closed book). `nil` if the university does not publish it.
    package let method: String?
    /// Day of the exam. `nil` if none is set, for example for a term paper.
    package let date: CalendarDate?
    /// Time as the university writes it, such as 08:30~10:30. `nil` if none is set.
    package let time: String?
    /// Start time in Asia/Shanghai. `nil` if `time` does not contain it.
    package let startTime: TimeOfDay?
    /// End time in Asia/Shanghai. `nil` if `time` does not contain it.
    package let endTime: TimeOfDay?
    /// Campus, such as 邯郸校区. `nil` if the university does not publish it.
    package let campus: String?
    /// Name of the building. `nil` if the university does not publish it.
    package let building: String?
    /// Room, such as H6506. `nil` if the university does not publish it.
    package let location: String?
    /// Number of the seat. `nil` if the university does not publish it.
    package let seat: String?
    /// Note of the university. `nil` without a note.
    package let note: String?
    /// Whether the exam is over.
    package let isFinished: Bool

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
        isFinished: Bool
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
        isFinished = try json.value("is_finished")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("course_id", courseId)
        object.set("course", course)
        object.set("type", type)
        object.set("method", method)
        object.set("date", date)
        object.set("time", time)
        object.set("start_time", startTime)
        object.set("end_time", endTime)
        object.set("campus", campus)
        object.set("building", building)
        object.set("location", location)
        object.set("seat", seat)
        object.set("note", note)
        object.set("is_finished", isFinished)
        return object.finish()
    }
}
