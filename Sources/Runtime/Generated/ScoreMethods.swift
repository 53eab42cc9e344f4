// Generated from interface/score.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let score: [Method] = [
        Method(
            "score.get_scores",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.scoreService.getScores(
                    semesterId: arguments.value("semester_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "score.watch",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max), isRequired: true),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(60_000...86_400_000), default: .integer(600_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "scores",
            tokens: { $0.campus.watchTokens }
        ) { services, arguments in
            let news = try await services.campus.scoreService.watch(
                semesterId: arguments.value("semester_id"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.scores.count)
        },
        Method("score.list_all_scores", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.scoreService.listAllScores(cache: arguments.value("cache")))
        },
        Method("score.get_ranks", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.scoreService.getRanks(cache: arguments.value("cache")))
        },
        Method("score.get_summary", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.scoreService.getSummary(cache: arguments.value("cache")))
        },
        Method("score.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.scoreService.clearCache()
            return Outcome()
        },
    ]
}
