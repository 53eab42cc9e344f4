// Generated from interface/forum.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The forum 树洞: divisions, holes (threads), floors (posts) and tags.
package enum ForumAPI {
    /// Lists the divisions of the forum, each with its pinned holes.
    ///
    /// `GET /divisions`
    package static func getDivisions(_ client: CommunityClient) async throws -> [Division] {
        try await client.requestWithResponse("/divisions", base: client.hosts.forum)
    }

    /// Lists the holes of a division page by page, newest first.
    ///
    /// - Parameters:
    ///   - divisionId: Identifier of the division, from `forum.get_divisions`. The list is empty if the
    ///     division does not exist.
    ///   - startTime: Lists only holes whose time is before this one: the time that `order` names. The
    ///     default is now.
    ///   - order: The time by which holes are sorted.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /divisions/{division_id}/holes`
    package static func listHolesInDivision(
        _ client: CommunityClient,
        divisionId: Int,
        startTime: Timestamp? = nil,
        order: HoleOrder = .timeUpdated,
        size: Int = 10
    ) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append("offset", startTime)
        query.append("order", order)
        query.append("size", size)
        return try await client.requestWithResponse("/divisions/\(divisionId)/holes", base: client.hosts.forum, query: query)
    }

    /// Lists the holes with a tag page by page, newest first.
    ///
    /// They are sorted by the time of their last floor. The list is empty if no tag has this name.
    ///
    /// - Parameters:
    ///   - tagName: Name of the tag, from `forum.list_all_tags`.
    ///   - startTime: Lists only holes whose last floor was posted before this time. The default is now.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /holes`
    package static func listHolesByTag(
        _ client: CommunityClient,
        tagName: String,
        startTime: Timestamp? = nil,
        size: Int = 10
    ) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append("tag", tagName)
        query.append("offset", startTime)
        query.append("size", size)
        return try await client.requestWithResponse("/holes", base: client.hosts.forum, query: query)
    }

    /// Lists the holes that the account created page by page, newest first.
    ///
    /// - Parameters:
    ///   - startTime: Lists only holes whose time is before this one: the time that `order` names. The
    ///     default is now.
    ///   - order: The time by which holes are sorted.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /users/me/holes`
    package static func listMyHoles(
        _ client: CommunityClient,
        startTime: Timestamp? = nil,
        order: HoleOrder = .timeUpdated,
        size: Int = 10
    ) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append("offset", startTime)
        query.append("order", order)
        query.append("size", size)
        return try await client.requestWithResponse("/users/me/holes", base: client.hosts.forum, query: query)
    }

    /// Returns a hole with its first floors.
    ///
    /// - Parameters:
    ///   - id: Identifier of the hole.
    ///
    /// `GET /holes/{id}`
    package static func getHole(_ client: CommunityClient, id: Int) async throws -> Hole {
        try await client.requestWithResponse("/holes/\(id)", base: client.hosts.forum)
    }

    /// Creates a hole with its first floor.
    ///
    /// - Parameters:
    ///   - content: Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2.
    ///   - divisionId: Identifier of the division, from `forum.get_divisions`.
    ///   - tags: Names of its tags. A name that no tag has creates a tag.
    ///   - specialTag: Staff badge to post with, for accounts that have it. The default is to post without a
    ///     badge.
    ///
    /// `POST /divisions/{division_id}/holes`
    package static func createHole(
        _ client: CommunityClient,
        content: String,
        divisionId: Int,
        tags: [String],
        specialTag: String? = nil
    ) async throws -> Hole {
        var payload: [String: JSONValue] = ["content": .string(content), "tags": .array(tags.map { .object(["name": .string($0)]) })]
        payload["special_tag"] = specialTag.map { .string($0) }
        return try await client.requestWithResponse("/divisions/\(divisionId)/holes", base: client.hosts.forum, payload: .object(payload))
    }

    /// Lists the floors of a hole page by page, oldest first.
    ///
    /// - Parameters:
    ///   - holeId: Identifier of the hole.
    ///   - startFloor: Number of floors to skip at the beginning of the list.
    ///   - size: Maximum number of floors.
    ///
    /// `GET /holes/{hole_id}/floors`
    package static func listFloorsInHole(
        _ client: CommunityClient,
        holeId: Int,
        startFloor: Int = 0,
        size: Int = 30
    ) async throws -> [Floor] {
        try await client.requestWithResponse(
            "/holes/\(holeId)/floors",
            base: client.hosts.forum,
            query: [QueryItem("offset", startFloor), QueryItem("order_by", "id"), QueryItem("size", size)]
        )
    }

    /// Lists all floors of a hole at once, oldest first.
    ///
    /// A hole can have thousands of floors; use `forum.list_floors_in_hole` to list them page by page. The
    /// list is empty if the hole does not exist.
    ///
    /// - Parameters:
    ///   - holeId: Identifier of the hole.
    ///
    /// `GET /floors`
    package static func listAllFloors(_ client: CommunityClient, holeId: Int) async throws -> [Floor] {
        try await client.requestWithResponse(
            "/floors",
            base: client.hosts.forum,
            query: [QueryItem("hole_id", holeId), QueryItem("start_floor", "0"), QueryItem("length", "0")]
        )
    }

    /// Returns a floor.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///
    /// `GET /floors/{id}`
    package static func getFloor(_ client: CommunityClient, id: Int) async throws -> Floor {
        try await client.requestWithResponse("/floors/\(id)", base: client.hosts.forum)
    }

    /// Replies to a hole with a new floor.
    ///
    /// - Parameters:
    ///   - content: Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2.
    ///   - holeId: Identifier of the hole.
    ///   - specialTag: Staff badge to post with, for accounts that have it. The default is to post without a
    ///     badge.
    ///
    /// `POST /holes/{hole_id}/floors`
    package static func createFloor(
        _ client: CommunityClient,
        content: String,
        holeId: Int,
        specialTag: String? = nil
    ) async throws -> Floor {
        var payload: [String: JSONValue] = ["content": .string(content)]
        payload["special_tag"] = specialTag.map { .string($0) }
        return try await client.requestWithResponse("/holes/\(holeId)/floors", base: client.hosts.forum, payload: .object(payload))
    }

    /// Changes the text of a floor that the account wrote.
    ///
    /// Administrators of the forum can see the previous texts.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///   - content: The new text. If it is empty, the server leaves the text unchanged.
    ///   - specialTag: Staff badge to post with, for accounts that have it. The default is to post without a
    ///     badge.
    ///   - fold: Reason for folding the floor. Only administrators can fold floors. By default nothing is
    ///     folded.
    ///
    /// `PUT /floors/{id}`
    package static func modifyFloor(
        _ client: CommunityClient,
        id: Int,
        content: String,
        specialTag: String? = nil,
        fold: String? = nil
    ) async throws -> Floor {
        var payload: [String: JSONValue] = ["content": .string(content)]
        payload["special_tag"] = specialTag.map { .string($0) }
        payload["fold_v2"] = fold.map { .string($0) }
        return try await client.requestWithResponse("/floors/\(id)", base: client.hosts.forum, payload: .object(payload), method: .put)
    }

    /// Deletes a floor that the account wrote.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///   - reason: Reason for the deletion, which is displayed instead of the text.
    ///
    /// `DELETE /floors/{id}`
    package static func deleteFloor(_ client: CommunityClient, id: Int, reason: String = "") async throws -> Floor {
        try await client.requestWithResponse(
            "/floors/\(id)",
            base: client.hosts.forum,
            payload: .object(["delete_reason": .string(reason)]),
            method: .delete
        )
    }

    /// Likes or dislikes a floor, or removes the vote.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///   - like: The vote: 1 to like the floor, -1 to dislike it, 0 to remove the vote.
    ///
    /// `POST /floors/{id}/like/{like}`
    package static func likeFloor(_ client: CommunityClient, id: Int, like: Int) async throws -> Floor {
        try await client.requestWithResponse("/floors/\(id)/like/\(like)", base: client.hosts.forum, method: .post, effect: .idempotent)
    }

    /// Searches the texts of all floors for words, and lists the floors found page by page.
    ///
    /// - Parameters:
    ///   - keyword: Words to search for.
    ///   - accurate: Whether to find only texts that contain `keyword` exactly as it is.
    ///   - offset: Number of floors to skip at the beginning of the list.
    ///   - size: Maximum number of floors.
    ///
    /// `GET /floors/search`
    package static func searchFloor(
        _ client: CommunityClient,
        keyword: String,
        accurate: Bool = false,
        offset: Int = 0,
        size: Int = 10
    ) async throws -> [Floor] {
        try await client.requestWithResponse(
            "/floors/search",
            base: client.hosts.forum,
            query: [QueryItem("search", keyword), QueryItem("accurate", accurate), QueryItem("offset", offset), QueryItem("size", size)]
        )
    }

    /// Lists all tags, most used first.
    ///
    /// `GET /tags`
    package static func listAllTags(_ client: CommunityClient) async throws -> [Tag] {
        try await client.requestWithResponse("/tags", base: client.hosts.forum)
    }

    /// Returns the account's profile on the forum.
    ///
    /// `GET /users/me`
    package static func getProfile(_ client: CommunityClient) async throws -> Profile {
        try await client.requestWithResponse("/users/me", base: client.hosts.forum)
    }
}
