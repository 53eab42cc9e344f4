// Generated from interface/course.toml by `make generate`; do not edit.

import DanXiKit
import FudanKit

extension Method {
    static let course: [Method] = [
        Method("course.list_class_times", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await services.campus.courseService.listClassTimes())
        },
        Method("course.get_semesters", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.courseService.getSemesters(cache: arguments.value("cache")))
        },
        Method("course.get_current_semester", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.courseService.getCurrentSemester(cache: arguments.value("cache")))
        },
        Method(
            "course.get_courses",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max), isRequired: true),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.courseService.getCourses(
                    semesterId: arguments.value("semester_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method("course.list_search_semesters", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.courseService.listSearchSemesters(cache: arguments.value("cache")))
        },
        Method(
            "course.search_courses",
            parameters: [
                Parameter("semester_id", .integer(1...Int.max)),
                Parameter("keyword", .string()),
                Parameter("teacher", .string(length: 1...Int.max)),
                Parameter("campus", .choice(["handan", "zhangjiang", "fenglin", "jiangwan", "other"])),
                Parameter("weekday", .integer(1...7)),
                Parameter("page", .integer(1...100_000), default: .integer(1)),
                Parameter("size", .integer(1...1_000), default: .integer(50)),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\CourseSearchPage.courses, by: .number, "page", id: { $0.id }, last: { $0.pageCount })
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.courseService.searchCourses(
                    semesterId: arguments.optional("semester_id"),
                    keyword: arguments.optional("keyword"),
                    teacher: arguments.optional("teacher"),
                    campus: arguments.optional("campus"),
                    weekday: arguments.optional("weekday"),
                    page: arguments.value("page"),
                    size: arguments.value("size"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "course.list_places",
            parameters: [
                Parameter("codes", .list(of: .string(length: 1...Int.max), count: 1...100, unique: true), isRequired: true),
                Parameter("semester_id", .integer(1...Int.max)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.courseService.listPlaces(
                    codes: arguments.value("codes"),
                    semesterId: arguments.optional("semester_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "course.find_courses",
            parameters: [
                Parameter("code", .string(length: 1...Int.max)),
                Parameter("name", .string(length: 1...Int.max)),
                Parameter("semester_id", .integer(0...Int.max)),
                Parameter("page", .integer(1...100_000), default: .integer(1)),
                Parameter("size", .integer(1...1_000), default: .integer(20)),
                .continueFrom,
                .timeoutMs,
            ],
            atLeastOne: ["code", "name"],
            pages: Pages(\CourseSearchPage.courses, by: .number, "page", of: .campus, id: { $0.id }, last: { $0.pageCount })
        ) { services, arguments in
            Outcome(
                try await services.campus.courseService.findCourses(
                    code: arguments.optional("code"),
                    name: arguments.optional("name"),
                    semesterId: arguments.optional("semester_id"),
                    page: arguments.value("page"),
                    size: arguments.value("size")
                ))
        },
        Method("course.list_day_changes", parameters: [Parameter("holidays", .any, isRequired: true), .timeoutMs]) { services, arguments in
            Outcome(try await services.campus.courseService.listDayChanges(holidays: arguments.value("holidays")))
        },
        Method("course.get_reviews", parameters: [Parameter("semester_id", .integer(0...Int.max)), .timeoutMs]) { services, arguments in
            Outcome(try await services.getReviews(semesterId: arguments.optional("semester_id")))
        },
        Method("course.get_selected_courses", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await services.campus.courseService.getSelectedCourses())
        },
        Method(
            "course.get_week",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max)),
                Parameter("week", .integer(1...60)),
                Parameter("day_changes", .list(of: .object)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.courseService.getWeek(
                    semesterId: arguments.optional("semester_id"),
                    week: arguments.optional("week"),
                    dayChanges: arguments.entities("day_changes"),
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
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.courseService.getConflicts(
                    semesterId: arguments.optional("semester_id"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "course.calendar",
            parameters: [
                Parameter("semester_id", .integer(0...Int.max)),
                Parameter("lessons", .bool, default: .bool(true)),
                Parameter("exams", .bool, default: .bool(true)),
                Parameter("deadlines", .bool, default: .bool(false)),
                Parameter("loans", .bool, default: .bool(false)),
                Parameter("venue_bookings", .bool, default: .bool(false)),
                Parameter("bookings", .list(of: .object)),
                Parameter("known_deadlines", .list(of: .object)),
                Parameter("known_loans", .list(of: .object)),
                Parameter("known_venue_bookings", .list(of: .object)),
                Parameter("entries", .list(of: .object)),
                Parameter("entries_file", .string(length: 1...Int.max)),
                Parameter("leave_out", .list(of: .string(length: 1...Int.max))),
                Parameter("deadlines_as", .choice(["event", "task"]), default: .string("event")),
                Parameter("reminder_minutes", .integer(0...10_080)),
                Parameter("refresh_minutes", .integer(15...10_080), default: .integer(360)),
                Parameter("day_changes", .list(of: .object)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.courseService.calendar(
                    semesterId: arguments.optional("semester_id"),
                    lessons: arguments.value("lessons"),
                    exams: arguments.value("exams"),
                    deadlines: arguments.value("deadlines"),
                    loans: arguments.value("loans"),
                    venueBookings: arguments.value("venue_bookings"),
                    bookings: arguments.entities("bookings"),
                    knownDeadlines: arguments.entities("known_deadlines"),
                    knownLoans: arguments.entities("known_loans"),
                    knownVenueBookings: arguments.entities("known_venue_bookings"),
                    entries: arguments.entities("entries"),
                    entriesFile: arguments.optional("entries_file"),
                    leaveOut: arguments.optional("leave_out"),
                    deadlinesAs: arguments.value("deadlines_as"),
                    reminderMinutes: arguments.optional("reminder_minutes"),
                    refreshMinutes: arguments.value("refresh_minutes"),
                    dayChanges: arguments.entities("day_changes"),
                    cache: arguments.value("cache")
                ))
        },
        Method("course.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.courseService.clearCache()
            return Outcome()
        },
    ]
}
