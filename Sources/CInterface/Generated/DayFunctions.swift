// Generated from interface/day.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_day_get_day(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "day.get_day", options)
}

@c @implementation
public func danxi_day_get_overview(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "day.get_overview", options)
}
