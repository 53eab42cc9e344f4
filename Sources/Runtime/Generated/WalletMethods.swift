// Generated from interface/wallet.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let wallet: [Method] = [
        Method("wallet.get_content", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.walletStore.getContent(cache: arguments.value("cache")))
        },
        Method("wallet.get_balance", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.walletStore.getBalance(cache: arguments.value("cache")))
        },
        Method("wallet.list_cards", parameters: [.cache, .timeoutMs]) { session, arguments in
            Outcome(cached: try await session.campus.walletStore.listCards(cache: arguments.value("cache")))
        },
        Method(
            "wallet.get_transactions",
            parameters: [
                Parameter("page", .integer(1...10_000), isRequired: true),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\TransactionPage.transactions, by: .number, "page", of: .campus, last: { $0.pageCount })
        ) { session, arguments in
            Outcome(try await session.campus.walletStore.getTransactions(page: arguments.value("page")))
        },
        Method(
            "wallet.search_transactions",
            parameters: [
                Parameter("start_date", .date, isRequired: true),
                Parameter("end_date", .date, isRequired: true),
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\TransactionPage.transactions, by: .number, "page", of: .campus, last: { $0.pageCount })
        ) { session, arguments in
            Outcome(
                try await session.campus.walletStore.searchTransactions(
                    startDate: arguments.value("start_date"),
                    endDate: arguments.value("end_date"),
                    page: arguments.value("page")
                ))
        },
        Method("wallet.get_qr_code", parameters: [.timeoutMs]) { session, _ in
            Outcome(try await session.campus.walletStore.getQrCode())
        },
        Method("wallet.clear_cache", parameters: [.timeoutMs]) { session, _ in
            try await session.campus.walletStore.clearCache()
            return Outcome()
        },
    ]
}
