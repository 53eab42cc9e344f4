import Calendar
import Errors
import HTTP
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Searches of floors", .timeLimit(.minutes(5)))
struct ForumSearchTests {
    static func floor(_ id: Int, hole: Int = 1, _ content: String, like: Int = 0, second: Int = 0) -> String {
        let time = "2026-11-21T16:28:0\(second).500+08:00"
        return
            #"{"id":\#(id),"hole_id":\#(hole),"content":"\#(content)","anonyname":"Jett","special_tag":"","like":\#(like),"dislike":0,"is_me":true,"deleted":false,"modified":0,"fold_v2":"","mention":[],"time_created":"\#(time)","time_updated":"\#(time)"}"#
    }

    static func hole(_ id: Int, tag: String) -> String {
        let time = "2026-11-21T16:28:16.235+08:00"
        return
            #"{"id":\#(id),"division_id":1,"tags":[{"id":1,"name":"\#(tag)","temperature":5}],"floors":{},"view":1,"reply":0,"hidden":false,"locked":false,"good":false,"time_created":"\#(time)","time_updated":"\#(time)"}"#
    }

    /// Returns the forum service of a signed-in session, and its servers, which send `responses`.
    func forum(_ responses: @escaping CommunityScript.Responses) async throws -> (ForumService, CommunityScript) {
        let servers = CommunityScript(responses)
        let community = servers.community
        try await community.signIn("a@b")
        return (community.forumService, servers)
    }

    func time(_ second: Int) -> Timestamp? { Timestamp("2026-11-21T16:28:0\(second)+08:00") }

