// Generated from interface/canteen.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The occupancy of the canteens of all campuses.
package struct CanteenQueuing: JSONCodable, APIParsable, Hashable {
    /// Whether it is dining time. The university publishes numbers only during dining times.
    package let diningTime: Bool
    /// One entry for each campus. Empty if it is not dining time.
    package let canteens: [Canteen]

    package init(diningTime: Bool, canteens: [Canteen]) {
        self.diningTime = diningTime
        self.canteens = canteens
    }

    package init(json: JSONElement) throws(JSONError) {
        diningTime = try json.value("dining_time")
        canteens = try json.list("canteens")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("dining_time", diningTime)
        object.set("canteens", canteens)
        return object.finish()
    }
}

/// The canteens of a campus.
package struct Canteen: JSONCodable, APIParsable, Hashable {
    /// Short name of the campus, such as `bb`, `fl`, `jw` or `zj`.
    package let id: String
    /// Campus: 本部, 枫林, 江湾 or 张江. For any other campus, its short name.
    package let campus: String
    /// Dining rooms and counters in the university's order. A name may occur more than once.
    package let diningRooms: [DiningRoom]

    package init(id: String, campus: String, diningRooms: [DiningRoom]) {
        self.id = id
        self.campus = campus
        self.diningRooms = diningRooms
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        campus = try json.value("campus")
        diningRooms = try json.list("dining_rooms")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("campus", campus)
        object.set("dining_rooms", diningRooms)
        return object.finish()
    }
}

/// A dining room or counter and the number of people there.
package struct DiningRoom: JSONCodable, APIParsable, Hashable {
    /// Name, such as 北区-千喜鹤. Line breaks of the page are replaced by `-`.
    package let name: String
    /// Number of people there.
    package let current: Int
    /// Maximum number of people.
    package let capacity: Int

    package init(name: String, current: Int, capacity: Int) {
        self.name = name
        self.current = current
        self.capacity = capacity
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        current = try json.value("current")
        capacity = try json.value("capacity")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("current", current)
        object.set("capacity", capacity)
        return object.finish()
    }
}
