import JSON

extension ForumServer {
    private static let hole = CommunityField("hole_id", .integer)
    private static let holeList = CommunityField("hole_ids", .integers)
    private static let group = CommunityField("favorite_group_id", .integer)
    private static let name = CommunityField("name", .string, required: true, max: 64)
    private static let requiredGroup = CommunityField("favorite_group_id", .integer, required: true, nullable: true)

    private func group(_ number: Int, _ call: ForumCall) throws(ServerRefusal) -> ForumGroup {
        guard let group = call.user.groups.first(where: { $0.number == number && !$0.isDeleted }) else {
            throw .community(404, "收藏夹不存在")
        }
        return group
    }

    private func existingHoles(_ numbers: [Int], status: Int = 404) throws(ServerRefusal) -> [ForumHole] {
        let found = numbers.compactMap { holes[$0] }.filter { $0.deleted == nil }
        guard Set(found.map(\.number)).count == numbers.count else { throw .community(status, "帖子不存在") }
        return found
    }

    /// Returns the numbers of the favorites. A hole in several groups is listed once.
    private func favoriteNumbers(_ call: ForumCall, group: Int? = nil) -> [Int] {
        call.user.favorites.filter { group ?? $0.group == $0.group }.reduce(into: []) { numbers, favorite in
            if !numbers.contains(favorite.hole) { numbers.append(favorite.hole) }
        }
    }

    private func favoritesResponse(_ status: Int, _ message: String, _ call: ForumCall) -> ServerResponse {
        .json(status, ["message": .string(message), "data": .integers(favoriteNumbers(call))])
    }

    private func set(_ favorites: [ForumFavorite], _ call: ForumCall) {
        call.user.favorites = favorites.sorted { ($0.group, $0.hole) < ($1.group, $1.hole) }
    }

    private func count(_ group: ForumGroup, _ change: Int, _ call: ForumCall) {
        group.count += change
        group.updated = stamp(call.request.time)
    }

