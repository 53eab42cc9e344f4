// Generated from interface/exam.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An exam of a course.
package struct Exam: JSONCodable, APIParsable, Hashable {
    /// Code of the class, such as COMP130135.03. Null if the page does not contain it.
    package let courseId: String?
    /// Name of the course.
    package let course: String
    /// Kind of exam, such as 期中 or 期末. Null if the page does not contain it.
    package let type: String?
    /// Form of the exam, such as 闭卷 (closed book). Null if the page does not contain it.
    package let method: String?
    /// Day of the exam. Null if no day is set, as for a term paper.
    package let date: CalendarDate?
    /// Time in the university's words, such as 08:30~10:30. Null if no time is set.
    package let time: String?
    /// Start time in Asia/Shanghai. Null if `time` does not contain it.
    package let startTime: TimeOfDay?
    /// End time in Asia/Shanghai. Null if `time` does not contain it.
    package let endTime: TimeOfDay?
    /// Campus, such as 邯郸校区. Null if the page does not contain it.
    package let campus: String?
    /// Building. Null if the page does not contain it.
    package let building: String?
    /// Room, such as H6506. Null if the page does not contain it.
    package let location: String?
    /// Note of the university. Null if there is none.
    package let note: String?
    /// Whether it is over.
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
        object.set("note", note)
        object.set("is_finished", isFinished)
        return object.finish()
    }
}
