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
        Method("announcement.clear_cache", parameters: [.timeoutMs]) { services, _ in
            try await services.campus.announcementService.clearCache()
            return Outcome()
        },
    ]
}
