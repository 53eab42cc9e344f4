import JSON

/// The JSON of the forum's rows as one user sees them.
extension ForumCall {
    private static let inReview = "该内容正在审核中"
    private static let prefetchedFloors = 10

    private func stamps(_ number: Int, _ created: Int, _ updated: Int) -> JSONValue {
        [
            "id": .integer(number), "time_created": .string(CommunityTime.text(created)),
            "time_updated": .string(CommunityTime.text(updated)),
        ]
    }

    func view(_ tag: ForumTag, temperature: Int? = nil) -> JSONValue {
        [
            "id": .integer(tag.number), "name": .string(tag.name), "temperature": .integer(temperature ?? tag.temperature),
            "tag_id": .integer(tag.number), "nsfw": .bool(tag.isUnsafe),
        ]
    }

    /// The floor without the fields that depend on the user, as in messages.
    func rawView(_ floor: ForumFloor) -> JSONValue {
        stamps(floor.number, floor.created, floor.updated).merging([
            "content": .string(floor.content), "anonyname": .string(floor.pseudonym), "ranking": .integer(floor.ranking),
            "reply_to": .integer(floor.replyTo), "like": .integer(floor.count(1)), "dislike": .integer(floor.count(-1)),
            "deleted": .bool(floor.isDeleted), "modified": .integer(floor.modified), "fold_v2": .string(floor.fold),
            "special_tag": .string(floor.specialTag), "is_sensitive": .bool(floor.isSensitive), "is_actual_sensitive": .null,
            "hole_id": .integer(floor.hole.number), "mention": .null, "floor_id": .integer(floor.number), "fold": .null,
            "liked": false, "disliked": false, "is_me": false,
        ])
    }

    private func quotedView(_ floor: ForumFloor, isMine: Bool = false) -> JSONValue {
        var view = rawView(floor)
        if floor.isSensitive {
            if isAdmin {
                view["sensitive_detail"] = "{其他}[自定义]"
                view["special_tag"] = "sensitive"
            }
            if !floor.isDeleted {
                view["fold_v2"] = .string(Self.inReview)
                if !isMine { view["content"] = .string(Self.inReview) }
            }
        }
        let fold = view["fold_v2"] ?? ""
        view["fold"] = fold == "" ? [] : [fold]
        view["mention"] = []
        view["is_me"] = .bool(isMine)
        return view
    }

    func view(_ floor: ForumFloor, withMentions: Bool = true) -> JSONValue {
        var view = quotedView(floor, isMine: floor.account == account)
        view["liked"] = .bool(floor.votes[account] == 1)
        view["disliked"] = .bool(floor.votes[account] == -1)
        if withMentions { view["mention"] = .array(floor.mentions.map { quotedView($0) }) }
        return view
    }

    /// The hole. As on the real forum, its floors lack their mentions.
    func view(_ hole: ForumHole) -> JSONValue {
        let floors = hole.floors.prefix(Self.prefetchedFloors).map { view($0, withMentions: false) }
        let last = view(hole.floors[hole.floors.count - 1], withMentions: false)
        return view(
            hole, floors, last, tags: hole.tags.sorted { $0.number < $1.number }.map { view($0) }, isFrozen: isAdmin && hole.isFrozen,
            hasSummary: Self.hasSummary(hole))
    }

    /// The hole as in the response to its creation: its floor has mentions, and its tags have their former temperatures.
    func newView(_ hole: ForumHole) -> JSONValue {
        let first = view(hole.floors[0])
        let tags = hole.tags.map { view($0, temperature: $0.temperature - 1) }
        return view(hole, [first], first, tags: tags, isFrozen: false, hasSummary: false)
    }

    private func view(
        _ hole: ForumHole, _ floors: [JSONValue], _ last: JSONValue, tags: [JSONValue], isFrozen: Bool, hasSummary: Bool
    ) -> JSONValue {
        stamps(hole.number, hole.created, hole.updated).merging([
            "time_deleted": .optional(hole.deleted.map(CommunityTime.text)), "view": .integer(hole.views),
            "reply": .integer(hole.replies), "hidden": .bool(hole.isHidden), "locked": .bool(hole.isLocked), "good": .bool(hole.isGood),
            "no_purge": false, "division_id": .integer(hole.division), "tags": .array(tags),
            "favorite_count": .integer(hole.favoriteCount), "subscription_count": .integer(hole.subscriptionCount),
            "hole_id": .integer(hole.number), "frozen": .bool(isFrozen), "ai_summary_available": .bool(hasSummary),
            "floors": ["first_floor": floors[0], "last_floor": last, "prefetch": .array(floors)],
        ])
    }

    private static func hasSummary(_ hole: ForumHole) -> Bool {
        if hole.isLocked || hole.isHidden || hole.isFrozen || hole.tags.contains(where: \.isUnsafe) { return false }
        if hole.floors.contains(where: \.isSensitive) { return false }
        return hole.replies > 15 || hole.floors.reduce(0) { $0 + $1.content.unicodeScalars.count } >= 500
    }

    func view(_ division: ForumDivision, pinned: [ForumHole]) -> JSONValue {
        stamps(division.number, division.created, division.updated).merging([
            "name": .string(division.name), "description": .string(division.description), "hidden": .bool(division.isHidden),
            "pinned": .array(pinned.map { view($0) }), "division_id": .integer(division.number), "show_in_home_page": true,
        ])
    }

    func view(_ version: ForumVersion, author: Int) -> JSONValue {
        stamps(version.number, version.created, version.created).merging([
            "content": .string(version.content), "reason": .string(version.reason), "floor_id": .integer(version.floor),
            "is_sensitive": .bool(version.isSensitive), "is_actual_sensitive": .null,
            // A change by the author is shown as a change by user 1, which keeps the author anonymous.
            "user_id": .integer(version.account == author ? 1 : version.account),
        ])
    }

    func view(_ message: ForumMessage) -> JSONValue {
        var view = stamps(message.number, message.created, message.created).merging([
            "message": .string(message.title), "description": .string(message.description), "data": message.data,
            "code": .string(message.code), "url": .string(message.url), "message_id": .integer(message.number),
            "has_read": .bool(message.hasRead[account] ?? false),
        ])
        if let floor = message.floor { view["related_floor_id"] = .integer(floor) }
        return view
    }

    func view(_ group: ForumGroup) -> JSONValue {
        [
            "favorite_group_id": .integer(group.number), "user_id": .integer(account), "name": .string(group.name),
            "time_created": .string(CommunityTime.text(group.created)), "time_updated": .string(CommunityTime.text(group.updated)),
            "deleted": .bool(group.isDeleted), "count": .integer(group.count),
        ]
    }

    var userView: JSONValue {
        [
            "id": .integer(account), "user_id": .integer(account), "default_special_tag": "", "special_tags": [],
            "config": ["notify": .strings(user.notify), "show_folded": .string(user.showFolded)],
            "favorite_group_count": .integer(user.groups.count { !$0.isDeleted }),
            "permission": [
                "admin": .string(isAdmin ? "9999-01-01T00:00:00Z" : "1970-01-01T08:00:00+08:00"), "silent": [:], "offense_count": 0,
            ],
            "is_admin": .bool(isAdmin), "joined_time": .string(CommunityTime.text(token.joined)), "nickname": .string(token.nickname),
            "has_answered_questions": .bool(token.hasAnsweredQuestions),
        ]
    }
}
