// Generated from interface/electricity.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The last reading of a dormitory room's electricity meter.
package struct ElectricityUsage: JSONCodable, APIParsable, Hashable {
    /// Campus, such as 邯郸. `nil` if the university does not report it.
    package var campus: String?
    /// Name of the dormitory building. `nil` if the university does not report it.
    package var building: String?
    /// Name of the room.
    package var room: String
    /// Time of the reading. `nil` if the university does not report it.
    package var updateTime: Timestamp?
    /// Electricity used so far. `nil` if the university does not report it.
    package var electricityUsed: Double?
    /// Electricity left. It is negative if more was used than paid for.
    package var electricityAvailable: Double
    /// Electricity used and left together. `nil` if the university does not report it.
    package var electricityAll: Double?
    /// Meter of the hall that the room shares with other rooms. `nil` if the room has no hall, or its meter
    /// cannot be read.
    package var hall: ElectricityMeter?

    package init(
        campus: String?,
        building: String?,
        room: String,
        updateTime: Timestamp?,
        electricityUsed: Double?,
        electricityAvailable: Double,
        electricityAll: Double?,
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
        campus = try json.optional("campus")
        building = try json.optional("building")
        room = try json.value("room")
        updateTime = try json.optional("update_time")
        electricityUsed = try json.optional("electricity_used")
        electricityAvailable = try json.value("electricity_available")
        electricityAll = try json.optional("electricity_all")
        hall = try json.optional("hall")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("campus", campus)
            json.set("building", building)
            json.set("room", room)
            json.set("update_time", updateTime)
            json.set("electricity_used", electricityUsed)
            json.set("electricity_available", electricityAvailable)
            json.set("electricity_all", electricityAll)
            json.set("hall", hall)
        }
    }
}

/// The last reading of another electricity meter, such as that of a shared hall.
package struct ElectricityMeter: JSONCodable, APIParsable, Hashable {
    /// Time of the reading. `nil` if the university does not report it.
    package var updateTime: Timestamp?
    /// Electricity used so far. `nil` if the university does not report it.
    package var electricityUsed: Double?
    /// Electricity left. It is negative if more was used than paid for.
    package var electricityAvailable: Double
    /// Electricity used and left together. `nil` if the university does not report it.
    package var electricityAll: Double?

    package init(updateTime: Timestamp?, electricityUsed: Double?, electricityAvailable: Double, electricityAll: Double?) {
        self.updateTime = updateTime
        self.electricityUsed = electricityUsed
        self.electricityAvailable = electricityAvailable
        self.electricityAll = electricityAll
    }

    package init(json: JSONElement) throws(JSONError) {
        updateTime = try json.optional("update_time")
        electricityUsed = try json.optional("electricity_used")
        electricityAvailable = try json.value("electricity_available")
        electricityAll = try json.optional("electricity_all")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("update_time", updateTime)
            json.set("electricity_used", electricityUsed)
            json.set("electricity_available", electricityAvailable)
            json.set("electricity_all", electricityAll)
        }
    }
}

/// The electricity that a room used on one day.
package struct ElectricityLog: JSONCodable, APIParsable, Hashable {
    /// Day on which the electricity was used.
    package var date: CalendarDate
    /// Electricity used on this day. `nil` if the university has no reading, or none that is a number.
    package var usage: Double?
    /// Campus of the room in which the account lived on this day. `nil` if the university does not report it.
    package var campus: String?
    /// Name of the dormitory building. `nil` if the university does not report it.
    package var building: String?
    /// Name of the room. `nil` if the university does not report it.
    package var room: String?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("date", date)
            json.set("usage", usage)
            json.set("campus", campus)
            json.set("building", building)
            json.set("room", room)
        }
    }
}

/// The meter reading that is new since a token.
package struct NewReadings: JSONCodable, APIParsable, Hashable {
    /// Token of the state after this reading. The next call takes it as `since`.
    package var token: String
    /// The last reading if it is new, otherwise an empty list. The university does not keep earlier readings.
    package var readings: [ElectricityUsage]

    package init(token: String, readings: [ElectricityUsage]) {
        self.token = token
        self.readings = readings
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        readings = try json.list("readings")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("readings", readings)
        }
    }
}

/// The time for which the electricity of a room will last if it is used as before.
package struct ElectricityForecast: JSONCodable, APIParsable, Hashable {
    /// Electricity left. It is negative if more was used than paid for.
    package var electricityAvailable: Double
    /// Number of days with a reading among the 14 days before today.
    package var dayCount: Int
    /// Mean usage of these days. `nil` if there are fewer than three, or if nothing was used.
    package var dailyUsage: Double?
    /// Number of days for which the electricity lasts with this usage. `nil` if `dailyUsage` is `nil`.
    package var daysLeft: Double?

    package init(electricityAvailable: Double, dayCount: Int, dailyUsage: Double?, daysLeft: Double?) {
        self.electricityAvailable = electricityAvailable
        self.dayCount = dayCount
        self.dailyUsage = dailyUsage
        self.daysLeft = daysLeft
    }

    package init(json: JSONElement) throws(JSONError) {
        electricityAvailable = try json.value("electricity_available")
        dayCount = try json.value("day_count", in: 0...14)
        dailyUsage = try json.optional("daily_usage", in: 0...)
        daysLeft = try json.optional("days_left", in: 0...)
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("electricity_available", electricityAvailable)
            json.set("day_count", dayCount)
            json.set("daily_usage", dailyUsage)
            json.set("days_left", daysLeft)
        }
    }
}
