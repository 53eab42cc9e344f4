// Generated from interface/sport.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let sport: [Method] = [
        Method("sport.get_exercise", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.sportStore.getExercise(cache: try arguments.cachePolicy()))
        },
        Method("sport.get_exam", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.sportStore.getExam(cache: try arguments.cachePolicy()))
        },
        Method("sport.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.sportStore.clearCache()
            return Outcome()
        },
    ]
}
