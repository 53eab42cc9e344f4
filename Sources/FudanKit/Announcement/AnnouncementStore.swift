import Networking
import Storage

/// The pages of announcements, in memory.
package struct AnnouncementStore: Sendable {
    private let undergraduate: StoreFamily<Int, [Announcement]>
    private let graduate: StoreFamily<Int, [Announcement]>

    init(service: CampusClient, log: @escaping LogHandler) {
        undergraduate = StoreFamily(name: "announcement.undergraduate", validity: .seconds(3600), log: log) {
            try await AnnouncementAPI.getUndergraduateAnnouncements(service, page: $0)
        }
        graduate = StoreFamily(name: "announcement.graduate", validity: .seconds(3600), log: log) {
            try await AnnouncementAPI.getGraduateAnnouncements(service, page: $0)
        }
    }

    package func getUndergraduateAnnouncements(page: Int, cache: CachePolicy) async throws -> Cached<[Announcement]> {
        try await undergraduate.value(page, cache)
    }

    package func getGraduateAnnouncements(page: Int, cache: CachePolicy) async throws -> Cached<[Announcement]> {
        try await graduate.value(page, cache)
    }

    package func clearCache() async throws {
        try await undergraduate.clear()
        try await graduate.clear()
    }
}
