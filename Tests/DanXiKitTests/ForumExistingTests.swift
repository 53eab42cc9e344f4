import Errors
import TestSupport
import Testing

@testable import DanXiKit

/// Tests of changes that the server cannot carry out. It would respond to most of them with the status 500, so the library refuses these
/// changes before they are sent.
@Suite("Changes that the server cannot carry out", .timeLimit(.minutes(5)))
struct ForumExistingTests {
    typealias Change = @Sendable (ForumService) async throws -> Void

    static let missing = (404, #"{"message":"record not found"}"#)

    static let responses = [
        "GET /divisions": (200, "[\(ForumChangeTests.division(1, "a")),\(ForumChangeTests.division(2, "b"))]"),
        "GET /floors/9": missing, "GET /holes/9": missing,
        "GET /user/favorite_groups?order=time_created": (200, "[\(group(0)),\(group(9))]"),
        "GET /user/favorites?plain=true&favorite_group_id=1": (200, #"{"data":[5,6]}"#),
        "GET /user/favorites?plain=true&favorite_group_id=0": (200, #"{"data":[6,7]}"#),
        "PUT /user/favorites/move": (200, "[5,6,7]"),
    ]

    static func group(_ id: Int) -> String {
        let times = #""time_created":"\#(ForumChangeTests.time)","time_updated":"\#(ForumChangeTests.time)""#
        return #"{"favorite_group_id":\#(id),"user_id":9,"name":"n","count":0,"deleted":false,\#(times)}"#
    }

    static let refused: [(String, ErrorCode, Change)] = [
        ("create_hole", .notFound, { _ = try await $0.createHole(content: "c", divisionId: 3, tags: ["t"], specialTag: nil) }),
        (
            "modify_hole", .notFound,
            { _ = try await $0.modifyHole(id: 1, tags: nil, divisionId: 3, hidden: nil, locked: nil, frozen: nil) }
        ),
        ("modify_division", .invalidArgument, { _ = try await $0.modifyDivision(id: 1, name: "b", description: nil, pinned: nil) }),
        ("delete_division", .notFound, { try await $0.deleteDivision(id: 1, to: 3) }),
        ("create_report", .notFound, { try await $0.createReport(floorId: 9, reason: "r") }),
        ("add_subscription", .notFound, { _ = try await $0.addSubscription(holeId: 9) }),
        ("move_favorites", .invalidArgument, { _ = try await $0.moveFavorites(holeIds: [7, 6], fromGroupId: 0, toGroupId: 1) }),
        ("create_favorite_group", .forbidden, { _ = try await $0.createFavoriteGroup(name: "n") }),
    ]

    @Test("A change that the server cannot carry out is refused before it is sent", arguments: refused.indices)
    func refusal(index: Int) async throws {
        let (name, code, change) = Self.refused[index]
        let (service, servers) = try await ForumChangeTests().service(Self.responses)
        let error = await failure { try await change(service) }
        #expect(error?.code == code, "\(name): \(error?.message ?? "no error")")
        #expect(ForumChangeTests().changes(servers).isEmpty, "\(name)")
    }

    /// The messages of the changes in ``refused`` that the library itself refuses, by name.
    private static let messages = [
        "create_hole": "`division_id`: no division has the identifier 3. forum.get_divisions lists the divisions.",
        "modify_hole": "`division_id`: no division has the identifier 3. forum.get_divisions lists the divisions.",
        "modify_division": "`name`: division 2 already has this name. Choose another name.",
        "delete_division": "`to`: no division has the identifier 3. forum.get_divisions lists the divisions.",
        "move_favorites": "`hole_ids`: hole 6 is already in group 1. Remove the hole from one of the groups first.",
        "create_favorite_group": "group 9 exists, and no group can have a higher number. Rename an existing group instead.",
    ]

    @Test("The error of a refused change names the parameter and the remedy", arguments: messages.keys.sorted())
    func message(name: String) async throws {
        let (_, code, change) = try #require(Self.refused.first { $0.0 == name })
        let (service, _) = try await ForumChangeTests().service(Self.responses)
        let error = await failure { try await change(service) }
        let message = try #require(Self.messages[name])
        #expect(error == DanXiError(code, "forum.\(name): \(message)"))
    }

    @Test("A list of divisions is requested again before a change is refused because of it, and only then")
    func freshLists() async throws {
        let (service, servers) = try await ForumChangeTests().service(Self.responses)
        try await service.checkDivision(2, "m", "p")
        try await service.checkName("a", of: 1)
        try await service.checkName("c", of: 1)
        #expect(servers.count("/divisions") == 1)
        await expectFailure(.notFound) { try await service.checkDivision(3, "m", "p") }
        #expect(servers.count("/divisions") == 2)
        await expectFailure(.invalidArgument) { try await service.checkName("a", of: 2) }
        #expect(servers.count("/divisions") == 3)
    }

    @Test("A move requests only the groups that it needs")
    func movedGroups() async throws {
        let (service, servers) = try await ForumChangeTests().service(Self.responses)
        func asked(_ ids: [Int], _ from: Int, _ to: Int) async throws -> [String] {
            let before = servers.requests.count
            try await service.checkMove(of: ids, from, to)
            return servers.requests.dropFirst(before).map { String($0.queryItem("favorite_group_id") ?? "") }
        }
        var groups = try await asked([6], 1, 1)
        #expect(groups == [])
        groups = try await asked([], 0, 1)
        #expect(groups == [])
        groups = try await asked([9], 0, 1)
        #expect(groups == ["1"])
        groups = try await asked([5], 0, 1)
        #expect(groups == ["1", "0"])
    }

    @Test("A report and a new group of favorites are sent with their values")
    func accepted() async throws {
        let (service, servers) = try await ForumChangeTests().service([
            "GET /floors/2": (200, ForumTests.floor), "POST /reports": (204, ""),
            "GET /user/favorite_groups?order=time_created": (200, "[\(Self.group(8))]"),
            "POST /user/favorite_groups": (201, "[\(Self.group(8)),\(Self.group(9))]"),
        ])
        try await service.createReport(floorId: 2, reason: "r")
        let groups = try await service.createFavoriteGroup(name: "n")
        #expect(groups.map(\.favoriteGroupId) == [8, 9])
        #expect(ForumChangeTests().changes(servers) == [#"{"floor_id":2,"reason":"r"}"#, #"{"name":"n"}"#])
    }

    @Test("The refusal of a method for administrators says that nothing was sent")
    func administratorMessage() async throws {
        let servers = CommunityScript()
        let community = servers.community
        var error = await failure { try community.client.requireAdministrator("m") }
        #expect(error == .notSignedIn)
        try await community.signIn("a@b")
        error = await failure { try community.client.requireAdministrator("m") }
        #expect(
            error
                == DanXiError(
                    .forbidden,
                    "m: only administrators of the community can call this method. Nothing was sent. Sign in with an administrator's account."
                ))
        try await community.signIn("admin@b")
        error = await failure { try community.client.requireAdministrator("m") }
        #expect(error == nil)
    }

    @Test("A favorite that is already in the target group can be moved there again, for example after a lost response")
    func repeatedMove() async throws {
        let (service, servers) = try await ForumChangeTests().service(Self.responses)
        let ids = try await service.moveFavorites(holeIds: [5, 7], fromGroupId: 0, toGroupId: 1)
        #expect(ids == [5, 6, 7])
        #expect(
            ForumChangeTests().changes(servers) == [#"{"from_favorite_group_id":0,"hole_ids":[5,7],"to_favorite_group_id":1}"#])
    }

    @Test("The status 500 for an image of another host is reported as a refusal, not as a server failure")
    func foreignImage() async throws {
        let (service, _) = try await ForumChangeTests().service([
            "POST /holes/1/floors": (500, #"{"code":500,"message":"不允许使用外部图片链接"}"#), "POST /holes/2/floors": (500, #"{"message":"x"}"#),
        ])
        let refused = await failure { try await ForumAPI.createFloor(service.client, content: "![](https://a/b.png)", holeId: 1) }
        #expect(refused?.code == .rejected && refused?.isOutcomeUnknown == false && refused?.serverMessage == "不允许使用外部图片链接")
        let failed = await failure { try await ForumAPI.createFloor(service.client, content: "x", holeId: 2) }
        #expect(failed?.code == .serverFailure && failed?.isOutcomeUnknown == true)
    }

    @Test(
        "A method for administrators is refused only if the token says that the account is not an administrator's",
        arguments: [true, false, nil])
    func administrators(isAdmin: Bool?) async throws {
        let token = CommunityScript.token(1, "t", expiry: 4_000_000_000, isAdmin: isAdmin)
        let servers = CommunityScript { request in
            request.url.hasSuffix("/login")
                ? (200, #"{"access":"\#(token)","refresh":"\#(token)"}"#) : request.url.contains("/reports") ? (200, "[]") : nil
        }
        let client = servers.community.client
        _ = try await AccountAPI.login(client, email: "a@b", password: "p")
        let error = await failure { try await ForumAPI.listReports(client) }
        #expect(error?.code == (isAdmin == false ? .forbidden : nil))
        #expect(servers.requests.count == (isAdmin == false ? 1 : 2), "a refused request is not sent")
    }
}
