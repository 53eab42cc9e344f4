// Generated from interface/booking.toml by `make generate`; do not edit.

import CDanXi
import Runtime

@c @implementation
public func danxi_booking_list_venues(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "booking.list_venues", options)
}

@c @implementation
public func danxi_booking_get_venue(_ session: OpaquePointer?, _ id: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "booking.get_venue", options) {
        $0.set("id", .integer(Int(id)))
    }
}

@c @implementation
public func danxi_booking_list_slots(
    _ session: OpaquePointer?,
    _ venueId: Int64,
    _ startDate: UnsafePointer<CChar>?,
    _ options: UnsafePointer<CChar>?
) -> OpaquePointer? {
    call(session, "booking.list_slots", options) {
        $0.set("venue_id", .integer(Int(venueId)))
        try $0.set("start_date", text: startDate)
    }
}

@c @implementation
public func danxi_booking_list_bookings(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "booking.list_bookings", options)
}

@c @implementation
public func danxi_booking_watch(_ session: OpaquePointer?, _ venueId: Int64, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "booking.watch", options) {
        $0.set("venue_id", .integer(Int(venueId)))
    }
}

@c @implementation
public func danxi_booking_clear_cache(_ session: OpaquePointer?, _ options: UnsafePointer<CChar>?) -> OpaquePointer? {
    call(session, "booking.clear_cache", options)
}
