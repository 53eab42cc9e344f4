import Calendar
import Errors
import HTTP
import JSON
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
    /// Lists the floors of the hole 1. Tests use this method as an example of a method that needs a sign-in.
    static func getFloorList(_ client: CommunityClient) async throws -> [Floor] { try await listFloorsInHole(client, holeId: 1) }
}

@Suite("Requests and entities of the forum", .timeLimit(.minutes(5)))
struct ForumTests {
    static let time = "2026-11-21T16:28:16.235942964+08:00"
    static let floor =
        #"{"id":2,"hole_id":1,"content":"内容","anonyname":"Jett","special_tag":"","like":1,"dislike":0,"is_me":true,"deleted":false,"modified":3,"fold_v2":"","mention":null,"fold":[],"time_created":"\#(time)","time_updated":"\#(time)"}"#
    static let hole =
        #"{"id":1,"division_id":4,"tags":[{"id":1,"name":"生活","temperature":5,"tag_id":1}],"floors":{"first_floor":\#(floor),"last_floor":\#(floor),"prefetch":[\#(floor)]},"view":1,"reply":0,"hidden":false,"locked":false,"good":false,"no_purge":false,"hole_id":1,"time_created":"\#(time)","time_updated":"\#(time)","time_deleted":null}"#

    /// Returns a signed-in community whose servers send the same response to every request except the sign-in.
    func community(_ status: Int = 200, _ text: String) async throws -> (Community, CommunityScript) {
        let servers = CommunityScript { $0.url.hasSuffix("/login") ? nil : (status, text) }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        return (community, servers)
    }

    @Test("Fields that older servers omit are nil in the entity and missing in its JSON")
    func older() async throws {
        let (community, _) = try await community(200, "[\(Self.hole)]")
        let holes = try await ForumAPI.listHolesInDivision(community.client, divisionId: 4)
        let hole = try #require(holes.first)
        #expect(hole.favoriteCount == nil && hole.frozen == nil && hole.timeDeleted == nil && hole.tags.first?.nsfw == nil)
        #expect(hole.floors.firstFloor?.mention == [] && hole.floors.firstFloor?.liked == nil && hole.floors.firstFloor?.modified == 3)
        #expect(hole.timeUpdated.text == Self.time)
        let text = String(decoding: try #require(JSONText.bytes(of: hole)), as: UTF8.self)
        #expect(!text.contains("null") && text.contains(#""floors":{"first_floor":{"id":2"#))
        #expect(try Hole.decode(PaddedBytes(text.utf8)) == hole, "an encoded entity can be decoded again")
    }

    @Test("The error for a malformed response has the path of the wrong value")
    func place() async throws {
        let broken = Self.hole.replacing(#""first_floor":{"id":2"#, with: #""first_floor":{"id":"2""#)
        let (community, _) = try await community(200, "[\(Self.hole),\(Self.hole),\(Self.hole),\(broken)]")
        await #expect { try await ForumAPI.listMyHoles(community.client) } throws: {
            DanXiError($0).code == .unexpectedResponse && DanXiError($0).message.contains("[3].floors.first_floor.id: expected an integer")
        }
    }

    @Test("The methods of the forum send requests with the expected HTTP method, path, query and body")
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
        var sent = await last {
            try await ForumAPI.listHolesInDivision(client, divisionId: 3, startTime: time, order: .timeCreated, size: 5)
        }
        #expect(sent == ("GET /divisions/3/holes?offset=2026-11-21T16%3A28%3A16.235942964%2B08%3A00&order=time_created&size=5", ""))
        sent = await last { try await ForumAPI.listHolesByTag(client, tagName: "C++ & 生活") }
        #expect(sent == ("GET /holes?tag=C%2B%2B%20%26%20%E7%94%9F%E6%B4%BB&size=10", ""))
        sent = await last { try await ForumAPI.createHole(client, content: "c", divisionId: 1, tags: ["a", "b"]) }
        #expect(sent == ("POST /divisions/1/holes", #"{"content":"c","tags":[{"name":"a"},{"name":"b"}]}"#))
        sent = await last { try await ForumAPI.listFloorsInHole(client, holeId: 9, startFloor: 10, size: 20) }
        #expect(sent == ("GET /holes/9/floors?offset=10&order_by=id&sort=asc&size=20", ""))
        sent = await last { try await ForumAPI.listFloorsInHole(client, holeId: 9, sort: .desc) }
        #expect(sent == ("GET /holes/9/floors?offset=0&order_by=id&sort=desc&size=30", ""))
        sent = await last { try await ForumAPI.createFloor(client, content: "hi", holeId: 9) }
        #expect(sent == ("POST /holes/9/floors", #"{"content":"hi"}"#))
        sent = await last { try await ForumAPI.createFloor(client, content: "hi", holeId: 9, replyTo: 7) }
        #expect(sent == ("POST /holes/9/floors", #"{"content":"hi","reply_to":7}"#))
        sent = await last { try await ForumAPI.modifyFloor(client, id: 2, content: "x", fold: "y") }
        #expect(sent == ("PUT /floors/2", #"{"content":"x","fold_v2":"y"}"#))
        sent = await last { try await ForumAPI.deleteFloor(client, id: 2, reason: "r") }
        #expect(sent == ("DELETE /floors/2", #"{"delete_reason":"r"}"#))
        sent = await last { try await ForumAPI.likeFloor(client, id: 2, like: -1) }
        #expect(sent == ("POST /floors/2/like/-1", ""))
        sent = await last { try await ForumAPI.getProfile(client) }
        #expect(sent == ("GET /users/me", ""))
        // The request has no `order`, because the server skips holes at the ends of pages if a request has `order`.
        sent = await last { try await ForumAPI.listMyHoles(client, size: 5) }
        #expect(sent == ("GET /users/me/holes?size=5", ""))
    }

