// Generated from interface/library.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let library: [Method] = [
        Method("library.get_library", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await LibraryAPI.getLibrary(session.campus.client))
        },
        Method(
            "library.search_books",
            parameters: [
                Parameter("title", .string(length: 1...200), isRequired: true),
                Parameter("catalog", .choice(["general", "ancient"]), default: .string("general")),
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await LibraryAPI.searchBooks(
                    session.campus.client,
                    title: arguments.value("title"),
                    catalog: arguments.value("catalog"),
                    page: arguments.value("page"),
                    size: arguments.value("size")
                ))
        },
        Method(
            "library.get_book",
            parameters: [
                Parameter("id", .string(length: 1...100), isRequired: true),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(try await LibraryAPI.getBook(session.campus.client, id: arguments.value("id")))
        },
        Method(
            "library.list_book_copies",
            parameters: [
                Parameter("book_id", .string(length: 1...100), isRequired: true),
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .timeoutMs,
            ]
        ) { session, arguments in
            Outcome(
                try await LibraryAPI.listBookCopies(
                    session.campus.client,
                    bookId: arguments.value("book_id"),
                    page: arguments.value("page"),
                    size: arguments.value("size")
                ))
        },
    ]
}
