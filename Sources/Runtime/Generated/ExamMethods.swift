// Generated from interface/exam.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let exam: [Method] = [
        Method("exam.get_exams", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.examService.getExams(cache: arguments.value("cache")))
        },
        Method(
            "exam.watch",
            parameters: [
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(600_000...86_400_000), default: .integer(3_600_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "exams",
            tokens: { $0.campus.watchTokens }
        ) { services, arguments in
            let news = try await services.campus.examService.watch(since: arguments.optional("since"))
            return News(news, token: news.token, count: news.exams.count)
        },
        Method("exam.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.examService.clearCache()
            return Outcome()
        },
    ]
}
