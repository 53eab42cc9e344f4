import CampusSignIn
import Storage

/// The service `announcement`. It caches the pages of announcements, in memory.
package struct AnnouncementService: Sendable {
    private let caches: CacheGroup
    private let undergraduate: KeyedCache<Int, [Announcement]>
    private let graduate: KeyedCache<Int, [Announcement]>

    init(client: CampusClient, caches: CacheGroup) {
        self.caches = caches
        undergraduate = caches.keyedCache("undergraduate", validity: Validity.Announcement.getUndergraduateAnnouncements, in: .memory) {
            try await AnnouncementAPI.getUndergraduateAnnouncements(client, page: $0)
        }
        graduate = caches.keyedCache("graduate", validity: Validity.Announcement.getGraduateAnnouncements, in: .memory) {
            try await AnnouncementAPI.getGraduateAnnouncements(client, page: $0)
        }
    }

    package func getUndergraduateAnnouncements(page: Int, cache: CachePolicy) async throws -> Cached<[Announcement]> {
        try await undergraduate.value(page, cache)
    }

    package func getGraduateAnnouncements(page: Int, cache: CachePolicy) async throws -> Cached<[Announcement]> {
        try await graduate.value(page, cache)
    }

    package func clearCache() async throws { try await caches.clear() }
}
