// Generated from interface/announcement.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_announcement_get_undergraduate_announcements(
    _ session: OpaquePointer?,
    _ page: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "announcement.get_undergraduate_announcements", options) {
        $0.set("page", .integer(Int(page)))
    }
}

@c @implementation
public func danxi_announcement_get_graduate_announcements(
    _ session: OpaquePointer?,
    _ page: Int64,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "announcement.get_graduate_announcements", options) {
        $0.set("page", .integer(Int(page)))
    }
}

@c @implementation
public func danxi_announcement_watch(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "announcement.watch", options)
}

@c @implementation
public func danxi_announcement_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "announcement.clear_cache", options)
}
