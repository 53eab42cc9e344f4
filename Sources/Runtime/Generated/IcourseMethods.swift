// Generated from interface/icourse.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let icourse: [Method] = [
        Method("icourse.list_lectures", parameters: [Parameter("date", .date), .cache, .timeoutMs]) { services, arguments in
            Outcome(
                cached: try await services.campus.icourseService.listLectures(
                    date: arguments.optional("date"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "icourse.list_courses",
            parameters: [
                Parameter("months", .integer(1...12), default: .integer(6)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.icourseService.listCourses(
                    months: arguments.value("months"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "icourse.list_course_lectures",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.icourseService.listCourseLectures(
                    courseId: arguments.value("course_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "icourse.get_lecture",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.campus.icourseService.getLecture(courseId: arguments.value("course_id"), id: arguments.value("id")))
        },
        Method(
            "icourse.watch",
            parameters: [
                Parameter("course_id", .integer(1...Int.max)),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(60_000...86_400_000), default: .integer(300_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "lectures",
            storesNews: false,
            tokens: { $0.campus.watchTokens }
        ) { services, arguments in
            let news = try await services.campus.icourseService.watch(
                courseId: arguments.optional("course_id"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.lectures.count)
        },
        Method("icourse.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.icourseService.clearCache()
            return Outcome()
        },
    ]
}
