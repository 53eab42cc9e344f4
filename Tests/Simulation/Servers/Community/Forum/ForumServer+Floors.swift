import JSON
import Text

extension ForumServer {
    private static let content = CommunityField("content", .string, required: true)
    private static let specialTag = CommunityField("special_tag", .string, max: 16)
    private static let replyTo = CommunityField("reply_to", .integer, min: 0)

    // MARK: Lists

    private func page(_ floors: [ForumFloor], _ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            query: call.request, CommunityField("size", .integer, min: 0, standard: 30, nullable: true),
            CommunityField("offset", .integer, min: 0),
            CommunityField("sort", .string, choices: ["asc", "desc"], standard: "asc"),
            CommunityField("order_by", .string, choices: ["id", "like"], standard: "id"))
        let isByLikes = input.text("order_by") == "like"
        let sign = input.text("sort") == "desc" ? -1 : 1
        // Floors with the same number of likes are listed oldest first, in both directions.
        let key = { (floor: ForumFloor) in isByLikes ? (sign * floor.count(1), floor.number) : (sign * floor.number, 0) }
        let rest = floors.sorted { key($0) < key($1) }.dropFirst(input.number("offset"))
        let size = input.number("size")
        return list(size == 0 ? Array(rest) : Array(rest.prefix(size)), call)
    }

    private func list(_ floors: [ForumFloor], _ call: ForumCall) -> ServerResponse {
        .json(200, .array(floors.map { call.view($0) }))
    }

    func listFloors(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let number = call.values.number(0)
        guard number > 0 else { throw .community(400, "hole_id 必须为正整数") }
        return try page(floors(of: number), call)
    }

    func listMyReplies(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try page(floors(by: call.account).filter { $0.ranking > 0 }, call)
    }

    func listFloorsOld(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            query: call.request, CommunityField("hole_id", .integer), CommunityField("s", .string),
            CommunityField("length", .integer, min: 0, max: 50), CommunityField("start_floor", .integer))
        let (start, length) = (input.number("start_floor"), input.number("length"))
        if !input.text("s").isEmpty {
            return highlighted(matching(input.text("s"), input).dropFirst(start).prefix(length), input.text("s"), call)
        }
        let floors = floors(of: input.number("hole_id"))
        if start == 0, length == 0 { return list(floors, call) }
        return list(Array(floors.dropFirst(start).prefix(length == 0 ? 30 : length)), call)
    }

    func searchFloors(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            query: call.request, CommunityField("search", .string, required: true),
            CommunityField("size", .integer, min: 0, standard: 10), CommunityField("offset", .integer, min: 0),
            CommunityField("accurate", .boolean), CommunityField("start_time", .integer, nullable: true),
            CommunityField("end_time", .integer, nullable: true))
        let found = matching(input.text("search"), input)
        return highlighted(found.dropFirst(input.number("offset")).prefix(input.number("size")), input.text("search"), call)
    }

    /// Returns the floors that contain a word, newest first.
    private func matching(_ keyword: String, _ input: CommunityInput) -> [ForumFloor] {
        let start = (input.optionalNumber("start_time") ?? 0) * 1_000_000
        let end = input.optionalNumber("end_time").map { $0 * 1_000_000 } ?? .max
        return floors.all.reversed().filter {
            $0.content.lowercased().contains(keyword.lowercased()) && !$0.hole.isHidden && $0.created >= start && $0.created <= end
        }
    }

    private func highlighted(_ floors: ArraySlice<ForumFloor>, _ keyword: String, _ call: ForumCall) -> ServerResponse {
        .json(
            200,
            .array(
                floors.map { floor in
                    var view = call.view(floor)
                    view["highlighted_content"] = .string(Self.highlighted(view["content"]?.text ?? "", keyword))
                    return view
                }))
    }

    private static func highlighted(_ text: String, _ keyword: String) -> String {
        let (characters, wanted) = (Array(text), Array(keyword.lowercased()))
        var (result, index) = ("", 0)
        while index < characters.count {
            let end = index + wanted.count
            if end <= characters.count, zip(characters[index..<end], wanted).allSatisfy({ $0.lowercased() == String($1) }) {
                result += "<em>\(String(characters[index..<end]))</em>"
                index = end
            } else {
                result.append(characters[index])
                index += 1
            }
        }
        return result
    }

    // MARK: One floor

    func getFloor(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let floor = try found(floors[call.values.number(0)])
        return .json(200, call.view(try found(call.canSee(floor.hole) ? floor : nil)))
    }

    func createFloor(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireQuiz()
        let input = try CommunityInput(body: call.request, Self.content, Self.specialTag, Self.replyTo)
        return .json(201, call.view(try createFloor(input, in: call.values.number(0), "帖", call)))
    }

    func createFloorOld(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireQuiz()
        let input = try CommunityInput(
            body: call.request, CommunityField("hole_id", .integer, min: 1), Self.content, Self.specialTag, Self.replyTo)
        let floor = try createFloor(input, in: input.number("hole_id"), "帖子", call)
        return .json(201, ["data": call.view(floor), "message": "发表成功"])
    }

    private func createFloor(
        _ input: CommunityInput, in number: Int, _ thing: String, _ call: ForumCall
    ) throws(ServerRefusal) -> ForumFloor {
        try check(content: input.text("content"))
        let hole = try visibleHole(number, call)
        if hole.isLocked, !call.isAdmin { throw .community(403, "该帖子已被锁定，非管理员禁止发帖") }
        try check(specialTag: input.text("special_tag"), thing, call)
        let floor = addFloor(
            input.text("content"), to: hole, by: call.account, replyTo: input.number("reply_to"), specialTag: input.text("special_tag"),
            at: call.request.time)
        if !floor.isSensitive { announce(floor, call) }
        return floor
    }

    /// Sends messages about a new floor. A reader to whom several reasons apply gets one message, for the most important reason.
    private func announce(_ floor: ForumFloor, _ call: ForumCall) {
        var told: Set<Int> = [floor.account]
        for (recipients, title, code) in [
            ([floor.hole.account], "您的内容有新回复", "reply"), (floor.mentions.map(\.account), "您的内容被引用了", "mention"),
            (followers(of: floor.hole), "您关注的帖子有新回复", "favorite"),
        ] {
            let fresh = recipients.filter { told.insert($0).inserted }
            notify(of: floor, fresh, title, data: call.view(floor), code: code, call)
        }
    }

    private func notify(of floor: ForumFloor, _ recipients: [Int], _ title: String, data: JSONValue, code: String, _ call: ForumCall) {
        notify(
            recipients, title, floor.content, data: data, code: code, url: "/api/floors/\(floor.number)", floor: floor.number,
            at: call.request.time)
    }

    func modifyFloor(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(
            body: call.request, CommunityField("content", .string, nullable: true),
            CommunityField("special_tag", .string, max: 16, nullable: true),
            CommunityField("like", .string, choices: ["add", "cancel"], nullable: true),
            CommunityField("fold_v2", .string, max: 64, nullable: true), CommunityField("fold", .strings))
        if input.isEmpty { throw .community(400, "无效请求") }
        try check(content: input.text("content"))
        let floor = try found(floors[call.values.number(0)])
        try checkMayModify(input, floor, try existingHole(floor.hole.number), call)
        let fold = input.optionalText("fold_v2") ?? input.texts("fold").map { $0.first ?? "" }
        if let content = input.optionalText("content"), !content.isEmpty {
            keepVersion(of: floor, floor.account == call.account ? "该内容已被作者修改" : "该内容已被管理员修改", call)
            floor.content = content
            floor.mentions = mentioned(in: content)
            floor.isSensitive = Self.isSensitive(content)
            floor.modified += 1
            log("edit floor", floor.number, content, for: call)
        }
        if let fold {
            floor.fold = fold
            log("fold floor", floor.number, fold, for: call)
        }
        floor.specialTag = input.optionalText("special_tag") ?? floor.specialTag
        if let like = input.optionalText("like") { vote(like == "add" ? 1 : 0, on: floor, call) }
        floor.updated = stamp(call.request.time)
        if !input.text("content").isEmpty || fold != nil { tellAuthor(of: floor, call) }
        return .json(200, call.view(floor))
    }

    private func tellAuthor(of floor: ForumFloor, _ call: ForumCall) {
        guard floor.account != call.account else { return }
        notify(of: floor, [floor.account], "您的内容被管理员修改了", data: call.rawView(floor), code: "modify", call)
    }

    private func checkMayModify(
        _ input: CommunityInput, _ floor: ForumFloor, _ hole: ForumHole, _ call: ForumCall
    ) throws(ServerRefusal) {
        guard !call.isAdmin else { return }
        if input.optionalText("content") != nil {
            if floor.account != call.account { throw .community(403, "这不是您的楼层，您没有权限修改") }
            if hole.isLocked { throw .community(403, "此洞已被锁定，您无法修改") }
            if floor.isDeleted { throw .community(403, "此洞已被删除，您无法修改") }
        }
        if input.value("fold_v2") != .null || input.value("fold") != .null { throw .community(403, "非管理员禁止折叠") }
        if input.value("special_tag") != .null { throw .community(403, "非管理员禁止修改特殊标签") }
    }

    func likeFloor(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let vote = call.values.number(1)
        guard (-1...1).contains(vote) else { throw .community(400, "like option must be -1, 0 or 1") }
        let floor = try found(floors[call.values.number(0)])
        self.vote(vote, on: floor, call)
        floor.updated = stamp(call.request.time)
        return .json(200, call.view(floor))
    }

    /// Sets the vote of a user. The forum's votes are not toggled.
    private func vote(_ vote: Int, on floor: ForumFloor, _ call: ForumCall) {
        floor.votes[call.account] = vote == 0 ? nil : vote
        log("vote floor", floor.number, String(vote), for: call)
    }

    func deleteFloor(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, CommunityField("delete_reason", .string, max: 32))
        let floor = try found(floors[call.values.number(0)])
        let isOwn = floor.account == call.account
        if floor.isDeleted || !isOwn { try call.requireAdmin() }
        keepVersion(of: floor, input.text("delete_reason"), call)
        for message in messages.all where message.floor == floor.number { messages.remove(message.number) }
        let reason = input.text("delete_reason").isEmpty ? (isOwn ? "" : "违反社区规范") : input.text("delete_reason")
        floor.isDeleted = true
        floor.content = reason.isEmpty ? "该内容被作者删除" : "该内容因\(reason)被删除"
        floor.updated = stamp(call.request.time)
        log("delete floor", floor.number, for: call)
        tellAuthor(of: floor, call)
        return .json(200, call.view(floor))
    }

    // MARK: Earlier texts

    private func keepVersion(of floor: ForumFloor, _ reason: String, _ call: ForumCall) {
        let created = stamp(call.request.time)
        versions.add {
            ForumVersion(
                number: $0, floor: floor.number, account: call.account, content: floor.content, reason: reason,
                isSensitive: floor.isSensitive, created: created)
        }
    }

    func listHistory(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        try call.requireAdmin()
        let floor = try found(floors[call.values.number(0)])
        return .json(200, .array(versions.all.filter { $0.floor == floor.number }.map { call.view($0, author: floor.account) }))
    }

    func restoreFloor(_ call: ForumCall) throws(ServerRefusal) -> ServerResponse {
        let input = try CommunityInput(body: call.request, CommunityField("restore_reason", .string, required: true, max: 32))
        try call.requireAdmin()
        let floor = try found(floors[call.values.number(0)])
        let version = try found(versions[call.values.number(1)])
        guard version.floor == floor.number else {
            throw .community(400, "\(version.number) 不是 #\(floor.number) 的历史版本")
        }
        keepVersion(of: floor, input.text("restore_reason"), call)
        (floor.isDeleted, floor.content, floor.isSensitive) = (false, version.content, version.isSensitive)
        floor.updated = stamp(call.request.time)
        log("restore floor", floor.number, version.content, for: call)
        return .json(200, call.view(floor))
    }
}
