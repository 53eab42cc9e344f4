import CampusSignIn
import Storage

/// The service `library`. It caches the data of the reader and the access token, in memory.
package struct LibraryService: Sendable {
    private let client: CampusClient
    private let caches: CacheGroup
    private let account: LibraryAccount
    private let reader: ValueCache<LibraryReader>

    init(client: CampusClient, caches: CacheGroup) {
        let account = LibraryAccount(client: client, caches: caches)
        self.client = client
        self.caches = caches
        self.account = account
        reader = caches.cache("reader", validity: Validity.Library.getReader, in: .memory) {
            try await LibraryAccountAPI.getReader(account)
        }
    }

    // MARK: Without an account

    package func getLibrary() async throws -> [Library] { try await LibraryAPI.getLibrary(client) }

    package func searchBooks(title: String, catalog: BookCatalog, page: Int, size: Int) async throws -> [Book] {
        try await LibraryAPI.searchBooks(client, title: title, catalog: catalog, page: page, size: size)
    }

    package func getBook(id: String) async throws -> Book { try await LibraryAPI.getBook(client, id: id) }

    package func listBookCopies(bookId: String, page: Int, size: Int) async throws -> [BookCopy] {
        try await LibraryAPI.listBookCopies(client, bookId: bookId, page: page, size: size)
    }

    // MARK: Account

    package func getReader(cache: CachePolicy) async throws -> Cached<LibraryReader> { try await reader.value(cache) }

    package func listLoans(page: Int, size: Int) async throws -> LoanPage {
        try await LibraryAccountAPI.listLoans(account, page: page, size: size)
    }

    package func listPastLoans(page: Int, size: Int) async throws -> LoanPage {
        try await LibraryAccountAPI.listPastLoans(account, page: page, size: size)
    }

    package func renewLoan(barcode: String) async throws {
        try await LibraryAccountAPI.renewLoan(account, barcode: barcode, reader: try await reader.value(.prefer).value)
    }

    package func listHolds(range: HoldRange, page: Int, size: Int) async throws -> HoldPage {
        try await LibraryAccountAPI.listHolds(account, range: range, page: page, size: size)
    }

    package func cancelHold(id: Int) async throws { try await LibraryAccountAPI.cancelHold(account, id: id) }

    package func clearCache() async throws { try await caches.clear() }
}
