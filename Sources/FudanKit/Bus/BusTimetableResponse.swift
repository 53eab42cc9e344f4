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
        /// The stops at both ends. Nil if the name does not consist of two stops.
        private let ends: BusEnds?

        init(json: JSONElement) throws(JSONError) {
            name = try json.lenientString("route")
            ends = BusEnds(name)
            guard let lists = try json.member("lists") else { throw JSONError("is missing").under(key: "lists") }
            do { runs = try Self.runs(lists, ends) } catch { throw error.under(key: "lists") }
        }

        /// Reads a list of runs. An empty list may be null, false or an empty string, and a list with gaps may be an object.
        private static func runs(_ lists: JSONElement, _ ends: BusEnds?) throws(JSONError) -> ReadRows<BusSchedule?> {
            var runs = ReadRows<BusSchedule?>()
            if lists.isNull || (try? lists.boolean()) == false || (try? lists.string()) == "" { return runs }
            if let members = try? lists.members() {
                for (_, run) in members { BusRun.append(run, of: ends, to: &runs) }
            } else {
                for run in try lists.elements() { BusRun.append(run, of: ends, to: &runs) }
            }
            return runs
        }

        func build() -> BusRoute {
            BusRoute(name: name, start: ends?.start, end: ends?.end, schedules: runs.rows.compactMap { $0 })
        }
    }
}

/// The two stops at the ends of a route, such as those of `邯郸-江湾`.
private struct BusEnds {
    let start: String
    let end: String

    /// - Parameter route: the name of the route.
    init?(_ route: String) {
        let stops = route.split(omittingEmptySubsequences: false) { "-－—–~～→".contains($0) }.map(\.trimmed)
        guard stops.count == 2, let start = stops.first, let end = stops.last, !stops.contains("") else { return nil }
        (self.start, self.end) = (start, end)
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

    /// - Parameter ends: the ends of the route, for a run that has neither stop.
    private init(_ json: JSONElement, ends: BusEnds?) throws(JSONError) {
        self.json = json
        if let ends, json.optionalText("start") == nil, json.optionalText("end") == nil {
            (start, end) = (ends.start, ends.end)
        } else {
            (start, end) = (try json.lenientString("start"), try json.lenientString("end"))
        }
        guard let arrow = Arrow(rawValue: try json.lenientInt("arrow")) else { throw JSONError("expected 0 to 3").under(key: "arrow") }
        self.arrow = arrow
    }

    /// Adds a departure for each direction of the run that has a time, or else the reason why the time cannot be read. A run in one
    /// direction may have its time in either member. A run without times does not operate, and has no departures.
    static func append(_ json: JSONElement, of ends: BusEnds?, to rows: inout ReadRows<BusSchedule?>) {
        let run: BusRun
        do {
            run = try BusRun(json, ends: ends)
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

/// A time of departure such as `6:45`, `14.30`, `6:45(周五)` or `6:45 周五`.
private struct BusTime {
    let time: TimeOfDay
    /// The remark after the time, such as 周五. Nil without a remark.
    let note: String?

    private static let separators = ":：.．。"

    init?(_ text: String) {
        let clock = text.prefix { $0.isASCIIDigit || Self.separators.contains($0) }
        let parts = clock.split(omittingEmptySubsequences: false) { Self.separators.contains($0) }
        guard (2...3).contains(parts.count), parts.dropFirst(2).allSatisfy({ $0.count == 2 }),
            let time = TimeOfDay("\(parts[0]):\(parts[1].count == 1 ? "0" : "")\(parts[1])")
        else { return nil }
        let rest = text[clock.endIndex...]
        let isRemark = rest.isEmpty || rest.first?.isWhitespace == true && !rest.contains(where: \.isASCIIDigit)
        let remark = Self.bracketed(rest.trimmed)
        guard isRemark || remark != nil else { return nil }
        self.time = time
        note = (remark ?? String(rest)).meaningful
    }

    /// Returns the text in brackets. Nil for a text without brackets.
    private static func bracketed(_ text: String) -> String? {
        guard let first = text.first, let last = text.last, "(（".contains(first), ")）".contains(last) else { return nil }
        return String(text.dropFirst().dropLast())
    }
}
