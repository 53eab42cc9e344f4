import Storage

extension AnnouncementService {
    /// Returns the announcements that are new since the watch token `since`. Without a token, returns a token and no announcements. A token
    /// is `announcements:OFFICE:FINGERPRINTS`, with the links of the first page.
    package func watch(office: AnnouncementOffice, since: String?) async throws -> NewAnnouncements {
        let seen = try SeenRows(since, prefix: "announcements:\(office.rawValue):", method: "announcement.watch")
        let page =
            switch office {
            case .undergraduate: try await getUndergraduateAnnouncements(page: 1, cache: .refresh).value
            case .graduate: try await getGraduateAnnouncements(page: 1, cache: .refresh).value
            }
        let news = seen.news(in: page) { Fingerprint($0.link) }
        // If an announcement is removed, an old one moves from the second page to the end of the first. It comes after all known ones.
        guard let lastKnown = page.lastIndex(where: { seen.contains(Fingerprint($0.link)) }) else {
            return NewAnnouncements(token: news.token, announcements: news.rows)
        }
        let moved = Set(page[lastKnown...].map(\.link))
        return NewAnnouncements(token: news.token, announcements: news.rows.filter { !moved.contains($0.link) })
    }
}
