import CampusSignIn
import Storage

/// Caches the electricity of the account's room. It reveals where a person lives, so it is kept in memory only.
package struct ElectricityStore: Sendable {
    private let stores: StoreGroup
    private let usage: Store<ElectricityUsage>
    private let logs: Store<[ElectricityLog]>

    init(client: CampusClient, stores: StoreGroup) {
        self.stores = stores
        usage = stores.store("usage", validity: Validity.Electricity.getElectricityUsage, in: .memory) {
            try await ElectricityAPI.getElectricityUsage(client)
        }
        logs = stores.store("logs", validity: Validity.Electricity.getElectricityLogs, in: .memory) {
            try await ElectricityAPI.getElectricityLogs(client)
        }
    }

    package func getElectricityUsage(cache: CachePolicy) async throws -> Cached<ElectricityUsage> {
        try await usage.value(cache)
    }

    package func getElectricityLogs(cache: CachePolicy) async throws -> Cached<[ElectricityLog]> {
        try await logs.value(cache)
    }

    package func clearCache() async throws { try await stores.clear() }
}
