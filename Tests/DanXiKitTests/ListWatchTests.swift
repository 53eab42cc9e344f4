import Calendar
import Errors
import Storage
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Polls for new holes of a division and for floors of a search", .timeLimit(.minutes(5)))
struct ListWatchTests {
    /// A fake forum with holes, which its division lists by creation, and floors, which every search finds.
    private final class Forum: Sendable {
        let holes = Mutex<[Int]>([])
        let floors = Mutex<[(id: Int, second: Int)]>([])
        private let script = Mutex<CommunityScript?>(nil)

        func service() async throws -> ForumService {
            let script = CommunityScript { request in
                if request.url.hasSuffix("/login") { return nil }
                if request.url.contains("/floors/search") { return (200, self.found(request.url)) }
                return (200, self.page(request.url))
            }
            self.script.withLock { $0 = script }
            let community = script.community
            try await community.signIn("a@b")
            return community.forumService
        }

        var urls: [String] { script.withLock { $0?.requests.map(\.url) ?? [] }.filter { !$0.contains("login") } }

        /// Each hole was created in the second of its identifier.
        private func page(_ url: String) -> String {
            let before = Forum.item("offset", of: url).flatMap { Int($0.replacing("%3A", with: ":").dropFirst(17).prefix(2)) }
            let ids = holes.withLock { $0 }.sorted(by: >).filter { id in before.map { id <= $0 } ?? true }.prefix(10)
            let rows = ids.map { ForumSearchTests.hole($0, tag: "x").replacing(":16.235", with: ":\($0 < 10 ? "0" : "")\($0).000") }
            return "[\(rows.joined(separator: ","))]"
        }

        private func found(_ url: String) -> String {
            let offset = Forum.item("offset", of: url).flatMap { Int($0) } ?? 0
            let rows = floors.withLock { $0 }.dropFirst(offset).prefix(50).map { ForumSearchTests.floor($0.id, "图书馆", second: $0.second) }
            return "[\(rows.joined(separator: ","))]"
        }

        private static func item(_ name: String, of url: String) -> String? {
            url.split { "?&".contains($0) }.first { $0.hasPrefix("\(name)=") }.map { String($0.dropFirst(name.count + 1)) }
        }
    }

    @Test("New holes are returned once, oldest first, from as many pages as needed")
    func division() async throws {
        let forum = Forum()
        let service = try await forum.service()
        forum.holes.withLock { $0 = Array(1...12) }
        let first = try await service.watchDivision(divisionId: 4, since: nil)
        #expect(first.holes.isEmpty && forum.urls.count == 1)
        #expect(forum.urls[0].hasSuffix("/divisions/4/holes?order=time_created&size=10"))
        let same = try await service.watchDivision(divisionId: 4, since: first.token)
        #expect(same == first && forum.urls.count == 2)
        forum.holes.withLock { $0 = Array(1...37) }
        let second = try await service.watchDivision(divisionId: 4, since: first.token)
        #expect(second.holes.map(\.id) == Array(13...37))
        let last = try await service.watchDivision(divisionId: 4, since: second.token)
        #expect(last == NewHoles(token: second.token, holes: []))
        // A hole that the server lists late has a smaller identifier.
        forum.holes.withLock { $0 = Array(1...35) + [38] }
        let late = try await service.watchDivision(divisionId: 4, since: second.token)
        #expect(late.holes.map(\.id) == [38])
    }

    private static let prefix = "search:\(Fingerprint("图书馆", "false").text):"
    /// 2026-11-21T16:28:00+08:00, the minute of the floors.
    private static let minute = 1_795_249_680

    @Test("A search asks for floors since the newest known one, with a margin, and returns each new floor once")
    func search() async throws {
        let forum = Forum()
        let service = try await forum.service()
        let present = try await service.watchSearch(keyword: "图书馆", accurate: false, since: nil)
        #expect(present.floors.isEmpty && present.token.hasPrefix(Self.prefix))
        forum.floors.withLock { $0 = [(7, 2), (5, 1)] }
        let first = try await service.watchSearch(keyword: "图书馆", accurate: false, since: "\(Self.prefix)\(Self.minute):5")
        #expect(first.floors.map(\.id) == [7] && first.token == "\(Self.prefix)\(Self.minute + 2):5,7")
        #expect(forum.urls.last?.contains("&start_time=\(Self.minute - 600)&") == true)
        let same = try await service.watchSearch(keyword: "图书馆", accurate: false, since: first.token)
        #expect(same == NewFloors(token: first.token, floors: []))
        // A server with a full-text index finds an old floor again that was changed.
        let later = try await service.watchSearch(keyword: "图书馆", accurate: false, since: "\(Self.prefix)\(Self.minute + 700):")
        #expect(later.floors.isEmpty)
    }

