// Generated from interface/bus.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_bus_get_routes(
    _ session: OpaquePointer?,
    _ type: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "bus.get_routes", options) {
        try $0.set("type", text: type)
    }
}

@c @implementation
public func danxi_bus_next(
    _ session: OpaquePointer?,
    _ start: UnsafePointer<CChar>?,
    _ end: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "bus.next", options) {
        try $0.set("start", text: start)
        try $0.set("end", text: end)
    }
}

@c @implementation
public func danxi_bus_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "bus.clear_cache", options)
}
