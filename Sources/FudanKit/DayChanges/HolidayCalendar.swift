import Calendar
import Errors
import JSON

/// A calendar of public holidays: a list of `{name, date, isOffDay}`, or an object with this list in the member `days`.
struct HolidayCalendar: JSONDecodable {
    /// The day changes, sorted by date.
    let changes: [DayChange]

    init(json: JSONElement) throws(JSONError) {
        let days: [Day] = if (try? json.member("days")) == nil { try json.values() } else { try json.value("days") }
        changes = days.map(\.change).sorted { $0.date < $1.date }
    }

    /// Returns the day changes of the parameter `holidays`. Throws `invalidArgument` if the value is malformed.
    static func dayChanges(of value: JSONValue) throws(DanXiError) -> [DayChange] {
        guard let bytes = JSONText.bytes(of: value) else { throw .outOfMemory("for the parameter `holidays`") }
        do {
            return try decode(PaddedBytes(bytes)).changes
        } catch {
            throw DanXiError(.invalidArgument, "course.list_day_changes: `holidays`: \(error).")
        }
    }

    private struct Day: JSONDecodable {
        let change: DayChange

        init(json: JSONElement) throws(JSONError) {
            change = DayChange(
                date: try json.value("date"), isOff: try json.value("isOffDay"), coursesOf: nil, name: try json.optional("name"))
        }
    }
}
