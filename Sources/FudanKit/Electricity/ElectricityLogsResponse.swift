import Calendar
import JSON
import Networking
import Text

/// `{data: [row]}`
struct ElectricityLogsResponse: JSONDecodable, APIParsable {
    let rows: [ElectricityLogResponse]

    init(json: JSONElement) throws(JSONError) {
        rows = try json.value("data")
    }
}

/// A table row: the last two cells are the date and the kWh, the three before them campus, building and room.
struct ElectricityLogResponse: JSONDecodable {
    let log: ElectricityLog

    init(json: JSONElement) throws(JSONError) {
        let cells = (try json.values() as [LenientString]).map(\.value)
        guard cells.count >= 2, let dateCell = cells.dropLast().last, let usageCell = cells.last else {
            throw JSONError("expected at least two cells")
        }
        guard let date = dateCell.flatMap({ CalendarDate($0) }) else { throw JSONError("expected a date").under(index: cells.count - 2) }
        let usage = usageCell.flatMap(LenientDouble.parse)
        if usageCell != nil && usage == nil { throw JSONError("expected a number").under(index: cells.count - 1) }
        var place = cells.dropLast(2).suffix(3).compactMap { $0 }[...]
        if place.count < 3 { place = [] }
        log = ElectricityLog(date: date, usage: usage, campus: place.popFirst(), building: place.popFirst(), room: place.popFirst())
    }
}
