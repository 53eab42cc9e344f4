// Generated from interface/library.toml by `make generate`; do not edit.

import JSON
import Networking

/// A library, with the number of people in it.
package struct Library: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Name, such as 文科馆.
    package let name: String
    /// Number of people in it now. `nil` if the library does not report it.
    package let current: Int?
    /// Maximum number of people in it. `nil` if the library does not report it.
    package let capacity: Int?
    /// Opening hours as the library writes them, such as 8:00~22:00. Empty if the library does not report
    /// them.
    package let openTime: String
    /// The member `placeNum` of the response. The server does not document its meaning. `nil` if the server
    /// does not send it.
    package let placeNum: Int?
    /// Notice to visitors, as plain text without HTML tags. `nil` without a notice.
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
