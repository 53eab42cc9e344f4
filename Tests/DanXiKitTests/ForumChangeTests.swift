import Errors
import JSON
import Storage
import TestSupport
import Testing

@testable import DanXiKit

/// Tests of the methods that change something on the forum's server, and of the cached values that these methods update.
@Suite("Changes on the forum", .timeLimit(.minutes(5)))
struct ForumChangeTests {
    static let time = "2026-11-21T16:28:16.235+08:00"

    static func tag(_ id: Int, _ name: String) -> String { #"{"id":\#(id),"name":"\#(name)","temperature":5}"# }

    static func division(_ id: Int, _ name: String) -> String {
        #"{"id":\#(id),"name":"\#(name)","description":"","pinned":[],"time_created":"\#(time)","time_updated":"\#(time)"}"#
    }

    /// Returns the forum service of a signed-in session, and its servers. The keys of `responses` are HTTP methods and paths, such as
    /// `PUT /tags/2`.
    func service(_ responses: [String: (Int, String)]) async throws -> (ForumService, CommunityScript) {
        let servers = CommunityScript { request in
            responses["\(request.method.rawValue) \(request.url.dropFirst("https://forum.fduhole.com/api".count))"]
        }
        let community = servers.community
        _ = try await AccountAPI.login(community.client, email: "a@b", password: "p")
        return (community.forumService, servers)
    }

    func changes(_ servers: CommunityScript) -> [String] {
        servers.requests.filter { $0.method != .get && !$0.url.hasSuffix("/login") }.map { String(decoding: $0.body ?? [], as: UTF8.self) }
    }

    @Test("Changes of tags appear in the cached list, even if the server then sends an older list")
    func tags() async throws {
        let (service, servers) = try await service([
            "GET /tags": (200, "[\(Self.tag(1, "a")),\(Self.tag(2, "b")),\(Self.tag(3, "c"))]"), "GET /tags/2": (200, Self.tag(2, "b")),
            "POST /tags": (201, Self.tag(4, "d")), "PUT /tags/2": (200, Self.tag(2, "B")), "GET /tags/3": (200, Self.tag(3, "c")),
            "DELETE /tags/3": (200, #"{"id":1,"name":"a","temperature":10}"#),
        ])
        _ = try await service.listAllTags(cache: .prefer)
        _ = try await service.createTag(name: "d")
        _ = try await service.modifyTag(id: 2, name: "B", temperature: 5)
        _ = try await service.deleteTag(id: 3, to: "a")
        for policy in [CachePolicy.only, .refresh] {
            let list = try await service.listAllTags(cache: policy).value
            #expect(list.map(\.name) == ["a", "B", "d"] && list.first?.temperature == 10)
        }
        #expect(changes(servers) == [#"{"name":"d"}"#, #"{"name":"B","temperature":5}"#, #"{"to":"a"}"#])
    }

    @Test("A changed tag or division that the cached list lacks is added to it only if it is new")
    func unlistedChanges() async throws {
        let (service, _) = try await service([
            "GET /tags": (200, "[\(Self.tag(1, "a"))]"), "GET /tags/2": (200, Self.tag(2, "b")), "PUT /tags/2": (200, Self.tag(2, "B")),
            "POST /tags": (200, Self.tag(1, "A")), "GET /divisions": (200, "[\(Self.division(1, "a"))]"),
            "PUT /divisions/2": (200, Self.division(2, "b")),
        ])
        _ = try await service.listAllTags(cache: .prefer)
        _ = try await service.getDivisions(cache: .prefer)
        _ = try await service.modifyTag(id: 2, name: "B", temperature: 5)
        _ = try await service.createTag(name: "A")
        _ = try await service.modifyDivision(id: 2, name: nil, description: nil, pinned: nil)
        let tags = try await service.listAllTags(cache: .only).value
        let divisions = try await service.getDivisions(cache: .only).value
        #expect(tags.map(\.name) == ["a"] && divisions.map(\.name) == ["a", "b"])
    }

    @Test("The error of a refused deletion says what to pass instead")
    func deletions() async throws {
        let (service, _) = try await service([
            "GET /tags/2": (200, Self.tag(2, "b")), "GET /user/favorite_groups?order=time_created": (200, "[]"),
        ])
        let tag = await failure { try await service.deleteTag(id: 2, to: "b") }
        #expect(
            tag
                == DanXiError(
                    .invalidArgument, "forum.delete_tag: `to`: must not be the tag to delete. Pass the name of another tag."))
        let division = await failure { try await service.deleteDivision(id: 2, to: 2) }
        #expect(
            division
                == DanXiError(
                    .invalidArgument, "forum.delete_division: `to`: must not be the division to delete. Pass another division."))
        let group = await failure { try await service.deleteFavoriteGroup(id: 2) }
        #expect(
            group
                == DanXiError(
                    .notFound, "forum.delete_favorite_group: no group has the identifier 2. forum.list_favorite_groups lists the groups."))
    }

