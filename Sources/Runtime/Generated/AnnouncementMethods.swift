// Generated from interface/announcement.toml by `make generate`; do not edit.

import FudanKit

extension Method {
    static let announcement: [Method] = [
        Method("announcement.get_undergraduate_announcements", parameters: [
            Parameter("page", .integer(1...10000), isRequired: true),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.announcementStore.getUndergraduateAnnouncements(
                page: try arguments.value("page"),
                cache: try arguments.value("cache")
            ))
        },
        Method("announcement.get_graduate_announcements", parameters: [
            Parameter("page", .integer(1...10000), isRequired: true),
            Parameter("cache", .choice(["prefer", "refresh", "only", "revalidate"]), default: .string("prefer")),
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, arguments in
            return Outcome(cached: try await session.campus.announcementStore.getGraduateAnnouncements(
                page: try arguments.value("page"),
                cache: try arguments.value("cache")
            ))
        },
        Method("announcement.clear_cache", parameters: [
            Parameter("timeout_ms", .integer(1...3600000)),
        ]) { session, _ in
            try await session.campus.announcementStore.clearCache()
            return Outcome()
        },
    ]
}
