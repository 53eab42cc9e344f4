// Generated from interface/bus.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A kind of day, each with its own timetable.
package enum BusDayType: String, JSONString, CaseIterable {
    /// Monday to Friday, except public holidays.
    case workday = "workday"
    /// Saturdays, Sundays and public holidays.
    case holiday = "holiday"
}

/// A bus route and its departures on one kind of day.
package struct BusRoute: JSONCodable, APIParsable, Hashable {
    /// Name, such as 邯郸-江湾.
    package let name: String
    /// One end of the route, such as 邯郸. `nil` if the name does not contain two ends, such as that of a loop
    /// line.
    package let start: String?
    /// The other end of the route, such as 江湾. `nil` if `start` is.
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

/// A departure on days of one kind.
package struct BusSchedule: JSONCodable, APIParsable, Hashable {
    /// Identifier of the timetable entry. Two departures in opposite directions have the same one if the
    /// university lists them as one entry.
    package let id: Int
    /// Time of departure in Asia/Shanghai. 24:00 is the end of the day.
    package let time: TimeOfDay
    /// Stop of departure, such as 邯郸.
    package let start: String
    /// Stop of arrival, such as 江湾.
    package let end: String
    /// Whether it belongs to the timetable for holidays.
    package let holiday: Bool
    /// Whether the university lists it as one entry with a departure in the opposite direction.
    package let bidirectional: Bool
    /// Restriction that the timetable adds to the time, such as 周五 (only on Fridays). A bus with a note may
    /// not run every day.
    package let note: String?

    package init(id: Int, time: TimeOfDay, start: String, end: String, holiday: Bool, bidirectional: Bool, note: String?) {
        self.id = id
        self.time = time
        self.start = start
        self.end = end
        self.holiday = holiday
        self.bidirectional = bidirectional
        self.note = note
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        time = try json.value("time")
        start = try json.value("start")
        end = try json.value("end")
        holiday = try json.value("holiday")
        bidirectional = try json.value("bidirectional")
        note = try json.optional("note")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("time", time)
        object.set("start", start)
        object.set("end", end)
        object.set("holiday", holiday)
        object.set("bidirectional", bidirectional)
        object.set("note", note)
        return object.finish()
    }
}

/// The departures of a day from one stop to another, before and after a given time.
package struct BusDepartures: JSONCodable, APIParsable, Hashable {
    /// The time that was passed to the call, or the time of the call.
    package let time: Timestamp
    /// Kind of day whose timetable was used.
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
