// Generated from interface/bus.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let bus: [Method] = [
        Method("bus.get_routes", parameters: [
            Parameter("type", .choice(["workday", "holiday"]), isRequired: true),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.busStore.getRoutes(type: try arguments.value("type"), cache: try arguments.value("cache")))
        },
        Method("bus.next", parameters: [
            Parameter("start", .string(), isRequired: true),
            Parameter("end", .string(), isRequired: true),
            Parameter("type", .choice(["workday", "holiday"])),
            Parameter("time", .time),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.busStore.next(
                start: try arguments.value("start"),
                end: try arguments.value("end"),
                type: try arguments.optional("type"),
                time: try arguments.optional("time"),
                cache: try arguments.value("cache")
            ))
        },
        Method("bus.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.busStore.clearCache()
            return Outcome()
        },
    ]
}
