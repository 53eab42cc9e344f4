// Generated from interface/electricity.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let electricity: [Method] = [
        Method("electricity.get_electricity_usage", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.electricityStore.getElectricityUsage(cache: arguments.value("cache")))
        },
        Method("electricity.get_electricity_logs", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.electricityStore.getElectricityLogs(cache: arguments.value("cache")))
        },
        Method("electricity.clear_cache", parameters: [.timeoutMs]) { session, _ in
            try await session.campus.electricityStore.clearCache()
            return Outcome()
        },
    ]
}
