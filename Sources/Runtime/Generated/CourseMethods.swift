// Generated from interface/course.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let course: [Method] = [
        Method("course.list_class_times", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await session.campus.courseStore.listClassTimes())
        },
        Method("course.get_semesters", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getSemesters(cache: try arguments.value("cache")))
        },
        Method("course.get_current_semester", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getCurrentSemester(cache: try arguments.value("cache")))
        },
        Method("course.get_courses", parameters: [
            Parameter("semester_id", .integer(0...Int.max), isRequired: true),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getCourses(semesterId: try arguments.value("semester_id"), cache: try arguments.value("cache")))
        },
        Method("course.get_captcha", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await session.campus.courseStore.getCaptcha())
        },
        Method("course.answer_captcha", parameters: [
            Parameter("id", .string(length: 1...Int.max), isRequired: true),
            Parameter("answer", .string(length: 1...Int.max), isRequired: true),
            Parameter("username", .string(length: 1...Int.max), isRequired: true),
            Parameter("password", .string(length: 1...Int.max), isRequired: true, isSecret: true),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            try await session.campus.courseStore.answerCaptcha(
                id: try arguments.value("id"),
                answer: try arguments.value("answer"),
                username: try arguments.value("username"),
                password: try arguments.value("password")
            )
            return Outcome()
        },
        Method("course.get_selected_courses", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await session.campus.courseStore.getSelectedCourses())
        },
        Method("course.get_week", parameters: [
            Parameter("semester_id", .integer(0...Int.max)),
            Parameter("week", .integer(1...60)),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getWeek(
                semesterId: try arguments.optional("semester_id"),
                week: try arguments.optional("week"),
                cache: try arguments.value("cache")
            ))
        },
        Method("course.get_conflicts", parameters: [
            Parameter("semester_id", .integer(0...Int.max)),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getConflicts(semesterId: try arguments.optional("semester_id"), cache: try arguments.value("cache")))
        },
        Method("course.calendar", parameters: [
            Parameter("semester_id", .integer(0...Int.max)),
            Parameter("exams", .bool, default: .bool(true)),
            Parameter("bookings", .list(of: .object)),
            Parameter("reminder_minutes", .integer(0...10080)),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.calendar(
                semesterId: try arguments.optional("semester_id"),
                exams: try arguments.value("exams"),
                bookings: try arguments.entities("bookings"),
                reminderMinutes: try arguments.optional("reminder_minutes"),
                cache: try arguments.value("cache")
            ))
        },
        Method("course.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.courseStore.clearCache()
            return Outcome()
        },
    ]
}
