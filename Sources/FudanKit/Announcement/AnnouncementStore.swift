import CampusSignIn
import Storage

/// Caches the pages of announcements, in memory.
package struct AnnouncementStore: Sendable {
    private let stores: StoreGroup
    private let undergraduate: KeyedStore<Int, [Announcement]>
    private let graduate: KeyedStore<Int, [Announcement]>

    init(client: CampusClient, stores: StoreGroup) {
        self.stores = stores
        undergraduate = stores.keyedStore("undergraduate", validity: Validity.Announcement.getUndergraduateAnnouncements, in: .memory) {
            try await AnnouncementAPI.getUndergraduateAnnouncements(client, page: $0)
        }
        graduate = stores.keyedStore("graduate", validity: Validity.Announcement.getGraduateAnnouncements, in: .memory) {
            try await AnnouncementAPI.getGraduateAnnouncements(client, page: $0)
        }
    }

    package func getUndergraduateAnnouncements(page: Int, cache: CachePolicy) async throws -> Cached<[Announcement]> {
        try await undergraduate.value(page, cache)
    }

    package func getGraduateAnnouncements(page: Int, cache: CachePolicy) async throws -> Cached<[Announcement]> {
        try await graduate.value(page, cache)
    }

    package func clearCache() async throws { try await stores.clear() }
}
