// Generated from interface/elearning.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_elearning_list_courses(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.list_courses", options)
}

@c @implementation
public func danxi_elearning_list_todos(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.list_todos", options)
}

@c @implementation
public func danxi_elearning_list_folders(_ session: OpaquePointer?, _ courseId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.list_folders", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_elearning_list_files(_ session: OpaquePointer?, _ courseId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.list_files", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_elearning_list_modules(_ session: OpaquePointer?, _ courseId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.list_modules", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_elearning_list_assignments(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "elearning.list_assignments", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_elearning_get_assignment(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ id: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "elearning.get_assignment", options) {
        $0.set("course_id", .integer(Int(courseId)))
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_elearning_list_announcements(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "elearning.list_announcements", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_elearning_get_grades(_ session: OpaquePointer?, _ courseId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.get_grades", options) {
        $0.set("course_id", .integer(Int(courseId)))
    }
}

@c @implementation
public func danxi_elearning_list_events(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.list_events", options)
}

@c @implementation
public func danxi_elearning_download_file(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ id: Int64,
    _ file: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "elearning.download_file", options) {
        $0.set("course_id", .integer(Int(courseId)))
        $0.set("id", .integer(Int(id)))
        try $0.set("file", text: file)
    }
}

@c @implementation
public func danxi_elearning_sync(
    _ session: OpaquePointer?,
    _ courseId: Int64,
    _ folder: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "elearning.sync", options) {
        $0.set("course_id", .integer(Int(courseId)))
        try $0.set("folder", text: folder)
    }
}

@c @implementation
public func danxi_elearning_watch(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.watch", options)
}

@c @implementation
public func danxi_elearning_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.clear_cache", options)
}
