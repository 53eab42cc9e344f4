// Generated from interface/electricity.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The electricity meter of a dormitory room, as of its last reading.
package struct ElectricityUsage: JSONCodable, APIParsable, Hashable {
    /// The campus, such as 邯郸.
    package let campus: String
    /// The dormitory building.
    package let building: String
    /// The room.
    package let room: String
    /// When the meter was read; missing where the university does not say.
    package let updateTime: Timestamp?
    /// What was used up, in kWh.
    package let electricityUsed: Double
    /// What is left, in kWh; negative if more was used than was paid for.
    package let electricityAvailable: Double
    /// What was used up and what is left together, in kWh.
    package let electricityAll: Double
    /// The meter of the hall that the room shares with others, for rooms that have one.
    package let hall: ElectricityMeter?

    package init(campus: String, building: String, room: String, updateTime: Timestamp?, electricityUsed: Double, electricityAvailable: Double, electricityAll: Double, hall: ElectricityMeter?) {
        self.campus = campus
        self.building = building
        self.room = room
        self.updateTime = updateTime
        self.electricityUsed = electricityUsed
        self.electricityAvailable = electricityAvailable
        self.electricityAll = electricityAll
        self.hall = hall
    }

    package init(json: JSONElement) throws(JSONError) {
        campus = try json.value("campus")
        building = try json.value("building")
        room = try json.value("room")
        updateTime = try json.optional("update_time")
        electricityUsed = try json.value("electricity_used")
        electricityAvailable = try json.value("electricity_available")
        electricityAll = try json.value("electricity_all")
        hall = try json.optional("hall")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("campus", campus)
        object.set("building", building)
        object.set("room", room)
        object.set("update_time", updateTime)
        object.set("electricity_used", electricityUsed)
        object.set("electricity_available", electricityAvailable)
        object.set("electricity_all", electricityAll)
        object.set("hall", hall)
        return object.finish()
    }
}

/// A further electricity meter.
package struct ElectricityMeter: JSONCodable, APIParsable, Hashable {
    /// When the meter was read; missing where the university does not say.
    package let updateTime: Timestamp?
    /// What was used up, in kWh.
    package let electricityUsed: Double
    /// What is left, in kWh; negative if more was used than was paid for.
    package let electricityAvailable: Double
    /// What was used up and what is left together, in kWh.
    package let electricityAll: Double

    package init(updateTime: Timestamp?, electricityUsed: Double, electricityAvailable: Double, electricityAll: Double) {
        self.updateTime = updateTime
        self.electricityUsed = electricityUsed
        self.electricityAvailable = electricityAvailable
        self.electricityAll = electricityAll
    }

    package init(json: JSONElement) throws(JSONError) {
        updateTime = try json.optional("update_time")
        electricityUsed = try json.value("electricity_used")
        electricityAvailable = try json.value("electricity_available")
        electricityAll = try json.value("electricity_all")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("update_time", updateTime)
        object.set("electricity_used", electricityUsed)
        object.set("electricity_available", electricityAvailable)
        object.set("electricity_all", electricityAll)
        return object.finish()
    }
}

/// The electricity that a room used on one day.
package struct ElectricityLog: JSONCodable, APIParsable, Hashable {
    /// The day, as YYYY-MM-DD.
    package let date: String
    /// What was used, in kWh; missing where the university has no reading.
    package let usage: Double?
    /// The campus of the room that the account lived in then, where the university says so.
    package let campus: String?
    /// The room's building; missing together with `campus`.
    package let building: String?
    /// The room; missing together with `campus`.
    package let room: String?

    package init(date: String, usage: Double?, campus: String?, building: String?, room: String?) {
        self.date = date
        self.usage = usage
        self.campus = campus
        self.building = building
        self.room = room
    }

    package init(json: JSONElement) throws(JSONError) {
        date = try json.value("date")
        usage = try json.optional("usage")
        campus = try json.optional("campus")
        building = try json.optional("building")
        room = try json.optional("room")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("date", date)
        object.set("usage", usage)
        object.set("campus", campus)
        object.set("building", building)
        object.set("room", room)
        return object.finish()
    }
}
