// Generated from interface/profile.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_profile_get_student_profile(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "profile.get_student_profile", options)
}

@c @implementation
public func danxi_profile_get_identity(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "profile.get_identity", options)
}

@c @implementation
public func danxi_profile_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "profile.clear_cache", options)
}
