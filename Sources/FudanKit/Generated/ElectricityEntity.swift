// Generated from interface/electricity.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The last reading of a dormitory room's electricity meter.
package struct ElectricityUsage: JSONCodable, APIParsable, Hashable {
    /// Campus, such as 邯郸.
    package let campus: String
    /// Dormitory building.
    package let building: String
    /// Room.
    package let room: String
    /// Time of the reading. Null if the university does not report it.
    package let updateTime: Timestamp?
    /// Electricity that was used.
    package let electricityUsed: Double
    /// Electricity that is left. Negative if more was used than was paid for.
    package let electricityAvailable: Double
    /// Sum of the electricity that was used and that is left.
    package let electricityAll: Double
    /// The meter of the hall that the room shares with others. Null for rooms without one.
    package let hall: ElectricityMeter?

    package init(
        campus: String,
        building: String,
        room: String,
        updateTime: Timestamp?,
        electricityUsed: Double,
        electricityAvailable: Double,
        electricityAll: Double,
        hall: ElectricityMeter?
    ) {
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

/// The last reading of a further electricity meter.
package struct ElectricityMeter: JSONCodable, APIParsable, Hashable {
    /// Time of the reading. Null if the university does not report it.
    package let updateTime: Timestamp?
    /// Electricity that was used.
    package let electricityUsed: Double
    /// Electricity that is left. Negative if more was used than was paid for.
    package let electricityAvailable: Double
    /// Sum of the electricity that was used and that is left.
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
    /// Day of the usage.
    package let date: CalendarDate
    /// Electricity that was used on this day. Null if the university has no reading.
    package let usage: Double?
    /// Campus of the room that the account lived in on this day. Null if the university does not report the
    /// room.
    package let campus: String?
    /// Dormitory building. Null if `campus` is null.
    package let building: String?
    /// Room. Null if `campus` is null.
    package let room: String?

    package init(date: CalendarDate, usage: Double?, campus: String?, building: String?, room: String?) {
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
