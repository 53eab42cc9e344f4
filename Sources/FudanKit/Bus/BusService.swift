import Calendar
import CampusSignIn
import Errors
import Storage

/// The service `bus`. It caches the timetables of workdays and of holidays.
package struct BusService: Sendable {
    private let days: DayCalendar
    private let caches: CacheGroup
    private let routes: KeyedCache<BusDayType, [BusRoute]>

    init(client: CampusClient, days: DayCalendar, caches: CacheGroup) {
        self.days = days
        self.caches = caches
        routes = caches.keyedCache("routes", validity: Validity.Bus.getRoutes, in: .disk) { try await BusAPI.getRoutes(client, type: $0) }
    }

    package func getRoutes(type: BusDayType, cache: CachePolicy) async throws -> Cached<[BusRoute]> {
        try await routes.value(type, cache)
    }

    /// Returns the departures from one stop to another on a day of the given type. Departures before the time of day in `time` are in
    /// `missed`, and later ones are in `next`.
    /// - Parameters:
    ///   - type: nil for the type that follows from the weekday, the days off and the make-up days.
    ///   - time: nil for now.
    package func next(
        start: String, end: String, type: BusDayType? = nil, time: Timestamp? = nil, cache: CachePolicy
    ) async throws -> Cached<BusDepartures> {
        guard let time = time ?? Timestamp(unixSeconds: WallTime.now.milliseconds / 1000), let local = CampusDateTime(time) else {
            throw DanXiError(.invalidArgument, "bus.next: `time`: must be in 1970 or later.")
        }
        let type = if let type { type } else { try await days.changes(for: "bus.next").kind(of: local.date).bus }
        let routes = try await routes.value(type, cache)
        let list = try routes.value
        try Self.check(start, "start", isIn: list)
        try Self.check(end, "end", isIn: list)
        let schedules = list.flatMap(\.schedules).filter { $0.start == start && $0.end == end }.sorted { $0.time < $1.time }
        let isMissed = { (schedule: BusSchedule) in schedule.time.minutesSinceMidnight * 60 < local.secondOfDay }
        let departures = BusDepartures(
            time: time, type: type, next: schedules.filter { !isMissed($0) }, missed: schedules.filter(isMissed))
        return try routes.map { _ in departures }
    }

    package func clearCache() async throws { try await caches.clear() }

    private static func check(_ stop: String, _ parameter: String, isIn routes: [BusRoute]) throws {
        let stops = Set(routes.flatMap { [$0.start, $0.end].compactMap { $0 } + $0.schedules.flatMap { [$0.start, $0.end] } })
        guard stops.contains(stop) else {
            throw DanXiError(
                .invalidArgument,
                "bus.next: `\(parameter)` is not a stop of the timetable. Pass one of \(stops.sorted().joined(separator: ", ").quotation).")
        }
    }
}
