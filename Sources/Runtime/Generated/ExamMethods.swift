// Generated from interface/exam.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let exam: [Method] = [
        Method("exam.get_exams", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.examStore.getExams(cache: try arguments.value("cache")))
        },
        Method("exam.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.examStore.clearCache()
            return Outcome()
        },
    ]
}
