// Generated from interface/wallet.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let wallet: [Method] = [
        Method("wallet.get_content", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.walletStore.getContent(cache: try arguments.value("cache")))
        },
        Method("wallet.get_balance", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.walletStore.getBalance(cache: try arguments.value("cache")))
        },
        Method("wallet.get_transactions", parameters: [
            Parameter("page", .integer(1...10000), isRequired: true),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(try await session.campus.walletStore.getTransactions(page: try arguments.value("page")))
        },
        Method("wallet.search_transactions", parameters: [
            Parameter("start_date", .date, isRequired: true),
            Parameter("end_date", .date, isRequired: true),
            Parameter("page", .integer(1...10000), default: .integer(1)),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(try await session.campus.walletStore.searchTransactions(
                startDate: try arguments.value("start_date"),
                endDate: try arguments.value("end_date"),
                page: try arguments.value("page")
            ))
        },
        Method("wallet.get_qr_code", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            return Outcome(try await session.campus.walletStore.getQrCode())
        },
        Method("wallet.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.walletStore.clearCache()
            return Outcome()
        },
    ]
}
