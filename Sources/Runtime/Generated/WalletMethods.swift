// Generated from interface/wallet.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let wallet: [Method] = [
        Method("wallet.get_content", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.walletService.getContent(cache: arguments.value("cache")))
        },
        Method("wallet.get_balance", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.walletService.getBalance(cache: arguments.value("cache")))
        },
        Method("wallet.list_cards", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.walletService.listCards(cache: arguments.value("cache")))
        },
        Method(
            "wallet.get_transactions",
            parameters: [
                Parameter("page", .integer(1...10_000), isRequired: true),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\TransactionPage.transactions, by: .number, "page", of: .campus, last: { $0.pageCount })
        ) { services, arguments in
            Outcome(try await services.campus.walletService.getTransactions(page: arguments.value("page")))
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
        ) { services, arguments in
            Outcome(
                try await services.campus.walletService.searchTransactions(
                    startDate: arguments.value("start_date"),
                    endDate: arguments.value("end_date"),
                    page: arguments.value("page")
                ))
        },
        Method("wallet.get_qr_code", parameters: [.timeoutMs]) { services, _ in
            Outcome(try await services.campus.walletService.getQrCode())
        },
        Method(
            "wallet.get_summary",
            parameters: [
                Parameter("start_date", .date, isRequired: true),
                Parameter("end_date", .date, isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.campus.walletService.getSummary(
                    startDate: arguments.value("start_date"),
                    endDate: arguments.value("end_date")
                ))
        },
        Method("wallet.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.walletService.clearCache()
            return Outcome()
        },
    ]
}
