// Generated from interface/elearning.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let elearning: [Method] = [
        Method(
            "elearning.list_courses",
            parameters: [
                Parameter("state", .choice(["active", "invited_or_pending", "completed"])),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listCourses(
                    state: arguments.optional("state"),
                    cache: arguments.value("cache")
                ))
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
        Method(
            "elearning.list_folders",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listFolders(
                    courseId: arguments.value("course_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.list_files",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listFiles(
                    courseId: arguments.value("course_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.list_modules",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listModules(
                    courseId: arguments.value("course_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.list_assignments",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listAssignments(
                    courseId: arguments.value("course_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.get_assignment",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.getAssignment(
                    courseId: arguments.value("course_id"),
                    id: arguments.value("id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.list_announcements",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listAnnouncements(
                    courseId: arguments.value("course_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.get_grades",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.getGrades(
                    courseId: arguments.value("course_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.list_events",
            parameters: [
                Parameter("start_date", .date),
                Parameter("end_date", .date),
                Parameter("course_ids", .list(of: .integer(1...Int.max), count: 0...100, unique: true)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.elearningService.listEvents(
                    startDate: arguments.optional("start_date"),
                    endDate: arguments.optional("end_date"),
                    courseIds: arguments.optional("course_ids"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "elearning.download_file",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                Parameter("id", .integer(1...Int.max), isRequired: true),
                Parameter("file", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.campus.elearningService.downloadFile(
                    courseId: arguments.value("course_id"),
                    id: arguments.value("id"),
                    file: arguments.value("file")
                ))
        },
        Method(
            "elearning.sync",
            parameters: [
                Parameter("course_id", .integer(1...Int.max), isRequired: true),
                Parameter("folder", .string(length: 1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.campus.elearningService.sync(
                    courseId: arguments.value("course_id"),
                    folder: arguments.value("folder")
                ))
        },
        Method(
            "elearning.watch",
            parameters: [
                Parameter("course_ids", .list(of: .integer(1...Int.max), count: 0...100, unique: true)),
                Parameter("kinds", .list(of: .choice(["announcement", "assignment", "file", "grade"]), count: 1...Int.max, unique: true)),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(600_000...86_400_000), default: .integer(1_800_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "items",
            tokens: { $0.campus.watchTokens }
        ) { services, arguments in
            let news = try await services.campus.elearningService.watch(
                courseIds: arguments.optional("course_ids"),
                kinds: arguments.optional("kinds"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.items.count)
        },
        Method("elearning.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.elearningService.clearCache()
            return Outcome()
        },
    ]
}
