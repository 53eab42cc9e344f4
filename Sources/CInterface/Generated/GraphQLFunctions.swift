// Generated from interface/graphql.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_graphql_execute(
    _ session: OpaquePointer?,
    _ endpoint: UnsafePointer<CChar>?,
    _ query: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "graphql.execute", options) {
        try $0.set("endpoint", text: endpoint)
        try $0.set("query", text: query)
    }
}
