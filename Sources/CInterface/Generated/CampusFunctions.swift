// Generated from interface/campus.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_campus_login(
    _ session: OpaquePointer?,
    _ username: UnsafePointer<CChar>?,
    _ password: UnsafePointer<CChar>?,
    _ studentType: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "campus.login", options) {
        try $0.set("username", text: username)
        try $0.set("password", text: password)
        try $0.set("student_type", text: studentType)
    }
}

@c @implementation
public func danxi_campus_logout(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "campus.logout", options)
}

@c @implementation
public func danxi_campus_status(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "campus.status", options)
}

@c @implementation
public func danxi_campus_answer_challenge(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "campus.answer_challenge", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_campus_import_cookies(
    _ session: OpaquePointer?,
    _ cookies: UnsafePointer<CChar>?,
    _ username: UnsafePointer<CChar>?,
    _ studentType: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "campus.import_cookies", options) {
        try $0.set("cookies", json: cookies)
        try $0.set("username", text: username)
        try $0.set("student_type", text: studentType)
    }
}

@c @implementation
public func danxi_campus_fetch(
    _ session: OpaquePointer?,
    _ url: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "campus.fetch", options) {
        try $0.set("url", text: url)
    }
}
