// Generated from interface/day.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let day: [Method] = [
        Method(
            "day.get_day",
            parameters: [
                Parameter("date", .date),
                Parameter("semester", .bool, default: .bool(true)),
                Parameter("day_changes", .list(of: .object)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.dayService.getDay(
                    date: arguments.optional("date"),
                    semester: arguments.value("semester"),
                    dayChanges: arguments.entities("day_changes"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "day.get_overview",
            parameters: [
                Parameter("date", .date),
                Parameter(
                    "parts",
                    .list(of: .choice(["lessons", "exams", "deadlines", "buses", "bookings", "loans", "card", "electricity", "messages"]))
                ),
                Parameter("day_changes", .list(of: .object)),
                .cache,
                .timeoutMs,
            ]
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.dayService.getOverview(
                    date: arguments.optional("date"),
                    parts: arguments.optional("parts"),
                    dayChanges: arguments.entities("day_changes"),
                    cache: arguments.value("cache")
                ))
        },
    ]
}
