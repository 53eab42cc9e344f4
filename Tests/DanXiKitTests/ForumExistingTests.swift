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
