// Generated from interface/bus.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The kind of day that a bus timetable is for.
package enum BusDayType: String, JSONString, CaseIterable {
    /// Workdays.
    case workday = "workday"
    /// Holidays, including weekends.
    case holiday = "holiday"
}

/// A bus route and its timetable of one kind of day.
package struct BusRoute: JSONCodable, APIParsable, Hashable {
    /// Its name, such as 邯郸-江湾.
    package let name: String
    /// One end of the route, such as 邯郸; missing where the name does not consist of two ends, as of a loop
    /// line.
    package let start: String?
    /// The other end of the route, such as 江湾; missing together with `start`.
    package let end: String?
    /// Its departures, in the order of the university's list; empty if no bus runs on such a day.
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

/// The departure of a bus, on every day of its kind.
package struct BusSchedule: JSONCodable, APIParsable, Hashable {
    /// Identifier; the two departures of a bus that runs both ways share it.
    package let id: Int
    /// When it departs, of Asia/Shanghai, as HH:MM from 00:00 to 23:59.
    package let time: String
    /// Where it departs, such as 邯郸.
    package let start: String
    /// Where it goes, such as 江湾.
    package let end: String
    /// Whether it is of the holidays' timetable.
    package let holiday: Bool
    /// Whether the university lists it together with a departure from the other end.
    package let bidirectional: Bool

    package init(id: Int, time: String, start: String, end: String, holiday: Bool, bidirectional: Bool) {
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

/// The departures of a day from one stop to another, as seen at one time of it.
package struct BusDepartures: JSONCodable, APIParsable, Hashable {
    /// The time from which it is seen.
    package let time: Timestamp
    /// Which timetable it is of: `workday` or `holiday`.
    package let type: String
    /// What departs at that time or later on the same day, in the order of departure.
    package let next: [BusSchedule]
    /// What has departed before on the same day, in the order of departure.
    package let missed: [BusSchedule]

    package init(time: Timestamp, type: String, next: [BusSchedule], missed: [BusSchedule]) {
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
