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
