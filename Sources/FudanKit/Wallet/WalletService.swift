import Calendar
import Calls
import CampusSignIn
import Errors
import Storage

/// The service `wallet`. It caches the front page of the campus card's site, and in memory the cards and the CSRF token for queries of
/// transactions.
package struct WalletService: Sendable {
    /// Maximum number of pages of a summary.
    private static let maximalPages = 500

    private let client: CampusClient
    private let caches: CacheGroup
    private let content: ValueCache<WalletContent>
    private let cards: ValueCache<[CampusCard]>
    private let csrf: ValueCache<String>

    init(client: CampusClient, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        content = caches.cache("content", validity: Validity.Wallet.getContent, in: .disk) { try await WalletAPI.getContent(client) }
        cards = caches.cache("cards", validity: Validity.Wallet.listCards, in: .memory) { try await MyTableAPI.rows(client, "ykt_xx") }
        csrf = caches.cache("csrf", validity: .seconds(3600), in: .memory) { try await TransactionAPI.getCSRF(client) }
    }

    package func getContent(cache: CachePolicy) async throws -> Cached<WalletContent> {
        try await content.value(cache)
    }

    package func getBalance(cache: CachePolicy) async throws -> Cached<WalletBalance> {
        try await content.value(cache).map { WalletBalance(balance: $0.balance) }
    }

    package func listCards(cache: CachePolicy) async throws -> Cached<[CampusCard]> {
        try await cards.value(cache)
    }

    package func getTransactions(page: Int) async throws -> TransactionPage {
        try await withCSRF { try await TransactionAPI.getTransactions(client, csrf: $0, page: page) }
    }

    package func searchTransactions(startDate: CalendarDate, endDate: CalendarDate, page: Int) async throws -> TransactionPage {
        guard startDate <= endDate else { throw Self.reversed("wallet.search_transactions") }
        return try await withCSRF {
            try await TransactionAPI.searchTransactions(client, csrf: $0, startDate: startDate, endDate: endDate, page: page)
        }
    }

    /// Requests the pages one after the other, because the site has one query of a person at a time.
    package func getSummary(startDate: CalendarDate, endDate: CalendarDate) async throws -> WalletSummary {
        guard startDate <= endDate else { throw Self.reversed("wallet.get_summary") }
        var transactions: [Transaction] = []
        let progress = CallContext.current.progress
        for number in 1...Self.maximalPages {
            let page = try await searchTransactions(startDate: startDate, endDate: endDate, page: number)
            if number == 1, let count = page.pageCount { progress?.startSteps(of: count) }
            progress?.completeStep()
            transactions += page.transactions
            // Only an empty page does not show the number of pages.
            guard let count = page.pageCount, number < count else {
                return WalletSummary(of: transactions, from: startDate, to: endDate)
            }
        }
        throw DanXiError(
            .invalidArgument,
            "wallet.get_summary: the period has more than \(Self.maximalPages) pages of transactions. Pass a shorter period.")
    }

    private static func reversed(_ method: String) -> DanXiError {
        DanXiError(.invalidArgument, "\(method): `end_date` is before `start_date`. Pass the same date or a later one.")
    }

    /// Returns a new payment code. Payment codes are valid for a short time, so they are not cached.
    package func getQrCode() async throws -> WalletQRCode { try await QRCodeAPI.getQrCode(client) }

    package func clearCache() async throws { try await caches.clear() }

    /// Sends a query with the cached CSRF token. If the token or the sign-in may have expired, the query is repeated once with a new token.
    private func withCSRF<Value>(_ query: (String) async throws -> Value) async throws -> Value {
        let token = try await csrf.value(.prefer)
        do {
            return try await query(try token.value)
        } catch let error as DanXiError where token.source != .network && Self.mayMeanExpiredToken(error) {
            return try await query(try await csrf.value(.prefer) { try $0.value != token.value }.value)
        }
    }

    private static func mayMeanExpiredToken(_ error: DanXiError) -> Bool {
        error.httpStatus == 400 || [.pageChanged, .unexpectedResponse, .forbidden, .notSignedIn].contains(error.code)
    }
}
