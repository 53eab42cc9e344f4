// Generated from interface/electricity.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let electricity: [Method] = [
        Method("electricity.get_electricity_usage", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.electricityStore.getElectricityUsage(cache: try arguments.cachePolicy()))
        },
        Method("electricity.get_electricity_logs", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.electricityStore.getElectricityLogs(cache: try arguments.cachePolicy()))
        },
        Method("electricity.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.electricityStore.clearCache()
            return Outcome()
        },
    ]
}
