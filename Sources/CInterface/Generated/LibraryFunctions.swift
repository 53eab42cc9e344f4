// Generated from interface/library.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_library_get_library(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.get_library", options)
}

@c @implementation
public func danxi_library_search_books(
    _ session: OpaquePointer?,
    _ title: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "library.search_books", options) {
        try $0.set("title", text: title)
    }
}

@c @implementation
public func danxi_library_get_book(
    _ session: OpaquePointer?,
    _ id: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "library.get_book", options) {
        try $0.set("id", text: id)
    }
}

@c @implementation
public func danxi_library_list_book_copies(
    _ session: OpaquePointer?,
    _ bookId: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "library.list_book_copies", options) {
        try $0.set("book_id", text: bookId)
    }
}

@c @implementation
public func danxi_library_get_reader(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.get_reader", options)
}

@c @implementation
public func danxi_library_list_loans(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.list_loans", options)
}

@c @implementation
public func danxi_library_list_past_loans(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.list_past_loans", options)
}

@c @implementation
public func danxi_library_renew_loan(
    _ session: OpaquePointer?,
    _ barcode: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "library.renew_loan", options) {
        try $0.set("barcode", text: barcode)
    }
}

@c @implementation
public func danxi_library_list_holds(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.list_holds", options)
}

@c @implementation
public func danxi_library_cancel_hold(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.cancel_hold", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_library_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "library.clear_cache", options)
}
