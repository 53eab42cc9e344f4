// Generated from interface/sport.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_sport_get_exercise(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "sport.get_exercise", options)
}

@c @implementation
public func danxi_sport_get_exam(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "sport.get_exam", options)
}

@c @implementation
public func danxi_sport_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "sport.clear_cache", options)
}
