// Generated from interface/account.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_account_login(
    _ session: OpaquePointer?,
    _ email: UnsafePointer<CChar>?,
    _ password: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "account.login", options) {
        try $0.set("email", text: email)
        try $0.set("password", text: password)
    }
}

@c @implementation
public func danxi_account_logout(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.logout", options)
}

@c @implementation
public func danxi_account_refresh_token(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.refresh_token", options)
}

@c @implementation
public func danxi_account_get_status(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.get_status", options)
}
