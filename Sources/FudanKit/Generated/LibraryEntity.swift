// Generated from interface/library.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A library and the number of people in it.
package struct Library: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Name, such as 文科馆.
    package let name: String
    /// Number of people inside. Null if the library does not report it.
    package let current: Int?
    /// Maximum number of people inside. Null if the library does not report it.
    package let capacity: Int?
    /// Opening hours in the library's words, such as 8:00~22:00. Empty if the library does not report them.
    package let openTime: String
    /// The server's number `placeNum`, whose meaning is not documented. Null if the server does not send it.
    package let placeNum: Int?
    /// Notice to visitors, as plain text. Null if there is none.
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