    @Test("A new tag is in the list of tags at once, even if the server still sends an older list")
    func newTag() async throws {
        let new = Self.hole.replacing(#"{"id":1,"name":"生活""#, with: #"{"id":9,"name":"新的""#)
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/divisions") { return (200, "[\(ForumChangeTests.division(4, "d"))]") }
            if request.url.hasSuffix("/tags") { return (200, #"[{"id":1,"name":"生活","temperature":5}]"#) }
            return request.method == .post && request.url.hasSuffix("/holes") ? (201, new) : nil
        }
        let service = servers.community.forumService
        _ = try await AccountAPI.login(service.client, email: "a@b", password: "p")
        var tags = try await service.listAllTags(cache: .prefer).value
        #expect(tags.map(\.id) == [1])
        _ = try await service.createHole(content: "c", divisionId: 4, tags: ["新的"], specialTag: nil)
        tags = try await service.listAllTags(cache: .only).value
        #expect(tags.map(\.id) == [1, 9])
        tags = try await service.listAllTags(cache: .refresh).value
        #expect(tags.map(\.name) == ["生活", "新的"])
    }

    @Test(
        "A tag name that is too long is accepted only if a tag with this name exists or the account is an administrator's",
        arguments: [
            (#"["ＡＢＣＤＥＦＧＨＩＪＫ"]"#, false, false), (#"["ＡＢＣＤＥＦＧＨＩＪＫ"]"#, true, true),
            (#"["12345678901 known"]"#, false, true), (#"["fifteen letters"]"#, false, true), (#"["十个字的标签名称没问题"]"#, false, false),
            (#"["十个字的标签名称可以"]"#, false, true), (#"["sixteen letters!"]"#, false, false), (#"[" fifteen letters  "]"#, false, true),
            (#"["a", "sixteen letters!"]"#, false, false), (#"[" 12345678901 KNOWN "]"#, false, true), ("[]", false, true),
        ])
    func longTags(names: String, isAdmin: Bool, isAccepted: Bool) async throws {
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/divisions") { return (200, "[\(ForumChangeTests.division(4, "d"))]") }
            if request.url.hasSuffix("/tags") { return (200, #"[{"id":1,"name":"12345678901 Known","temperature":5}]"#) }
            if request.url.hasSuffix("/users/me") {
                let rest =
                    #""joined_time":"\#(Self.time)","has_answered_questions":true,"config":{"notify":[],"show_folded":"hide"},"permission":{}"#
                return (200, #"{"id":1,"nickname":"n","is_admin":\#(isAdmin),\#(rest)}"#)
            }
            return request.method == .post && request.url.hasSuffix("/holes") ? (201, Self.hole) : nil
        }
        let service = servers.community.forumService
        _ = try await AccountAPI.login(service.client, email: "a@b", password: "p")
        let tags = try [String].decode(PaddedBytes(names.utf8))
        let error = await failure { try await service.createHole(content: "c", divisionId: 4, tags: tags, specialTag: nil) }
        #expect(error?.code == (isAccepted ? nil : .invalidArgument))
        if let error {
            let message =
                "forum.create_hole: `tags`: no tag has the name \(tags.last ?? ""), and only administrators can create a tag whose name has more than 10 characters and more than 15 bytes. Use a shorter name, or the name of a tag from forum.list_all_tags."
            #expect(error.message == message)
        }
        #expect(servers.count("/divisions/4/holes") == (isAccepted ? 1 : 0), "a hole that the server would refuse is not sent")
    }

    @Test("forum.request sends the given method, path, query and body to the given server")
    func anyRequest() async throws {
        let (community, servers) = try await community(201, #"{"a":[1,null]}"#)
        let service = community.forumService
        var response = try await service.request(
            method: .post, path: "/x/%E6%A0%91/", query: ["b": .array([.string("1&2"), .integer(3)]), "a": .bool(true), "n": .null],
            body: .object(["k": .number(0.5)]), server: .curriculum)
        #expect(response == CommunityResponse(status: 201, body: .object(["a": .array([.integer(1), .null])])))
        let sent = try #require(servers.requests.last)
        #expect(sent.url == "https://danke.fduhole.com/api/x/%E6%A0%91/?a=true&b=1%262&b=3")
        #expect(sent.method == .post && sent.effect == .once && sent.bearerToken != nil)
        #expect(String(decoding: sent.body ?? [], as: UTF8.self) == #"{"k":0.5}"#)
        response = try await service.request(method: .get, path: "/users", query: nil, body: nil, server: .auth)
        #expect(servers.requests.last?.url == "https://auth.fduhole.com/api/users" && servers.requests.last?.effect == .safe)
        let (empty, _) = try await self.community(204, "")
        response = try await empty.forumService.request(method: .delete, path: "/messages/1", query: nil, body: nil, server: .forum)
        #expect(response == CommunityResponse(status: 204, body: nil))
    }

    @Test("forum.request sends each method, and names the parameter that it refuses")
    func methods() async throws {
        let (community, servers) = try await community(200, "{}")
        let service = community.forumService
        for (method, name) in [(RequestMethod.put, "PUT"), (.patch, "PATCH"), (.delete, "DELETE"), (.post, "POST"), (.get, "GET")] {
            _ = try await service.request(method: method, path: "/a", query: nil, body: nil, server: .forum)
            let sent = try #require(servers.requests.last)
            #expect("\(sent.method.rawValue) \(sent.url)" == "\(name) https://forum.fduhole.com/api/a")
            #expect(sent.effect == (method == .get ? .safe : .once) && sent.body == nil)
        }
        let body = await failure { try await service.request(method: .get, path: "/a", query: nil, body: .null, server: .forum) }
        #expect(body == DanXiError(.invalidArgument, "forum.request: `body`: must not be given with GET. Use `query`."))
        let path = await failure { try await service.request(method: .get, path: "a", query: nil, body: nil, server: .forum) }
        #expect(path?.message.hasPrefix("forum.request: `path`: ") == true)
        let query = await failure {
            try await service.request(method: .get, path: "/a", query: ["a": .object([:])], body: nil, server: .forum)
        }
        #expect(query?.message.hasPrefix("forum.request: `query`: ") == true)
    }

    @Test(
        "forum.request refuses a path that is invalid or could leave the base URL of its server",
        arguments: [
            "holes", "", "//evil.example/", "/a//b", "/../x", "/a/..", "/a/%2e%2E/b", "/a/./b", "/%2E", "/a?b=1", "/a#b", "/a%2Fb",
            "/a%5Cb", "/a\\b",
            "https://evil.example/", "/树", "/a b", "/a%", "/a%0d%0a", "/a%FF", "/@evil.example:1/..", "/a\n",
        ])
    func paths(path: String) async throws {
        let (community, servers) = try await community(200, "{}")
        let sent = servers.requests.count
        let error = await failure {
            try await community.forumService.request(method: .get, path: path, query: nil, body: nil, server: .forum)
        }
        #expect(error?.code == .invalidArgument && servers.requests.count == sent, "\(error?.message ?? "")")
    }

    @Test("forum.request refuses an object in a query, a body with GET, and a response that is not JSON")
    func requestParameters() async throws {
        let (community, servers) = try await community(200, "<html>")
        let service = community.forumService
        let sent = servers.requests.count
        let nested = await failure {
            try await service.request(method: .get, path: "/a", query: ["a": .object([:])], body: nil, server: .forum)
        }
        let body = await failure { try await service.request(method: .get, path: "/a", query: nil, body: .integer(1), server: .forum) }
        #expect(nested?.code == .invalidArgument && body?.code == .invalidArgument && servers.requests.count == sent)
        let html = await failure { try await service.request(method: .get, path: "/a", query: nil, body: nil, server: .forum) }
        #expect(html?.code == .unexpectedResponse)
    }

    @Test("Floors in search results, and the floors that they mention, have all fields")
    func wholeFloors() async throws {
        let quoted = Self.floor.replacing(
            #""modified":3"#, with: #""modified":3,"ranking":4,"reply_to":5,"is_sensitive":true,"is_actual_sensitive":false"#)
        let found = Self.floor.replacing(#""mention":null"#, with: #""mention":[\#(quoted)],"highlighted_content":"<em>内</em>容""#)
        let (community, _) = try await community(200, "[\(found)]")
        let matches = try await community.forumService.searchFloor(
            keyword: "内", accurate: false, startTime: nil, endTime: nil, offset: 0, size: 10)
        let floor = try #require(matches.first)
        #expect(floor.highlightedContent == "<em>内</em>容")
        let mention = try #require(floor.mention.first)
        #expect(mention.ranking == 4 && mention.replyTo == 5 && mention.modified == 3 && mention.like == 1 && mention.dislike == 0)
        #expect(mention.foldV2 == "" && mention.specialTag == "" && mention.isSensitive == true && mention.isActualSensitive == false)
    }

    @Test("A division that is missing in the cached list is requested separately")
    func division() async throws {
        let division = #"{"id":ID,"name":"树洞","description":"","pinned":[],"time_created":"\#(Self.time)","time_updated":"\#(Self.time)"}"#
        let servers = CommunityScript { request in
            if request.url.hasSuffix("/divisions") { return (200, "[\(division.replacing("ID", with: "1"))]") }
            if request.url.hasSuffix("/divisions/2") { return (200, division.replacing("ID", with: "2")) }
            return request.url.contains("/divisions/") ? (404, #"{"message":"record not found"}"#) : nil
        }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        var found = try await community.forumService.getDivision(id: 1, cache: .prefer).value
        #expect(found.id == 1)
        found = try await community.forumService.getDivision(id: 2, cache: .prefer).value
        #expect(found.id == 2)
        await expectFailure(.notFound) { try await community.forumService.getDivision(id: 3, cache: .prefer) }
        let missing = await failure { try await community.forumService.getDivision(id: 2, cache: .only) }
        #expect(missing == DanXiError(.notCached, "forum.get_division: division 2 is not cached. Use another value of `cache`."))
        let sources = [
            try await community.forumService.getDivision(id: 1, cache: .only).source,
            try await community.forumService.getDivision(id: 2, cache: .prefer).source,
        ]
        #expect(sources == [.memory, .network])
        #expect(servers.count("/divisions") == 1)
    }

    @Test("A sign-out clears the caches of the forum")
    func signOut() async throws {
        let (community, _) = try await community(200, "[]")
        _ = try await community.forumService.listAllTags(cache: .prefer)
        _ = try await AccountAPI.logout(community.client)
        await expectFailure(.notCached) { try await community.forumService.listAllTags(cache: .only) }
    }

    @Test(
        "The error code follows from the HTTP status even if the body is not JSON",
        arguments: [
            (400, ErrorCode.rejected), (403, .forbidden), (404, .notFound), (429, .rateLimited), (500, .serverFailure),
            (302, .unexpectedResponse),
        ])
    func statuses(status: Int, expected: ErrorCode) async throws {
        let (community, _) = try await community(status, "<html>not JSON</html>")
        await expectFailure(expected) { try await ForumAPI.createFloor(community.client, content: "x", holeId: 1) }
    }
}
