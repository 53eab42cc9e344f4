// Generated from interface/electricity.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let electricity: [Method] = [
        Method("electricity.get_electricity_usage", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.electricityService.getElectricityUsage(cache: arguments.value("cache")))
        },
        Method("electricity.get_electricity_logs", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.electricityService.getElectricityLogs(cache: arguments.value("cache")))
        },
        Method(
            "electricity.watch",
            parameters: [
                Parameter("below_kwh", .number()),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(60_000...86_400_000), default: .integer(3_600_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "readings",
            storesNews: false,
            tokens: { $0.campus.watchTokens }
        ) { services, arguments in
            let news = try await services.campus.electricityService.watch(
                belowKwh: arguments.optional("below_kwh"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.readings.count)
        },
        Method("electricity.get_forecast", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.electricityService.getForecast(cache: arguments.value("cache")))
        },
        Method("electricity.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.electricityService.clearCache()
            return Outcome()
        },
    ]
}
