// Generated from interface/announcement.toml by `make generate`; do not edit.

import JSON
import FudanKit

extension Method {
    static let announcement: [Method] = [
        Method("announcement.get_undergraduate_announcements", parameters: ["page"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.announcementStore.getUndergraduateAnnouncements(page: try arguments.required("page", in: 1...10000), cache: try arguments.cachePolicy()))
        },
        Method("announcement.get_graduate_announcements", parameters: ["page"], isCached: true) { session, arguments in
            return Outcome(cached: try await session.campus.announcementStore.getGraduateAnnouncements(page: try arguments.required("page", in: 1...10000), cache: try arguments.cachePolicy()))
        },
        Method("announcement.clear_cache", parameters: [], isCached: false) { session, _ in
            try await session.campus.announcementStore.clearCache()
            return Outcome()
        },
    ]
}
