import Networking
import Storage

/// The electricity of the account's room. It tells where somebody lives, and so is kept in memory only.
package struct ElectricityStore: Sendable {
    private let usage: Store<ElectricityUsage>
    private let logs: Store<[ElectricityLog]>

    init(service: CampusClient, log: @escaping LogHandler) {
        usage = Store(name: "electricity.usage", validity: .seconds(3600), directory: nil, log: log) {
            try await ElectricityAPI.getElectricityUsage(service)
        }
        logs = Store(name: "electricity.logs", validity: .seconds(3600), directory: nil, log: log) {
            try await ElectricityAPI.getElectricityLogs(service)
        }
    }

    package func getElectricityUsage(cache: CachePolicy) async throws -> Cached<ElectricityUsage> {
        try await usage.value(cache)
    }

    package func getElectricityLogs(cache: CachePolicy) async throws -> Cached<[ElectricityLog]> {
        try await logs.value(cache)
    }

    package func clearCache() async throws {
        try await usage.clear()
        try await logs.clear()
    }
}
