// Generated from interface/exam.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// An exam of a course.
package struct Exam: JSONCodable, APIParsable, Hashable {
    /// The code of the class, such as COMP130135.03.
    package let courseId: String?
    /// The course's name.
    package let course: String
    /// Which exam of the course it is, such as 期中 or 期末.
    package let type: String?
    /// How one is examined, such as 闭卷; missing where the university does not say.
    package let method: String?
    /// The day, such as 2027-01-04; missing if it is not set, or there is none, such as for a paper.
    package let date: String?
    /// The time as the university writes it, such as 08:30~10:30.
    package let time: String?
    /// When it begins, Asia/Shanghai, such as 08:30.
    package let startTime: String?
    /// When it ends, Asia/Shanghai, such as 10:30.
    package let endTime: String?
    /// The campus, such as 邯郸校区.
    package let campus: String?
    /// The building.
    package let building: String?
    /// The room, such as H6506.
    package let location: String?
    /// What the university notes.
    package let note: String?
    /// Whether it is over.
    package let isFinished: Bool

    package init(courseId: String?, course: String, type: String?, method: String?, date: String?, time: String?, startTime: String?, endTime: String?, campus: String?, building: String?, location: String?, note: String?, isFinished: Bool) {
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
