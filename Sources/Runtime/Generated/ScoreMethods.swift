// Generated from interface/score.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let score: [Method] = [
        Method("score.get_scores", parameters: ["semester_id"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.scoreStore.getScores(semesterId: try arguments.required("semester_id", in: 0...), cache: try arguments.cachePolicy()))
        },
        Method("score.get_ranks", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.scoreStore.getRanks(cache: try arguments.cachePolicy()))
        },
        Method("score.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.scoreStore.clearCache()
            return Outcome()
        },
    ]
}