    func listFavorites(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            query: call.request,
            CommunityField("order", .string, choices: ["id", "time_created", "hole_time_updated"], standard: "time_created"),
            CommunityField("plain", .boolean), CommunityField("favorite_group_id", .integer, nullable: true))
        let number = input.optionalNumber("favorite_group_id")
        if let number { _ = try group(number, call) }
        if input.flag("plain") { return .json(200, ["data": .integers(favoriteNumbers(call, group: number))]) }
        // Unlike the list of numbers, this list has a hole once for each of its groups.
        let entries = call.user.favorites.filter { number ?? $0.group == $0.group }.compactMap { favorite in
            holes[favorite.hole].map { (favorite, $0) }
        }.filter { $0.1.deleted == nil }
        let order = input.text("order")
        let key = { (entry: (ForumFavorite, ForumHole)) in
            order == "id" ? entry.1.number : order == "time_created" ? entry.0.created : entry.1.updated
        }
        return list(entries.sorted { (key($0), $0.1.number) > (key($1), $1.1.number) }.map(\.1), call)
    }

    func addFavorite(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, Self.hole, Self.group)
        let group = try group(input.number("favorite_group_id"), call)
        let hole = try existingHoles([input.number("hole_id")])[0]
        let others = call.user.favorites.filter { $0.group != group.number || $0.hole != hole.number }
        set(others + [ForumFavorite(group: group.number, hole: hole.number, created: stamp(call.request.time))], call)
        count(group, 1, call)  // As on the real forum, a hole counts even if it is in the group already.
        hole.favoriteCount += 1
        log("add favorite", hole.number, String(group.number), for: call)
        return favoritesResponse(201, "收藏成功", call)
    }

    func replaceFavorites(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, Self.holeList, Self.group)
        let numbers = input.numbers("hole_ids")
        if !numbers.isEmpty {
            let group = try group(input.number("favorite_group_id"), call)
            _ = try existingHoles(numbers, status: 403)
            let (old, others) = (
                call.user.favorites.filter { $0.group == group.number }, call.user.favorites.filter { $0.group != group.number }
            )
            let new = numbers.map { number in
                old.first { $0.hole == number } ?? ForumFavorite(group: group.number, hole: number, created: stamp(call.request.time))
            }
            set(others + new, call)
            count(group, numbers.count - group.count, call)
            log("replace favorites", group.number, numbers.map(String.init).joined(separator: ","), for: call)
        }
        return favoritesResponse(201, "修改成功", call)
    }

    func deleteFavorite(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, Self.hole, Self.group)
        let group = try group(input.number("favorite_group_id"), call)
        let hole = try existingHoles([input.number("hole_id")])[0]
        let others = call.user.favorites.filter { $0.group != group.number || $0.hole != hole.number }
        if others.count < call.user.favorites.count {
            set(others, call)
            count(group, -1, call)
            hole.favoriteCount -= 1
            log("delete favorite", hole.number, String(group.number), for: call)
        }
        return favoritesResponse(200, "删除成功", call)
    }

    func moveFavorites(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            body: call.request, Self.holeList,
            CommunityField("from_favorite_group_id", .integer, required: true, standard: 0, nullable: true),
            CommunityField("to_favorite_group_id", .integer, required: true, nullable: true))
        let (from, to) = (input.number("from_favorite_group_id"), input.number("to_favorite_group_id"))
        let numbers = input.numbers("hole_ids")
        if !numbers.isEmpty, from != to {
            let (source, target) = (try group(from, call), try group(to, call))
            _ = try existingHoles(numbers, status: 403)
            let moved = call.user.favorites.filter { $0.group == from && numbers.contains($0.hole) }
            for favorite in moved where call.user.favorites.contains(where: { $0.group == to && $0.hole == favorite.hole }) {
                throw .community(500, "Error 1062 (23000): Duplicate entry '\(call.account)-\(to)-\(favorite.hole)'")
            }
            set(
                call.user.favorites.map { favorite in
                    moved.contains(favorite) ? ForumFavorite(group: to, hole: favorite.hole, created: favorite.created) : favorite
                }, call)
            count(source, -moved.count, call)
            count(target, moved.count, call)
            log("move favorites", to, moved.map { String($0.hole) }.joined(separator: ","), for: call)
        }
        return .json(200, .integers(favoriteNumbers(call)))
    }

    // MARK: Groups

    private func groupsResponse(_ status: Int, _ call: ForumCall, order: String = "") -> ServerResponse {
        var groups = call.user.groups.filter { !$0.isDeleted }
        if !order.isEmpty {
            let key = { (group: ForumGroup) in
                order == "id" ? group.number : order == "time_created" ? group.created : group.updated
            }
            groups.sort { (key($0), $0.number) > (key($1), $1.number) }
        }
        return .json(status, .array(groups.map { call.view($0) }))
    }

    func listGroups(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            query: call.request,
            CommunityField("order", .string, choices: ["id", "time_created", "time_updated"], standard: "time_created"),
            CommunityField("plain", .boolean))
        return groupsResponse(200, call, order: input.flag("plain") ? "" : input.text("order"))
    }

    func addGroup(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let name = try CommunityInput(body: call.request, Self.name).text("name")
        let number = 1 + (call.user.groups.filter { !$0.isDeleted }.map(\.number).max() ?? 0)
        if number == 10 { throw .community(500, "sql: expected 7 destination arguments in Scan, not 1") }
        // A deleted group keeps its row in the database.
        if call.user.groups.contains(where: { $0.number == number }) {
            throw .community(500, "Error 1062 (23000): Duplicate entry '\(call.account)-\(number)'")
        }
        call.user.groups.append(ForumGroup(number: number, name: name, created: stamp(call.request.time)))
        log("create group", number, name, for: call)
        return groupsResponse(201, call)
    }

    func renameGroup(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, Self.name, Self.requiredGroup)
        if let group = call.user.groups.first(where: { $0.number == input.number("favorite_group_id") }) {
            group.name = input.text("name")
            group.updated = stamp(call.request.time)
            log("rename group", group.number, group.name, for: call)
        }
        return groupsResponse(200, call)
    }

    func deleteGroup(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let number = try CommunityInput(body: call.request, Self.requiredGroup).number("favorite_group_id")
        if number == 0 { throw .community(403, "默认收藏夹不可删除") }
        if !favoriteNumbers(call, group: number).isEmpty { throw .community(403, "收藏夹中存在收藏内容，请先移除") }
        guard let group = call.user.groups.first(where: { $0.number == number }) else { throw .community(404, "收藏夹不存在") }
        group.isDeleted = true
        log("delete group", number, for: call)
        return .noContent
    }
}
