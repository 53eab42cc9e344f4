// Generated from interface/elearning.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let elearning: [Method] = [
        Method("elearning.list_courses", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.elearningStore.listCourses(cache: arguments.value("cache")))
        },
        Method(
            "elearning.list_todos",
            parameters: [
                Parameter("start_date", .date),
                Parameter("end_date", .date),
                .cache,
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                cached: try await session.campus.elearningStore.listTodos(
                    startDate: arguments.optional("start_date"),
                    endDate: arguments.optional("end_date"),
                    cache: arguments.value("cache")
                ))
        },
        Method("elearning.clear_cache", parameters: [.timeoutMs]) { session, _ in
            try await session.campus.elearningStore.clearCache()
            return Outcome()
        },
    ]
}
