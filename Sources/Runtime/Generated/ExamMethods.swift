// Generated from interface/exam.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let exam: [Method] = [
        Method("exam.get_exams", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.examStore.getExams(cache: try arguments.cachePolicy()))
        },
        Method("exam.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.examStore.clearCache()
            return Outcome()
        },
    ]
}
