// Generated from interface/library.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_library_get_library(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.get_library", options)
}
