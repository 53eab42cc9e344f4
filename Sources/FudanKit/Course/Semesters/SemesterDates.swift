import Calendar
import JSON
import Text

/// An element of the array `semesters` in the script of a page: `{id, nameZh or name, startDate, endDate}`.
struct SemesterDates: JSONDecodable {
    let id: Int
    let name: String?
    let start: CalendarDate?
    let end: CalendarDate?

    init(json: JSONElement) throws(JSONError) {
        id = try json.lenientInt("id")
        name = try json.optional("nameZh", or: "name")
        start = try json.optionalDate("startDate")
        end = try json.optionalDate("endDate")
    }

    /// Number of weeks, including an incomplete last week. Nil if a date is missing or the end is not after the start.
    var weekCount: Int? {
        guard let start, let end, end > start else { return nil }
        return (end.days(since: start) + 7) / 7
    }
}
