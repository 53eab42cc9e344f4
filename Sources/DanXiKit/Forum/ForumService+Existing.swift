import Errors
import JSON
import Networking
import Storage

/// Checks that precede changes, because the server answers some invalid changes, such as a report of a missing floor, with the status 500.
extension ForumService {
    /// Throws unless the division `id` exists. If the cached list lacks the division, the list is requested again, because the division may
    /// be new.
    /// - Parameters:
    ///   - method: the name of the method, for the error message.
    ///   - parameter: the name of the method's parameter with the identifier, for the error message.
    func checkDivision(_ id: Int, _ method: String, _ parameter: String) async throws {
        for policy in [CachePolicy.prefer, .refresh] {
            if try await getDivisions(cache: policy).value.contains(where: { $0.id == id }) { return }
        }
        throw DanXiError(
            .notFound, "\(method): `\(parameter)`: no division has the identifier \(id). forum.get_divisions lists the divisions.")
    }

    /// Throws if a division other than `id` already has the given name. If the cached list has such a division, the list is requested
    /// again, because that division may have been renamed or deleted.
    func checkName(_ name: String, of id: Int) async throws {
        var other: Division?
        for policy in [CachePolicy.prefer, .refresh] {
            other = try await getDivisions(cache: policy).value.first { $0.name == name && $0.id != id }
            if other == nil { return }
        }
        throw DanXiError(
            .invalidArgument, "forum.modify_division: `name`: division \(other?.id ?? 0) already has this name. Choose another name.")
    }

    /// Throws if one of the holes is in both the old and the new group of favorites. A hole that is only in the new group, because it was
    /// moved before, is accepted. If both groups are the same, nothing is checked.
    func checkMove(of holeIds: [Int], _ fromGroupId: Int, _ toGroupId: Int) async throws {
        var twice = fromGroupId == toGroupId ? [] : holeIds
        for group in [toGroupId, fromGroupId] where !twice.isEmpty {
            let present = try await Set(ForumAPI.listFavoriteIdsInGroup(client, groupId: group).data)
            twice.removeAll { !present.contains($0) }
        }
        guard let id = twice.first else { return }
        throw DanXiError(
            .invalidArgument,
            "forum.move_favorites: `hole_ids`: hole \(id) is already in group \(toGroupId). Remove the hole from one of the groups first.")
    }

    /// Reports a floor. The floor is requested first, because the server fails with the status 500 if the floor does not exist.
    ///
    /// `POST /reports`
    package func createReport(floorId: Int, reason: String) async throws {
        _ = try await ForumAPI.getFloor(client, id: floorId)
        let _: NoContent = try await client.requestWithResponse(
            "/reports", base: client.hosts.forum, payload: .object(["floor_id": .integer(floorId), "reason": .string(reason)]))
    }

    /// Creates a group of favorites. The groups are requested first, because the server fails with the status 500 if group 9 exists.
    ///
    /// `POST /user/favorite_groups`
    package func createFavoriteGroup(name: String) async throws -> [FavoriteGroup] {
        guard try await !ForumAPI.listFavoriteGroups(client).contains(where: { $0.favoriteGroupId == 9 }) else {
            throw DanXiError(
                .forbidden,
                "forum.create_favorite_group: group 9 exists, and no group can have a higher number. Rename an existing group instead.")
        }
        return try await client.requestWithResponse(
            "/user/favorite_groups", base: client.hosts.forum, payload: .object(["name": .string(name)]))
    }
}
