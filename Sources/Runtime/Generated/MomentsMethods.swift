// Generated from interface/moments.toml by `make generate`; do not edit.

import Moments

extension Method {
    static let moments: [Method] = [
        Method(
            "moments.get_details",
            parameters: [
                Parameter("user_id", .string(length: 1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.moments.momentsService.getDetails(
                    userId: arguments.value("user_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "moments.like",
            parameters: [
                Parameter("moment_id", .string(length: 1...Int.max), isRequired: true),
                Parameter("user_id", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.moments.momentsService.like(
                    momentId: arguments.value("moment_id"),
                    userId: arguments.value("user_id")
                ))
        },
        Method(
            "moments.unlike",
            parameters: [
                Parameter("moment_id", .string(length: 1...Int.max), isRequired: true),
                Parameter("user_id", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.moments.momentsService.unlike(
                    momentId: arguments.value("moment_id"),
                    userId: arguments.value("user_id")
                ))
        },
        Method(
            "moments.watch",
            parameters: [
                Parameter("user_id", .string(length: 1...Int.max), isRequired: true),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(10_000...86_400_000), default: .integer(300_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "details",
            tokens: { $0.moments.momentsService.watchTokens }
        ) { services, arguments in
            let news = try await services.moments.momentsService.watch(
                userId: arguments.value("user_id"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.details.count)
        },
        Method("moments.list_toggles", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await services.moments.momentsService.listToggles())
        },
        Method(
            "moments.set_toggle",
            parameters: [
                Parameter("name", .choice(["like_button", "rounded_avatar"]), isRequired: true),
                Parameter("is_on", .bool, isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.moments.momentsService.setToggle(name: arguments.value("name"), isOn: arguments.value("is_on"))
            return Outcome()
        },
        Method("moments.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.moments.momentsService.clearCache()
            return Outcome()
        },
    ]
}
