import Errors
import JSON
import Networking
import Storage

/// The two timetables of the buses between the campuses.
package struct BusStore: Sendable {
    private let workday: Store<[BusRoute]>
    private let holiday: Store<[BusRoute]>

    init(service: CampusClient, directory: StoreDirectory?, log: @escaping LogHandler) {
        workday = Store(name: "bus.workday", validity: .seconds(86_400), directory: directory, log: log) {
            try await BusAPI.getRoutes(service, type: .workday)
        }
        holiday = Store(name: "bus.holiday", validity: .seconds(86_400), directory: directory, log: log) {
            try await BusAPI.getRoutes(service, type: .holiday)
        }
    }

    package func getRoutes(type: String, cache: CachePolicy) async throws -> Cached<[BusRoute]> {
        try await routes(try Self.dayType(type), cache)
    }

    /// The departures of a day between two stops, to come and missed.
    package func next(start: String, end: String, type: String? = nil, time: Timestamp? = nil, cache: CachePolicy) async throws -> Cached<
        BusDepartures
    > {
        guard let time = time ?? Timestamp(unixSeconds: WallTime.now.milliseconds / 1000), let clock = CampusClock(time) else {
            throw DanXiError(.invalidArgument, "bus.next: `time`: expected a time between the years 1970 and 9999")
        }
        let type = try type.map(Self.dayType) ?? (clock.weekday > 5 ? .holiday : .workday)
        let routes = try await routes(type, cache)
        try Self.check(start, "start", isIn: routes.value)
        try Self.check(end, "end", isIn: routes.value)
        let schedules = routes.value.flatMap(\.schedules).filter { $0.start == start && $0.end == end }.sorted { $0.time < $1.time }
        // Of `HH:MM`, the order of the texts is that of the times.
        let (hours, minutes) = (clock.secondOfDay / 3600, clock.secondOfDay / 60 % 60)
        let now = "\(hours < 10 ? "0" : "")\(hours):\(minutes < 10 ? "0" : "")\(minutes)"
        let isMissed = { (schedule: BusSchedule) in schedule.time < now || schedule.time == now && clock.secondOfDay % 60 > 0 }
        let departures = BusDepartures(
            time: time, type: type.rawValue, next: schedules.filter { !isMissed($0) }, missed: schedules.filter(isMissed))
        return Cached(value: departures, source: routes.source, fetchedAt: routes.fetchedAt)
    }

    package func clearCache() async throws {
        try await workday.clear()
        try await holiday.clear()
    }

    private func routes(_ type: BusAPI.DayType, _ cache: CachePolicy) async throws -> Cached<[BusRoute]> {
        switch type {
        case .workday: try await workday.value(cache)
        case .holiday: try await holiday.value(cache)
        }
    }

    private static func dayType(_ name: String) throws -> BusAPI.DayType {
        guard let type = BusAPI.DayType(rawValue: name) else {
            throw DanXiError(
                .invalidArgument, "bus: `type`: expected one of \(BusAPI.DayType.allCases.map(\.rawValue).joined(separator: ", "))")
        }
        return type
    }

    private static func check(_ stop: String, _ parameter: String, isIn routes: [BusRoute]) throws {
        let stops = Set(routes.flatMap { [$0.start, $0.end].compactMap { $0 } + $0.schedules.flatMap { [$0.start, $0.end] } })
        guard stops.contains(stop) else {
            throw DanXiError(
                .invalidArgument,
                "bus.next: `\(parameter)`: the timetable has no such stop; it has \(stops.sorted().joined(separator: ", "))")
        }
    }
}
