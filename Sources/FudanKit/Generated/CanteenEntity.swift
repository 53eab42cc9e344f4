// Generated from interface/canteen.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// How full the canteens are.
package struct CanteenQueuing: JSONCodable, APIParsable, Hashable {
    /// Whether it is dining time: at other times the university tells nothing.
    package let diningTime: Bool
    /// The canteens, a campus each; empty if it is not dining time.
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
    /// The campus's short name, such as `bb`, `fl`, `jw`, `zj`.
    package let id: String
    /// The campus: 本部, 枫林, 江湾, 张江; of one that is not known yet, its short name.
    package let campus: String
    /// Its dining rooms and counters, in the university's order; names may occur twice.
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

/// A dining room or a counter, and how many people are there.
package struct DiningRoom: JSONCodable, APIParsable, Hashable {
    /// Its name, such as 北区-千喜鹤; where the university breaks it into lines, `-` parts them.
    package let name: String
    /// How many people are there.
    package let current: Int
    /// How many people have room.
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
