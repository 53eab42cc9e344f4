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
        Method("elearning.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.elearningService.clearCache()
            return Outcome()
        },
    ]
}
