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
        var runs = ReadRows<BusRunResponse>()
        for route in routes { runs.append(contentsOf: route.runs) }
        _ = try runs.readable("bus run")
    }

    struct Route: JSONDecodable {
        let name: String
        let runs: ReadRows<BusRunResponse>

        init(json: JSONElement) throws(JSONError) {
            name = try json.value("route")
            guard let lists = try json.member("lists") else { throw JSONError("is missing").under(key: "lists") }
            do { runs = try Self.runs(lists) } catch { throw error.under(key: "lists") }
        }

        /// Reads a list of runs. An empty list may be null, false or an empty string, and a list with gaps may be an object.
        private static func runs(_ lists: JSONElement) throws(JSONError) -> ReadRows<BusRunResponse> {
            if lists.isNull || (try? lists.boolean()) == false || (try? lists.string()) == "" { return ReadRows() }
            guard let members = try? lists.members() else { return try ReadRows(json: lists) }
            var runs = ReadRows<BusRunResponse>()
            for (_, run) in members { runs.append(run) }
            return runs
        }

        func build() -> BusRoute {
            let ends = name.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmed)
            let hasEnds = ends.count == 2 && !ends.contains("")
            return BusRoute(
                name: name, start: hasEnds ? ends.first : nil, end: hasEnds ? ends.last : nil,
                schedules: runs.rows.flatMap { $0.build() })
        }
    }
}

/// An entry of a route's timetable: one departure in one direction, or two departures in opposite directions.
struct BusRunResponse: JSONDecodable {
    private let id: Int
    private let start: String
    private let end: String
    private let startTime: BusTime?
    private let endTime: BusTime?
    private let arrow: Arrow
    private let holiday: Bool

    private enum Arrow: Int {
        case none = 0
        case both = 1
        case backward = 2
        case forward = 3
    }

    init(json: JSONElement) throws(JSONError) {
        id = try json.lenientInt("id")
        start = try json.value("start")
        end = try json.value("end")
        startTime = try Self.time("stime", of: json)
        endTime = try Self.time("etime", of: json)
        guard let arrow = Arrow(rawValue: try json.lenientInt("arrow")) else { throw JSONError("expected 0 to 3").under(key: "arrow") }
        self.arrow = arrow
        holiday = try json.lenientInt("holiday") != 0
    }

    /// Returns the time in a member. Nil if the member is empty or missing.
    private static func time(_ key: StaticString, of json: JSONElement) throws(JSONError) -> BusTime? {
        guard let text = (try json.optional(key) as LenientString?)?.value else { return nil }
        guard let time = BusTime(text) else { throw JSONError("expected a time of day").under(key: "\(key)") }
        return time
    }

    /// Returns a departure for each direction of the run that has a time. A run in one direction may have its time in either member. A run
    /// without times does not operate, and has no departures.
    func build() -> [BusSchedule] {
        switch arrow {
        case .none: []
        case .forward: [schedule(startTime ?? endTime, start, end)].compactMap { $0 }
        case .backward: [schedule(endTime ?? startTime, end, start)].compactMap { $0 }
        case .both: [schedule(startTime, start, end), schedule(endTime, end, start)].compactMap { $0 }
        }
    }

    private func schedule(_ time: BusTime?, _ start: String, _ end: String) -> BusSchedule? {
        time.map {
            BusSchedule(id: id, time: $0.time, start: start, end: end, holiday: holiday, bidirectional: arrow == .both, note: $0.note)
        }
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
