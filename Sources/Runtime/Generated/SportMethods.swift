// Generated from interface/sport.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let sport: [Method] = [
        Method("sport.get_exercise", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.sportStore.getExercise(cache: try arguments.value("cache")))
        },
        Method("sport.get_exam", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.sportStore.getExam(cache: try arguments.value("cache")))
        },
        Method("sport.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.sportStore.clearCache()
            return Outcome()
        },
    ]
}
