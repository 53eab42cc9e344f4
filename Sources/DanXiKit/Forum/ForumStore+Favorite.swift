import Errors
import Networking

extension ForumStore {
    /// Deletes a group of favorites. The server would count the deletion of a deleted group, so the groups are requested first.
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
    }
}
