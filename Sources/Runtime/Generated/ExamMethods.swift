// Generated from interface/exam.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let exam: [Method] = [
        Method("exam.get_exams", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.examStore.getExams(cache: arguments.value("cache")))
        },
        Method("exam.clear_cache", parameters: [.timeoutMs]) { session, _ in
            try await session.campus.examStore.clearCache()
            return Outcome()
        },
    ]
}
