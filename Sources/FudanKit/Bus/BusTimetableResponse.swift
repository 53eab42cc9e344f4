import Calendar
import Calls
import JSON
import Text

/// The timetables of all routes, `{data: [{route, lists: [{id, start, end, stime, etime, arrow, holiday}]}]}`.
struct BusTimetableResponse: JSONDecodable {
    let routes: [Route]

    init(json: JSONElement) throws(JSONError) {
        routes = try json.readableRows("data", "bus route")
        // Malformed runs are counted for all routes together, because a route may have only one run.
        var runs = ReadRows<BusSchedule?>()
        for route in routes { runs.append(contentsOf: route.runs) }
        _ = try runs.readable("bus run")
    }

    struct Route: JSONDecodable {
        let name: String
        let runs: ReadRows<BusSchedule?>

        init(json: JSONElement) throws(JSONError) {
            name = try json.lenientString("route")
            guard let lists = try json.member("lists") else { throw JSONError("is missing").under(key: "lists") }
            do { runs = try Self.runs(lists) } catch { throw error.under(key: "lists") }
        }

        /// Reads a list of runs. An empty list may be null, false or an empty string, and a list with gaps may be an object.
        private static func runs(_ lists: JSONElement) throws(JSONError) -> ReadRows<BusSchedule?> {
            var runs = ReadRows<BusSchedule?>()
            if lists.isNull || (try? lists.boolean()) == false || (try? lists.string()) == "" { return runs }
            if let members = try? lists.members() {
                for (_, run) in members { BusRun.append(run, to: &runs) }
            } else {
                for run in try lists.elements() { BusRun.append(run, to: &runs) }
            }
            return runs
        }

        func build() -> BusRoute {
            let ends = name.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmed)
            let hasEnds = ends.count == 2 && !ends.contains("")
            return BusRoute(
                name: name, start: hasEnds ? ends.first : nil, end: hasEnds ? ends.last : nil,
                schedules: runs.rows.compactMap { $0 })
        }
    }
}

/// An entry of a route's timetable: one departure in one direction, or two departures in opposite directions.
private struct BusRun {
    private let json: JSONElement
    private let start: String
    private let end: String
    private let arrow: Arrow

    private enum Arrow: Int {
        case none = 0
        case both = 1
        case backward = 2
        case forward = 3
    }

    private init(_ json: JSONElement) throws(JSONError) {
        self.json = json
        start = try json.lenientString("start")
        end = try json.lenientString("end")
        guard let arrow = Arrow(rawValue: try json.lenientInt("arrow")) else { throw JSONError("expected 0 to 3").under(key: "arrow") }
        self.arrow = arrow
    }

    /// Adds a departure for each direction of the run that has a time, or else the reason why the time cannot be read. A run in one
    /// direction may have its time in either member. A run without times does not operate, and has no departures.
    static func append(_ json: JSONElement, to rows: inout ReadRows<BusSchedule?>) {
        let run: BusRun
        do {
            run = try BusRun(json)
        } catch {
            rows.append(json) { _ throws(JSONError) in throw error }
            return
        }
        let (startTime, endTime): (StaticString, StaticString) = ("stime", "etime")
        switch run.arrow {
        case .none: break
        case .forward: rows.append(json) { _ throws(JSONError) in try run.departure([startTime, endTime], run.start, run.end) }
        case .backward: rows.append(json) { _ throws(JSONError) in try run.departure([endTime, startTime], run.end, run.start) }
        case .both:
            rows.append(json) { _ throws(JSONError) in try run.departure([startTime], run.start, run.end) }
            rows.append(json) { _ throws(JSONError) in try run.departure([endTime], run.end, run.start) }
        }
    }

    /// Returns the departure at the first time that is not empty. Nil if all are empty.
    private func departure(_ keys: [StaticString], _ start: String, _ end: String) throws(JSONError) -> BusSchedule? {
        for key in keys {
            guard let text = try (json.optional(key) as LenientString?)?.value else { continue }
            guard let time = BusTime(text) else { throw JSONError("expected a time of day").under(key: "\(key)") }
            return BusSchedule(
                id: json.optionalInt("id"), time: time.time, start: start, end: end, holiday: json.optionalBool("holiday"),
                bidirectional: arrow == .both, note: time.note)
        }
        // Such as an `end` of 8:00江湾. Nothing states to which direction the time belongs.
        if !DateScanner.times(in: start + " " + end).isEmpty { throw JSONError("has its time in the name of a stop") }
        return nil
    }
}

/// A time of departure such as `6:45`, `14.30` or `6:45(周五)`.
private struct BusTime {
    let time: TimeOfDay
    /// The text in brackets, such as 周五. Nil without brackets.
    let note: String?

    init?(_ text: String) {
        var clock = text[...]
        var note: String?
        if let last = text.last, last == ")" || last == "）", let open = text.firstIndex(where: { $0 == "(" || $0 == "（" }) {
            clock = text[..<open]
            note = text[text.index(after: open)...].dropLast().meaningful
        }
        let parts = clock.trimmed.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." || $0 == "：" }
        guard parts.count == 2, let hour = parts.first, let minute = parts.last,
            let time = TimeOfDay("\(hour):\(minute.count == 1 ? "0" : "")\(minute)")
        else { return nil }
        self.time = time
        self.note = note
    }
}
