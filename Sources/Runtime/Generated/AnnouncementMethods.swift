// Generated from interface/announcement.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let announcement: [Method] = [
        Method(
            "announcement.get_undergraduate_announcements",
            parameters: [
                Parameter("page", .integer(1...10_000), isRequired: true),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[Announcement].self, by: .number, "page", id: { $0.link })
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.announcementService.getUndergraduateAnnouncements(
                    page: arguments.value("page"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "announcement.get_graduate_announcements",
            parameters: [
                Parameter("page", .integer(1...10_000), isRequired: true),
                .cache,
                .continueFrom,
                .timeoutMs,
            ],
            pages: Pages(\[Announcement].self, by: .number, "page", id: { $0.link })
        ) { services, arguments in
            Outcome(
                cached: try await services.campus.announcementService.getGraduateAnnouncements(
                    page: arguments.value("page"),
                    cache: arguments.value("cache")
                ))
        },
        Method(
            "announcement.watch",
            parameters: [
                Parameter("office", .choice(["undergraduate", "graduate"]), default: .string("undergraduate")),
                Parameter("since", .string(length: 1...Int.max)),
                Parameter("interval_ms", .integer(600_000...86_400_000), default: .integer(1_800_000)),
                Parameter("every_poll", .bool, default: .bool(false)),
                .timeoutMs,
            ],
            items: "announcements",
            tokens: { $0.campus.publicWatchTokens }
        ) { services, arguments in
            let news = try await services.campus.announcementService.watch(
                office: arguments.value("office"),
                since: arguments.optional("since")
            )
            return News(news, token: news.token, count: news.announcements.count)
        },
        Method("announcement.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.announcementService.clearCache()
            return Outcome()
        },
    ]
}
