// Generated from interface/exam.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let exam: [Method] = [
        Method("exam.get_exams", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.examService.getExams(cache: arguments.value("cache")))
        },
        Method("exam.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.examService.clearCache()
            return Outcome()
        },
    ]
}
