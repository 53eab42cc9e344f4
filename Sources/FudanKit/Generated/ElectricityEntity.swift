// Generated from interface/electricity.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The last reading of a dormitory room's electricity meter.
package struct ElectricityUsage: JSONCodable, APIParsable, Hashable {
    /// Campus, such as 邯郸.
    package let campus: String
    /// Name of the dormitory building.
    package let building: String
    /// Name of the room.
    package let room: String
    /// Time of the reading. `nil` if the university does not report it.
    package let updateTime: Timestamp?
    /// Electricity used so far.
    package let electricityUsed: Double
    /// Electricity left. It is negative if more was used than paid for.
    package let electricityAvailable: Double
    /// Electricity used and left together.
    package let electricityAll: Double
    /// Meter of the hall that the room shares with other rooms. `nil` if the room has none.
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

/// The last reading of another electricity meter, such as that of a shared hall.
package struct ElectricityMeter: JSONCodable, APIParsable, Hashable {
    /// Time of the reading. `nil` if the university does not report it.
    package let updateTime: Timestamp?
    /// Electricity used so far.
    package let electricityUsed: Double
    /// Electricity left. It is negative if more was used than paid for.
    package let electricityAvailable: Double
    /// Electricity used and left together.
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
    /// Day on which it was used.
    package let date: CalendarDate
    /// Electricity used on this day. `nil` if the university has no reading.
    package let usage: Double?
    /// Campus of the room in which the account lived on this day. `nil` if the university does not report it.
    package let campus: String?
    /// Name of the dormitory building. `nil` if `campus` is.
    package let building: String?
    /// Name of the room. `nil` if `campus` is.
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
