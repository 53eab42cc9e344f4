// Generated from interface/classroom.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_classroom_get_classrooms(
    _ session: OpaquePointer?,
    _ building: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "classroom.get_classrooms", options) {
        try $0.set("building", text: building)
    }
}

@c @implementation
public func danxi_classroom_list_free_classrooms(
    _ session: OpaquePointer?,
    _ building: UnsafePointer<CChar>?,
    _ start: Int64,
    _ end: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "classroom.list_free_classrooms", options) {
        try $0.set("building", text: building)
        $0.set("start", .integer(Int(start)))
        $0.set("end", .integer(Int(end)))
    }
}

@c @implementation
public func danxi_classroom_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "classroom.clear_cache", options)
}
