import CampusSignIn
import Storage

/// The service `electricity`. It caches the electricity usage of the account's room. The values reveal where a person lives, so they are
/// kept in memory only.
package struct ElectricityService: Sendable {
    private let caches: CacheGroup
    private let usage: ValueCache<ElectricityUsage>
    private let logs: ValueCache<[ElectricityLog]>

    init(client: CampusClient, caches: CacheGroup) {
        self.caches = caches
        usage = caches.cache("usage", validity: Validity.Electricity.getElectricityUsage, in: .memory) {
            try await ElectricityAPI.getElectricityUsage(client)
        }
        logs = caches.cache("logs", validity: Validity.Electricity.getElectricityLogs, in: .memory) {
            try await ElectricityAPI.getElectricityLogs(client)
        }
    }

    package func getElectricityUsage(cache: CachePolicy) async throws -> Cached<ElectricityUsage> {
        try await usage.value(cache)
    }

    package func getElectricityLogs(cache: CachePolicy) async throws -> Cached<[ElectricityLog]> {
        try await logs.value(cache)
    }

    package func clearCache() async throws { try await caches.clear() }
}
