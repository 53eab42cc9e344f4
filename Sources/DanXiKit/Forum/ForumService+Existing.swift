import Errors
import JSON
import Networking
import Storage

/// Checks before requests about things that may not exist, which the server would refuse with the HTTP status 500.
extension ForumService {
    /// Throws unless a division exists. If the cached list lacks it, the list is requested again, because the division may be new.
    /// - Parameters:
    ///   - method: the name of the method, for the error message.
    ///   - parameter: the name of the parameter that has the identifier.
    func checkDivision(_ id: Int, _ method: String, _ parameter: String) async throws {
        for policy in [CachePolicy.prefer, .refresh] {
            if try await getDivisions(cache: policy).value.contains(where: { $0.id == id }) { return }
        }
        throw DanXiError(
            .notFound, "\(method): `\(parameter)`: no division has the identifier \(id). forum.get_divisions lists the divisions.")
    }

    /// Throws if another division has a name. If the cached list has one, the list is requested again, because the division may have been deleted.
    func checkName(_ name: String, of id: Int) async throws {
        var other: Division?
        for policy in [CachePolicy.prefer, .refresh] {
            other = try await getDivisions(cache: policy).value.first { $0.name == name && $0.id != id }
            if other == nil { return }
        }
        throw DanXiError(
            .invalidArgument, "forum.modify_division: `name`: division \(other?.id ?? 0) has it already. Choose another one.")
    }

    /// Throws if a hole is in both groups of favorites between which it is to be moved. Holes that were moved before are only in the second one.
    func checkMove(of holeIds: [Int], _ fromGroupId: Int, _ toGroupId: Int) async throws {
        var twice = fromGroupId == toGroupId ? [] : holeIds
        for group in [toGroupId, fromGroupId] where !twice.isEmpty {
            let present = try await Set(ForumAPI.listFavoriteIdsInGroup(client, groupId: group).data)
            twice.removeAll { !present.contains($0) }
        }
        guard let id = twice.first else { return }
        throw DanXiError(
            .invalidArgument,
            "forum.move_favorites: `hole_ids`: hole \(id) is in group \(toGroupId) already. Remove it from one of the groups first.")
    }

    /// Reports a floor. The server would fail if it did not exist, so the floor is requested first.
    ///
    /// `POST /reports`
    package func createReport(floorId: Int, reason: String) async throws {
        _ = try await ForumAPI.getFloor(client, id: floorId)
        let _: NoContent = try await client.requestWithResponse(
            "/reports", base: client.hosts.forum, payload: .object(["floor_id": .integer(floorId), "reason": .string(reason)]))
    }

    /// Creates a group of favorites. The server would fail if group 9 existed, so the groups are requested first.
    ///
    /// `POST /user/favorite_groups`
    package func createFavoriteGroup(name: String) async throws -> [FavoriteGroup] {
        guard try await !ForumAPI.listFavoriteGroups(client).contains(where: { $0.favoriteGroupId == 9 }) else {
            throw DanXiError(
                .forbidden,
                "forum.create_favorite_group: group 9 exists, and no group can have a higher number. Rename another group instead.")
        }
        return try await client.requestWithResponse(
            "/user/favorite_groups", base: client.hosts.forum, payload: .object(["name": .string(name)]))
    }
}
