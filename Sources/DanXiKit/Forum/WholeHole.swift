import Errors

/// All floors of a hole, oldest first. The server's database refuses a list of more than 65,535 floors, so a larger hole is requested in
/// pages.
struct WholeHole {
    let client: CommunityClient
    let holeId: Int

    /// Maximum number of floors in a page. Nearly all holes fit into one.
    var pageSize = 10_000
    /// The maximum number of times that the list is requested again because floors have disappeared from it.
    private static let restartLimit = 3

    func floors() async throws -> [Floor] {
        for _ in 0...Self.restartLimit {
            if let floors = try await attempt() { return floors }
        }
        throw DanXiError(
            .unexpectedResponse,
            "The floors of hole \(holeId) change faster than they can be listed, or the server ignores `offset`. Call again later.")
    }

    /// Requests the pages, each of which repeats the last floor of the page before. Returns nil if a page does not start with that floor,
    /// because a floor has disappeared from the list.
    private func attempt() async throws -> [Floor]? {
        var floors: [Floor] = []
        while true {
            let offset = max(0, floors.count - 1)
            let page = try await ForumAPI.listFloorsInHole(client, holeId: holeId, startFloor: offset, size: pageSize)
            if let last = floors.last, page.first?.id != last.id { return nil }
            floors += page.dropFirst(floors.isEmpty ? 0 : 1)
            if page.count < pageSize { return floors }
        }
    }
}
