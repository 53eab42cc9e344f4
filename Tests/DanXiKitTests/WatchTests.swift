import Errors
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

@Suite("Polls for new floors and messages", .timeLimit(.minutes(5)))
struct WatchTests {
    /// A fake forum with messages and one hole. The test sets the identifiers of the messages and of the floors in the hole.
    final class Forum: Sendable {
        struct State {
            var floors: [Int] = []
            /// The number of replies that the hole reports. Nil for the actual number.
            var replies: Int?
            var messages: [Int] = []
        }

        let state = Mutex(State())
        private let servers = Mutex<CommunityScript?>(nil)

        func signedIn() async throws -> Community {
            let script = CommunityScript { request in
                if request.url.hasSuffix("/login") { return nil }
                return self.state.withLock { state in (200, Self.answer(request.url, state)) }
            }
            servers.withLock { $0 = script }
            let community = script.community
            _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
            return community
        }

        /// Returns the URLs of all requests except logins, without the base URL.
        func requests() -> [String] {
            servers.withLock { $0?.requests.map { String($0.url.dropFirst(CommunityScript.hosts.forum.count)) } ?? [] }
                .filter { !$0.contains("login") }
        }

        private static func answer(_ url: String, _ state: State) -> String {
            if url.contains("/messages") { return "[\(state.messages.map(message).joined(separator: ","))]" }
            guard url.contains("/floors?") else {
                return ForumTests.hole.replacing(#""reply":0"#, with: #""reply":\#(state.replies ?? state.floors.count - 1)"#)
            }
            func item(_ name: String) -> Int? {
                url.split { "?&".contains($0) }.first { $0.hasPrefix("\(name)=") }.flatMap { Int($0.dropFirst(name.count + 1)) }
            }
            let rows = state.floors.dropFirst(item("offset") ?? 0).prefix(item("size") ?? 30)
            return "[\(rows.map { ForumTests.floor.replacing(#""id":2"#, with: #""id":\#($0)"#) }.joined(separator: ","))]"
        }

        private static func message(_ id: Int) -> String {
            #"{"id":\#(id),"code":"mail","message":"您有一封站内信","description":"\#(id)","data":{},"url":"/api/messages","has_read":false,"time_created":"\#(ForumTests.time)","time_updated":"\#(ForumTests.time)"}"#
        }

        func set(floors: [Int]) { state.withLock { $0.floors = floors } }
        func set(messages: [Int]) { state.withLock { $0.messages = messages } }
    }

    @Test("A poll returns the new floors even if the hole reports an extreme number of replies", arguments: [Int.max, .min])
    func hostileReplies(replies: Int) async throws {
        let forum = Forum()
        let community = try await forum.signedIn()
        forum.set(floors: [1, 2, 3])
        forum.state.withLock { $0.replies = replies }
        let token = try await community.forumService.watchHole(id: 1, since: nil).token
        forum.set(floors: [1, 2, 3, 4])
        let update = try await community.forumService.watchHole(id: 1, since: token)
        #expect(update.floors.map(\.id) == [4])
        let far = "hole:1:\(Int.max):4"
        await expectFailure(.invalidArgument) { try await community.forumService.watchHole(id: 1, since: far) }
    }

    @Test("A poll without a watch token returns no floors, and polls with the returned tokens return each new floor once")
    func floors() async throws {
        let forum = Forum()
        forum.set(floors: Array(100..<120))
        let service = try await forum.signedIn().forumService
        let first = try await service.watchHole(id: 1, since: nil)
        #expect(first.floors.isEmpty)
        var update = try await service.watchHole(id: 1, since: first.token)
        #expect(update == first)
        forum.set(floors: Array(100..<123))
        let second = try await service.watchHole(id: 1, since: first.token)
        #expect(second.floors.map(\.id) == [120, 121, 122])
        update = try await service.watchHole(id: 1, since: second.token)
        #expect(update == NewFloors(token: second.token, floors: []))
        update = try await service.watchHole(id: 1, since: first.token)
        #expect(update == second, "the same token returns the same floors again")
    }

    @Test("A poll without new floors sends a single request, which asks only for floors after the known floors")
    func cost() async throws {
        let forum = Forum()
        forum.set(floors: Array(1...20))
        let service = try await forum.signedIn().forumService
        let token = try await service.watchHole(id: 1, since: nil).token
        let before = forum.requests().count
        _ = try await service.watchHole(id: 1, since: token)
        #expect(forum.requests().dropFirst(before) == ["/holes/1/floors?offset=20&order_by=id&sort=asc&size=50"])
    }

