// Generated from interface/archive.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_archive_run(
    _ session: OpaquePointer?,
    _ folder: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "archive.run", options) {
        try $0.set("folder", text: folder)
    }
}

@c @implementation
public func danxi_archive_export(
    _ session: OpaquePointer?,
    _ folder: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "archive.export", options) {
        try $0.set("folder", text: folder)
    }
}
