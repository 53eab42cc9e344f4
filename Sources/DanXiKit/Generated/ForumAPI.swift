// Generated from interface/forum.toml by `make generate`; do not edit.

import Calendar
import HTTP
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

    /// Lists the holes of a division, page by page, newest first.
    ///
    /// - Parameters:
    ///   - divisionId: Identifier of the division, from `forum.get_divisions`, or 0 for all divisions. The
    ///     list is empty if the division does not exist.
    ///   - startTime: Time before which the listed holes were created or last replied to, as `order` chooses.
    ///     The default is now.
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

    /// Lists the holes of a division that are safe for work, page by page, newest first.
    ///
    /// Holes that have a tag whose name starts with `*` are left out.
    ///
    /// - Parameters:
    ///   - divisionId: Identifier of the division, from `forum.get_divisions`, or 0 for all divisions. The
    ///     list is empty if the division does not exist.
    ///   - startTime: Time before which the listed holes were created or last replied to, as `order` chooses.
    ///     The default is now.
    ///   - order: The time by which holes are sorted.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /divisions/{division_id}/holes/_sfw`
    package static func listSafeHolesInDivision(
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
        return try await client.requestWithResponse("/divisions/\(divisionId)/holes/_sfw", base: client.hosts.forum, query: query)
    }

    /// Lists the holes of the forum's home page, page by page, newest first.
    ///
    /// The home page has the holes of those divisions whose `show_in_home_page` is true.
    ///
    /// - Parameters:
    ///   - tags: Names of tags. Only holes that have all of these tags are listed. By default, tags do not
    ///     matter.
    ///   - startTime: Time before which the listed holes were created or last replied to, as `order` chooses.
    ///     The default is now.
    ///   - order: The time by which holes are sorted.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /holes/_homepage`
    package static func listHolesOnHomePage(
        _ client: CommunityClient,
        tags: [String]? = nil,
        startTime: Timestamp? = nil,
        order: HoleOrder = .timeUpdated,
        size: Int = 10
    ) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append(contentsOf: (tags ?? []).map { QueryItem("tags", $0) })
        query.append("offset", startTime)
        query.append("order", order)
        query.append("size", size)
        return try await client.requestWithResponse("/holes/_homepage", base: client.hosts.forum, query: query)
    }

    /// Lists the outstanding holes, page by page, newest first.
    ///
    /// - Parameters:
    ///   - startTime: Time before which the listed holes were created or last replied to, as `order` chooses.
    ///     The default is now.
    ///   - order: The time by which holes are sorted.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /holes/_good`
    package static func listGoodHoles(
        _ client: CommunityClient,
        startTime: Timestamp? = nil,
        order: HoleOrder = .timeUpdated,
        size: Int = 10
    ) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append("offset", startTime)
        query.append("order", order)
        query.append("size", size)
        return try await client.requestWithResponse("/holes/_good", base: client.hosts.forum, query: query)
    }

    /// Lists holes by division, tags and time of creation, page by page, newest first.
    ///
    /// With `time_created` as `order`, the server sends each hole's time of creation in place of the time of
    /// its last floor.
    ///
    /// - Parameters:
    ///   - divisionId: Identifier of the division, from `forum.get_divisions`, or 0 for all divisions.
    ///   - tags: Names of tags. Only holes that have all of these tags are listed. By default, tags do not
    ///     matter.
    ///   - createdStart: Earliest time at which the listed holes were created. By default, the time is not
    ///     limited.
    ///   - createdEnd: Latest time at which the listed holes were created. By default, the time is not
    ///     limited.
    ///   - startTime: Time before which the listed holes were created or last replied to, as `order` chooses.
    ///     The default is now.
    ///   - order: The time by which holes are sorted.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /holes`
    package static func listHoles(
        _ client: CommunityClient,
        divisionId: Int = 0,
        tags: [String]? = nil,
        createdStart: Timestamp? = nil,
        createdEnd: Timestamp? = nil,
        startTime: Timestamp? = nil,
        order: HoleOrder = .timeUpdated,
        size: Int = 10
    ) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append("division_id", divisionId)
        query.append(contentsOf: (tags ?? []).map { QueryItem("tags", $0) })
        query.append("created_start", createdStart)
        query.append("created_end", createdEnd)
        query.append("offset", startTime)
        query.append("order", order)
        query.append("size", size)
        return try await client.requestWithResponse("/holes", base: client.hosts.forum, query: query)
    }

    /// Lists the holes with a tag, page by page, newest first.
    ///
    /// The holes are sorted by the time of their last floor. The list is empty if no tag has this name.
    ///
    /// - Parameters:
    ///   - tagName: Name of the tag, from `forum.list_all_tags`.
    ///   - startTime: Time before which the last floors of the listed holes were posted. The default is now.
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

    /// Lists the holes that the account created, page by page, newest first.
    ///
    /// The holes are sorted by the time of their last floor. Hidden and deleted holes are not listed.
    ///
    /// - Parameters:
    ///   - startTime: Time before which the last floors of the listed holes were posted. The default is now.
    ///   - size: Maximum number of holes.
    ///
    /// `GET /users/me/holes`
    package static func listMyHoles(_ client: CommunityClient, startTime: Timestamp? = nil, size: Int = 10) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append("offset", startTime)
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
    /// `forum.list_all_tags` lists a new tag at once. Only administrators can create a tag whose name starts
    /// with `#`, `@` or `*`, or has more than 10 characters and more than 15 bytes in UTF-8. If such a long
    /// name is not in `forum.list_all_tags`, the call fails with ``ErrorCode/invalidArgument`` before the
    /// hole is sent.
    ///
    /// - Parameters:
    ///   - content: Text of the floor: Markdown with LaTeX. `##7` quotes floor 7, and `#2` hole 2.
    ///   - divisionId: Identifier of the division, from `forum.get_divisions`.
    ///   - tags: Names of the hole's tags. A name that no tag has yet creates a tag.
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

    /// Changes the tags, the division or the state of a hole. Only for administrators.
    ///
    /// The change does not move the hole in lists.
    ///
    /// - Parameters:
    ///   - id: Identifier of the hole.
    ///   - tags: Names of the hole's new tags, which replace all old tags. By default, the tags stay as they
    ///     are.
    ///   - divisionId: Identifier of the division to move the hole to, from `forum.get_divisions`. By
    ///     default, the hole is not moved.
    ///   - hidden: Whether only administrators see the hole. By default, this stays as it is.
    ///   - locked: Whether only administrators can reply. By default, this stays as it is.
    ///   - frozen: Whether new floors no longer move the hole to the top of lists. By default, this stays as
    ///     it is.
    ///
    /// `PUT /holes/{id}`
    package static func modifyHole(
        _ client: CommunityClient,
        id: Int,
        tags: [String]? = nil,
        divisionId: Int? = nil,
        hidden: Bool? = nil,
        locked: Bool? = nil,
        frozen: Bool? = nil
    ) async throws -> Hole {
        var payload: [String: JSONValue] = [:]
        payload["tags"] = tags.map { .array($0.map { .object(["name": .string($0)]) }) }
        payload["division_id"] = divisionId.map { .integer($0) }
        payload["hidden"] = hidden.map { .bool($0) }
        payload["lock"] = locked.map { .bool($0) }
        payload["frozen"] = frozen.map { .bool($0) }
        return try await client.requestWithResponse(
            "/holes/\(id)",
            base: client.hosts.forum,
            payload: .object(payload),
            method: .put,
            effect: .idempotent
        )
    }

    /// Hides a hole from everybody except administrators, also from its author. Only for administrators.
    ///
    /// `forum.modify_hole` makes the hole visible again.
    ///
    /// - Parameters:
    ///   - id: Identifier of the hole.
    ///
    /// `DELETE /holes/{id}`
    package static func hideHole(_ client: CommunityClient, id: Int) async throws {
        let _: NoContent = try await client.requestWithResponse("/holes/\(id)", base: client.hosts.forum, method: .delete)
    }

    /// Counts a view of a hole.
    ///
    /// Reading a hole does not count as a view by itself. The server adds up the views and stores them every
    /// minute. It ignores holes that do not exist.
    ///
    /// - Parameters:
    ///   - id: Identifier of the hole.
    ///
    /// `PATCH /holes/{id}`
    package static func addView(_ client: CommunityClient, id: Int) async throws {
        let _: NoContent = try await client.requestWithResponse("/holes/\(id)", base: client.hosts.forum, method: .patch)
    }

    /// Returns the AI summary of a hole, or makes the forum write one.
    ///
    /// The forum offers a summary if `ai_summary_available` of the `Hole` is true. Writing one takes a while:
    /// call again after some seconds, until `code` is 1000 (ready) or at least 2000 (no summary). A summary
    /// is kept for a day.
    ///
    /// - Parameters:
    ///   - id: Identifier of the hole.
    ///   - forceRefresh: Whether to write a new summary, even if the hole has a summary already.
    ///
    /// `GET /holes/{id}/summary`
    package static func getSummary(_ client: CommunityClient, id: Int, forceRefresh: Bool = false) async throws -> SummaryState {
        try await client.requestWithResponse(
            "/holes/\(id)/summary",
            base: client.hosts.forum,
            query: [QueryItem("force_refresh", forceRefresh)],
            effect: .once
        )
    }

    /// Rates an AI summary.
    ///
    /// - Parameters:
    ///   - id: Identifier of the hole.
    ///   - traceId: Identifier of the summary, from `forum.get_summary`.
    ///   - type: The rating, as the forum numbers it: 1 for a good summary.
    ///   - reason: Reason for the rating.
    ///
    /// `POST /holes/{id}/summary/feedback`
    package static func rateSummary(_ client: CommunityClient, id: Int, traceId: String, type: Int, reason: String = "") async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/holes/\(id)/summary/feedback",
            base: client.hosts.forum,
            payload: .object(["trace_id": .string(traceId), "type": .integer(type), "reason": .string(reason)])
        )
    }

    /// Lists the floors of a hole, page by page.
    ///
    /// The list is empty if the hole does not exist. The server also lists the floors of hidden holes. The
    /// server cannot sort floors by likes, but `forum.list_all_floors` can.
    ///
    /// - Parameters:
    ///   - holeId: Identifier of the hole.
    ///   - startFloor: Number of floors to skip at the beginning of the list.
    ///   - sort: The order of the floors. With the newest first, a floor that is posted between two calls
    ///     moves the others to the next page.
    ///   - size: Maximum number of floors.
    ///
    /// `GET /holes/{hole_id}/floors`
    package static func listFloorsInHole(
        _ client: CommunityClient,
        holeId: Int,
        startFloor: Int = 0,
        sort: FloorSort = .asc,
        size: Int = 30
    ) async throws -> [Floor] {
        try await client.requestWithResponse(
            "/holes/\(holeId)/floors",
            base: client.hosts.forum,
            query: [QueryItem("offset", startFloor), QueryItem("order_by", "id"), QueryItem("sort", sort), QueryItem("size", size)]
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
    ///   - replyTo: Identifier of the floor to reply to. The server stores the identifier without a check.
    ///     The author of that floor is notified only if `content` contains `##` and the identifier. By
    ///     default, the new floor replies to no other floor.
    ///
    /// `POST /holes/{hole_id}/floors`
    package static func createFloor(
        _ client: CommunityClient,
        content: String,
        holeId: Int,
        specialTag: String? = nil,
        replyTo: Int? = nil
    ) async throws -> Floor {
        var payload: [String: JSONValue] = ["content": .string(content)]
        payload["special_tag"] = specialTag.map { .string($0) }
        payload["reply_to"] = replyTo.map { .integer($0) }
        return try await client.requestWithResponse("/holes/\(holeId)/floors", base: client.hosts.forum, payload: .object(payload))
    }

    /// Changes the text of a floor that the account wrote.
    ///
    /// Administrators of the forum can see the previous texts. A text that is equal to the present one also
    /// counts as a change.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///   - content: The new text. By default it stays as it is.
    ///   - specialTag: The new staff badge, empty to remove it. Only administrators can change it. By default
    ///     it stays as it is.
    ///   - fold: Reason for folding the floor, empty to unfold it. Only administrators can fold floors. By
    ///     default nothing is changed.
    ///
    /// `PUT /floors/{id}`
    package static func modifyFloor(
        _ client: CommunityClient,
        id: Int,
        content: String? = nil,
        specialTag: String? = nil,
        fold: String? = nil
    ) async throws -> Floor {
        var payload: [String: JSONValue] = [:]
        payload["content"] = content.map { .string($0) }
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

    /// Lists the floors that the account wrote, page by page, without the first floors of its own holes.
    ///
    /// - Parameters:
    ///   - offset: Number of floors to skip at the beginning of the list.
    ///   - sort: The order of the floors.
    ///   - size: Maximum number of floors.
    ///
    /// `GET /users/me/floors`
    package static func listMyFloors(
        _ client: CommunityClient,
        offset: Int = 0,
        sort: FloorSort = .desc,
        size: Int = 30
    ) async throws -> [Floor] {
        try await client.requestWithResponse(
            "/users/me/floors",
            base: client.hosts.forum,
            query: [QueryItem("offset", offset), QueryItem("order_by", "id"), QueryItem("sort", sort), QueryItem("size", size)]
        )
    }

    /// Deletes a hole that the account created. Administrators can delete any hole.
    ///
    /// - Parameters:
    ///   - id: Identifier of the hole.
    ///
    /// `DELETE /holes/{id}/_force`
    package static func deleteHole(_ client: CommunityClient, id: Int) async throws {
        let _: NoContent = try await client.requestWithResponse("/holes/\(id)/_force", base: client.hosts.forum, method: .delete)
    }

    /// Lists all tags, most used first.
    ///
    /// The server's own list can be up to ten minutes old, but tags of holes that this session created are in
    /// it at once.
    ///
    /// `GET /tags`
    package static func listAllTags(_ client: CommunityClient) async throws -> [Tag] {
        try await client.requestWithResponse("/tags", base: client.hosts.forum)
    }

    /// Lists the tags whose names contain a string, most used first.
    ///
    /// The server does not cache these lists. `forum.list_all_tags` is faster for more than one search.
    ///
    /// - Parameters:
    ///   - keyword: String to search for.
    ///
    /// `GET /tags`
    package static func searchTag(_ client: CommunityClient, keyword: String) async throws -> [Tag] {
        try await client.requestWithResponse("/tags", base: client.hosts.forum, query: [QueryItem("s", keyword)])
    }

    /// Returns a tag.
    ///
    /// - Parameters:
    ///   - id: Identifier of the tag.
    ///
    /// `GET /tags/{id}`
    package static func getTag(_ client: CommunityClient, id: Int) async throws -> Tag {
        try await client.requestWithResponse("/tags/\(id)", base: client.hosts.forum)
    }

    /// Creates a tag, or returns the existing tag with this name.
    ///
    /// - Parameters:
    ///   - name: Name of the tag. The name has the same limits as new tags of `forum.create_hole`.
    ///
    /// `POST /tags`
    package static func createTag(_ client: CommunityClient, name: String) async throws -> Tag {
        try await client.requestWithResponse(
            "/tags",
            base: client.hosts.forum,
            payload: .object(["name": .string(name)]),
            effect: .idempotent
        )
    }

    /// Changes the name and the temperature of a tag. Only for administrators.
    ///
    /// If another tag has the name already, the server reports success but changes nothing.
    ///
    /// - Parameters:
    ///   - id: Identifier of the tag.
    ///   - name: The new name.
    ///   - temperature: The new number of holes with this tag.
    ///
    /// `PUT /tags/{id}`
    package static func modifyTag(_ client: CommunityClient, id: Int, name: String, temperature: Int) async throws -> Tag {
        try await client.requestWithResponse(
            "/tags/\(id)",
            base: client.hosts.forum,
            payload: .object(["name": .string(name), "temperature": .integer(temperature)]),
            method: .put,
            effect: .idempotent
        )
    }

    /// Deletes a tag, and adds another tag to the holes that had it. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the tag.
    ///   - to: Name of the tag to add to the holes instead.
    ///
    /// `DELETE /tags/{id}`
    package static func deleteTag(_ client: CommunityClient, id: Int, to: String) async throws -> Tag {
        try await client.requestWithResponse(
            "/tags/\(id)",
            base: client.hosts.forum,
            payload: .object(["to": .string(to)]),
            method: .delete
        )
    }

    /// Returns the account's profile on the forum.
    ///
    /// `GET /users/me`
    package static func getProfile(_ client: CommunityClient) async throws -> Profile {
        try await client.requestWithResponse("/users/me", base: client.hosts.forum)
    }

    /// Changes the account's settings on the forum.
    ///
    /// - Parameters:
    ///   - notify: The events of which the account is notified, in place of the old ones. By default, they
    ///     stay as they are.
    ///   - showFolded: Way in which folded floors are displayed. By default, this setting stays as it is.
    ///
    /// `PUT /users/me`
    package static func modifyProfile(
        _ client: CommunityClient,
        notify: [NotificationType]? = nil,
        showFolded: FoldedFloors? = nil
    ) async throws -> Profile {
        var config: [String: JSONValue] = [:]
        config["notify"] = notify.map { .array($0.map { .string($0.description) }) }
        config["show_folded"] = showFolded.map { .string($0.description) }
        return try await client.requestWithResponse(
            "/users/me",
            base: client.hosts.forum,
            payload: .object(["config": .object(config)]),
            method: .put,
            effect: .idempotent
        )
    }

    /// Lists the bans of the account, past ones included.
    ///
    /// `GET /users/me/punishments`
    package static func listMyPunishments(_ client: CommunityClient) async throws -> [Punishment] {
        try await client.requestWithResponse("/users/me/punishments", base: client.hosts.forum)
    }

    /// Lists the account's favorites.
    ///
    /// The list includes hidden holes. Without `groupId`, a hole in two groups is listed twice.
    ///
    /// - Parameters:
    ///   - groupId: Identifier of the group, from `forum.list_favorite_groups`. By default, the favorites of
    ///     all groups are listed.
    ///   - order: The order of the list.
    ///
    /// `GET /user/favorites`
    package static func listFavorites(
        _ client: CommunityClient,
        groupId: Int? = nil,
        order: FavoriteOrder = .timeCreated
    ) async throws -> [Hole] {
        var query: [QueryItem] = []
        query.append("favorite_group_id", groupId)
        query.append("order", order)
        return try await client.requestWithResponse("/user/favorites", base: client.hosts.forum, query: query)
    }

    /// Returns the identifiers of the account's favorites in all groups.
    ///
    /// The list includes hidden holes, and holes that were deleted later. It has the changes by this session
    /// at once.
    ///
    /// `GET /user/favorites`
    package static func listFavoriteIds(_ client: CommunityClient) async throws -> HoleIds {
        try await client.requestWithResponse("/user/favorites", base: client.hosts.forum, query: [QueryItem("plain", "true")])
    }

    /// Returns the identifiers of the account's favorites in a group.
    ///
    /// The list includes hidden holes, and holes that were deleted later.
    ///
    /// - Parameters:
    ///   - groupId: Identifier of the group, from `forum.list_favorite_groups`.
    ///
    /// `GET /user/favorites`
    package static func listFavoriteIdsInGroup(_ client: CommunityClient, groupId: Int) async throws -> HoleIds {
        try await client.requestWithResponse(
            "/user/favorites",
            base: client.hosts.forum,
            query: [QueryItem("plain", "true"), QueryItem("favorite_group_id", groupId)]
        )
    }

    /// Adds a hole to the account's favorites.
    ///
    /// If the hole is in the group already, `count` of the `FavoriteGroup` increases nevertheless.
    /// `forum.list_favorite_ids` lists each hole once.
    ///
    /// - Parameters:
    ///   - holeId: Identifier of the hole.
    ///   - groupId: Identifier of the group, from `forum.list_favorite_groups`.
    ///
    /// `POST /user/favorites`
    package static func addFavorite(_ client: CommunityClient, holeId: Int, groupId: Int = 0) async throws -> HoleIds {
        try await client.requestWithResponse(
            "/user/favorites",
            base: client.hosts.forum,
            payload: .object(["hole_id": .integer(holeId), "favorite_group_id": .integer(groupId)])
        )
    }

    /// Removes a hole from the account's favorites.
    ///
    /// - Parameters:
    ///   - holeId: Identifier of the hole.
    ///   - groupId: Identifier of the group, from `forum.list_favorite_groups`.
    ///
    /// `DELETE /user/favorites`
    package static func removeFavorite(_ client: CommunityClient, holeId: Int, groupId: Int = 0) async throws -> HoleIds {
        try await client.requestWithResponse(
            "/user/favorites",
            base: client.hosts.forum,
            payload: .object(["hole_id": .integer(holeId), "favorite_group_id": .integer(groupId)]),
            method: .delete,
            effect: .idempotent
        )
    }

    /// Replaces the favorites of a group.
    ///
    /// A group cannot be emptied in this way: use `forum.remove_favorite` for each hole.
    ///
    /// - Parameters:
    ///   - holeIds: Identifiers of the holes.
    ///   - groupId: Identifier of the group, from `forum.list_favorite_groups`.
    ///
    /// `PUT /user/favorites`
    package static func setFavorites(_ client: CommunityClient, holeIds: [Int], groupId: Int = 0) async throws -> HoleIds {
        try await client.requestWithResponse(
            "/user/favorites",
            base: client.hosts.forum,
            payload: .object(["hole_ids": .array(holeIds.map { .integer($0) }), "favorite_group_id": .integer(groupId)]),
            method: .put,
            effect: .idempotent
        )
    }

    /// Moves favorites from one group to another.
    ///
    /// Holes that are not in the first group are ignored.
    ///
    /// - Parameters:
    ///   - holeIds: Identifiers of the holes.
    ///   - fromGroupId: Identifier of the first group, from `forum.list_favorite_groups`.
    ///   - toGroupId: Identifier of the second group.
    ///
    /// `PUT /user/favorites/move`
    package static func moveFavorites(_ client: CommunityClient, holeIds: [Int], fromGroupId: Int, toGroupId: Int) async throws -> [Int] {
        let payload: [String: JSONValue] = [
            "hole_ids": .array(holeIds.map { .integer($0) }),
            "from_favorite_group_id": .integer(fromGroupId),
            "to_favorite_group_id": .integer(toGroupId),
        ]
        return try await client.requestWithResponse(
            "/user/favorites/move",
            base: client.hosts.forum,
            payload: .object(payload),
            method: .put,
            effect: .idempotent
        )
    }

    /// Lists the account's groups of favorites.
    ///
    /// - Parameters:
    ///   - order: The order of the list.
    ///
    /// `GET /user/favorite_groups`
    package static func listFavoriteGroups(
        _ client: CommunityClient,
        order: FavoriteGroupOrder = .timeCreated
    ) async throws -> [FavoriteGroup] {
        try await client.requestWithResponse("/user/favorite_groups", base: client.hosts.forum, query: [QueryItem("order", order)])
    }

    /// Changes the name of a group of favorites.
    ///
    /// If no group has the identifier, nothing changes.
    ///
    /// - Parameters:
    ///   - id: Identifier of the group, from `forum.list_favorite_groups`.
    ///   - name: New name of the group.
    ///
    /// `PUT /user/favorite_groups`
    package static func modifyFavoriteGroup(_ client: CommunityClient, id: Int, name: String) async throws -> [FavoriteGroup] {
        try await client.requestWithResponse(
            "/user/favorite_groups",
            base: client.hosts.forum,
            payload: .object(["favorite_group_id": .integer(id), "name": .string(name)]),
            method: .put,
            effect: .idempotent
        )
    }

    /// Lists the holes to which the account is subscribed, newest subscription first.
    ///
    /// `GET /users/subscriptions`
    package static func listSubscriptions(_ client: CommunityClient) async throws -> [Hole] {
        try await client.requestWithResponse("/users/subscriptions", base: client.hosts.forum)
    }

    /// Returns the identifiers of the holes to which the account is subscribed, oldest subscription first.
    ///
    /// The list has the changes by this session at once.
    ///
    /// `GET /users/subscriptions`
    package static func listSubscriptionIds(_ client: CommunityClient) async throws -> HoleIds {
        try await client.requestWithResponse("/users/subscriptions", base: client.hosts.forum, query: [QueryItem("plain", "true")])
    }

    /// Subscribes to a hole: the account is notified of new floors.
    ///
    /// - Parameters:
    ///   - holeId: Identifier of the hole.
    ///
    /// `POST /users/subscriptions`
    package static func addSubscription(_ client: CommunityClient, holeId: Int) async throws -> HoleIds {
        try await client.requestWithResponse(
            "/users/subscriptions",
            base: client.hosts.forum,
            payload: .object(["hole_id": .integer(holeId)]),
            effect: .idempotent
        )
    }

    /// Ends the subscription to a hole.
    ///
    /// - Parameters:
    ///   - holeId: Identifier of the hole.
    ///
    /// `DELETE /users/subscriptions`
    package static func removeSubscription(_ client: CommunityClient, holeId: Int) async throws -> HoleIds {
        try await client.requestWithResponse(
            "/users/subscriptions",
            base: client.hosts.forum,
            payload: .object(["hole_id": .integer(holeId)]),
            method: .delete,
            effect: .idempotent
        )
    }

    /// Lists the messages of the last seven days, newest first.
    ///
    /// - Parameters:
    ///   - unread: Whether to list only messages that are not marked as read.
    ///
    /// `GET /messages`
    package static func listMessages(_ client: CommunityClient, unread: Bool = false) async throws -> [Message] {
        try await client.requestWithResponse("/messages", base: client.hosts.forum, query: [QueryItem("not_read", unread)])
    }

    /// Marks all messages as read.
    ///
    /// `POST /messages/clear`
    package static func clearMessages(_ client: CommunityClient) async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/messages/clear",
            base: client.hosts.forum,
            method: .post,
            effect: .idempotent
        )
    }

    /// Marks a message as read.
    ///
    /// The server ignores identifiers that no message of the account has.
    ///
    /// - Parameters:
    ///   - id: Identifier of the message, from `forum.list_messages`.
    ///
    /// `DELETE /messages/{id}`
    package static func clearMessage(_ client: CommunityClient, id: Int) async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/messages/\(id)",
            base: client.hosts.forum,
            method: .delete,
            effect: .idempotent
        )
    }

    /// Sends a message to accounts. Only for administrators.
    ///
    /// The server ignores recipients that do not exist.
    ///
    /// - Parameters:
    ///   - description: Text of the message.
    ///   - recipients: Identifiers of the accounts.
    ///
    /// `POST /messages`
    package static func createMessage(_ client: CommunityClient, description: String, recipients: [Int]) async throws -> Message {
        try await client.requestWithResponse(
            "/messages",
            base: client.hosts.forum,
            payload: .object(["description": .string(description), "recipients": .array(recipients.map { .integer($0) })])
        )
    }

    /// Lists the account's devices that receive push notifications.
    ///
    /// `GET /users/push-tokens`
    package static func listPushTokens(_ client: CommunityClient) async throws -> [PushToken] {
        try await client.requestWithResponse("/users/push-tokens", base: client.hosts.forum)
    }

    /// Registers a device for push notifications, or replaces its token.
    ///
    /// The forum forgets tokens that are not registered again within a month.
    ///
    /// - Parameters:
    ///   - service: Service that delivers the notifications.
    ///   - deviceId: Identifier of the device, chosen by the program.
    ///   - token: Token of the service for the device.
    ///   - packageName: Name of the application.
    ///
    /// `PUT /users/push-tokens`
    package static func addPushToken(
        _ client: CommunityClient,
        service: PushService,
        deviceId: String,
        token: String,
        packageName: String = ""
    ) async throws -> PushToken {
        let payload: [String: JSONValue] = [
            "service": .string(service.description),
            "device_id": .string(deviceId),
            "token": .string(token),
            "package_name": .string(packageName),
        ]
        return try await client.requestWithResponse(
            "/users/push-tokens",
            base: client.hosts.forum,
            payload: .object(payload),
            method: .put,
            effect: .idempotent
        )
    }

    /// Ends the push notifications to a device.
    ///
    /// - Parameters:
    ///   - deviceId: Identifier of the device.
    ///
    /// `DELETE /users/push-tokens`
    package static func removePushToken(_ client: CommunityClient, deviceId: String) async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/users/push-tokens",
            base: client.hosts.forum,
            payload: .object(["device_id": .string(deviceId)]),
            method: .delete,
            effect: .idempotent
        )
    }

    /// Ends the push notifications to all of the account's devices.
    ///
    /// `DELETE /users/push-tokens/_all`
    package static func removePushTokens(_ client: CommunityClient) async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/users/push-tokens/_all",
            base: client.hosts.forum,
            method: .delete,
            effect: .idempotent
        )
    }

    /// Lists reports, page by page, newest first. Only for administrators.
    ///
    /// - Parameters:
    ///   - range: Reports to list: 0 for open ones, 1 for handled ones, 2 for all.
    ///   - offset: Number of reports to skip at the beginning of the list.
    ///   - sort: The order of the reports.
    ///   - size: Maximum number of reports.
    ///
    /// `GET /reports`
    package static func listReports(
        _ client: CommunityClient,
        range: Int = 0,
        offset: Int = 0,
        sort: FloorSort = .desc,
        size: Int = 30
    ) async throws -> [Report] {
        try client.requireAdministrator("forum.list_reports")
        return try await client.requestWithResponse(
            "/reports",
            base: client.hosts.forum,
            query: [QueryItem("range", range), QueryItem("offset", offset), QueryItem("size", size), QueryItem("sort", sort)]
        )
    }

    /// Returns a report: any report for administrators, otherwise one of the account itself.
    ///
    /// - Parameters:
    ///   - id: Identifier of the report.
    ///
    /// `GET /reports/{id}`
    package static func getReport(_ client: CommunityClient, id: Int) async throws -> Report {
        try await client.requestWithResponse("/reports/\(id)", base: client.hosts.forum)
    }

    /// Marks a report as handled, and answers the person who reported. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the report.
    ///   - result: Answer to the person who reported.
    ///
    /// `DELETE /reports/{id}`
    package static func handleReport(_ client: CommunityClient, id: Int, result: String) async throws -> Report {
        try client.requireAdministrator("forum.handle_report")
        return try await client.requestWithResponse(
            "/reports/\(id)",
            base: client.hosts.forum,
            payload: .object(["result": .string(result)]),
            method: .delete
        )
    }

    /// Bans the person who made a report from reporting. Only for administrators.
    ///
    /// The lengths of bans for different reports add up. The server does not end a ban by itself.
    ///
    /// - Parameters:
    ///   - reportId: Identifier of the report.
    ///   - days: Length of the ban.
    ///   - reason: Reason for the report or the ban.
    ///
    /// `POST /reports/ban/{report_id}`
    package static func banReporter(_ client: CommunityClient, reportId: Int, days: Int, reason: String) async throws -> Profile {
        try await client.requestWithResponse(
            "/reports/ban/\(reportId)",
            base: client.hosts.forum,
            payload: .object(["days": .integer(days), "reason": .string(reason)])
        )
    }

    /// Lists the earlier texts of a floor. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///
    /// `GET /floors/{id}/history`
    package static func listFloorHistory(_ client: CommunityClient, id: Int) async throws -> [FloorVersion] {
        try await client.requestWithResponse("/floors/\(id)/history", base: client.hosts.forum)
    }

    /// Restores an earlier text of a floor, and undeletes the floor. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///   - versionId: Identifier of the earlier text, from `forum.list_floor_history`.
    ///   - reason: Reason for the report or the ban.
    ///
    /// `POST /floors/{id}/restore/{version_id}`
    package static func restoreFloor(_ client: CommunityClient, id: Int, versionId: Int, reason: String) async throws -> Floor {
        try await client.requestWithResponse(
            "/floors/\(id)/restore/\(versionId)",
            base: client.hosts.forum,
            payload: .object(["restore_reason": .string(reason)])
        )
    }

    /// Lists the floors that the forum's automatic check found sensitive, page by page, newest first. Only
    /// for administrators.
    ///
    /// - Parameters:
    ///   - open: Whether to list the floors about which no administrator has decided. Otherwise, those with a
    ///     decision are listed.
    ///   - all: Whether to list the floors with and without a decision. `open` then has no effect.
    ///   - startTime: Time before which the listed floors were posted or last changed, as `order` chooses.
    ///     The default is now.
    ///   - order: The time by which floors are sorted.
    ///   - size: Maximum number of floors.
    ///
    /// `GET /floors/_sensitive`
    package static func listSensitiveFloors(
        _ client: CommunityClient,
        open: Bool = true,
        all: Bool = false,
        startTime: Timestamp? = nil,
        order: HoleOrder = .timeCreated,
        size: Int = 10
    ) async throws -> [SensitiveFloor] {
        var query: [QueryItem] = []
        query.append("open", open)
        query.append("all", all)
        query.append("order_by", order)
        query.append("offset", startTime)
        query.append("size", size)
        return try await client.requestWithResponse("/floors/_sensitive", base: client.hosts.forum, query: query)
    }

    /// Decides whether a floor is sensitive. Only for administrators.
    ///
    /// A sensitive floor is deleted. Any other floor becomes visible to everybody. If it is the first floor
    /// of a hole, both times of the hole become the present time.
    ///
    /// - Parameters:
    ///   - id: Identifier of the floor.
    ///   - sensitive: Whether the text is sensitive.
    ///
    /// `PUT /floors/{id}/_sensitive`
    package static func setFloorSensitive(_ client: CommunityClient, id: Int, sensitive: Bool) async throws -> Floor {
        try await client.requestWithResponse(
            "/floors/\(id)/_sensitive",
            base: client.hosts.forum,
            payload: .object(["is_actual_sensitive": .bool(sensitive)]),
            method: .put
        )
    }

    /// Lists the notices that replace the floors of an author that administrators have deleted. Only for
    /// administrators.
    ///
    /// Each notice contains the reason for the deletion. `forum.list_floor_history` returns the deleted
    /// texts.
    ///
    /// - Parameters:
    ///   - floorId: Identifier of any floor of the author.
    ///
    /// `GET /floors/{floor_id}/punishment`
    package static func listDeletionNotices(_ client: CommunityClient, floorId: Int) async throws -> [String] {
        try await client.requestWithResponse("/floors/\(floorId)/punishment", base: client.hosts.forum)
    }

    /// Returns when the bans of a floor's author end, by the division's identifier. Only for administrators.
    ///
    /// - Parameters:
    ///   - floorId: Identifier of the floor.
    ///
    /// `GET /floors/{floor_id}/user_silence`
    package static func getSilence(_ client: CommunityClient, floorId: Int) async throws -> [String: Timestamp] {
        try await client.requestWithResponse("/floors/\(floorId)/user_silence", base: client.hosts.forum)
    }

    /// Returns the profile of another account, without its personal data. Only for administrators.
    ///
    /// The server creates a profile for an identifier that it does not know.
    ///
    /// - Parameters:
    ///   - id: Identifier of the account.
    ///
    /// `GET /users/{id}`
    package static func getUser(_ client: CommunityClient, id: Int) async throws -> Profile {
        try await client.requestWithResponse("/users/\(id)", base: client.hosts.forum)
    }

    /// Changes the settings of another account. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the account.
    ///   - notify: The events of which the account is notified, in place of the old ones. By default, they
    ///     stay as they are.
    ///   - showFolded: Way in which folded floors are displayed. By default, this setting stays as it is.
    ///
    /// `PUT /users/{id}`
    package static func modifyUser(
        _ client: CommunityClient,
        id: Int,
        notify: [NotificationType]? = nil,
        showFolded: FoldedFloors? = nil
    ) async throws -> Profile {
        var config: [String: JSONValue] = [:]
        config["notify"] = notify.map { .array($0.map { .string($0.description) }) }
        config["show_folded"] = showFolded.map { .string($0.description) }
        return try await client.requestWithResponse(
            "/users/\(id)",
            base: client.hosts.forum,
            payload: .object(["config": .object(config)]),
            method: .put,
            effect: .idempotent
        )
    }

    /// Lists the bans of an account, past ones included. Only administrators can list the bans of other
    /// accounts.
    ///
    /// - Parameters:
    ///   - userId: Identifier of the account.
    ///
    /// `GET /users/{user_id}/punishments`
    package static func listPunishments(_ client: CommunityClient, userId: Int) async throws -> [Punishment] {
        try await client.requestWithResponse("/users/\(userId)/punishments", base: client.hosts.forum)
    }

    /// Creates a division, or returns the existing division with this name. Only for administrators.
    ///
    /// - Parameters:
    ///   - name: Name of the new division.
    ///   - description: Purpose of the division.
    ///
    /// `POST /divisions`
    package static func createDivision(_ client: CommunityClient, name: String, description: String) async throws -> Division {
        try await client.requestWithResponse(
            "/divisions",
            base: client.hosts.forum,
            payload: .object(["name": .string(name), "description": .string(description)]),
            effect: .idempotent
        )
    }

    /// Changes a division. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the division.
    ///   - name: The new name. By default it stays as it is.
    ///   - description: The new purpose. By default it stays as it is.
    ///   - pinned: Identifiers of the holes to display at the top of the division. By default, the pinned
    ///     holes stay as they are.
    ///
    /// `PUT /divisions/{id}`
    package static func modifyDivision(
        _ client: CommunityClient,
        id: Int,
        name: String? = nil,
        description: String? = nil,
        pinned: [Int]? = nil
    ) async throws -> Division {
        var payload: [String: JSONValue] = [:]
        payload["name"] = name.map { .string($0) }
        payload["description"] = description.map { .string($0) }
        payload["pinned"] = pinned.map { .array($0.map { .integer($0) }) }
        return try await client.requestWithResponse(
            "/divisions/\(id)",
            base: client.hosts.forum,
            payload: .object(payload),
            method: .put,
            effect: .idempotent
        )
    }

    /// Deletes a division and moves its holes to another one. Only for administrators.
    ///
    /// - Parameters:
    ///   - id: Identifier of the division.
    ///   - to: Identifier of the division that gets the holes.
    ///
    /// `DELETE /divisions/{id}`
    package static func deleteDivision(_ client: CommunityClient, id: Int, to: Int) async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/divisions/\(id)",
            base: client.hosts.forum,
            payload: .object(["to": .integer(to)]),
            method: .delete
        )
    }

    /// Opens or closes the search of the forum's older programs. Only for administrators.
    ///
    /// This setting has no effect on `forum.search_floor`.
    ///
    /// - Parameters:
    ///   - open: Whether people can search in the older programs.
    ///
    /// `POST /config/search`
    package static func setSearchOpen(_ client: CommunityClient, open: Bool) async throws {
        let _: NoContent = try await client.requestWithResponse(
            "/config/search",
            base: client.hosts.forum,
            payload: .object(["open": .bool(open)]),
            effect: .idempotent
        )
    }

    /// Bans the author of a floor from the division of its hole. Only for administrators.
    ///
    /// The lengths of bans for several floors add up. Another ban for the same floor changes the length of
    /// the first one.
    ///
    /// - Parameters:
    ///   - floorId: Identifier of the floor.
    ///   - days: Length of the ban.
    ///   - reason: Reason for the report or the ban.
    ///
    /// `POST /penalty/{floor_id}`
    package static func createPenalty(_ client: CommunityClient, floorId: Int, days: Int, reason: String) async throws -> Profile {
        try await client.requestWithResponse(
            "/penalty/\(floorId)",
            base: client.hosts.forum,
            payload: .object(["days": .integer(days), "reason": .string(reason)])
        )
    }

    /// Bans the author of a floor from all divisions for ten years. Only for administrators.
    ///
    /// - Parameters:
    ///   - floorId: Identifier of the floor.
    ///   - reason: Reason for the report or the ban.
    ///
    /// `POST /penalty/{floor_id}/_forever`
    package static func createPermanentPenalty(_ client: CommunityClient, floorId: Int, reason: String) async throws -> Profile {
        try await client.requestWithResponse(
            "/penalty/\(floorId)/_forever",
            base: client.hosts.forum,
            payload: .object(["reason": .string(reason)])
        )
    }
}
