import JSON
import Networking

/// Asks for the buses between the campuses, https://zlapp.fudan.edu.cn/fudanbus.
package enum BusAPI {
    /// The kinds of day that have a timetable each.
    package enum DayType: String, Sendable, CaseIterable {
        case workday
        case holiday
    }

    /// `GET /fudanbus/wap/default/lists`, and for holidays `POST` with `holiday=1`
    static func getRoutes(_ service: CampusClient, type: DayType) async throws -> [BusRoute] {
        let answer: TimetableResponse = try await service.requestWithEnvelope(
            "https://zlapp.fudan.edu.cn/fudanbus/wap/default/lists", signIn: .neo,
            form: type == .holiday ? [QueryItem("holiday", "1")] : nil)
        return answer.routes.map { $0.build() }
    }

    private struct TimetableResponse: JSONDecodable {
        let routes: [RouteResponse]

        init(json: JSONElement) throws(JSONError) {
            routes = try json.value("data")
        }
    }

    private struct RouteResponse: JSONDecodable {
        let name: String
        let runs: [RunResponse]

        init(json: JSONElement) throws(JSONError) {
            name = try json.value("route")
            guard let lists = try json.member("lists") else { throw JSONError("is missing").under(key: "lists") }
            do { runs = try Self.runs(lists) } catch { throw error.under(key: "lists") }
        }

        /// Where no bus runs, the server may write something empty that is no list, and a list with gaps as an object.
        private static func runs(_ lists: JSONElement) throws(JSONError) -> [RunResponse] {
            if lists.isNull || (try? lists.boolean()) == false || (try? lists.string()) == "" { return [] }
            guard let members = try? lists.members() else { return try lists.values() }
            var runs: [RunResponse] = []
            for (key, value) in members {
                do { runs.append(try RunResponse(json: value)) } catch { throw error.under(key: key) }
            }
            return runs
        }

        func build() -> BusRoute {
            let ends = name.split(separator: "-", omittingEmptySubsequences: false).map { WrittenText.trimmed($0) }
            let hasEnds = ends.count == 2 && !ends.contains("")
            return BusRoute(
                name: name, start: hasEnds ? ends.first : nil, end: hasEnds ? ends.last : nil, schedules: runs.flatMap { $0.build() })
        }
    }

    private struct RunResponse: JSONDecodable {
        let id: Int
        let start: String
        let end: String
        let startTime: String?
        let endTime: String?
        let arrow: Arrow
        let holiday: Bool

        /// Which way a bus runs.
        enum Arrow: Int {
            case none = 0
            case both = 1
            case backward = 2
            case forward = 3
        }

        init(json: JSONElement) throws(JSONError) {
            id = try Self.integer("id", of: json)
            start = try json.value("start")
            end = try json.value("end")
            startTime = try Self.time("stime", of: json)
            endTime = try Self.time("etime", of: json)
            guard let arrow = Arrow(rawValue: try Self.integer("arrow", of: json)) else {
                throw JSONError("expected 0 to 3").under(key: "arrow")
            }
            self.arrow = arrow
            holiday = try Self.integer("holiday", of: json) != 0
        }

        private static func integer(_ key: StaticString, of json: JSONElement) throws(JSONError) -> Int {
            let number: WrittenInt = try json.value(key)
            guard let value = number.value else { throw JSONError("expected an integer").under(key: "\(key)") }
            return value
        }

        /// A time such as `6:45`, `14.30`; nil if there is none.
        private static func time(_ key: StaticString, of json: JSONElement) throws(JSONError) -> String? {
            let written: WrittenText = try json.value(key)
            guard let text = written.value else { return nil }
            let parts = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." || $0 == "：" }
            guard
                parts.count == 2, let hour = parts.first, let minute = parts.last,
                let hours = digits(hour, upTo: 23), let minutes = digits(minute, upTo: 59)
            else { throw JSONError("expected a time of day").under(key: "\(key)") }
            return hours + ":" + minutes
        }

        /// One or two digits, as two.
        private static func digits(_ text: Substring, upTo limit: Int) -> String? {
            guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
                return nil
            }
            guard let number = Int(text), number <= limit else { return nil }
            return number < 10 ? "0\(number)" : "\(number)"
        }

        /// A bus that runs both ways departs twice; one without a time is not in service.
        func build() -> [BusSchedule] {
            switch arrow {
            case .none: []
            case .forward: [schedule(startTime ?? endTime, start, end)].compactMap { $0 }
            case .backward: [schedule(endTime ?? startTime, end, start)].compactMap { $0 }
            case .both: [schedule(startTime, start, end), schedule(endTime, end, start)].compactMap { $0 }
            }
        }

        private func schedule(_ time: String?, _ start: String, _ end: String) -> BusSchedule? {
            time.map { BusSchedule(id: id, time: $0, start: start, end: end, holiday: holiday, bidirectional: arrow == .both) }
        }
    }
}
