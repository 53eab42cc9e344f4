// Generated from interface/score.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let score: [Method] = [
        Method("score.get_scores", parameters: [
            Parameter("semester_id", .integer(0...Int.max), isRequired: true),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.scoreStore.getScores(semesterId: try arguments.value("semester_id"), cache: try arguments.value("cache")))
        },
        Method("score.get_ranks", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.scoreStore.getRanks(cache: try arguments.value("cache")))
        },
        Method("score.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.scoreStore.clearCache()
            return Outcome()
        },
    ]
}
