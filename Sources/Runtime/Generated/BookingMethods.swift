// Generated from interface/booking.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let booking: [Method] = [
        Method("booking.list_venues", parameters: [.cache, .timeoutMs]) { services, arguments in
            Outcome(cached: try await services.campus.bookingService.listVenues(cache: arguments.value("cache")))
        },
        Method(
            "booking.get_venue",
            parameters: [
                Parameter("id", .integer(1...Int.max), isRequired: true),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(try await services.campus.bookingService.getVenue(id: arguments.value("id")))
        },
        Method(
            "booking.list_slots",
            parameters: [
                Parameter("venue_id", .integer(1...Int.max), isRequired: true),
                Parameter("start_date", .date, isRequired: true),
                Parameter("end_date", .date),
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                try await services.campus.bookingService.listSlots(
                    venueId: arguments.value("venue_id"),
                    startDate: arguments.value("start_date"),
                    endDate: arguments.optional("end_date")
                ))
        },
        Method(
            "booking.list_bookings",
            parameters: [
                Parameter("page", .integer(1...10_000), default: .integer(1)),
                Parameter("size", .integer(1...100), default: .integer(10)),
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\BookingPage.bookings, by: .number, "page", of: .campus, id: { $0.id }, last: { $0.pageCount })
        ) { services, arguments in
            Outcome(try await services.campus.bookingService.listBookings(page: arguments.value("page"), size: arguments.value("size")))
        },
        Method(
            "booking.watch",
            parameters: [
                Parameter("venue_id", .integer(1...Int.max), isRequired: true),
                Parameter("start_date", .date),
                Parameter("end_date", .date),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(60_000...86_400_000), default: .integer(300_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "slots",
            tokens: { $0.campus.watchTokens }
        ) { services, arguments in
            let news = try await services.campus.bookingService.watch(
                venueId: arguments.value("venue_id"),
                startDate: arguments.optional("start_date"),
                endDate: arguments.optional("end_date"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.slots.count)
        },
        Method("booking.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.bookingService.clearCache()
            return Outcome()
        },
    ]
}
