// Generated from interface/bus.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A kind of day, each with its own timetable.
package enum BusDayType: String, JSONString, CaseIterable {
    /// Monday to Friday, except public holidays, and make-up days 调休.
    case workday = "workday"
    /// Saturdays and Sundays, except make-up days 调休, and public holidays.
    case holiday = "holiday"
}

/// A bus route and its departures on one kind of day.
package struct BusRoute: JSONCodable, APIParsable, Hashable {
    /// Name, such as 邯郸-江湾.
    package var name: String
    /// One end of the route, such as 邯郸. `nil` if the name does not contain two ends, such as that of a loop
    /// line.
    package var start: String?
    /// The other end of the route, such as 江湾. `nil` if `start` is `nil`.
    package var end: String?
    /// Departures in the university's order. Empty if no bus runs on this kind of day.
    package var schedules: [BusSchedule]

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("start", start)
            json.set("end", end)
            json.set("schedules", schedules)
        }
    }
}

/// A departure on days of one kind.
package struct BusSchedule: JSONCodable, APIParsable, Hashable {
    /// Identifier of the timetable entry. Two departures in opposite directions have the same identifier if
    /// the university lists them as one entry. `nil` if the server does not send it.
    package var id: Int?
    /// Time of departure in Asia/Shanghai. 24:00 is the end of the day.
    package var time: TimeOfDay
    /// Stop of departure, such as 邯郸.
    package var start: String
    /// Stop of arrival, such as 江湾.
    package var end: String
    /// Whether the departure belongs to the timetable for holidays. `nil` if the server does not send it.
    package var holiday: Bool?
    /// Whether the university lists the departure as one entry with another departure in the opposite
    /// direction.
    package var bidirectional: Bool
    /// Restriction that the timetable adds to the time, such as 周五 (only on Fridays). A bus with a note may
    /// not run every day.
    package var note: String?

    package init(id: Int?, time: TimeOfDay, start: String, end: String, holiday: Bool?, bidirectional: Bool, note: String?) {
        self.id = id
        self.time = time
        self.start = start
        self.end = end
        self.holiday = holiday
        self.bidirectional = bidirectional
        self.note = note
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.optional("id")
        time = try json.value("time")
        start = try json.value("start")
        end = try json.value("end")
        holiday = try json.optional("holiday")
        bidirectional = try json.value("bidirectional")
        note = try json.optional("note")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("time", time)
            json.set("start", start)
            json.set("end", end)
            json.set("holiday", holiday)
            json.set("bidirectional", bidirectional)
            json.set("note", note)
        }
    }
}

/// The departures of a day from one stop to another, before and after a given time.
package struct BusDepartures: JSONCodable, APIParsable, Hashable {
    /// The time that was passed to the call, or the time of the call.
    package var time: Timestamp
    /// Kind of day whose timetable was used.
    package var type: BusDayType
    /// Departures at or after `time` on the same day, earliest first.
    package var next: [BusSchedule]
    /// Departures before `time` on the same day, earliest first.
    package var missed: [BusSchedule]

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("time", time)
            json.set("type", type)
            json.set("next", next)
            json.set("missed", missed)
        }
    }
}
