// Generated from interface/wallet.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_wallet_get_content(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "wallet.get_content", options)
}

@c @implementation
public func danxi_wallet_get_balance(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "wallet.get_balance", options)
}

@c @implementation
public func danxi_wallet_list_cards(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "wallet.list_cards", options)
}

@c @implementation
public func danxi_wallet_get_transactions(_ session: OpaquePointer?, _ page: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "wallet.get_transactions", options) {
        $0.set("page", .integer(Int(page)))
    }
}

@c @implementation
public func danxi_wallet_search_transactions(
    _ session: OpaquePointer?,
    _ startDate: UnsafePointer<CChar>?,
    _ endDate: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "wallet.search_transactions", options) {
        try $0.set("start_date", text: startDate)
        try $0.set("end_date", text: endDate)
    }
}

@c @implementation
public func danxi_wallet_get_qr_code(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "wallet.get_qr_code", options)
}

@c @implementation
public func danxi_wallet_get_summary(
    _ session: OpaquePointer?,
    _ startDate: UnsafePointer<CChar>?,
    _ endDate: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "wallet.get_summary", options) {
        try $0.set("start_date", text: startDate)
        try $0.set("end_date", text: endDate)
    }
}

@c @implementation
public func danxi_wallet_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "wallet.clear_cache", options)
}
