import Calendar
import Errors
import JSON
import Networking
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

final class Flag: Sendable {
    private let state = Mutex(false)

    var value: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

extension ForumAPI {
    /// A protected call that returns a list.
    static func getFloorList(_ client: CommunityClient) async throws -> [Floor] { try await listFloorsInHole(client, holeId: 1) }
}

@Suite("Forum", .timeLimit(.minutes(1)))
struct ForumTests {
    static let time = "2026-11-21T16:28:16.235942964+08:00"
    static let floor =
        #"{"id":2,"hole_id":1,"content":"内容","anonyname":"Jett","special_tag":"","like":1,"dislike":0,"is_me":true,"deleted":false,"modified":3,"fold_v2":"","mention":null,"fold":[],"time_created":"\#(time)","time_updated":"\#(time)"}"#
    static let hole =
        #"{"id":1,"division_id":4,"tags":[{"id":1,"name":"生活","temperature":5,"tag_id":1}],"floors":{"first_floor":\#(floor),"last_floor":\#(floor),"prefetch":[\#(floor)]},"view":1,"reply":0,"hidden":false,"locked":false,"good":false,"no_purge":false,"hole_id":1,"time_created":"\#(time)","time_updated":"\#(time)","time_deleted":null}"#

    /// Returns a signed-in community whose servers send the same response to every request but the sign-in.
    func community(_ status: Int = 200, _ text: String) async throws -> (Community, CommunityScript) {
        let servers = CommunityScript { $0.url.hasSuffix("/login") ? nil : (status, text) }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        return (community, servers)
    }

