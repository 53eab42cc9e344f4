import Calendar
import JSON
import Text

/// The calendar of a venue, `{day, time: […], resource: […], data: {date: {court: {period: {status, total, num}}}}}`.
struct VenueCalendarResponse: JSONDecodable {
    private let periods: [PeriodResponse]
    private let courts: [CourtResponse]
    /// By date, court and period.
    private let cells: [String: [String: [String: ReadRow<CellResponse>]]]

    init(json: JSONElement) throws(JSONError) {
        periods = try json.readableRows("time", "period")
        courts = try json.readableRows("resource", "court")
        cells = try (json.value("data") as Members<Members<Members<ReadRow<CellResponse>>>>).members.mapValues { day in
            day.members.mapValues { $0.members }
        }
        do { _ = try cells.values.flatMap(\.values).flatMap(\.values).readable("slot") } catch { throw error.under(key: "data") }
    }

    /// Returns the slots by day, period and court.
    func slots(from start: CalendarDate, to end: CalendarDate) -> [Slot] {
        var slots: [Slot] = []
        for day in stride(from: 0, through: end.days(since: start), by: 1).map(start.adding(days:)) {
            for period in periods {
                for court in courts {
                    guard let cell = cells[day.description]?["\(court.id)"]?["\(period.id)"]?.row else { continue }
                    slots.append(
                        Slot(
                            date: day, start: period.start, end: period.end, periodId: period.id, courtId: court.id, court: court.name,
                            status: cell.status, total: cell.total, remaining: cell.remaining,
                            available: cell.status == 0 && cell.remaining > 0))
                }
            }
        }
        return slots
    }
}

private struct PeriodResponse: JSONDecodable {
    let id: Int
    let start: TimeOfDay
    let end: TimeOfDay

    init(json: JSONElement) throws(JSONError) {
        id = try json.lenientInt("id")
        start = try json.timeOfDay("start_time")
        end = try json.timeOfDay("end_time")
    }
}

private struct CourtResponse: JSONDecodable {
    let id: Int
    let name: String

    init(json: JSONElement) throws(JSONError) {
        id = try json.lenientInt("id")
        name = json.optionalText("name") ?? ""
    }
}

private struct CellResponse: JSONDecodable {
    let status: Int
    let total: Int?
    let remaining: Int

    init(json: JSONElement) throws(JSONError) {
        status = try json.lenientInt("status")
        total = json.optionalInt("total")
        remaining = try json.lenientInt("num")
    }
}

/// The members of an object. PHP writes an empty object as an empty array.
private struct Members<Value: JSONDecodable>: JSONDecodable {
    let members: [String: Value]

    init(json: JSONElement) throws(JSONError) {
        if json.isNull || (try? [String](json: json)) == [] {
            members = [:]
        } else {
            members = try [String: Value](json: json)
        }
    }
}
