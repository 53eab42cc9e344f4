import Calendar
import Errors
import HTTP
import JSON

/// Searches of floors. The server can search only all holes at once, so the library itself selects the floors of one hole or tag.
extension ForumService {
    /// `GET /floors/search`
    package func searchFloor(
        keyword: String, accurate: Bool, startTime: Timestamp?, endTime: Timestamp?, offset: Int, size: Int
    ) async throws -> [Floor] {
        try await search(keyword, accurate, try Period(startTime, endTime, "forum.search_floor"), offset: offset, size: size)
    }

    /// `GET /holes/{id}/floors`
    package func searchFloorsInHole(
        holeId: Int, keyword: String, accurate: Bool, startTime: Timestamp?, endTime: Timestamp?
    ) async throws -> [Floor] {
        let period = try Period(startTime, endTime, "forum.search_floors_in_hole")
        let words = accurate ? [keyword.lowercased()] : keyword.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
        return try await listAllFloors(holeId: holeId, order: .oldest).filter { floor in
            let text = floor.content.lowercased()
            return period.contains(floor.timeCreated) && words.allSatisfy { text.contains($0) }
        }
    }

    /// `GET /floors/search`, and `GET /holes/{id}` once for each hole with a found floor
    package func searchFloorsByTag(
        tagName: String, keyword: String, accurate: Bool, startTime: Timestamp?, endTime: Timestamp?, offset: Int, size: Int, scan: Int
    ) async throws -> FloorSearch {
        let period = try Period(startTime, endTime, "forum.search_floors_by_tag")
        // The offset is limited, so that the sums below cannot overflow. No list is that long.
        let offset = min(offset, Int(Int32.max))
        var holes: [Int: Bool] = [:]
        var found: [Floor] = []
        var seen = 0
        while found.count < size, seen < scan {
            let page = try await search(keyword, accurate, period, offset: offset + seen, size: min(50, scan - seen))
            for floor in page {
                if holes[floor.holeId] == nil { holes[floor.holeId] = try await hasTag(tagName, hole: floor.holeId) }
                if holes[floor.holeId] == true { found.append(floor) }
                seen += 1
                if found.count == size { break }
            }
            if page.isEmpty { return FloorSearch(floors: found, nextOffset: nil) }
        }
        return FloorSearch(floors: found, nextOffset: offset + seen)
    }

    /// `GET /holes/{id}/floors`
    package func listAllFloors(holeId: Int, order: FloorOrder) async throws -> [Floor] {
        let floors = try await WholeHole(client: client, holeId: holeId).floors()
        return switch order {
        case .oldest: floors
        case .newest: floors.reversed()
        case .mostLiked:
            // The standard library's sort is stable, so floors with equal numbers of likes keep their order.
            floors.sorted { $0.like > $1.like }
        }
    }

    private func search(_ keyword: String, _ accurate: Bool, _ period: Period, offset: Int, size: Int) async throws -> [Floor] {
        var query = [QueryItem("search", keyword), QueryItem("accurate", accurate)]
        query.append("start_time", period.start)
        query.append("end_time", period.end)
        query += [QueryItem("offset", offset), QueryItem("size", size)]
        return try await client.requestWithResponse("/floors/search", base: client.hosts.forum, query: query)
    }

    /// Returns whether a hole has a tag. False if the hole is not found, because it was hidden or deleted after its floor was found.
    private func hasTag(_ name: String, hole: Int) async throws -> Bool {
        do {
            return try await ForumAPI.getHole(client, id: hole).tags.contains { $0.name == name }
        } catch let error as DanXiError where error.code == .notFound {
            return false
        }
    }
}

/// The period in which the floors of a search were posted: whole seconds since 1970, because the server compares whole seconds.
private struct Period {
    let start: Int?
    let end: Int?

    init(_ start: Timestamp?, _ end: Timestamp?, _ method: String) throws(DanXiError) {
        func seconds(_ time: Timestamp?, _ parameter: String) throws(DanXiError) -> Int? {
            guard let time else { return nil }
            guard let seconds = time.unixSeconds else {
                throw DanXiError(.invalidArgument, "\(method): `\(parameter)`: must be in 1970 or later.")
            }
            return seconds
        }
        self.start = try seconds(start, "start_time")
        self.end = try seconds(end, "end_time")
        if let first = self.start, let last = self.end, first > last {
            throw DanXiError(.invalidArgument, "\(method): `start_time`: must not be after `end_time`.")
        }
    }

    func contains(_ time: Timestamp) -> Bool {
        guard let time = time.unixSeconds else { return start == nil && end == nil }
        return (start ?? .min) <= time && time <= (end ?? .max)
    }
}
