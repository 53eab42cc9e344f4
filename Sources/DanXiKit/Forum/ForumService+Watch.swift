import Errors
import Storage

extension ForumService {
    /// Number of floors that one request asks for.
    private static let pageSize = 50
    /// Maximum number of pages whose new floors one call returns. The next call returns the floors after these pages.
    private static let pageLimit = 10

    /// Returns the floors that are new since a watch token, and the next watch token. If `since` is nil, no floors are returned.
    ///
    /// `GET /holes/{id}/floors`, and without a token `GET /holes/{id}`
    package func watchHole(id: Int, since: String?) async throws -> NewFloors {
        guard let since else { return NewFloors(token: try await present(ofHole: id).text, floors: []) }
        guard let before = HoleToken(since), before.hole == id else { throw DanXiError.foreignToken("forum.watch_hole") }
        var start = before.count
        var rows = try await floors(ofHole: id, from: start)
        // If a row is not newer than the newest floor of the token, a floor whose transaction ended late has shifted the positions of later
        // floors.
        if !rows.allSatisfy({ $0.id > before.newest.values.last ?? 0 }) {
            start = max(0, before.count - NewestIdentifiers.limit)
            rows = try await floors(ofHole: id, from: start)
        }
        let new = rows.filter { before.newest.isNew($0.id) }
        let newest = NewestIdentifiers(before.newest.values + new.map(\.id))
        return NewFloors(token: HoleToken(hole: id, count: start + rows.count, newest: newest).text, floors: new)
    }

    /// Returns the watch token of the current state of a hole.
    private func present(ofHole id: Int) async throws -> HoleToken {
        let replies = try await ForumAPI.getHole(client, id: id).possibleReplies
        // The hole's number of replies may be too large. The server then returns too few floors, and the whole list is requested.
        var start = max(0, replies + 1 - NewestIdentifiers.limit)
        var rows = try await floors(ofHole: id, from: start, pages: .max)
        if rows.count < NewestIdentifiers.limit, start > 0 {
            start = 0
            rows = try await floors(ofHole: id, from: start, pages: .max)
        }
        return HoleToken(hole: id, count: start + rows.count, newest: NewestIdentifiers(rows.map(\.id)))
    }

    private func floors(ofHole id: Int, from start: Int, pages: Int = pageLimit) async throws -> [Floor] {
        var floors: [Floor] = []
        for _ in 0..<pages {
            let page = try await ForumAPI.listFloorsInHole(client, holeId: id, startFloor: start + floors.count, size: Self.pageSize)
            floors += page
            if page.count < Self.pageSize { break }
        }
        return floors
    }

    /// Returns the messages that are new since a watch token, oldest first. If `since` is nil, no messages are returned.
    ///
    /// `GET /messages`
    package func watchMessages(unread: Bool, since: String?) async throws -> NewMessages {
        let prefix = "messages:"
        let before = try since.map { since in
            guard since.hasPrefix(prefix), let before = NewestIdentifiers(since.dropFirst(prefix.count)) else {
                throw DanXiError.foreignToken("forum.watch_messages")
            }
            return before
        }
        let messages = try await ForumAPI.listMessages(client, unread: unread)
        let new = before.map { before in messages.filter { before.isNew($0.id) }.sorted { $0.id < $1.id } } ?? []
        return NewMessages(token: prefix + NewestIdentifiers(messages.map(\.id)).text, messages: new)
    }
}
