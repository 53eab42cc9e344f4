// Generated from interface/electricity.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let electricity: [Method] = [
        Method("electricity.get_electricity_usage", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.electricityStore.getElectricityUsage(cache: try arguments.value("cache")))
        },
        Method("electricity.get_electricity_logs", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.electricityStore.getElectricityLogs(cache: try arguments.value("cache")))
        },
        Method("electricity.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.electricityStore.clearCache()
            return Outcome()
        },
    ]
}
