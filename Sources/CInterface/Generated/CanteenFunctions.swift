// Generated from interface/canteen.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_canteen_get_canteen_queuing(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "canteen.get_canteen_queuing", options)
}
