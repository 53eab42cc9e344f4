// Generated from interface/classroom.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A teaching building.
package enum TeachingBuilding: String, JSONString, CaseIterable {
    /// Second teaching building, Handan campus 邯郸.
    case h2 = "H2"
    /// Third teaching building, Handan campus 邯郸.
    case h3 = "H3"
    /// Fourth teaching building, Handan campus 邯郸.
    case h4 = "H4"
    /// Fifth teaching building, Handan campus 邯郸.
    case h5 = "H5"
    /// Sixth teaching building, Handan campus 邯郸.
    case h6 = "H6"
    /// Western Guanghua building 光华西辅楼, Handan campus 邯郸.
    case hgx = "HGX"
    /// Eastern Guanghua building 光华东辅楼, Handan campus 邯郸.
    case hgd = "HGD"
    /// New building 新闻学院, Handan campus 邯郸.
    case hq = "HQ"
    /// Jiangwan campus 江湾.
    case j = "J"
    /// Zhangjiang campus 张江.
    case z = "Z"
    /// Fenglin campus 枫林.
    case f = "F"
}

/// A classroom, and what takes place there today.
package struct Classroom: JSONCodable, APIParsable, Hashable {
    /// Its name, such as H2101.
    package let name: String
    /// How many seats it has; missing where the page leaves it empty.
    package let capacity: Int?
    /// What takes place there, in the order of lessons; empty if it is free all day.
    package let schedules: [ClassroomSchedule]

    package init(name: String, capacity: Int?, schedules: [ClassroomSchedule]) {
        self.name = name
        self.capacity = capacity
        self.schedules = schedules
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        capacity = try json.optional("capacity")
        schedules = try json.list("schedules")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("capacity", capacity)
        object.set("schedules", schedules)
        return object.finish()
    }
}

/// What takes place in a classroom for some lessons on end.
package struct ClassroomSchedule: JSONCodable, APIParsable, Hashable {
    /// The first lesson, 1 to 14.
    package let start: Int
    /// The last lesson, 1 to 14, the same as the first for a single one.
    package let end: Int
    /// The name of the course, or what else the page says, such as who borrowed the room.
    package let name: String
    /// The course's code with the number of its class, such as PTSS110088.07; of other uses, the number in
    /// front of their text.
    package let courseId: String?
    /// What the page marks it as, such as 本 (undergraduates), 研 (graduates), 临借 (borrowed).
    package let category: String?
    /// Who teaches, where the page says so.
    package let teacher: String?
    /// How many students take part, where the page says so.
    package let capacity: Int?

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
        start = try json.value("start")
        end = try json.value("end")
        name = try json.value("name")
        courseId = try json.optional("course_id")
        category = try json.optional("category")
        teacher = try json.optional("teacher")
        capacity = try json.optional("capacity")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("start", start)
        object.set("end", end)
        object.set("name", name)
        object.set("course_id", courseId)
        object.set("category", category)
        object.set("teacher", teacher)
        object.set("capacity", capacity)
        return object.finish()
    }
}
