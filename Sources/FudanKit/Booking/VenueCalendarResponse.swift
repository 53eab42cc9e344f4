import Calendar
import Calls
import JSON
import Text

/// The calendar of a venue, `{day, time: […], resource: […], data: {date: {court: {period: {status, total, num}}}}}`.
struct VenueCalendarResponse: JSONDecodable {
    private let periods: [PeriodResponse]
    private let courts: [CourtResponse]
    private let cells: [CellResponse]

    init(json: JSONElement) throws(JSONError) {
        periods = try json.readableRows("time", "period")
        courts = try json.readableRows("resource", "court")
        guard let data = try json.member("data") else { throw JSONError("is missing").under(key: "data") }
        do { cells = try Self.cells(data).readable("slot") } catch { throw error.under(key: "data") }
    }

    private static func cells(_ data: JSONElement) throws(JSONError) -> ReadRows<CellResponse> {
        var cells = ReadRows<CellResponse>()
        for (date, day) in try data.membersOrNone() {
            for (court, slots) in try day.membersOrNone() {
                for (period, slot) in try slots.membersOrNone() {
                    cells.append(slot) { json throws(JSONError) in try CellResponse(json, date: date, court: court, period: period) }
                }
            }
        }
        return cells
    }

    /// Returns the slots from `start` to `end`, sorted by day, period and court.
    func slots(from start: CalendarDate, to end: CalendarDate) -> [Slot] {
        let periodPlaces = Self.places(of: periods.map(\.id))
        let courtPlaces = Self.places(of: courts.map(\.id))
        var found: [Place: CellResponse] = [:]
        for cell in cells {
            guard let day = CalendarDate(cell.date), day >= start, day <= end, let period = periodPlaces[cell.period],
                let court = courtPlaces[cell.court]
            else { continue }
            found[Place(day: day, period: period, court: court)] = cell
        }
        return found.sorted { $0.key < $1.key }.map { place, cell in
            let (period, court) = (periods[place.period], courts[place.court])
            return Slot(
                date: place.day, start: period.start, end: period.end, periodId: period.id, courtId: court.id, court: court.name,
                status: cell.status, total: cell.total, remaining: cell.remaining, available: cell.isAvailable)
        }
    }

    /// Returns the index of each identifier in a list. The identifiers are returned as strings, like the keys of `data`.
    private static func places(of ids: [Int]) -> [String: Int] {
        Dictionary(ids.enumerated().map { ("\($0.element)", $0.offset) }) { first, _ in first }
    }

    /// The position of a slot in the result. `period` and `court` are indices in the lists of periods and courts.
    private struct Place: Hashable, Comparable {
        let day: CalendarDate
        let period: Int
        let court: Int

        static func < (one: Place, other: Place) -> Bool {
            (one.day, one.period, one.court) < (other.day, other.period, other.court)
        }
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
    let name: String?

    init(json: JSONElement) throws(JSONError) {
        id = try json.lenientInt("id")
        name = json.optionalText("name")
    }
}

private struct CellResponse {
    let date: String
    let court: String
    let period: String
    let status: Int?
    let total: Int?
    let remaining: Int?

    init(_ json: JSONElement, date: String, court: String, period: String) throws(JSONError) {
        (self.date, self.court, self.period) = (date, court, period)
        _ = try json.members()
        status = json.optionalInt("status")
        total = json.optionalInt("total")
        remaining = json.optionalInt("num")
    }

    var isAvailable: Bool? {
        guard let status, let remaining else { return nil }
        return status == 0 && remaining > 0
    }
}
