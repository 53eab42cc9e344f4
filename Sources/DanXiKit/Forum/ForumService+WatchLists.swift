import Calendar
import Errors
import Storage

extension ForumService {
    /// Maximum number of requests of one poll. Older items are then left out.
    private static let pages = 10
    private static let holePage = 10
    private static let floorPage = 50
    /// The time before the newest known floor in which a search looks for floors that the server has found late, in seconds.
    private static let searchMargin = 600

    /// Returns the holes that were created in a division since a watch token, oldest first. If `since` is nil, no holes are returned. A token
    /// is `division:ID:IDENTIFIERS`.
    ///
    /// `GET /divisions/{id}/holes`
    package func watchDivision(divisionId: Int, since: String?) async throws -> NewHoles {
        let prefix = "division:\(divisionId):"
        let before = try newest(since, prefix, "forum.watch_division")
        var holes: [Int: Hole] = [:]
        var start: Timestamp?
        for _ in 0..<(before == nil ? 1 : Self.pages) {
            let page = try await ForumAPI.listHolesInDivision(
                client, divisionId: divisionId, startTime: start, order: .timeCreated, size: Self.holePage)
            let count = holes.count
            for hole in page { holes[hole.id] = hole }
            // The next page begins a millisecond later, so that holes with equal times are not left out.
            start = page.last?.timeCreated.adding(milliseconds: 1)
            guard page.count == Self.holePage, holes.count > count, page.allSatisfy({ before?.isNew($0.id) ?? false }) else { break }
        }
        let new = before.map { before in holes.values.filter { before.isNew($0.id) }.sorted { $0.id < $1.id } } ?? []
        return NewHoles(token: prefix + NewestIdentifiers(Array(holes.keys) + (before?.values ?? [])).text, holes: new)
    }

    /// Returns the floors that a search finds and that were posted since a watch token, oldest first. If `since` is nil, no floors are
    /// returned. A token is `search:FINGERPRINT:SECONDS:IDENTIFIERS`.
    ///
    /// `GET /floors/search`
    package func watchSearch(keyword: String, accurate: Bool, since: String?) async throws -> NewFloors {
        let prefix = "search:\(Fingerprint(keyword, "\(accurate)").text):"
        let seconds = since.map { $0.hasPrefix(prefix) ? Int32($0.dropFirst(prefix.utf8.count).prefix { $0 != ":" }) : nil }
        if let seconds, seconds == nil { throw DanXiError.foreignToken("forum.watch_search") }
        let newestTime = (seconds ?? nil).map { Int($0) } ?? WallTime.now.milliseconds / 1000
        let before = try newest(since, "\(prefix)\(newestTime):", "forum.watch_search")
        let start = Timestamp(unixSeconds: max(0, newestTime - Self.searchMargin))
        var found: [Int: Floor] = [:]
        for page in 0..<Self.pages {
            let floors = try await searchFloor(
                keyword: keyword, accurate: accurate, startTime: start, endTime: nil, offset: page * Self.floorPage, size: Self.floorPage)
            // A server with a full-text index compares the time of the last change, so it may also find old floors.
            for floor in floors where (floor.timeCreated.unixSeconds ?? 0) >= start?.unixSeconds ?? 0 { found[floor.id] = floor }
            if floors.count < Self.floorPage { break }
        }
        let new = before.map { before in found.values.filter { before.isNew($0.id) }.sorted { $0.id < $1.id } } ?? []
        let latest = found.values.compactMap(\.timeCreated.unixSeconds).reduce(newestTime, max)
        let newest = NewestIdentifiers(Array(found.keys) + (before?.values ?? []))
        return NewFloors(token: "\(prefix)\(latest):\(newest.text)", floors: new)
    }

    /// Returns the identifiers of a token. Nil without a token.
    private func newest(_ token: String?, _ prefix: String, _ method: String) throws(DanXiError) -> NewestIdentifiers? {
        guard let token else { return nil }
        guard token.hasPrefix(prefix), let newest = NewestIdentifiers(token.dropFirst(prefix.count)) else {
            throw DanXiError.foreignToken(method)
        }
        return newest
    }
}
