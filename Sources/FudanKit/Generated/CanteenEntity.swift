// Generated from interface/canteen.toml by `make generate`; do not edit.

import JSON
import Networking

/// The occupancy of the canteens of all campuses.
package struct CanteenQueuing: JSONCodable, APIParsable, Hashable {
    /// Whether it is dining time. The university publishes numbers only during dining times.
    package var diningTime: Bool
    /// One entry for each campus. Empty if it is not dining time.
    package var canteens: [Canteen]

    package init(diningTime: Bool, canteens: [Canteen]) {
        self.diningTime = diningTime
        self.canteens = canteens
    }

    package init(json: JSONElement) throws(JSONError) {
        diningTime = try json.value("dining_time")
        canteens = try json.list("canteens")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("dining_time", diningTime)
            json.set("canteens", canteens)
        }
    }
}

/// The canteens of a campus.
package struct Canteen: JSONCodable, APIParsable, Hashable {
    /// Short name of the campus, such as `bb`, `fl`, `jw` or `zj`.
    package var id: String
    /// Name of the campus: 本部 (Handan), 枫林 (Fenglin), 江湾 (Jiangwan) or 张江 (Zhangjiang). Equal to `id` for any
    /// other campus.
    package var campus: String
    /// Dining rooms and counters in the university's order. Several can have the same name.
    package var diningRooms: [DiningRoom]

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("campus", campus)
            json.set("dining_rooms", diningRooms)
        }
    }
}

/// A dining room or counter, with the number of people in it.
package struct DiningRoom: JSONCodable, APIParsable, Hashable {
    /// Name, such as 北区-千喜鹤. Each line break in the university's name is replaced by `-`.
    package var name: String
    /// Number of people in it now. `nil` if the university shows no number.
    package var current: Int?
    /// Maximum number of people in it. `nil` if the university shows no number.
    package var capacity: Int?

    package init(name: String, current: Int?, capacity: Int?) {
        self.name = name
        self.current = current
        self.capacity = capacity
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        current = try json.optional("current")
        capacity = try json.optional("capacity")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("current", current)
            json.set("capacity", capacity)
        }
    }
}
