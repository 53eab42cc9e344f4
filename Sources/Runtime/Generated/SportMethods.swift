// Generated from interface/sport.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let sport: [Method] = [
        Method("sport.get_exercise", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.sportService.getExercise(cache: arguments.value("cache")))
        },
        Method("sport.get_exam", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.sportService.getExam(cache: arguments.value("cache")))
        },
        Method("sport.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.sportService.clearCache()
            return Outcome()
        },
    ]
}
