import Errors
import Storage
import Synchronization
import TestSupport
import Testing

@testable import DanXiKit

/// Tests that a change on the forum is visible in the cached values of the session at once, without another request.
@Suite("Cached values after changes on the forum", .timeLimit(.minutes(5)))
struct LocalChangeTests {
    static func floor(_ id: Int, _ content: String, like: Int = 0, ranking: Int = 0) -> String {
        let time = "2026-11-21T16:28:16.235+08:00"
        return
            #"{"id":\#(id),"hole_id":1,"ranking":\#(ranking),"content":"\#(content)","anonyname":"J","special_tag":"","like":\#(like),"dislike":0,"is_me":true,"deleted":false,"modified":0,"fold_v2":"","mention":[],"time_created":"\#(time)","time_updated":"\#(time)"}"#
    }

    static func hole(locked: Bool = false) -> String {
        let (first, time) = (floor(2, "first"), ForumChangeTests.time)
        return
            #"{"id":1,"division_id":1,"tags":[],"floors":{"first_floor":\#(first),"last_floor":\#(first),"prefetch":[\#(first)]},"view":1,"reply":0,"hidden":false,"locked":\#(locked),"good":false,"time_created":"\#(time)","time_updated":"\#(time)"}"#
    }

    static var divisions: String {
        "[\(ForumChangeTests.division(1, "a").replacing(#""pinned":[]"#, with: #""pinned":[\#(hole())]"#))]"
    }

    func service(_ responses: [String: (Int, String)]) async throws -> (ForumService, CommunityScript) {
        try await ForumChangeTests().service(responses)
    }

    /// Returns the pinned hole of the cached divisions.
    func pinned(_ service: ForumService) async throws -> Hole? { try await service.getDivisions(cache: .only).value.first?.pinned.first }

    private static let favoriteGroup =
        #"{"favorite_group_id":1,"user_id":9,"name":"n","count":0,"deleted":false,"time_created":"2026-09-01T00:00:00+08:00","time_updated":"2026-09-01T00:00:00+08:00"}"#

    @Test("Liked, changed and deleted floors are updated in the cached pinned holes")
    func floors() async throws {
        let (service, servers) = try await service([
            "GET /divisions": (200, Self.divisions), "POST /floors/2/like/1": (200, Self.floor(2, "first", like: 8)),
            "PUT /floors/2": (200, Self.floor(2, "changed")), "DELETE /floors/2": (200, Self.floor(2, "deleted")),
        ])
        _ = try await service.getDivisions(cache: .prefer)
        _ = try await service.likeFloor(id: 2, like: 1)
        var hole = try await pinned(service)
        let liked = try #require(hole).floors
        #expect(liked.firstFloor?.like == 8 && liked.lastFloor?.like == 8 && liked.prefetch?.map(\.like) == [8])
        _ = try await service.modifyFloor(id: 2, content: "changed", specialTag: nil, fold: nil)
        hole = try await pinned(service)
        #expect(hole?.floors.firstFloor?.content == "changed")
        _ = try await service.deleteFloor(id: 2, reason: "")
        hole = try await pinned(service)
        #expect(hole?.floors.prefetch?.map(\.content) == ["deleted"])
        #expect(servers.count("/divisions") == 1)
    }

    @Test("A new floor becomes the last floor of a cached pinned hole, and is counted once")
    func newFloor() async throws {
        let (service, _) = try await service([
            "GET /divisions": (200, Self.divisions), "POST /holes/1/floors": (201, Self.floor(9, "new", ranking: 1)),
        ])
        _ = try await service.getDivisions(cache: .prefer)
        for _ in 0..<2 { _ = try await service.createFloor(content: "new", holeId: 1, specialTag: nil, replyTo: nil) }
        let pinnedHole = try await pinned(service)
        let hole = try #require(pinnedHole)
        #expect(hole.reply == 1 && hole.floors.firstFloor?.id == 2 && hole.floors.lastFloor?.id == 9)
        #expect(hole.floors.prefetch?.map(\.id) == [2, 9])
        #expect(hole.timeUpdated == hole.floors.lastFloor?.timeCreated)
    }

    @Test("A new floor is added to the prefetched floors of a pinned hole until they are ten", arguments: [9, 10])
    func prefetchedFloors(count: Int) async throws {
        let floors = (1...count).map { Self.floor($0, "x") }.joined(separator: ",")
        let divisions = Self.divisions.replacing(#""prefetch":[\#(Self.floor(2, "first"))]"#, with: #""prefetch":[\#(floors)]"#)
        let (service, _) = try await service(["GET /divisions": (200, divisions), "POST /holes/1/floors": (201, Self.floor(99, "new"))])
        _ = try await service.getDivisions(cache: .prefer)
        _ = try await service.createFloor(content: "new", holeId: 1, specialTag: nil, replyTo: nil)
        let hole = try await pinned(service)
        #expect(hole?.floors.prefetch?.count == 10 && hole?.floors.lastFloor?.id == 99)
    }

    @Test("Changed and hidden holes are updated in the cached pinned holes, and deleted holes are removed from them")
    func holes() async throws {
        let (service, servers) = try await service([
            "GET /divisions": (200, Self.divisions), "PUT /holes/1": (200, Self.hole(locked: true)), "DELETE /holes/1": (204, ""),
            "DELETE /holes/1/_force": (204, ""),
        ])
        _ = try await service.getDivisions(cache: .prefer)
        _ = try await service.modifyHole(id: 1, tags: nil, divisionId: nil, hidden: nil, locked: true, frozen: nil)
        var hole = try await pinned(service)
        #expect(hole?.locked == true)
        try await service.hideHole(id: 1)
        hole = try await pinned(service)
        #expect(hole?.hidden == true)
        try await service.deleteHole(id: 1)
        let divisions = try await service.getDivisions(cache: .only).value
        #expect(divisions.first?.pinned == [])
        #expect(servers.count("/divisions") == 1)
    }

    @Test("Changes of favorites and subscriptions appear in the cached lists")
    func favorites() async throws {
        let ids = { (list: String) in (200, #"{"message":"ok","data":[\#(list)]}"#) }
        let (service, servers) = try await service([
            "GET /user/favorites?plain=true": (200, #"{"data":[1]}"#), "POST /user/favorites": ids("1,2"),
            "DELETE /user/favorites": ids("2"),
            "PUT /user/favorites": ids("5,6"), "PUT /user/favorites/move": (200, "[6,5]"),
            "GET /user/favorite_groups?order=time_created": (200, "[\(Self.favoriteGroup)]"), "DELETE /user/favorite_groups": (204, ""),
            "GET /users/subscriptions?plain=true": (200, #"{"data":[1]}"#), "POST /users/subscriptions": ids("1,3"),
            "DELETE /users/subscriptions": ids("3"),
            // The library requests this group and this hole to check that the server can carry out the move and the subscription.
            "GET /user/favorites?plain=true&favorite_group_id=1": ids(""), "GET /holes/3": (200, Self.hole(locked: false)),
        ])
        func favorites() async throws -> [Int] { try await service.listFavoriteIds(cache: .only).value.data }
        func subscriptions() async throws -> [Int] { try await service.listSubscriptionIds(cache: .only).value.data }
        _ = try await service.listFavoriteIds(cache: .prefer)
        _ = try await service.listSubscriptionIds(cache: .prefer)
        let added = try await service.addFavorite(holeId: 2, groupId: 0)
        #expect(added.data == [1, 2])
        var kept = try await favorites()
        #expect(kept == [1, 2])
        _ = try await service.removeFavorite(holeId: 1, groupId: 0)
        kept = try await favorites()
        #expect(kept == [2])
        _ = try await service.setFavorites(holeIds: [5, 6], groupId: 0)
        kept = try await favorites()
        #expect(kept == [5, 6])
        _ = try await service.moveFavorites(holeIds: [6], fromGroupId: 0, toGroupId: 1)
        kept = try await favorites()
        #expect(kept == [6, 5])
        try await service.deleteFavoriteGroup(id: 1)
        await expectFailure(.notCached) { try await favorites() }
        _ = try await service.addSubscription(holeId: 3)
        var subscribed = try await subscriptions()
        #expect(subscribed == [1, 3])
        _ = try await service.removeSubscription(holeId: 1)
        subscribed = try await subscriptions()
        #expect(subscribed == [3])
        #expect(servers.count("plain=true") - servers.count("favorite_group_id") == 2, "no list was requested again")
    }

    @Test("An account does not get the cached favorites of the account that was signed in before")
    func accounts() async throws {
        let servers = CommunityScript { request in
            guard request.url.contains("/user/favorites"), let account = request.bearerToken.flatMap({ TokenClaims($0)?.account }) else {
                return nil
            }
            return (200, #"{"data":[\#(account)\#(request.method == .post ? ",7" : "")]}"#)
        }
        let community = servers.community
        let service = community.forumService
        for (email, id) in [("a@b", 1), ("b@b", 2)] {
            try await community.signIn(email)
            await expectFailure(.notCached) { try await service.listFavoriteIds(cache: .only) }
            var favoriteIds = try await service.listFavoriteIds(cache: .prefer).value
            #expect(favoriteIds.data == [id])
            _ = try await service.addFavorite(holeId: 7, groupId: 0)
            favoriteIds = try await service.listFavoriteIds(cache: .only).value
            #expect(favoriteIds.data == [id, 7])
        }
        try await community.signIn("a@b")
        let favoriteIds = try await service.listFavoriteIds(cache: .prefer).value
        #expect(favoriteIds.data == [1])
    }
}
