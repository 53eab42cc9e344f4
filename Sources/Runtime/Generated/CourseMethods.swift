// Generated from interface/course.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let course: [Method] = [
        Method("course.list_class_times", parameters: [], isCached: false) { session, _ in
            return Outcome(try await session.campus.courseStore.listClassTimes())
        },
        Method("course.get_semesters", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getSemesters(cache: try arguments.cachePolicy()))
        },
        Method("course.get_current_semester", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getCurrentSemester(cache: try arguments.cachePolicy()))
        },
        Method("course.get_courses", parameters: ["semester_id"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getCourses(semesterId: try arguments.required("semester_id", in: 0...), cache: try arguments.cachePolicy()))
        },
        Method("course.get_captcha", parameters: [], isCached: false) { session, _ in
            return Outcome(try await session.campus.courseStore.getCaptcha())
        },
        Method("course.answer_captcha", parameters: ["id", "answer", "username", "password"], isCached: false) { session, arguments in
            try await session.campus.courseStore.answerCaptcha(id: try arguments.required("id"), answer: try arguments.required("answer"), username: try arguments.required("username"), password: try arguments.required("password"))
            return Outcome()
        },
        Method("course.get_selected_courses", parameters: [], isCached: false) { session, _ in
            return Outcome(try await session.campus.courseStore.getSelectedCourses())
        },
        Method("course.get_week", parameters: ["semester_id", "week"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getWeek(semesterId: try arguments.optional("semester_id", in: 0...), week: try arguments.optional("week", in: 1...60), cache: try arguments.cachePolicy()))
        },
        Method("course.get_conflicts", parameters: ["semester_id"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.getConflicts(semesterId: try arguments.optional("semester_id", in: 0...), cache: try arguments.cachePolicy()))
        },
        Method("course.calendar", parameters: ["semester_id", "exams", "bookings", "reminder_minutes"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.courseStore.calendar(semesterId: try arguments.optional("semester_id", in: 0...), exams: try arguments.optional("exams"), bookings: try arguments.optional(entities: "bookings"), reminderMinutes: try arguments.optional("reminder_minutes", in: 0...10080), cache: try arguments.cachePolicy()))
        },
        Method("course.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.courseStore.clearCache()
            return Outcome()
        },
    ]
}
