import JSON
import Text

extension ForumServer {
    private static let size = CommunityField("size", .integer, max: 10, standard: 10)
    private static let offset = CommunityField("offset", .time)
    private static let order = CommunityField("order", .string)
    private static let specialTag = CommunityField("special_tag", .string, max: 16)
    private static let content = CommunityField("content", .string, required: true)
    private static let tagList = CommunityField("tags", .objects, min: 1, max: 10, members: [CommunityField("name", .string, max: 20)])
    private static let creationOrders = ["time_created", "created_at"]

    // MARK: Lists, newest first

    private func page(_ holes: [ForumHole], _ input: CommunityInput, _ call: ForumCall, before start: Int? = nil) -> [ForumHole] {
        let isByCreation = Self.creationOrders.contains(input.text("order"))
        let before = input.time("offset") ?? start
        let time = { (hole: ForumHole) in isByCreation ? hole.created : hole.updated }
        let fitting = holes.filter { hole in before.map { time(hole) < $0 } ?? true && call.canSee(hole) }
            .sorted { (time($0), $0.number) > (time($1), $1.number) }
        let size = input.number("size")
        return size < 0 ? fitting : Array(fitting.prefix(size))
    }

    func list(_ holes: [ForumHole], _ call: ForumCall) -> ServerResponse { .json(200, .array(holes.map { call.view($0) })) }

    private func holes(in division: Int) -> [ForumHole] { holes.all.filter { [0, $0.division].contains(division) } }

    private func withAllTags(_ names: [String]?, _ holes: [ForumHole]) throws(ServerRefusal) -> [ForumHole] {
        guard let names, !names.isEmpty else { return holes }
        let tags = names.compactMap { tag(named: $0) }
        guard tags.count == names.count, Set(names).count == names.count else { throw .community(400, "部分标签不存在") }
        return holes.filter { hole in tags.allSatisfy { tag in hole.tags.contains { $0 === tag } } }
    }

    func listHolesInDivision(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(query: call.request, Self.size, Self.offset, Self.order)
        return list(page(holes(in: call.values.number(0)), input, call), call)
    }

    func listSafeHolesInDivision(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(query: call.request, Self.size, Self.offset, Self.order)
        let safe = holes(in: call.values.number(0)).filter { !$0.tags.contains(where: \.isUnsafe) }
        return list(page(safe, input, call), call)
    }

    func listHomePage(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(query: call.request, Self.size, Self.offset, Self.order, CommunityField("tags", .strings))
        let shown = holes.all.filter { divisions[$0.division] != nil }
        return list(page(try withAllTags(input.texts("tags"), shown), input, call), call)
    }

    func listGoodHoles(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(query: call.request, Self.size, Self.offset, Self.order)
        return list(page(holes.all.filter(\.isGood), input, call), call)
    }

