// Generated from interface/bus.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let bus: [Method] = [
        Method("bus.get_routes", parameters: ["type"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.busStore.getRoutes(type: try arguments.required("type", oneOf: ["workday", "holiday"]), cache: try arguments.cachePolicy()))
        },
        Method("bus.next", parameters: ["start", "end", "type", "time"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.busStore.next(start: try arguments.required("start"), end: try arguments.required("end"), type: try arguments.optional("type", oneOf: ["workday", "holiday"]), time: try arguments.optional("time"), cache: try arguments.cachePolicy()))
        },
        Method("bus.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.busStore.clearCache()
            return Outcome()
        },
    ]
}
