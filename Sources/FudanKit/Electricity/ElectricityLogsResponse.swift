import Calendar
import Calls
import JSON
import Networking
import Text

/// The daily electricity usage, `{data: [row]}`.
struct ElectricityLogsResponse: JSONDecodable, APIParsable {
    let rows: [ElectricityLogResponse]

    init(json: JSONElement) throws(JSONError) {
        rows = try json.readableRows("data", "electricity log")
    }
}

/// A row of the electricity log. The last cell is the usage in kWh. The date is in the cell before the usage or, in an older format, in the
/// first cell. The three cells before the last two are campus, building and room. If one of these three cells is missing or empty, all
/// three values are nil.
struct ElectricityLogResponse: JSONDecodable {
    let log: ElectricityLog

    init(json: JSONElement) throws(JSONError) {
        let cells = (try json.values() as [Cell]).map(\.text)
        guard cells.count >= 2, let usageCell = cells.last else { throw JSONError("expected at least two cells") }
        let dates = [cells.dropLast().last, cells.first].compactMap { cell in cell.flatMap { $0 }.flatMap { CalendarDate($0) } }
        guard let date = dates.first else { throw JSONError("expected a date").under(index: cells.count - 2) }
        let usage = usageCell.flatMap(LenientDouble.parse)
        if usageCell != nil && usage == nil { throw JSONError("expected a number").under(index: cells.count - 1) }
        var place = cells.dropLast(2).suffix(3).compactMap { $0 }[...]
        if place.count < 3 { place = [] }
        log = ElectricityLog(date: date, usage: usage, campus: place.popFirst(), building: place.popFirst(), room: place.popFirst())
    }

    /// A cell of any type. A cell that is neither a string nor a number counts as empty.
    private struct Cell: JSONDecodable {
        let text: String?

        init(json: JSONElement) {
            text = (try? LenientString(json: json))?.value
        }
    }
}
