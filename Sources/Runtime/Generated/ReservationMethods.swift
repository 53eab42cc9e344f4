// Generated from interface/reservation.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let reservation: [Method] = [
        Method("reservation.get_playgrounds", parameters: [], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.reservationStore.getPlaygrounds(cache: try arguments.cachePolicy()))
        },
        Method("reservation.get_reservations", parameters: ["playground_id", "date"], isCached: false) { session, arguments in
            return Outcome(try await session.campus.reservationStore.getReservations(playgroundId: try arguments.required("playground_id"), date: try arguments.required("date")))
        },
        Method("reservation.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.reservationStore.clearCache()
            return Outcome()
        },
    ]
}
