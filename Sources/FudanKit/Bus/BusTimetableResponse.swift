import Calendar
import JSON
import Text

/// `{data: [{route, lists: [{id, start, end, stime, etime, arrow, holiday}]}]}`
struct BusTimetableResponse: JSONDecodable {
    let routes: [Route]

    init(json: JSONElement) throws(JSONError) {
        routes = try json.value("data")
    }

    struct Route: JSONDecodable {
        let name: String
        let runs: [BusRunResponse]

        init(json: JSONElement) throws(JSONError) {
            name = try json.value("route")
            guard let lists = try json.member("lists") else { throw JSONError("is missing").under(key: "lists") }
            do { runs = try Self.runs(lists) } catch { throw error.under(key: "lists") }
        }

        /// An empty list may be null, false or an empty string, and a list with gaps may be an object.
        private static func runs(_ lists: JSONElement) throws(JSONError) -> [BusRunResponse] {
            if lists.isNull || (try? lists.boolean()) == false || (try? lists.string()) == "" { return [] }
            guard let members = try? lists.members() else { return try lists.values() }
            var runs: [BusRunResponse] = []
            for (key, value) in members {
                do { runs.append(try BusRunResponse(json: value)) } catch { throw error.under(key: key) }
            }
            return runs
        }

        func build() -> BusRoute {
            let ends = name.split(separator: "-", omittingEmptySubsequences: false).map(\.trimmed)
            let hasEnds = ends.count == 2 && !ends.contains("")
            return BusRoute(
                name: name, start: hasEnds ? ends.first : nil, end: hasEnds ? ends.last : nil, schedules: runs.flatMap { $0.build() })
        }
    }
}

/// A line of a route: a bus in one direction, or in both at different times.
struct BusRunResponse: JSONDecodable {
    private let id: Int
    private let start: String
    private let end: String
    private let startTime: TimeOfDay?
    private let endTime: TimeOfDay?
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

    /// Reads a time such as `6:45` or `14.30`. Returns nil for an empty string.
    private static func time(_ key: StaticString, of json: JSONElement) throws(JSONError) -> TimeOfDay? {
        guard let text = (try json.value(key) as LenientString).value else { return nil }
        let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." || $0 == "：" }
        guard parts.count == 2, let hour = parts.first, let minute = parts.last,
            let time = TimeOfDay("\(hour):\(minute.count == 1 ? "0" : "")\(minute)"),
            time < .endOfDay
        else { throw JSONError("expected a time of day").under(key: "\(key)") }
        return time
    }

    /// Returns a departure for each direction that has a time. A run without a time does not operate.
    func build() -> [BusSchedule] {
        switch arrow {
        case .none: []
        case .forward: [schedule(startTime ?? endTime, start, end)].compactMap { $0 }
        case .backward: [schedule(endTime ?? startTime, end, start)].compactMap { $0 }
        case .both: [schedule(startTime, start, end), schedule(endTime, end, start)].compactMap { $0 }
        }
    }

    private func schedule(_ time: TimeOfDay?, _ start: String, _ end: String) -> BusSchedule? {
        time.map { BusSchedule(id: id, time: $0, start: start, end: end, holiday: holiday, bidirectional: arrow == .both) }
    }
}
