// Generated from interface/store.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_store_check(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "store.check", options)
}