    @Test("A search sends the start and the end of its period in whole seconds")
    func dates() async throws {
        let (forum, servers) = try await forum { $0.url.contains("/floors/search") ? (200, "[]") : nil }
        _ = try await forum.searchFloor(keyword: "a+b", accurate: true, startTime: time(0), endTime: time(9), offset: 5, size: 3)
        #expect(
            servers.requests.last?.url.hasSuffix(
                "/floors/search?search=a%2Bb&accurate=true&start_time=1795249680&end_time=1795249689&offset=5&size=3") == true)
        _ = try await forum.searchFloor(keyword: "a", accurate: false, startTime: nil, endTime: nil, offset: 0, size: 10)
        #expect(servers.requests.last?.url.hasSuffix("/floors/search?search=a&accurate=false&offset=0&size=10") == true)
    }

    @Test(
        "A search whose period starts before 1970 or ends before its start is refused before a request is sent",
        arguments: [("1969-12-31T23:59:59Z", nil), ("2026-11-21T16:00:01Z", "2026-11-21T16:00:00Z")])
    func invalidPeriods(start: String, end: String?) async throws {
        let (forum, servers) = try await forum { _ in nil }
        let sent = servers.requests.count
        let (start, end) = (Timestamp(start), end.flatMap { Timestamp($0) })
        for error in [
            await failure {
                try await forum.searchFloor(keyword: "a", accurate: false, startTime: start, endTime: end, offset: 0, size: 1)
            },
            await failure { try await forum.searchFloorsInHole(holeId: 1, keyword: "a", accurate: false, startTime: start, endTime: end) },
            await failure {
                try await forum.searchFloorsByTag(
                    tagName: "t", keyword: "a", accurate: false, startTime: start, endTime: end, offset: 0, size: 1, scan: 1)
            },
        ] {
            #expect(error?.code == .invalidArgument && error?.message.contains("start_time") == true)
        }
        #expect(servers.requests.count == sent)
    }

    @Test("The error of a wrong period says what is wrong, and equal times are a period")
    func periodErrors() async throws {
        let (forum, _) = try await forum { $0.url.contains("/floors/search") ? (200, "[]") : nil }
        func search(_ start: String?, _ end: String?) async -> DanXiError? {
            let (start, end) = (start.flatMap { Timestamp($0) }, end.flatMap { Timestamp($0) })
            return await failure {
                try await forum.searchFloor(keyword: "a", accurate: false, startTime: start, endTime: end, offset: 0, size: 1)
            }
        }
        let (early, late) = ("1969-12-31T23:59:59Z", "2026-11-21T16:00:01Z")
        var error = await search(early, nil)
        #expect(error == DanXiError(.invalidArgument, "forum.search_floor: `start_time`: must be in 1970 or later."))
        error = await search(nil, early)
        #expect(error == DanXiError(.invalidArgument, "forum.search_floor: `end_time`: must be in 1970 or later."))
        error = await search(late, "2026-11-21T16:00:00Z")
        #expect(error == DanXiError(.invalidArgument, "forum.search_floor: `start_time`: must not be after `end_time`."))
        error = await search(late, late)
        #expect(error == nil)
    }

    @Test("A search in a hole finds the floors of the first and the last second of its period, and those before 1970 only without one")
    func periodLimits() async throws {
        let old = Self.floor(9, "a").replacing("2026-11-21T16:28:00.500+08:00", with: "1969-12-31T00:00:00+08:00")
        let floors = [old] + (1...5).map { Self.floor($0, "a", second: $0) }
        let (forum, _) = try await forum { $0.url.contains("/holes/7/floors") ? (200, "[\(floors.joined(separator: ","))]") : nil }
        for (start, end, ids) in [
            (2, 4, [2, 3, 4]), (4, nil, [4, 5]), (nil, 2, [1, 2]), (3, 3, [3]), (6, nil, []), (nil, 0, []), (nil, nil, [9, 1, 2, 3, 4, 5]),
        ] as [(Int?, Int?, [Int])] {
            let found = try await forum.searchFloorsInHole(
                holeId: 7, keyword: "a", accurate: false, startTime: start.flatMap(time), endTime: end.flatMap(time))
            #expect(found.map(\.id) == ids, "\(start ?? -1) \(end ?? -1)")
        }
    }

    @Test("A search in a hole finds floors with all words or with the exact string, without regard to case")
    func inHole() async throws {
        let floors = [
            Self.floor(1, "Exam in H2"), Self.floor(2, "in the EXAM hall", second: 2), Self.floor(3, "图书馆在哪", second: 3),
        ]
        let (forum, servers) = try await forum {
            $0.url.contains("/holes/7/floors?offset=0") ? (200, "[\(floors.joined(separator: ","))]") : nil
        }
        func found(_ keyword: String, accurate: Bool = false, from: Int = 0, to: Int = 9) async throws -> [Int] {
            try await forum.searchFloorsInHole(holeId: 7, keyword: keyword, accurate: accurate, startTime: time(from), endTime: time(to))
                .map(\.id)
        }
        var ids = try await found("exam in")
        #expect(ids == [1, 2])
        ids = try await found("exam in", accurate: true)
        #expect(ids == [1])
        ids = try await found("书馆")
        #expect(ids == [3])
        ids = try await found("in", from: 1)
        #expect(ids == [2])
        ids = try await found("in", to: 1)
        #expect(ids == [1])
        ids = try await found("nowhere")
        #expect(ids == [])
        #expect(servers.count("/holes/7/floors?offset=0&order_by=id&sort=asc&size=10000") == 6, "each search sends one request")
    }

    @Test("All floors of a hole can be listed oldest first, newest first or by likes")
    func orders() async throws {
        let floors = [Self.floor(1, "a", like: 1), Self.floor(2, "b", like: 5), Self.floor(3, "c", like: 1), Self.floor(4, "d", like: 9)]
        let (forum, _) = try await forum { $0.url.contains("/holes/7/floors?offset=0") ? (200, "[\(floors.joined(separator: ","))]") : nil }
        var sorted = try await forum.listAllFloors(holeId: 7, order: .oldest)
        #expect(sorted.map(\.id) == [1, 2, 3, 4])
        sorted = try await forum.listAllFloors(holeId: 7, order: .newest)
        #expect(sorted.map(\.id) == [4, 3, 2, 1])
        sorted = try await forum.listAllFloors(holeId: 7, order: .mostLiked)
        #expect(sorted.map(\.id) == [4, 2, 1, 3])
    }

    @Test("All floors of a large hole are listed once, even if a floor disappears between two pages")
    func largeHole() async throws {
        let removed = Mutex(false)
        let (forum, servers) = try await forum { request in
            guard request.url.contains("/holes/7/floors") else { return nil }
            let offset = Int(request.queryItem("offset") ?? "") ?? 0, size = Int(request.queryItem("size") ?? "") ?? 0
            // The second page is requested after the floor 5 has disappeared.
            let isRemoved = removed.withLock { removed in
                if offset > 0 { removed = true }
                return removed
            }
            let ids = (1...25).filter { !isRemoved || $0 != 5 }.dropFirst(offset).prefix(size)
            return (200, "[\(ids.map { Self.floor($0, "a") }.joined(separator: ","))]")
        }
        let found = try await WholeHole(client: forum.client, holeId: 7, pageSize: 10).floors().map(\.id)
        #expect(found == (1...25).filter { $0 != 5 })
        #expect(servers.requests.compactMap { $0.queryItem("offset") } == ["0", "9", "0", "9", "18"])
    }

    @Test("If floors disappear with each request, listing them fails instead of leaving floors out")
    func changingHole() async throws {
        let requests = Mutex(0)
        let (forum, servers) = try await forum { request in
            guard request.url.contains("/holes/7/floors") else { return nil }
            let number = requests.withLock { requests in
                requests += 1
                return requests
            }
            let offset = Int(request.queryItem("offset") ?? "") ?? 0
            let ids = (1...20).dropFirst(number + offset).prefix(5)
            return (200, "[\(ids.map { Self.floor($0, "a") }.joined(separator: ","))]")
        }
        let error = await failure { try await WholeHole(client: forum.client, holeId: 7, pageSize: 5).floors() }
        #expect(
            error
                == DanXiError(
                    .unexpectedResponse,
                    "The floors of hole 7 change faster than they can be listed, or the server ignores `offset`. Call again later."))
        #expect(servers.requests.count { $0.url.contains("/holes/7/floors") } == 8)
    }

    /// The responses of a server with five floors in the holes 1 to 3, of which hole 3 is hidden.
    private static let threeHoles: CommunityScript.Responses = { request in
        if request.url.contains("/floors/search") {
            let floors = [
                floor(15, hole: 1, "a"), floor(14, hole: 2, "a"), floor(13, hole: 3, "a"), floor(12, hole: 1, "a"), floor(11, hole: 1, "a"),
            ]
            let (offset, size) = (request.queryItem("offset").flatMap { Int($0) } ?? 0, request.queryItem("size").flatMap { Int($0) } ?? 0)
            return (200, "[\(floors.dropFirst(offset).prefix(size).joined(separator: ","))]")
        }
        if request.url.hasSuffix("/holes/1") { return (200, hole(1, tag: "t")) }
        if request.url.hasSuffix("/holes/2") { return (200, hole(2, tag: "other")) }
        return request.url.hasSuffix("/holes/3") ? (404, #"{"message":"record not found"}"#) : nil
    }

    @Test("A search by tag reads at most `scan` floors, in pages of at most 50, until it has found enough")
    func scan() async throws {
        let (forum, servers) = try await forum { request in
            if request.url.hasSuffix("/holes/1") { return (200, Self.hole(1, tag: "t")) }
            guard request.url.contains("/floors/search") else { return nil }
            let size = request.queryItem("size").flatMap { Int($0) } ?? 0
            return (200, "[\((0..<size).map { Self.floor($0, "a") }.joined(separator: ","))]")
        }
        func search(offset: Int, size: Int, scan: Int) async throws -> (count: Int, next: Int?, pages: [String]) {
            let before = servers.requests.count
            let found = try await forum.searchFloorsByTag(
                tagName: "t", keyword: "a", accurate: false, startTime: nil, endTime: nil, offset: offset, size: size, scan: scan)
            let pages = servers.requests.dropFirst(before).compactMap { request in
                request.queryItem("offset").map { "\($0) \(request.queryItem("size") ?? "")" }
            }
            return (found.floors.count, found.nextOffset, pages)
        }
        for (offset, size, scan, count, next, pages) in [
            (0, 1000, 120, 120, 120, ["0 50", "50 50", "100 20"]), (7, 60, 200, 60, 67, ["7 50", "57 50"]), (0, 50, 50, 50, 50, ["0 50"]),
            (3, 1, 1, 1, 4, ["3 1"]), (.max, 1, 1, 1, 2_147_483_648, ["2147483647 1"]),
        ] as [(Int, Int, Int, Int, Int, [String])] {
            let found = try await search(offset: offset, size: size, scan: scan)
            #expect(found.count == count && found.next == next && found.pages == pages)
        }
    }

    @Test("A search by tag requests each hole once, and returns the offset at which the next call continues")
    func byTag() async throws {
        let (forum, servers) = try await forum(Self.threeHoles)
        func search(offset: Int, size: Int, scan: Int = 200) async throws -> FloorSearch {
            try await forum.searchFloorsByTag(
                tagName: "t", keyword: "a", accurate: false, startTime: nil, endTime: nil, offset: offset, size: size, scan: scan)
        }
        var sizes: [Int] { servers.requests.compactMap { $0.queryItem("size").flatMap { Int($0) } } }
        let all = try await search(offset: 0, size: 10)
        #expect(all.floors.map(\.id) == [15, 12, 11] && all.nextOffset == nil)
        #expect(servers.count("/holes/1") == 1 && servers.count("/holes/2") == 1 && servers.count("/holes/3") == 1)
        #expect(sizes == [50, 50], "a page has the forum's maximum of 50 floors")
        let first = try await search(offset: 0, size: 2)
        #expect(first.floors.map(\.id) == [15, 12] && first.nextOffset == 4)
        let second = try await search(offset: 4, size: 2)
        #expect(second.floors.map(\.id) == [11] && second.nextOffset == nil)
        let scanned = try await search(offset: 1, size: 2, scan: 2)
        #expect(scanned.floors.isEmpty && scanned.nextOffset == 3, "the call has examined two floors")
        #expect(sizes.last == 2)
    }
}
