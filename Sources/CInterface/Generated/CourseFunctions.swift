// Generated from interface/course.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_course_list_class_times(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.list_class_times", options)
}

@c @implementation
public func danxi_course_get_semesters(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.get_semesters", options)
}

@c @implementation
public func danxi_course_get_current_semester(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.get_current_semester", options)
}

@c @implementation
public func danxi_course_get_courses(_ session: OpaquePointer?, _ semesterId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.get_courses", options) {
        $0.set("semester_id", .integer(Int(semesterId)))
    }
}

@c @implementation
public func danxi_course_list_search_semesters(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.list_search_semesters", options)
}

@c @implementation
public func danxi_course_search_courses(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.search_courses", options)
}

@c @implementation
public func danxi_course_list_places(
    _ session: OpaquePointer?,
    _ codes: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "course.list_places", options) {
        try $0.set("codes", json: codes)
    }
}

@c @implementation
public func danxi_course_find_courses(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.find_courses", options)
}

@c @implementation
public func danxi_course_list_day_changes(
    _ session: OpaquePointer?,
    _ holidays: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "course.list_day_changes", options) {
        try $0.set("holidays", json: holidays)
    }
}

@c @implementation
public func danxi_course_get_reviews(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.get_reviews", options)
}

@c @implementation
public func danxi_course_get_selected_courses(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.get_selected_courses", options)
}

@c @implementation
public func danxi_course_get_week(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.get_week", options)
}

@c @implementation
public func danxi_course_get_conflicts(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.get_conflicts", options)
}

@c @implementation
public func danxi_course_calendar(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.calendar", options)
}

@c @implementation
public func danxi_course_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "course.clear_cache", options)
}
