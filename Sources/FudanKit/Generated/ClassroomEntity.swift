// Generated from interface/classroom.toml by `make generate`; do not edit.

import JSON
import Networking

/// A teaching building, or all those of a campus.
package enum TeachingBuilding: String, JSONString, CaseIterable {
    /// Second Teaching Building 第二教学楼, Handan campus 邯郸.
    case h2 = "H2"
    /// Third Teaching Building 第三教学楼, Handan campus 邯郸.
    case h3 = "H3"
    /// Fourth Teaching Building 第四教学楼, Handan campus 邯郸.
    case h4 = "H4"
    /// Fifth Teaching Building 第五教学楼, Handan campus 邯郸.
    case h5 = "H5"
    /// Sixth Teaching Building 第六教学楼, Handan campus 邯郸.
    case h6 = "H6"
    /// West Guanghua Building 光华西辅楼, Handan campus 邯郸.
    case hgx = "HGX"
    /// East Guanghua Building 光华东辅楼, Handan campus 邯郸.
    case hgd = "HGD"
    /// School of Journalism 新闻学院, Handan campus 邯郸.
    case hq = "HQ"
    /// The buildings of Jiangwan campus 江湾.
    case j = "J"
    /// Building A, Jiangwan campus 江湾.
    case ja = "JA"
    /// Building B, Jiangwan campus 江湾.
    case jb = "JB"
    /// The buildings of Zhangjiang campus 张江.
    case z = "Z"
    /// Second Teaching Building 第二教学楼, Zhangjiang campus 张江.
    case z2 = "Z2"
    /// The buildings of Fenglin campus 枫林.
    case f = "F"
    /// First Teaching Building 第一教学楼, Fenglin campus 枫林.
    case f1 = "F1"
    /// Second Teaching Building 第二教学楼, Fenglin campus 枫林.
    case f2 = "F2"
}

/// A classroom and its use on a day.
package struct Classroom: JSONCodable, APIParsable, Hashable {
    /// Name, such as H2101.
    package var name: String
    /// Number of seats. `nil` if the university does not publish a number.
    package var capacity: Int?
    /// Uses of the classroom on the day, in the order of lessons. Empty if the classroom is free all day.
    package var schedules: [ClassroomSchedule]

    package init(name: String, capacity: Int?, schedules: [ClassroomSchedule]) {
        self.name = name
        self.capacity = capacity
        self.schedules = schedules
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        capacity = try json.optional("capacity", in: 0...)
        schedules = try json.list("schedules")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("capacity", capacity)
            json.set("schedules", schedules)
        }
    }
}

/// The use of a classroom during consecutive lessons.
package struct ClassroomSchedule: JSONCodable, APIParsable, Hashable {
    /// Number of the first lesson of the day, from 1. `course.list_class_times` lists the times of lessons.
    package var start: Int
    /// Number of the last lesson. Equal to `start` for a single lesson.
    package var end: Int
    /// Name of the course. For other uses, a description, such as the name of a department that booked the
    /// room.
    package var name: String
    /// Code of the class, such as PTSS110088.07. For other uses, the number of the booking. `nil` if there is
    /// neither.
    package var courseId: String?
    /// The university's label for the use, such as 本 (undergraduate course), 研 (graduate course) or 临借
    /// (booking). `nil` without a label.
    package var category: String?
    /// Name of the teacher. `nil` if the university does not publish it.
    package var teacher: String?
    /// Number of participants. `nil` if the university does not publish it.
    package var capacity: Int?

    package init(start: Int, end: Int, name: String, courseId: String?, category: String?, teacher: String?, capacity: Int?) {
        self.start = start
        self.end = end
        self.name = name
        self.courseId = courseId
        self.category = category
        self.teacher = teacher
        self.capacity = capacity
    }

    package init(json: JSONElement) throws(JSONError) {
        start = try json.value("start", in: 1...15)
        end = try json.value("end", in: 1...15)
        name = try json.value("name")
        courseId = try json.optional("course_id")
        category = try json.optional("category")
        teacher = try json.optional("teacher")
        capacity = try json.optional("capacity", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("start", start)
            json.set("end", end)
            json.set("name", name)
            json.set("course_id", courseId)
            json.set("category", category)
            json.set("teacher", teacher)
            json.set("capacity", capacity)
        }
    }
}
