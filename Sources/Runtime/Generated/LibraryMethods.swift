// Generated from interface/library.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let library: [Method] = [
        Method("library.get_library", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await services.campus.libraryService.getLibrary())
        },
        Method(
            "library.search_books",
            parameters: [
                Parameter("title", .string(length: 1...200), isRequired: true),
                Parameter("catalog", .choice(["general", "ancient"]), default: .string("general")),
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[Book].self, by: .number, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await services.campus.libraryService.searchBooks(
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
        ) { services, arguments in
            Outcome(try await services.campus.libraryService.getBook(id: arguments.value("id")))
        },
        Method(
            "library.list_book_copies",
            parameters: [
                Parameter("book_id", .string(length: 1...100), isRequired: true),
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[BookCopy].self, by: .number, "page", id: { $0.id })
        ) { services, arguments in
            Outcome(
                try await services.campus.libraryService.listBookCopies(
                    bookId: arguments.value("book_id"),
                    page: arguments.value("page"),
                    size: arguments.value("size")
                ))
        },
        Method("library.get_reader", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.libraryService.getReader(cache: arguments.value("cache")))
        },
        Method(
            "library.list_loans",
            parameters: [
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\LoanPage.loans, by: .number, "page", of: .campus, id: { $0.barcode }, last: { $0.pageCount })
        ) { services, arguments in
            Outcome(try await services.campus.libraryService.listLoans(page: arguments.value("page"), size: arguments.value("size")))
        },
        Method(
            "library.list_past_loans",
            parameters: [
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\LoanPage.loans, by: .number, "page", of: .campus, last: { $0.pageCount })
        ) { services, arguments in
            Outcome(try await services.campus.libraryService.listPastLoans(page: arguments.value("page"), size: arguments.value("size")))
        },
        Method(
            "library.renew_loan",
            parameters: [
                Parameter("barcode", .string(length: 1...100), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            try await services.campus.libraryService.renewLoan(barcode: arguments.value("barcode"))
            return Outcome()
        },
        Method(
            "library.list_holds",
            parameters: [
                Parameter("range", .choice(["current", "past"]), default: .string("current")),
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\HoldPage.holds, by: .number, "page", of: .campus, id: { $0.id }, last: { $0.pageCount })
        ) { services, arguments in
            Outcome(
                try await services.campus.libraryService.listHolds(
                    range: arguments.value("range"),
                    page: arguments.value("page"),
                    size: arguments.value("size")
                ))
        },
        Method("library.cancel_hold", parameters: [Parameter("id", .integer(), isRequired: true), .timeoutMs]) { services, arguments in
            try await services.campus.libraryService.cancelHold(id: arguments.value("id"))
            return Outcome()
        },
        Method("library.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.libraryService.clearCache()
            return Outcome()
        },
    ]
}