    @Test("Fields that older servers omit are nil, and are omitted from the result")
    func older() async throws {
        let (community, _) = try await community(200, "[\(Self.hole)]")
        let hole = try #require(try await ForumAPI.listHolesInDivision(community.client, divisionId: 4).first)
        #expect(hole.favoriteCount == nil && hole.frozen == nil && hole.timeDeleted == nil && hole.tags.first?.nsfw == nil)
        #expect(hole.floors.firstFloor?.mention == [] && hole.floors.firstFloor?.liked == nil && hole.floors.firstFloor?.modified == 3)
        #expect(hole.timeUpdated.text == Self.time)
        let text = String(decoding: try #require(JSONText.bytes(of: hole)), as: UTF8.self)
        #expect(!text.contains("null") && text.contains(#""floors":{"first_floor":{"id":2"#))
        #expect(try Hole.decode(PaddedBytes(text.utf8)) == hole, "an encoded entity can be decoded again")
    }

    @Test("An error in a response names its place")
    func place() async throws {
        let broken = Self.hole.replacing(#""first_floor":{"id":2"#, with: #""first_floor":{"id":"2""#)
        let (community, _) = try await community(200, "[\(Self.hole),\(Self.hole),\(Self.hole),\(broken)]")
        await #expect { try await ForumAPI.listMyHoles(community.client) } throws: {
            DanXiError($0).code == .unexpectedResponse && DanXiError($0).message.contains("[3].floors.first_floor.id: expected an integer")
        }
    }

    @Test("Each method sends the documented request")
    func requests() async throws {
        let (community, servers) = try await community(200, Self.floor)
        let client = community.client
        func last(_ body: () async throws -> some Any) async -> (String, String) {
            _ = await failure(body)
            let request = servers.requests.last ?? HTTPRequest(url: "")
            return (
                "\(request.method.rawValue) \(request.url.dropFirst("https://forum.fduhole.com/api".count))",
                String(decoding: request.body ?? [], as: UTF8.self)
            )
        }
        let time = Timestamp(Self.time)
        #expect(
            await last { try await ForumAPI.listHolesInDivision(client, divisionId: 3, startTime: time, order: .timeCreated, size: 5) }
                == ("GET /divisions/3/holes?offset=2026-11-21T16%3A28%3A16.235942964%2B08%3A00&order=time_created&size=5", ""))
        #expect(
            await last { try await ForumAPI.listHolesByTag(client, tagName: "C++ & 生活") } == (
                "GET /holes?tag=C%2B%2B%20%26%20%E7%94%9F%E6%B4%BB&size=10", ""
            ))
        #expect(
            await last { try await ForumAPI.createHole(client, content: "c", divisionId: 1, tags: ["a", "b"]) }
                == ("POST /divisions/1/holes", #"{"content":"c","tags":[{"name":"a"},{"name":"b"}]}"#))
        #expect(
            await last { try await ForumAPI.listFloorsInHole(client, holeId: 9, startFloor: 10, size: 20) } == (
                "GET /holes/9/floors?offset=10&order_by=id&size=20", ""
            ))
        #expect(await last { try await ForumAPI.listAllFloors(client, holeId: 9) } == ("GET /floors?hole_id=9&start_floor=0&length=0", ""))
        #expect(
            await last { try await ForumAPI.createFloor(client, content: "hi", holeId: 9) } == (
                "POST /holes/9/floors", #"{"content":"hi"}"#
            ))
        #expect(
            await last { try await ForumAPI.modifyFloor(client, id: 2, content: "x", fold: "y") } == (
                "PUT /floors/2", #"{"content":"x","fold_v2":"y"}"#
            ))
        #expect(
            await last { try await ForumAPI.deleteFloor(client, id: 2, reason: "r") } == ("DELETE /floors/2", #"{"delete_reason":"r"}"#))
        #expect(await last { try await ForumAPI.likeFloor(client, id: 2, like: -1) } == ("POST /floors/2/like/-1", ""))
        #expect(
            await last { try await ForumAPI.searchFloor(client, keyword: "a+b", accurate: true, offset: 5, size: 3) }
                == ("GET /floors/search?search=a%2Bb&accurate=true&offset=5&size=3", ""))
        #expect(await last { try await ForumAPI.getProfile(client) } == ("GET /users/me", ""))
    }

    @Test("A division that the list does not contain is requested by itself")
    func division() async throws {
        let division = #"{"id":ID,"name":"树洞","description":"","pinned":[],"time_created":"\#(Self.time)","time_updated":"\#(Self.time)"}"#
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/divisions") { return (200, "[\(division.replacing("ID", with: "1"))]") }
            if request.url.hasSuffix("/divisions/2") { return (200, division.replacing("ID", with: "2")) }
            return request.url.contains("/divisions/") ? (404, #"{"message":"record not found"}"#) : nil
        }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        #expect(try await community.forumStore.getDivision(id: 1, cache: .prefer).value.id == 1)
        #expect(try await community.forumStore.getDivision(id: 2, cache: .prefer).value.id == 2)
        #expect(await failure { try await community.forumStore.getDivision(id: 3, cache: .prefer) }?.code == .notFound)
        #expect(await failure { try await community.forumStore.getDivision(id: 2, cache: .only) }?.code == .notCached)
        #expect(servers.count("/divisions") == 1)
    }

    @Test("Signing out clears the stores")
    func signOut() async throws {
        let (community, _) = try await community(200, "[]")
        _ = try await community.forumStore.listAllTags(cache: .prefer)
        _ = try await AccountAPI.logout(community.client)
        #expect(await failure { try await community.forumStore.listAllTags(cache: .only) }?.code == .notCached)
    }

    @Test(
        "Each HTTP status has an error code",
        arguments: [
            (400, ErrorCode.rejected), (403, .forbidden), (404, .notFound), (429, .rateLimited), (500, .serverFailure),
            (302, .unexpectedResponse),
        ])
    func statuses(status: Int, expected: ErrorCode) async throws {
        let (community, _) = try await community(status, "<html>not JSON</html>")
        #expect(await failure { try await ForumAPI.createFloor(community.client, content: "x", holeId: 1) }?.code == expected)
    }
}
