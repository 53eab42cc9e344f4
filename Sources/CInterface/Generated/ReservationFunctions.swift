// Generated from interface/reservation.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_reservation_get_playgrounds(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "reservation.get_playgrounds", options)
}

@c @implementation
public func danxi_reservation_get_reservations(
    _ session: OpaquePointer?,
    _ playgroundId: UnsafePointer<CChar>?,
    _ date: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "reservation.get_reservations", options) {
        try $0.set("playground_id", text: playgroundId)
        try $0.set("date", text: date)
    }
}

@c @implementation
public func danxi_reservation_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "reservation.clear_cache", options)
}