    @Test("Equal states of a hole have equal watch tokens, so that several streams can share a poll")
    func equalTokens() async throws {
        let forum = Forum()
        forum.set(floors: Array(1...3))
        let service = try await forum.signedIn().forumService
        var token = try await service.watchHole(id: 1, since: nil).token
        for count in [5, 6, 20] {
            forum.set(floors: Array(1...count))
            token = try await service.watchHole(id: 1, since: token).token
            let update = try await service.watchHole(id: 1, since: nil)
            #expect(update.token == token)
        }
    }

    @Test("A floor that appears before known floors is returned, and the known floors are not returned again")
    func lateFloor() async throws {
        let forum = Forum()
        forum.set(floors: [1, 2, 3, 5])
        let service = try await forum.signedIn().forumService
        let token = try await service.watchHole(id: 1, since: nil).token
        forum.set(floors: [1, 2, 3, 4, 5, 6])
        let news = try await service.watchHole(id: 1, since: token)
        #expect(news.floors.map(\.id) == [4, 6])
        var update = try await service.watchHole(id: 1, since: news.token)
        #expect(update.floors.isEmpty)
        // The same must hold in a hole with more floors than the identifiers in the token.
        forum.set(floors: Array(1...40) + [42])
        let later = try await service.watchHole(id: 1, since: nil).token
        forum.set(floors: Array(1...42))
        update = try await service.watchHole(id: 1, since: later)
        #expect(update.floors.map(\.id) == [41])
    }

    @Test("Many new floors are returned in several polls, each floor once")
    func manyFloors() async throws {
        let forum = Forum()
        forum.set(floors: [1])
        let service = try await forum.signedIn().forumService
        var token = try await service.watchHole(id: 1, since: nil).token
        forum.set(floors: Array(1...1203))
        var found: [[Int]] = []
        repeat {
            let news = try await service.watchHole(id: 1, since: token)
            token = news.token
            found.append(news.floors.map(\.id))
        } while found.last?.isEmpty == false
        #expect(found.map(\.count) == [500, 500, 202, 0])
        #expect(found.joined().elementsEqual(2...1203))
    }

    @Test("A poll returns the new floors even if the hole reports a wrong number of replies", arguments: [0, 3, 50])
    func wrongReplies(replies: Int) async throws {
        let forum = Forum()
        forum.set(floors: Array(1...30))
        forum.state.withLock { $0.replies = replies }
        let service = try await forum.signedIn().forumService
        let token = try await service.watchHole(id: 1, since: nil).token
        forum.set(floors: Array(1...32))
        let update = try await service.watchHole(id: 1, since: token)
        #expect(update.floors.map(\.id) == [31, 32])
    }

    @Test("A poll returns the first floor of a hole that was empty before")
    func empty() async throws {
        let forum = Forum()
        let service = try await forum.signedIn().forumService
        let token = try await service.watchHole(id: 1, since: nil).token
        forum.set(floors: [7])
        let update = try await service.watchHole(id: 1, since: token)
        #expect(update.floors.map(\.id) == [7])
    }

    @Test("New messages are returned oldest first, even if the first list was empty or known messages were deleted")
    func messages() async throws {
        let forum = Forum()
        let service = try await forum.signedIn().forumService
        var token = try await service.watchMessages(unread: false, since: nil).token
        for (present, new) in [
            ([2, 1], [1, 2]), ([2], []), ([9, 3, 2], [3, 9]), ([9, 8, 3, 2], [8]), (Array((10...30).reversed()), Array(10...30)),
        ] {
            forum.set(messages: present)
            let news = try await service.watchMessages(unread: false, since: token)
            #expect(news.messages.map(\.id) == new)
            token = news.token
            let update = try await service.watchMessages(unread: false, since: token)
            #expect(update.messages.isEmpty)
        }
        let update = try await service.watchMessages(unread: true, since: nil)
        #expect(update.messages.isEmpty)
        #expect(forum.requests().last == "/messages?not_read=true")
    }

    @Test(
        "A watch token that is malformed, or of another method or hole, is refused before a request is sent",
        arguments: [
            "", "hole", "hole:2:0:", "hole:1:-1:", "hole:1:1:x", "hole:1:1:1,,2", "messages:1", "hole:1:99999999999999999999:",
            "hole:1:1:1:",
        ])
    func foreignTokens(token: String) async throws {
        let forum = Forum()
        let service = try await forum.signedIn().forumService
        let error = await failure { try await service.watchHole(id: 1, since: token) }
        #expect(error?.code == .invalidArgument && error?.message.contains("`since`") == true)
        if token != "messages:1" {
            await expectFailure(.invalidArgument) { try await service.watchMessages(unread: false, since: token) }
        }
        #expect(forum.requests().isEmpty)
    }
}
