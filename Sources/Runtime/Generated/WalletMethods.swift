// Generated from interface/wallet.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let wallet: [Method] = [
        Method("wallet.get_content", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.walletStore.getContent(cache: try arguments.cachePolicy()))
        },
        Method("wallet.get_balance", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.walletStore.getBalance(cache: try arguments.cachePolicy()))
        },
        Method("wallet.get_transactions", parameters: ["page"], isCached: false) { session, arguments in
            return Outcome(try await session.campus.walletStore.getTransactions(page: try arguments.required("page", in: 1...10000)))
        },
        Method("wallet.search_transactions", parameters: ["start_date", "end_date", "page"], isCached: false) { session, arguments in
            return Outcome(try await session.campus.walletStore.searchTransactions(startDate: try arguments.required("start_date"), endDate: try arguments.required("end_date"), page: try arguments.optional("page", in: 1...10000)))
        },
        Method("wallet.get_qr_code", parameters: [], isCached: false) { session, _ in
            return Outcome(try await session.campus.walletStore.getQrCode())
        },
        Method("wallet.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.walletStore.clearCache()
            return Outcome()
        },
    ]
}
