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

@c @implementation
public func danxi_account_send_verification_code(
    _ session: OpaquePointer?,
    _ email: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "account.send_verification_code", options) {
        try $0.set("email", text: email)
    }
}

@c @implementation
public func danxi_account_register(
    _ session: OpaquePointer?,
    _ email: UnsafePointer<CChar>?,
    _ password: UnsafePointer<CChar>?,
    _ verification: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "account.register", options) {
        try $0.set("email", text: email)
        try $0.set("password", text: password)
        try $0.set("verification", text: verification)
    }
}

@c @implementation
public func danxi_account_reset_password(
    _ session: OpaquePointer?,
    _ email: UnsafePointer<CChar>?,
    _ password: UnsafePointer<CChar>?,
    _ verification: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "account.reset_password", options) {
        try $0.set("email", text: email)
        try $0.set("password", text: password)
        try $0.set("verification", text: verification)
    }
}

@c @implementation
public func danxi_account_get_quiz(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.get_quiz", options)
}

@c @implementation
public func danxi_account_answer_quiz(
    _ session: OpaquePointer?,
    _ answers: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "account.answer_quiz", options) {
        try $0.set("answers", json: answers)
    }
}

@c @implementation
public func danxi_account_reload_quiz(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.reload_quiz", options)
}

@c @implementation
public func danxi_account_get_current_user(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.get_current_user", options)
}

@c @implementation
public func danxi_account_get_user(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.get_user", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_account_modify_user(
    _ session: OpaquePointer?,
    _ id: Int64,
    _ nickname: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "account.modify_user", options) {
        $0.set("id", .integer(Int(id)))
        try $0.set("nickname", text: nickname)
    }
}

@c @implementation
public func danxi_account_list_administrators(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.list_administrators", options)
}

@c @implementation
public func danxi_account_close_account(
    _ session: OpaquePointer?,
    _ email: UnsafePointer<CChar>?,
    _ password: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "account.close_account", options) {
        try $0.set("email", text: email)
        try $0.set("password", text: password)
    }
}

@c @implementation
public func danxi_account_close_user(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "account.close_user", options) {
        $0.set("id", .integer(Int(id)))
    }
}