    @Test("A poll for new holes reads at most ten pages, and asks for the next page a millisecond after its last hole")
    func divisionPages() async throws {
        let servers = CommunityScript { request in
            guard request.url.contains("/divisions/4/holes") else { return nil }
            let before = request.queryItem("offset").map { Int($0.suffix(13).prefix(3)) ?? 0 } ?? 999
            let ids = (0..<10).map { before - $0 - (before == 999 ? 0 : 1) }
            let rows = ids.map { ForumSearchTests.hole($0, tag: "x").replacing(":16.235", with: ":16.\($0)") }
            return (200, "[\(rows.joined(separator: ","))]")
        }
        let community = servers.community
        try await community.signIn("a@b")
        let news = try await community.forumService.watchDivision(divisionId: 4, since: "division:4:1,2")
        #expect(news.holes.map(\.id) == Array(909...999))
        #expect(news.token == "division:4:992,993,994,995,996,997,998,999")
        let offsets = servers.requests.filter { $0.url.contains("/divisions/") }.map { $0.queryItem("offset").map(String.init) }
        #expect(offsets.count == 10 && offsets[0] == nil && offsets[1] == "2026-11-21T16%3A28%3A16.991%2B08%3A00")
        let other = try await community.forumService.watchDivision(divisionId: 4, since: "division:4:985")
        #expect(other.holes.map(\.id).last == 999 && other.holes.count == 18)
    }

    @Test("A poll without a token reads one page of holes")
    func firstDivisionPage() async throws {
        let forum = Forum()
        let service = try await forum.service()
        forum.holes.withLock { $0 = Array(1...30) }
        let first = try await service.watchDivision(divisionId: 4, since: nil)
        #expect(first == NewHoles(token: "division:4:23,24,25,26,27,28,29,30", holes: []) && forum.urls.count == 1)
    }

    @Test("A poll of a search reads at most ten pages, and starts in 1970 at the earliest")
    func searchPages() async throws {
        let forum = Forum()
        let service = try await forum.service()
        forum.floors.withLock { $0 = (1...600).map { ($0, 1) } }
        let news = try await service.watchSearch(keyword: "图书馆", accurate: false, since: "\(Self.prefix)599:")
        #expect(news.floors.map(\.id) == Array(1...500) && forum.urls.count == 10)
        #expect(forum.urls.allSatisfy { $0.contains("&start_time=0&") })
        #expect(forum.urls.last?.hasSuffix("&offset=450&size=50") == true)
        forum.floors.withLock { $0 = (1...50).map { ($0, 1) } }
        _ = try await service.watchSearch(keyword: "图书馆", accurate: false, since: "\(Self.prefix)601:")
        #expect(forum.urls.count == 12 && forum.urls.last?.contains("&start_time=1&") == true)
    }

    @Test("All pages of a search are read")
    func pages() async throws {
        let forum = Forum()
        let service = try await forum.service()
        forum.floors.withLock { $0 = (1...120).map { ($0, 1) } }
        let news = try await service.watchSearch(keyword: "图书馆", accurate: false, since: "\(Self.prefix)\(Self.minute):")
        #expect(news.floors.map(\.id) == Array(1...120) && forum.urls.count == 3)
    }

    @Test(
        "A token of another watch is refused before a request",
        arguments: [
            "division:5:", "division:4:x", "search:0:1:", "search:\(Fingerprint("图书馆", "true").text):1:", "\(prefix)x:", "\(prefix)1:x",
        ])
    func foreignTokens(token: String) async throws {
        let forum = Forum()
        let service = try await forum.service()
        await expectFailure(.invalidArgument) { try await service.watchDivision(divisionId: 4, since: token) }
        await expectFailure(.invalidArgument) { try await service.watchSearch(keyword: "图书馆", accurate: false, since: token) }
        #expect(forum.urls.isEmpty)
    }
}
