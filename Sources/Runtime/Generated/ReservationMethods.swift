// Generated from interface/reservation.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let reservation: [Method] = [
        Method("reservation.get_playgrounds", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.reservationService.getPlaygrounds(cache: arguments.value("cache")))
        },
        Method(
            "reservation.get_reservations",
            parameters: [
                Parameter("playground_id", .string(), isRequired: true),
                Parameter("date", .date, isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.campus.reservationService.getReservations(
                    playgroundId: arguments.value("playground_id"),
                    date: arguments.value("date")
                ))
        },
        Method("reservation.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.reservationService.clearCache()
            return Outcome()
        },
    ]
}
