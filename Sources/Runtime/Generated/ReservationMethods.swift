// Generated from interface/reservation.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let reservation: [Method] = [
        Method("reservation.get_playgrounds", parameters: [
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.reservationStore.getPlaygrounds(cache: try arguments.value("cache")))
        },
        Method("reservation.get_reservations", parameters: [
            Parameter("playground_id", .string(), isRequired: true),
            Parameter("date", .date, isRequired: true),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(try await session.campus.reservationStore.getReservations(
                playgroundId: try arguments.value("playground_id"),
                date: try arguments.value("date")
            ))
        },
        Method("reservation.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.reservationStore.clearCache()
            return Outcome()
        },
    ]
}
