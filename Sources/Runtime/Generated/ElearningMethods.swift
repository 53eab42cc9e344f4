// Generated from interface/elearning.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let elearning: [Method] = [
        Method("elearning.list_courses", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.elearningService.listCourses(cache: arguments.value("cache")))
        },
        Method(
            "elearning.list_todos",
            parameters: [
                Parameter("start_date", .date),
                Parameter("end_date", .date),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listTodos(
                    startDate: arguments.optional("start_date"),
                    endDate: arguments.optional("end_date"),
                    cache: arguments.value("cache")
                ))
        },
        Method("elearning.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.elearningService.clearCache()
            return Outcome()
        },
    ]
}
