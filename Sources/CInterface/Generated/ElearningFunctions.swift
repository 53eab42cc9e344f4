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
public func danxi_elearning_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "elearning.clear_cache", options)
}
