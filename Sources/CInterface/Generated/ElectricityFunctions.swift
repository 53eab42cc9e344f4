// Generated from interface/electricity.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_electricity_get_electricity_usage(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "electricity.get_electricity_usage", options)
}

@c @implementation
public func danxi_electricity_get_electricity_logs(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "electricity.get_electricity_logs", options)
}

@c @implementation
public func danxi_electricity_watch(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "electricity.watch", options)
}

@c @implementation
public func danxi_electricity_get_forecast(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "electricity.get_forecast", options)
}

@c @implementation
public func danxi_electricity_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "electricity.clear_cache", options)
}
