// Generated from interface/bus.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The kind of day that a bus timetable applies to.
package enum BusDayType: String, JSONString, CaseIterable {
    /// Workdays.
    case workday = "workday"
    /// Holidays and weekends.
    case holiday = "holiday"
}

/// A bus route and its departures on one kind of day.
package struct BusRoute: JSONCodable, APIParsable, Hashable {
    /// Name, such as 邯郸-江湾.
    package let name: String
    /// One end of the route, such as 邯郸. Null if the name does not name two ends, as for a loop line.
    package let start: String?
    /// The other end of the route, such as 江湾. Null if `start` is null.
    package let end: String?
    /// Departures in the university's order. Empty if no bus runs on this kind of day.
    package let schedules: [BusSchedule]

    package init(name: String, start: String?, end: String?, schedules: [BusSchedule]) {
        self.name = name
        self.start = start
        self.end = end
        self.schedules = schedules
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        start = try json.optional("start")
        end = try json.optional("end")
        schedules = try json.list("schedules")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("start", start)
        object.set("end", end)
        object.set("schedules", schedules)
        return object.finish()
    }
}

/// A departure of a bus, on every day of one kind.
package struct BusSchedule: JSONCodable, APIParsable, Hashable {
    /// Identifier. The two departures of a bus that runs in both directions share it.
    package let id: Int
    /// Time of departure, from 00:00 to 23:59, in Asia/Shanghai.
    package let time: TimeOfDay
    /// Stop of departure, such as 邯郸.
    package let start: String
    /// Stop of arrival, such as 江湾.
    package let end: String
    /// Whether it belongs to the timetable of holidays.
    package let holiday: Bool
    /// Whether the university lists it together with a departure in the other direction.
    package let bidirectional: Bool

    package init(id: Int, time: TimeOfDay, start: String, end: String, holiday: Bool, bidirectional: Bool) {
        self.id = id
        self.time = time
        self.start = start
        self.end = end
        self.holiday = holiday
        self.bidirectional = bidirectional
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        time = try json.value("time")
        start = try json.value("start")
        end = try json.value("end")
        holiday = try json.value("holiday")
        bidirectional = try json.value("bidirectional")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("time", time)
        object.set("start", start)
        object.set("end", end)
        object.set("holiday", holiday)
        object.set("bidirectional", bidirectional)
        return object.finish()
    }
}

/// The departures of a day from one stop to another, before and after a given time.
package struct BusDepartures: JSONCodable, APIParsable, Hashable {
    /// The time that separates `missed` from `next`.
    package let time: Timestamp
    /// Kind of day of the timetable.
    package let type: BusDayType
    /// Departures at or after `time` on the same day, earliest first.
    package let next: [BusSchedule]
    /// Departures before `time` on the same day, earliest first.
    package let missed: [BusSchedule]

    package init(time: Timestamp, type: BusDayType, next: [BusSchedule], missed: [BusSchedule]) {
        self.time = time
        self.type = type
        self.next = next
        self.missed = missed
    }

    package init(json: JSONElement) throws(JSONError) {
        time = try json.value("time")
        type = try json.value("type")
        next = try json.list("next")
        missed = try json.list("missed")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("time", time)
        object.set("type", type)
        object.set("next", next)
        object.set("missed", missed)
        return object.finish()
    }
}
