// Generated from interface/http.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_http_request(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "http.request", options)
}

@c @implementation
public func danxi_http_download(
    _ session: OpaquePointer?,
    _ file: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "http.download", options) {
        try $0.set("file", text: file)
    }
}

@c @implementation
public func danxi_http_upload(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "http.upload", options)
}

@c @implementation
public func danxi_http_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "http.clear_cache", options)
}
