// Generated from interface/library.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A library, and how many people are in it.
package struct Library: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Name, such as 文科馆.
    package let name: String
    /// How many people are inside; missing where the library does not say.
    package let current: Int?
    /// How many people may be inside in all; missing where the library does not say.
    package let capacity: Int?
    /// When it is open, as the library writes it, such as 8:00~22:00; empty where it does not say.
    package let openTime: String
    /// The number that the library gives as `placeNum`, without explanation.
    package let placeNum: Int?
    /// What the library makes known to its visitors, as plain text.
    package let notice: String?

    package init(id: Int, name: String, current: Int?, capacity: Int?, openTime: String, placeNum: Int?, notice: String?) {
        self.id = id
        self.name = name
        self.current = current
        self.capacity = capacity
        self.openTime = openTime
        self.placeNum = placeNum
        self.notice = notice
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        current = try json.optional("current")
        capacity = try json.optional("capacity")
        openTime = try json.value("open_time")
        placeNum = try json.optional("place_num")
        notice = try json.optional("notice")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("current", current)
        object.set("capacity", capacity)
        object.set("open_time", openTime)
        object.set("place_num", placeNum)
        object.set("notice", notice)
        return object.finish()
    }
}
