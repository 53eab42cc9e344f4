// Generated from interface/icourse.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_icourse_list_lectures(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "icourse.list_lectures", options)
}

@c @implementation
public func danxi_icourse_list_courses(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "icourse.list_courses", options)
}

@c @implementation
public func danxi_icourse_list_course_lectures(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "icourse.list_course_lectures", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_icourse_get_lecture(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "icourse.get_lecture", options) {
        $0.set("course_id", .integer(Int(courseId)))
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_icourse_watch(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "icourse.watch", options)
}

@c @implementation
public func danxi_icourse_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "icourse.clear_cache", options)
}
