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
/// first cell. The three cells before the last two are campus, building and room. All three are nil in a shorter row that lacks one of them,
/// because the others cannot be told apart then.
struct ElectricityLogResponse: JSONDecodable {
    /// Number of cells: a number, campus, building, room, date and usage.
    private static let usualCount = 6

    let log: ElectricityLog

    init(json: JSONElement) throws(JSONError) {
        let cells = (try json.values() as [Cell]).map(\.text)
        guard cells.count >= 2, let usage = cells.last else { throw JSONError("expected at least two cells") }
        let dates = [cells.dropLast().last, cells.first].compactMap { cell in
            cell.flatMap { $0 }.flatMap { DateScanner.firstDate(in: $0)?.date }
        }
        guard let date = dates.first else { throw JSONError("expected a date").under(index: cells.count - 2) }
        let place = Self.place(cells)
        log = ElectricityLog(
            date: date, usage: usage.flatMap(LenientDouble.parse), campus: place[0], building: place[1], room: place[2])
    }

    /// Returns campus, building and room of a row. The name of a campus has no digits, so in a row that is shorter than usual, a cell with
    /// digits belongs to another column.
    private static func place(_ row: [String?]) -> [String?] {
        let cells = row.dropLast(2).suffix(3)
        let isCampus = row.count >= usualCount || cells.first??.contains(where: \.isASCIIDigit) != true
        return cells.count == 3 && isCampus ? Array(cells) : [nil, nil, nil]
    }

    /// A cell of any type. A cell that is neither a string nor a number counts as empty.
    private struct Cell: JSONDecodable {
        let text: String?

        init(json: JSONElement) {
            text = (try? LenientString(json: json))?.value
        }
    }
}
