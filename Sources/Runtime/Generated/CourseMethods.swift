// Generated from interface/course.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let course: [Method] = [
        Method("course.list_class_times", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await session.campus.courseStore.listClassTimes())
        },
        Method("course.get_semesters", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.courseStore.getSemesters(cache: arguments.value("cache")))
        },
        Method("course.get_current_semester", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.courseStore.getCurrentSemester(cache: arguments.value("cache")))
        },
        Method(
            "course.get_courses",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                cached: try await session.campus.courseStore.getCourses(
                    semesterId: arguments.value("semester_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method("course.get_captcha", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await session.campus.courseStore.getCaptcha())
        },
        Method(
            "course.answer_captcha",
            parameters: [
                Parameter("id", .string(length: 1...Int.max), isRequired: true),
                Parameter("answer", .string(length: 1...Int.max), isRequired: true),
                Parameter("username", .string(length: 1...Int.max), isRequired: true),
                Parameter("password", .string(length: 1...Int.max), isRequired: true, isSecret: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            try await session.campus.courseStore.answerCaptcha(
                id: arguments.value("id"),
                answer: arguments.value("answer"),
                username: arguments.value("username"),
                password: arguments.value("password")
            )
            return Outcome()
        },
        Method("course.get_selected_courses", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await session.campus.courseStore.getSelectedCourses())
        },
        Method(
            "course.get_week",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max)),
                Parameter("week", .integer(1...60)),
                .cache,
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                cached: try await session.campus.courseStore.getWeek(
                    semesterId: arguments.optional("semester_id"),
                    week: arguments.optional("week"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "course.get_conflicts",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max)),
                .cache,
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                cached: try await session.campus.courseStore.getConflicts(
                    semesterId: arguments.optional("semester_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "course.calendar",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max)),
                Parameter("exams", .bool, default: .bool(true)),
                Parameter("bookings", .list(of: .object)),
                Parameter("reminder_minutes", .integer(0...10_080)),
                .cache,
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                cached: try await session.campus.courseStore.calendar(
                    semesterId: arguments.optional("semester_id"),
                    exams: arguments.value("exams"),
                    bookings: arguments.entities("bookings"),
                    reminderMinutes: arguments.optional("reminder_minutes"),
                    cache: arguments.value("cache")
                ))
        },
        Method("course.clear_cache", parameters: [.timeoutMs]) { session, _ in
            try await session.campus.courseStore.clearCache()
            return Outcome()
        },
    ]
}
