// Generated from interface/bus.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let bus: [Method] = [
        Method(
            "bus.get_routes",
            parameters: [
                Parameter("type", .choice(["workday", "holiday"]), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(cached: try await services.campus.busService.getRoutes(type: arguments.value("type"), cache: arguments.value("cache")))
        },
        Method(
            "bus.next",
            parameters: [
                Parameter("start", .string(), isRequired: true),
                Parameter("end", .string(), isRequired: true),
                Parameter("type", .choice(["workday", "holiday"])),
                Parameter("time", .time),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.busService.next(
                    start: arguments.value("start"),
                    end: arguments.value("end"),
                    type: arguments.optional("type"),
                    time: arguments.optional("time"),
                    cache: arguments.value("cache")
                ))
        },
        Method("bus.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.busService.clearCache()
            return Outcome()
        },
    ]
}
