import Errors
import Networking

/// The methods that change favorites and subscriptions. The response to a change of a list is the whole list, which replaces the cached
/// list.
extension ForumService {
    /// `POST /user/favorites`
    package func addFavorite(holeId: Int, groupId: Int) async throws -> HoleIds {
        await keepFavorites(try await ForumAPI.addFavorite(client, holeId: holeId, groupId: groupId))
    }

    /// `DELETE /user/favorites`
    package func removeFavorite(holeId: Int, groupId: Int) async throws -> HoleIds {
        await keepFavorites(try await ForumAPI.removeFavorite(client, holeId: holeId, groupId: groupId))
    }

    /// `PUT /user/favorites`
    package func setFavorites(holeIds: [Int], groupId: Int) async throws -> HoleIds {
        await keepFavorites(try await ForumAPI.setFavorites(client, holeIds: holeIds, groupId: groupId))
    }

    /// `PUT /user/favorites/move`
    package func moveFavorites(holeIds: [Int], fromGroupId: Int, toGroupId: Int) async throws -> [Int] {
        try await checkMove(of: holeIds, fromGroupId, toGroupId)
        let ids = try await ForumAPI.moveFavorites(client, holeIds: holeIds, fromGroupId: fromGroupId, toGroupId: toGroupId)
        await listFavoriteIds.update { $0.replaced(by: ids) }
        return ids
    }

    /// `POST /users/subscriptions`
    package func addSubscription(holeId: Int) async throws -> HoleIds {
        // The hole is requested first, because the server answers the subscription of a missing hole with the status 500.
        _ = try await ForumAPI.getHole(client, id: holeId)
        return await keepSubscriptions(try await ForumAPI.addSubscription(client, holeId: holeId))
    }

    /// `DELETE /users/subscriptions`
    package func removeSubscription(holeId: Int) async throws -> HoleIds {
        await keepSubscriptions(try await ForumAPI.removeSubscription(client, holeId: holeId))
    }

    private func keepFavorites(_ ids: HoleIds) async -> HoleIds {
        await listFavoriteIds.update { $0.replaced(by: ids.data) }
        return ids
    }

    private func keepSubscriptions(_ ids: HoleIds) async -> HoleIds {
        await listSubscriptionIds.update { $0.replaced(by: ids.data) }
        return ids
    }

    /// Deletes a group of favorites. The groups are requested first, because the server accepts a second deletion of the same group, and
    /// decreases the account's number of groups once more.
    ///
    /// `DELETE /user/favorite_groups`
    package func deleteFavoriteGroup(id: Int) async throws {
        guard try await ForumAPI.listFavoriteGroups(client).contains(where: { $0.favoriteGroupId == id }) else {
            throw DanXiError(
                .notFound, "forum.delete_favorite_group: no group has the identifier \(id). forum.list_favorite_groups lists the groups.")
        }
        let _: NoContent = try await client.requestWithResponse(
            "/user/favorite_groups", base: client.hosts.forum, payload: .object(["favorite_group_id": .integer(id)]), method: .delete,
            effect: .once)
        // The favorites of the group are gone, unless another group has them too.
        await listFavoriteIds.discard()
    }
}

extension HoleIds {
    fileprivate func replaced(by ids: [Int]) -> HoleIds {
        var new = self
        new.data = ids
        return new
    }
}
