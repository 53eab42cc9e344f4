import Calendar
import CampusSignIn
import Storage

/// The service `electricity`. It caches the electricity usage of the account's room, and the daily usage.
package struct ElectricityService: Sendable {
    private let caches: CacheGroup
    private let usage: ValueCache<ElectricityUsage>
    private let logs: ValueCache<[ElectricityLog]>

    private let today: @Sendable () -> CalendarDate

    init(client: CampusClient, caches: CacheGroup, today: @escaping @Sendable () -> CalendarDate) {
        self.caches = caches
        self.today = today
        usage = caches.cache("usage", validity: Validity.Electricity.getElectricityUsage, in: .disk) {
            try await ElectricityAPI.getElectricityUsage(client)
        }
        logs = caches.cache("logs", validity: Validity.Electricity.getElectricityLogs, in: .disk) {
            try await ElectricityAPI.getElectricityLogs(client)
        }
    }

    package func getElectricityUsage(cache: CachePolicy) async throws -> Cached<ElectricityUsage> {
        try await usage.value(cache)
    }

    package func getElectricityLogs(cache: CachePolicy) async throws -> Cached<[ElectricityLog]> {
        try await logs.value(cache)
    }

    package func getForecast(cache: CachePolicy) async throws -> Cached<ElectricityForecast> {
        let logs = try await getElectricityLogs(cache: cache).value
        return try await getElectricityUsage(cache: cache).map { ElectricityForecast(of: $0, logs, today: today()) }
    }

    package func clearCache() async throws { try await caches.clear() }
}