    func listHoles(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            query: call.request, Self.size, Self.offset, Self.order, CommunityField("start_time", .time),
            CommunityField("length", .integer, max: 10, standard: 10), CommunityField("tag", .string), CommunityField("tags", .strings),
            CommunityField("division_id", .integer), CommunityField("created_start", .time), CommunityField("created_end", .time))
        let (start, end) = (input.time("created_start") ?? 0, input.time("created_end") ?? Int.max)
        var found = holes(in: input.number("division_id")).filter { (start...max(start, end)).contains($0.created) }
        if let names = input.texts("tags"), !names.isEmpty {
            found = try withAllTags(names, found)
        } else if !input.text("tag").isEmpty {
            found = found.filter { $0.tags.contains { $0.name == input.text("tag") } }
        }
        var views = page(found, input, call, before: input.time("start_time")).map { call.view($0) }
        if Self.creationOrders.contains(input.text("order")) {
            // Older clients use this field as the cursor.
            for index in views.indices { views[index]["time_updated"] = views[index]["time_created"] }
        }
        return .json(200, .array(views))
    }

    func listHolesWithTag(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(query: call.request, Self.size, Self.offset)
        // As on the real forum, percent-encoded names are not decoded, so only ASCII names are found.
        let tag = try found(tag(named: call.values.raw(0)))
        return list(page(holes.all.filter { $0.tags.contains { $0 === tag } }, input, call), call)
    }

    func listMyHoles(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(query: call.request, Self.size, Self.offset)
        return list(page(holes(by: call.account), input, call), call)
    }

    // MARK: One hole

    func getHole(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        .json(200, call.view(try visibleHole(call.values.number(0), call)))
    }

    func countView(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        if let hole = holes[call.values.number(0)] {
            hole.views += 1
            log("view hole", hole.number, for: call)
        }
        return .noContent
    }

    func createHole(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireQuiz()
        let input = try CommunityInput(body: call.request, Self.content, Self.tagList, Self.specialTag)
        return .json(201, call.newView(try createHole(input, in: try number(call), call)))
    }

    func createHoleOld(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireQuiz()
        let input = try CommunityInput(
            body: call.request, Self.content, Self.tagList, Self.specialTag, CommunityField("division_id", .integer, min: 1, standard: 1))
        let hole = try createHole(input, in: input.number("division_id"), call)
        return .json(201, ["data": call.view(hole), "message": "发表成功"])
    }

    private func createHole(_ input: CommunityInput, in division: Int, _ call: ForumCall) throws(ServerRefusal) -> ForumHole {
        try check(content: input.text("content"))
        try check(specialTag: input.text("special_tag"), "洞", call)
        let names = tagNames(input)
        guard !names.isEmpty else { throw .community(500, "WHERE conditions required") }
        try checkNewTags(names, call)
        return addHole(
            input.text("content"), in: division, tags: tags(named: names), by: call.account, specialTag: input.text("special_tag"),
            at: call.request.time)
    }

    private func tagNames(_ input: CommunityInput) -> [String] { input.value("tags").elements?.map { $0["name"]?.text ?? "" } ?? [] }

    func check(content: String) throws(ServerRefusal) {
        if content.unicodeScalars.count > 10_000 { throw .community(400, "文本限制 10000 字") }
        var rest = content[...]
        while let start = rest.firstRange(of: "!["), let middle = rest[start.upperBound...].firstRange(of: "](") {
            rest = rest[middle.upperBound...]
            if !rest.hasPrefix("https://image.fduhole.com/") { throw .community(500, "不允许使用外部图片链接") }
        }
    }

    func check(specialTag: String, _ thing: String, _ call: ForumCall) throws(ServerRefusal) {
        if !specialTag.isEmpty, !call.isAdmin { throw .community(403, "非管理员禁止发含有特殊标签的\(thing)") }
    }

    func modifyHole(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            body: call.request, Self.tagList, CommunityField("division_id", .integer, min: 1, nullable: true),
            CommunityField("hidden", .boolean, nullable: true), CommunityField("unhidden", .boolean, nullable: true),
            CommunityField("lock", .boolean, nullable: true), CommunityField("frozen", .boolean, nullable: true))
        if input.isEmpty { throw .community(400, "无效请求") }
        let hole = try existingHole(call.values.number(0))
        try checkMayModify(input, call)
        if let division = input.optionalNumber("division_id") { hole.division = division }
        if let isHidden = input.optionalFlag("hidden") {
            hole.isHidden = isHidden
        } else if input.flag("unhidden") {
            hole.isHidden = false
        }
        if !tagNames(input).isEmpty {
            let new = tags(named: tagNames(input))
            for tag in hole.tags { tag.temperature -= 1 }
            for tag in new { tag.temperature += 1 }
            hole.tags = new
        }
        hole.isLocked = input.optionalFlag("lock") ?? hole.isLocked
        hole.isFrozen = input.optionalFlag("frozen") ?? hole.isFrozen
        log("modify hole", hole.number, for: call)
        return .json(200, call.view(hole))
    }

    private func checkMayModify(_ input: CommunityInput, _ call: ForumCall) throws(ServerRefusal) {
        guard !call.isAdmin else { return }
        for (name, status, message) in [
            ("division_id", 403, "非管理员禁止修改分区"), ("hidden", 403, "非管理员禁止隐藏帖子"), ("unhidden", 400, "非管理员禁止取消隐藏"),
            ("tags", 403, "Forbidden"), ("lock", 403, "非管理员禁止锁定帖子"), ("frozen", 403, "非管理员禁止冻结帖子"),
        ] where input.value(name) != .null {
            throw .community(status, message)
        }
    }

    func hideHole(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireAdmin()
        let hole = try existingHole(call.values.number(0))
        hole.isHidden = true
        log("hide hole", hole.number, for: call)
        return .noContent
    }

    func deleteHole(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let hole = try existingHole(call.values.number(0))
        if hole.account != call.account { try call.requireAdmin() }
        hole.deleted = stamp(call.request.time)
        log("delete hole", hole.number, for: call)
        return .noContent
    }
}