    @Test("A change of a missing tag and a merge of a tag into itself are not sent")
    func refusedTags() async throws {
        let (service, servers) = try await service([
            "GET /tags/2": (200, Self.tag(2, "b")), "GET /tags/9": (404, #"{"message":"record not found"}"#),
        ])
        await expectFailure(.notFound) { try await service.modifyTag(id: 9, name: "x", temperature: 1) }
        await expectFailure(.invalidArgument) { try await service.deleteTag(id: 2, to: "b") }
        #expect(changes(servers).isEmpty)
    }

    @Test("Changes of divisions appear in the cached list, and a deletion that moves holes to the deleted division is not sent")
    func divisions() async throws {
        let (service, servers) = try await service([
            "GET /divisions": (200, "[\(Self.division(1, "a")),\(Self.division(2, "b"))]"), "POST /divisions": (201, Self.division(3, "c")),
            "PUT /divisions/1": (200, Self.division(1, "A")), "DELETE /divisions/2": (204, ""),
        ])
        _ = try await service.getDivisions(cache: .prefer)
        _ = try await service.createDivision(name: "c", description: "")
        _ = try await service.modifyDivision(id: 1, name: "A", description: nil, pinned: [7])
        try await service.deleteDivision(id: 2, to: 1)
        let changed = try await service.getDivisions(cache: .only).value
        #expect(changed.map(\.name) == ["A", "c"])
        await expectFailure(.invalidArgument) { try await service.deleteDivision(id: 1, to: 1) }
        #expect(changes(servers) == [#"{"description":"","name":"c"}"#, #"{"name":"A","pinned":[7]}"#, #"{"to":1}"#])
    }

    @Test("The request to change a hole has only the values that the caller passes")
    func modifyHole() async throws {
        let (service, servers) = try await service(["PUT /holes/1": (200, ForumTests.hole)])
        _ = try await service.modifyHole(id: 1, tags: ["a", "b"], divisionId: nil, hidden: nil, locked: false, frozen: nil)
        #expect(changes(servers) == [#"{"lock":false,"tags":[{"name":"a"},{"name":"b"}]}"#])
    }

    @Test("The request to change settings has only the settings that the caller passes")
    func settings() async throws {
        let (service, servers) = try await service([:])
        _ = await failure { try await ForumAPI.modifyProfile(service.client, notify: [.mention]) }
        _ = await failure { try await ForumAPI.modifyProfile(service.client, showFolded: .hide) }
        #expect(changes(servers) == [#"{"config":{"notify":["mention"]}}"#, #"{"config":{"show_folded":"hide"}}"#])
    }

    @Test("Deleting a group of favorites that does not exist fails before the change is sent")
    func favoriteGroups() async throws {
        let group =
            #"{"favorite_group_id":1,"user_id":9,"name":"n","count":0,"deleted":false,"time_created":"\#(Self.time)","time_updated":"\#(Self.time)"}"#
        let (service, servers) = try await service([
            "GET /user/favorite_groups?order=time_created": (200, "[\(group)]"), "DELETE /user/favorite_groups": (204, ""),
        ])
        await expectFailure(.notFound) { try await service.deleteFavoriteGroup(id: 2) }
        #expect(changes(servers).isEmpty)
        try await service.deleteFavoriteGroup(id: 1)
        #expect(changes(servers) == [#"{"favorite_group_id":1}"#])
    }
}
