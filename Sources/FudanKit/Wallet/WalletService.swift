import Calendar
import CampusSignIn
import Errors
import Storage

/// The service `wallet`. It caches the front page of the campus card's site, the cards and the CSRF token for queries of transactions, in
/// memory.
package struct WalletService: Sendable {
    private let client: CampusClient
    private let caches: CacheGroup
    private let content: ValueCache<WalletContent>
    private let cards: ValueCache<[CampusCard]>
    private let csrf: ValueCache<String>

    init(client: CampusClient, caches: CacheGroup) {
        self.client = client
        self.caches = caches
        content = caches.cache("content", validity: Validity.Wallet.getContent, in: .memory) { try await WalletAPI.getContent(client) }
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
        guard startDate <= endDate else {
            throw DanXiError(
                .invalidArgument, "wallet.search_transactions: `end_date` is before `start_date`. Pass the same date or a later one.")
        }
        return try await withCSRF {
            try await TransactionAPI.searchTransactions(client, csrf: $0, startDate: startDate, endDate: endDate, page: page)
        }
    }

    /// Returns a new payment code. Payment codes are valid for a short time, so they are not cached.
    package func getQrCode() async throws -> WalletQRCode { try await QRCodeAPI.getQrCode(client) }

    package func clearCache() async throws { try await caches.clear() }

    /// Sends a query with the cached CSRF token. If the token or the sign-in may have expired, the query is repeated once with a new token.
    private func withCSRF<Value>(_ query: (String) async throws -> Value) async throws -> Value {
        let token = try await csrf.value(.prefer)
        do {
            return try await query(token.value)
        } catch let error as DanXiError where token.source != .network && Self.mayMeanExpiredToken(error) {
            return try await query(try await csrf.value(.prefer) { $0.value != token.value }.value)
        }
    }

    private static func mayMeanExpiredToken(_ error: DanXiError) -> Bool {
        error.httpStatus == 400 || [.pageChanged, .unexpectedResponse, .forbidden, .notSignedIn].contains(error.code)
    }
}
