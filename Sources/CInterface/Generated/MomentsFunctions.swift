// Generated from interface/moments.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_moments_get_details(
    _ session: OpaquePointer?,
    _ userId: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "moments.get_details", options) {
        try $0.set("user_id", text: userId)
    }
}

@c @implementation
public func danxi_moments_like(
    _ session: OpaquePointer?,
    _ momentId: UnsafePointer<CChar>?,
    _ userId: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "moments.like", options) {
        try $0.set("moment_id", text: momentId)
        try $0.set("user_id", text: userId)
    }
}

@c @implementation
public func danxi_moments_unlike(
    _ session: OpaquePointer?,
    _ momentId: UnsafePointer<CChar>?,
    _ userId: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "moments.unlike", options) {
        try $0.set("moment_id", text: momentId)
        try $0.set("user_id", text: userId)
    }
}

@c @implementation
public func danxi_moments_watch(
    _ session: OpaquePointer?,
    _ userId: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "moments.watch", options) {
        try $0.set("user_id", text: userId)
    }
}

@c @implementation
public func danxi_moments_list_toggles(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "moments.list_toggles", options)
}

@c @implementation
public func danxi_moments_set_toggle(
    _ session: OpaquePointer?,
    _ name: UnsafePointer<CChar>?,
    _ isOn: Bool,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "moments.set_toggle", options) {
        try $0.set("name", text: name)
        $0.set("is_on", .bool(isOn))
    }
}

@c @implementation
public func danxi_moments_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "moments.clear_cache", options)
}
