import Errors
import Networking
import Storage

/// The card's front page, in memory, and the token that queries of its transactions need.
package struct WalletStore: Sendable {
    private let service: CampusClient
    private let content: Store<WalletContent>
    private let csrf: Store<String>

    init(service: CampusClient, log: @escaping LogHandler) {
        self.service = service
        content = Store(name: "wallet.content", validity: .seconds(300), directory: nil, log: log) {
            try await WalletAPI.getContent(service)
        }
        csrf = Store(name: "wallet.csrf", validity: .seconds(3600), directory: nil, log: log) { try await WalletAPI.getCSRF(service) }
    }

    package func getContent(cache: CachePolicy) async throws -> Cached<WalletContent> {
        try await content.value(cache)
    }

    package func getBalance(cache: CachePolicy) async throws -> Cached<WalletBalance> {
        let content = try await content.value(cache)
        return Cached(value: WalletBalance(balance: content.value.balance), source: content.source, fetchedAt: content.fetchedAt)
    }

    package func getTransactions(page: Int) async throws -> TransactionPage {
        try await withCSRF { try await WalletAPI.getTransactions(service, csrf: $0, page: page) }
    }

    package func searchTransactions(startDate: String, endDate: String, page: Int? = nil) async throws -> TransactionPage {
        for (name, date) in [("start_date", startDate), ("end_date", endDate)] where !PageText.isDay(date) {
            throw DanXiError(.invalidArgument, "wallet.search_transactions: `\(name)`: expected a day, such as 2026-11-21")
        }
        guard startDate <= endDate else {
            throw DanXiError(.invalidArgument, "wallet.search_transactions: `end_date` is before `start_date`")
        }
        return try await withCSRF {
            try await WalletAPI.searchTransactions(service, csrf: $0, startDate: startDate, endDate: endDate, page: page ?? 1)
        }
    }

    package func clearCache() async throws {
        try await content.clear()
        try await csrf.clear()
    }

    /// Asks with the token that is kept, and once more with a new one if the site refuses it, or answers another page.
    private func withCSRF<Value>(_ body: (String) async throws -> Value) async throws -> Value {
        let token = try await csrf.value(.prefer)
        do {
            return try await body(token.value)
        } catch let error as DanXiError where token.source != .network && Self.mayComeOfToken(error) {
            return try await body(try await csrf.value(.refresh).value)
        }
    }

    private static func mayComeOfToken(_ error: DanXiError) -> Bool {
        error.httpStatus == 403 || error.httpStatus == 400 || [.pageChanged, .unexpectedResponse, .forbidden].contains(error.code)
    }
}
