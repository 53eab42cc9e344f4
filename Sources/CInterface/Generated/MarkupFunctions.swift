// Generated from interface/markup.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_markup_select(
    _ session: OpaquePointer?,
    _ html: UnsafePointer<CChar>?,
    _ selector: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "markup.select", options) {
        try $0.set("html", text: html)
        try $0.set("selector", text: selector)
    }
}
