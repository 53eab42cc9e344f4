// Generated from interface/image.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_image_upload(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "image.upload", options)
}

@c @implementation
public func danxi_image_download(
    _ session: OpaquePointer?,
    _ url: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "image.download", options) {
        try $0.set("url", text: url)
    }
}

@c @implementation
public func danxi_image_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "image.clear_cache", options)
}
