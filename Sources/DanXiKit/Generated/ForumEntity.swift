// Generated from interface/forum.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The time by which holes or floors are sorted, newest first.
package enum HoleOrder: String, JSONString, CaseIterable {
    /// The time of the last reply.
    case timeUpdated = "time_updated"
    /// The time of creation.
    case timeCreated = "time_created"
}

/// The way in which folded floors are displayed. A server may send other values.
package struct FoldedFloors: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Folded floors are not displayed.
    package static let hide = FoldedFloors(rawValue: "hide")
    /// Folded floors are displayed folded.
    package static let fold = FoldedFloors(rawValue: "fold")
    /// Folded floors are displayed like other floors.
    package static let show = FoldedFloors(rawValue: "show")
}

/// The event that a notification is about. A server may send other values.
package struct NotificationType: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A floor of the account was quoted.
    package static let mention = NotificationType(rawValue: "mention")
    /// A subscribed hole has a new floor.
    package static let favorite = NotificationType(rawValue: "favorite")
    /// Administrators have handled a report.
    package static let report = NotificationType(rawValue: "report")
}

/// The order of floors or reports.
package enum FloorSort: String, JSONString, CaseIterable {
    /// Oldest items first.
    case asc = "asc"
    /// Newest items first.
    case desc = "desc"
}

/// The order of the floors of a hole.
package enum FloorOrder: String, JSONString, CaseIterable {
    /// Oldest floors first.
    case oldest = "oldest"
    /// Newest floors first.
    case newest = "newest"
    /// Most likes first. Floors with the same number of likes are listed oldest first.
    case mostLiked = "most_liked"
}

/// The value by which favorites are sorted, highest first.
package enum FavoriteOrder: String, JSONString, CaseIterable {
    /// The time at which the hole became a favorite.
    case timeCreated = "time_created"
    /// The time of the hole's last floor.
    case holeTimeUpdated = "hole_time_updated"
    /// The hole's identifier.
    case id = "id"
}

/// The value by which groups of favorites are sorted, highest first.
package enum FavoriteGroupOrder: String, JSONString, CaseIterable {
    /// The time of creation.
    case timeCreated = "time_created"
    /// The time of the last change.
    case timeUpdated = "time_updated"
    /// The group's identifier.
    case id = "id"
}

/// The event that a message is about. A server may send other values.
package struct MessageKind: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A hole of the account has a new floor.
    package static let reply = MessageKind(rawValue: "reply")
    /// A floor of the account was quoted.
    package static let mention = MessageKind(rawValue: "mention")
    /// A subscribed hole has a new floor.
    package static let favorite = MessageKind(rawValue: "favorite")
    /// An administrator has changed, folded or deleted a floor of the account.
    package static let modify = MessageKind(rawValue: "modify")
    /// The account was banned from a division or from reporting.
    package static let permission = MessageKind(rawValue: "permission")
    /// An administrator has a report to handle.
    package static let report = MessageKind(rawValue: "report")
    /// A report of the account was handled.
    package static let reportDealt = MessageKind(rawValue: "report_dealt")
    /// An administrator has to decide whether a text is sensitive.
    package static let sensitive = MessageKind(rawValue: "sensitive")
    /// An administrator has written to the account.
    package static let mail = MessageKind(rawValue: "mail")
}

/// A service that delivers push notifications. A server may send other values.
package struct PushService: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Apple's push service.
    package static let apns = PushService(rawValue: "apns")
    /// Google's push service. The forum accepts its tokens, but sends nothing to it.
    package static let fcm = PushService(rawValue: "fcm")
    /// Xiaomi's push service.
    package static let mipush = PushService(rawValue: "mipush")
}

/// The HTTP method of a request.
package enum RequestMethod: String, JSONString, CaseIterable {
    /// Reads an object or a list.
    case get = "GET"
    /// Creates an object, or starts an action.
    case post = "POST"
    /// Changes an object.
    case put = "PUT"
    /// Changes a part of an object.
    case patch = "PATCH"
    /// Deletes an object.
    case delete = "DELETE"
}

/// A server of the community.
package enum CommunityServer: String, JSONString, CaseIterable {
    /// The forum, at `forum.base_url`.
    case forum = "forum"
    /// The accounts, at `auth.base_url`.
    case auth = "auth"
    /// The course reviews, at `curriculum.base_url`.
    case curriculum = "curriculum"
}

/// A division: a section of the forum with its own subject.
package struct Division: JSONCodable, APIParsable, Hashable {
    /// Identifier of the division, for `forum.list_holes_in_division`.
    package var id: Int
    /// Name, such as 树洞.
    package var name: String
    /// Purpose of the division.
    package var description: String
    /// Whether only administrators see the division. `nil` if the server does not send it.
    package var hidden: Bool?
    /// Whether the division's holes appear on the forum's home page. `nil` if the server does not send it.
    package var showInHomePage: Bool?
    /// Holes that are displayed at the top of the division, in the forum's order.
    package var pinned: [Hole]
    /// Time of creation.
    package var timeCreated: Timestamp
    /// Time of the last change.
    package var timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        description = try json.value("description")
        hidden = try json.optional("hidden")
        showInHomePage = try json.optional("show_in_home_page")
        pinned = try json.list("pinned")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("description", description)
            json.set("hidden", hidden)
            json.set("show_in_home_page", showInHomePage)
            json.set("pinned", pinned)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// A tag: a label of holes, chosen by their authors.
package struct Tag: JSONCodable, APIParsable, Hashable {
    /// Identifier of the tag, for `forum.get_tag`.
    package var id: Int
    /// Name. A name that starts with `*` marks sensitive content.
    package var name: String
    /// Number of holes with this tag.
    package var temperature: Int
    /// Whether the tag marks content that is not safe for work. `nil` if the server does not send it.
    package var nsfw: Bool?

    package init(id: Int, name: String, temperature: Int, nsfw: Bool?) {
        self.id = id
        self.name = name
        self.temperature = temperature
        self.nsfw = nsfw
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        temperature = try json.value("temperature")
        nsfw = try json.optional("nsfw")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("temperature", temperature)
            json.set("nsfw", nsfw)
        }
    }
}

/// A hole: a thread of the forum.
package struct Hole: JSONCodable, APIParsable, Hashable {
    /// Identifier. Texts refer to the hole by `#` and the identifier, such as `#2`.
    package var id: Int
    /// Identifier of the hole's division.
    package var divisionId: Int
    /// Tags that the author or an administrator chose.
    package var tags: [Tag]
    /// First and last floors of the hole.
    package var floors: HoleFloors
    /// Number of views.
    package var view: Int
    /// Number of floors, not counting the first.
    package var reply: Int
    /// Number of people who have marked the hole as a favorite. `nil` if the server does not send it.
    package var favoriteCount: Int?
    /// Number of people who are notified of new floors. `nil` if the server does not send it.
    package var subscriptionCount: Int?
    /// Whether an administrator has hidden the hole.
    package var hidden: Bool
    /// Whether only administrators can reply.
    package var locked: Bool
    /// Whether new floors no longer move the hole to the top of lists. The server sends `false` to everybody
    /// but administrators. `nil` if the server does not send it.
    package var frozen: Bool?
    /// Whether administrators have marked the hole as outstanding.
    package var good: Bool
    /// Whether the hole is exempt from automatic deletion. `nil` if the server does not send it.
    package var noPurge: Bool?
    /// Whether the forum offers an AI summary of the hole. `nil` if the server does not send it.
    package var aiSummaryAvailable: Bool?
    /// Time of creation.
    package var timeCreated: Timestamp
    /// Time of the last floor.
    package var timeUpdated: Timestamp
    /// Time of deletion. `nil` if the hole is not deleted.
    package var timeDeleted: Timestamp?

    package init(
        id: Int,
        divisionId: Int,
        tags: [Tag],
        floors: HoleFloors,
        view: Int,
        reply: Int,
        favoriteCount: Int?,
        subscriptionCount: Int?,
        hidden: Bool,
        locked: Bool,
        frozen: Bool?,
        good: Bool,
        noPurge: Bool?,
        aiSummaryAvailable: Bool?,
        timeCreated: Timestamp,
        timeUpdated: Timestamp,
        timeDeleted: Timestamp?
    ) {
        self.id = id
        self.divisionId = divisionId
        self.tags = tags
        self.floors = floors
        self.view = view
        self.reply = reply
        self.favoriteCount = favoriteCount
        self.subscriptionCount = subscriptionCount
        self.hidden = hidden
        self.locked = locked
        self.frozen = frozen
        self.good = good
        self.noPurge = noPurge
        self.aiSummaryAvailable = aiSummaryAvailable
        self.timeCreated = timeCreated
        self.timeUpdated = timeUpdated
        self.timeDeleted = timeDeleted
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        divisionId = try json.value("division_id")
        tags = try json.list("tags")
        floors = try json.value("floors")
        view = try json.value("view")
        reply = try json.value("reply")
        favoriteCount = try json.optional("favorite_count")
        subscriptionCount = try json.optional("subscription_count")
        hidden = try json.value("hidden")
        locked = try json.value("locked")
        frozen = try json.optional("frozen")
        good = try json.value("good")
        noPurge = try json.optional("no_purge")
        aiSummaryAvailable = try json.optional("ai_summary_available")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
        timeDeleted = try json.optional("time_deleted")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("division_id", divisionId)
            json.set("tags", tags)
            json.set("floors", floors)
            json.set("view", view)
            json.set("reply", reply)
            json.set("favorite_count", favoriteCount)
            json.set("subscription_count", subscriptionCount)
            json.set("hidden", hidden)
            json.set("locked", locked)
            json.set("frozen", frozen)
            json.set("good", good)
            json.set("no_purge", noPurge)
            json.set("ai_summary_available", aiSummaryAvailable)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
            json.set("time_deleted", timeDeleted)
        }
    }
}

/// The floors that the server sends together with a hole.
package struct HoleFloors: JSONCodable, APIParsable, Hashable {
    /// The first floor, with the text of the hole. `nil` if the server does not send it.
    package var firstFloor: Floor?
    /// The newest floor. `nil` if the server does not send it.
    package var lastFloor: Floor?
    /// The first floors, at most ten. `nil` if the server does not send it.
    package var prefetch: [Floor]?

    package init(firstFloor: Floor?, lastFloor: Floor?, prefetch: [Floor]?) {
        self.firstFloor = firstFloor
        self.lastFloor = lastFloor
        self.prefetch = prefetch
    }

    package init(json: JSONElement) throws(JSONError) {
        firstFloor = try json.optional("first_floor")
        lastFloor = try json.optional("last_floor")
        prefetch = try json.optional("prefetch")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("first_floor", firstFloor)
            json.set("last_floor", lastFloor)
            json.set("prefetch", prefetch)
        }
    }
}

/// A floor: a post in a hole.
package struct Floor: JSONCodable, APIParsable, Hashable {
    /// Identifier. Texts refer to the floor by `##` and the identifier, such as `##7`.
    package var id: Int
    /// Identifier of the hole that contains the floor.
    package var holeId: Int
    /// Position within the hole. The first floor has the position 0. `nil` if the server does not send it.
    package var ranking: Int?
    /// Text: Markdown with LaTeX. A deleted floor has the reason for the deletion instead. While the forum
    /// checks the text, only the author sees it, and others see 该内容正在审核中.
    package var content: String
    /// Text with the words that were searched for between `<em>` and `</em>`. `nil` except in search results.
    package var highlightedContent: String?
    /// The author's pseudonym within this hole.
    package var anonyname: String
    /// The author's staff badge. Empty for most floors.
    package var specialTag: String
    /// Number of likes.
    package var like: Int
    /// Number of dislikes.
    package var dislike: Int
    /// Whether the account likes the floor. `nil` if the server does not send it.
    package var liked: Bool?
    /// Whether the account dislikes the floor. `nil` if the server does not send it.
    package var disliked: Bool?
    /// Whether the account wrote the floor.
    package var isMe: Bool
    /// Whether the object was deleted.
    package var deleted: Bool
    /// Number of times the text was changed.
    package var modified: Int
    /// Reason for folding the floor. Empty if the floor is not folded.
    package var foldV2: String
    /// Floors that the text quotes. The list is empty for the floors inside a hole, that is, in `HoleFloors`.
    package var mention: [Mention]
    /// Identifier of the floor to which this floor replies, or 0 for none. The apps of the community quote
    /// with `##` in the text instead. `nil` if the server does not send it.
    package var replyTo: Int?
    /// Whether the forum's automatic check found the text sensitive. `nil` if the server does not send it.
    package var isSensitive: Bool?
    /// Whether an administrator found the text sensitive. `nil` if no administrator has decided.
    package var isActualSensitive: Bool?
    /// Reason that the automatic check reported. `nil` if the server does not send it.
    package var sensitiveDetail: String?
    /// Time of posting.
    package var timeCreated: Timestamp
    /// Time of the last change.
    package var timeUpdated: Timestamp

    package init(
        id: Int,
        holeId: Int,
        ranking: Int?,
        content: String,
        highlightedContent: String?,
        anonyname: String,
        specialTag: String,
        like: Int,
        dislike: Int,
        liked: Bool?,
        disliked: Bool?,
        isMe: Bool,
        deleted: Bool,
        modified: Int,
        foldV2: String,
        mention: [Mention],
        replyTo: Int?,
        isSensitive: Bool?,
        isActualSensitive: Bool?,
        sensitiveDetail: String?,
        timeCreated: Timestamp,
        timeUpdated: Timestamp
    ) {
        self.id = id
        self.holeId = holeId
        self.ranking = ranking
        self.content = content
        self.highlightedContent = highlightedContent
        self.anonyname = anonyname
        self.specialTag = specialTag
        self.like = like
        self.dislike = dislike
        self.liked = liked
        self.disliked = disliked
        self.isMe = isMe
        self.deleted = deleted
        self.modified = modified
        self.foldV2 = foldV2
        self.mention = mention
        self.replyTo = replyTo
        self.isSensitive = isSensitive
        self.isActualSensitive = isActualSensitive
        self.sensitiveDetail = sensitiveDetail
        self.timeCreated = timeCreated
        self.timeUpdated = timeUpdated
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        holeId = try json.value("hole_id")
        ranking = try json.optional("ranking")
        content = try json.value("content")
        highlightedContent = try json.optional("highlighted_content")
        anonyname = try json.value("anonyname")
        specialTag = try json.value("special_tag")
        like = try json.value("like")
        dislike = try json.value("dislike")
        liked = try json.optional("liked")
        disliked = try json.optional("disliked")
        isMe = try json.value("is_me")
        deleted = try json.value("deleted")
        modified = try json.value("modified")
        foldV2 = try json.value("fold_v2")
        mention = try json.list("mention")
        replyTo = try json.optional("reply_to")
        isSensitive = try json.optional("is_sensitive")
        isActualSensitive = try json.optional("is_actual_sensitive")
        sensitiveDetail = try json.optional("sensitive_detail")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("hole_id", holeId)
            json.set("ranking", ranking)
            json.set("content", content)
            json.set("highlighted_content", highlightedContent)
            json.set("anonyname", anonyname)
            json.set("special_tag", specialTag)
            json.set("like", like)
            json.set("dislike", dislike)
            json.set("liked", liked)
            json.set("disliked", disliked)
            json.set("is_me", isMe)
            json.set("deleted", deleted)
            json.set("modified", modified)
            json.set("fold_v2", foldV2)
            json.set("mention", mention)
            json.set("reply_to", replyTo)
            json.set("is_sensitive", isSensitive)
            json.set("is_actual_sensitive", isActualSensitive)
            json.set("sensitive_detail", sensitiveDetail)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// The floors that a search has found so far.
package struct FloorSearch: JSONCodable, APIParsable, Hashable {
    /// Floors in the order of the search.
    package var floors: [Floor]
    /// Number of floors to skip in the next call, which continues the search. `nil` at the end of the search.
    package var nextOffset: Int?

    package init(floors: [Floor], nextOffset: Int?) {
        self.floors = floors
        self.nextOffset = nextOffset
    }

    package init(json: JSONElement) throws(JSONError) {
        floors = try json.list("floors")
        nextOffset = try json.optional("next_offset")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("floors", floors)
            json.set("next_offset", nextOffset)
        }
    }
}

/// A floor quoted by another floor, without the fields that depend on the account and without its own
/// quotations.
package struct Mention: JSONCodable, APIParsable, Hashable {
    /// Identifier of the quoted floor.
    package var id: Int
    /// Identifier of the hole that contains the floor.
    package var holeId: Int
    /// Position within the hole. The first floor has the position 0. `nil` if the server does not send it.
    package var ranking: Int?
    /// Text: Markdown with LaTeX.
    package var content: String
    /// The author's pseudonym within that hole.
    package var anonyname: String
    /// The author's staff badge. Empty for most floors. `nil` if the server does not send it.
    package var specialTag: String?
    /// Number of likes. `nil` if the server does not send it.
    package var like: Int?
    /// Number of dislikes. `nil` if the server does not send it.
    package var dislike: Int?
    /// Whether the object was deleted.
    package var deleted: Bool
    /// Number of times the text was changed. `nil` if the server does not send it.
    package var modified: Int?
    /// Reason for folding the floor. Empty if the floor is not folded. `nil` if the server does not send it.
    package var foldV2: String?
    /// Identifier of the floor to which this floor replies, or 0 for none. `nil` if the server does not send
    /// it.
    package var replyTo: Int?
    /// Whether the forum's automatic check found the text sensitive. `nil` if the server does not send it.
    package var isSensitive: Bool?
    /// Whether an administrator found the text sensitive. `nil` if no administrator has decided.
    package var isActualSensitive: Bool?
    /// Time of posting.
    package var timeCreated: Timestamp
    /// Time of the last change.
    package var timeUpdated: Timestamp

    package init(
        id: Int,
        holeId: Int,
        ranking: Int?,
        content: String,
        anonyname: String,
        specialTag: String?,
        like: Int?,
        dislike: Int?,
        deleted: Bool,
        modified: Int?,
        foldV2: String?,
        replyTo: Int?,
        isSensitive: Bool?,
        isActualSensitive: Bool?,
        timeCreated: Timestamp,
        timeUpdated: Timestamp
    ) {
        self.id = id
        self.holeId = holeId
        self.ranking = ranking
        self.content = content
        self.anonyname = anonyname
        self.specialTag = specialTag
        self.like = like
        self.dislike = dislike
        self.deleted = deleted
        self.modified = modified
        self.foldV2 = foldV2
        self.replyTo = replyTo
        self.isSensitive = isSensitive
        self.isActualSensitive = isActualSensitive
        self.timeCreated = timeCreated
        self.timeUpdated = timeUpdated
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        holeId = try json.value("hole_id")
        ranking = try json.optional("ranking")
        content = try json.value("content")
        anonyname = try json.value("anonyname")
        specialTag = try json.optional("special_tag")
        like = try json.optional("like")
        dislike = try json.optional("dislike")
        deleted = try json.value("deleted")
        modified = try json.optional("modified")
        foldV2 = try json.optional("fold_v2")
        replyTo = try json.optional("reply_to")
        isSensitive = try json.optional("is_sensitive")
        isActualSensitive = try json.optional("is_actual_sensitive")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("hole_id", holeId)
            json.set("ranking", ranking)
            json.set("content", content)
            json.set("anonyname", anonyname)
            json.set("special_tag", specialTag)
            json.set("like", like)
            json.set("dislike", dislike)
            json.set("deleted", deleted)
            json.set("modified", modified)
            json.set("fold_v2", foldV2)
            json.set("reply_to", replyTo)
            json.set("is_sensitive", isSensitive)
            json.set("is_actual_sensitive", isActualSensitive)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// The account's profile on the forum.
package struct Profile: JSONCodable, APIParsable, Hashable {
    /// Identifier of the account.
    package var id: Int
    /// Nickname. Other people never see it.
    package var nickname: String
    /// Time of registration.
    package var joinedTime: Timestamp
    /// Whether the account is an administrator's.
    package var isAdmin: Bool
    /// Whether the person has passed the quiz (`account.get_quiz`). Otherwise, the forum refuses new posts.
    package var hasAnsweredQuestions: Bool
    /// The account's settings.
    package var config: ProfileConfig
    /// The account's permissions.
    package var permission: Permission
    /// Staff badges with which the account can post. `nil` if the server does not send it.
    package var specialTags: [String]?
    /// Staff badge with which the account posts by default. `nil` if the server does not send it.
    package var defaultSpecialTag: String?
    /// Number of groups into which the account sorts its favorites. `nil` if the server does not send it.
    package var favoriteGroupCount: Int?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        nickname = try json.value("nickname")
        joinedTime = try json.value("joined_time")
        isAdmin = try json.value("is_admin")
        hasAnsweredQuestions = try json.value("has_answered_questions")
        config = try json.value("config")
        permission = try json.value("permission")
        specialTags = try json.optional("special_tags")
        defaultSpecialTag = try json.optional("default_special_tag")
        favoriteGroupCount = try json.optional("favorite_group_count")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("nickname", nickname)
            json.set("joined_time", joinedTime)
            json.set("is_admin", isAdmin)
            json.set("has_answered_questions", hasAnsweredQuestions)
            json.set("config", config)
            json.set("permission", permission)
            json.set("special_tags", specialTags)
            json.set("default_special_tag", defaultSpecialTag)
            json.set("favorite_group_count", favoriteGroupCount)
        }
    }
}

/// The settings of an account.
package struct ProfileConfig: JSONCodable, APIParsable, Hashable {
    /// Events of which the account is notified.
    package var notify: [NotificationType]
    /// Way in which folded floors are displayed.
    package var showFolded: FoldedFloors

    package init(json: JSONElement) throws(JSONError) {
        notify = try json.list("notify")
        showFolded = try json.value("show_folded")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("notify", notify)
            json.set("show_folded", showFolded)
        }
    }
}

/// The permissions of an account.
package struct Permission: JSONCodable, APIParsable, Hashable {
    /// Time until which the account is an administrator. The time is in the past if the account is not an
    /// administrator. `nil` if the server does not send it.
    package var admin: Timestamp?
    /// Time at which the ban on posting in a division ends, by the division's identifier. `nil` if the server
    /// does not send it.
    package var silent: [String: Timestamp]?
    /// Number of penalties so far. `nil` if the server does not send it.
    package var offenseCount: Int?

    package init(json: JSONElement) throws(JSONError) {
        admin = try json.optional("admin")
        silent = try json.optional("silent")
        offenseCount = try json.optional("offense_count")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("admin", admin)
            json.set("silent", silent)
            json.set("offense_count", offenseCount)
        }
    }
}

/// A list of holes by their identifiers.
package struct HoleIds: JSONCodable, APIParsable, Hashable {
    /// Identifiers of the holes.
    package var data: [Int]

    package init(json: JSONElement) throws(JSONError) {
        data = try json.list("data")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("data", data)
        }
    }
}

/// A group of favorites.
package struct FavoriteGroup: JSONCodable, APIParsable, Hashable {
    /// Identifier, from 0 to 9 and unique within the account. 0 is the default group, which always exists.
    package var favoriteGroupId: Int
    /// Identifier of the account.
    package var userId: Int
    /// Name of the group.
    package var name: String
    /// Number of favorites. A hole that was added several times is counted each time.
    package var count: Int
    /// Whether the object was deleted.
    package var deleted: Bool
    /// Time of creation.
    package var timeCreated: Timestamp
    /// Time of the last change.
    package var timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        favoriteGroupId = try json.value("favorite_group_id")
        userId = try json.value("user_id")
        name = try json.value("name")
        count = try json.value("count")
        deleted = try json.value("deleted")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("favorite_group_id", favoriteGroupId)
            json.set("user_id", userId)
            json.set("name", name)
            json.set("count", count)
            json.set("deleted", deleted)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// A message of the forum to the account. The forum keeps messages for seven days.
package struct Message: JSONCodable, APIParsable, Hashable {
    /// Identifier of the message, for `forum.clear_message`.
    package var id: Int
    /// Event that the message is about.
    package var code: MessageKind
    /// Title of the message.
    package var message: String
    /// Text, such as the text of the new floor.
    package var description: String
    /// Subject of the message: the JSON of a floor or a report, or an empty object. A member `is_me` in it
    /// does not refer to the account. `nil` if the server does not send it.
    package var data: JSONValue?
    /// Path of the subject, such as `/api/floors/7`.
    package var url: String
    /// Whether the message is marked as read.
    package var hasRead: Bool
    /// Identifier of the floor that the message is about. `nil` if the message is not about a floor.
    package var relatedFloorId: Int?
    /// Identifier of the hole that the message is about. `nil` if the server does not send it.
    package var relatedHoleId: Int?
    /// Time of sending.
    package var timeCreated: Timestamp
    /// Time of the last change.
    package var timeUpdated: Timestamp

    package init(
        id: Int,
        code: MessageKind,
        message: String,
        description: String,
        data: JSONValue?,
        url: String,
        hasRead: Bool,
        relatedFloorId: Int?,
        relatedHoleId: Int?,
        timeCreated: Timestamp,
        timeUpdated: Timestamp
    ) {
        self.id = id
        self.code = code
        self.message = message
        self.description = description
        self.data = data
        self.url = url
        self.hasRead = hasRead
        self.relatedFloorId = relatedFloorId
        self.relatedHoleId = relatedHoleId
        self.timeCreated = timeCreated
        self.timeUpdated = timeUpdated
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        code = try json.value("code")
        message = try json.value("message")
        description = try json.value("description")
        data = try json.optional("data")
        url = try json.value("url")
        hasRead = try json.value("has_read")
        relatedFloorId = try json.optional("related_floor_id")
        relatedHoleId = try json.optional("related_hole_id")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("code", code)
            json.set("message", message)
            json.set("description", description)
            json.set("data", data)
            json.set("url", url)
            json.set("has_read", hasRead)
            json.set("related_floor_id", relatedFloorId)
            json.set("related_hole_id", relatedHoleId)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// The floors of a hole that are new since a token.
package struct NewFloors: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these floors. The next call takes it as `since`.
    package var token: String
    /// The new floors, oldest first.
    package var floors: [Floor]

    package init(token: String, floors: [Floor]) {
        self.token = token
        self.floors = floors
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        floors = try json.list("floors")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("floors", floors)
        }
    }
}

/// The holes that are new since a token.
package struct NewHoles: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these holes. The next call takes it as `since`.
    package var token: String
    /// The new holes, oldest first.
    package var holes: [Hole]

    package init(token: String, holes: [Hole]) {
        self.token = token
        self.holes = holes
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        holes = try json.list("holes")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("holes", holes)
        }
    }
}

/// The messages that are new since a token.
package struct NewMessages: JSONCodable, APIParsable, Hashable {
    /// Token of the state after these messages. The next call takes it as `since`.
    package var token: String
    /// The new messages, oldest first.
    package var messages: [Message]

    package init(token: String, messages: [Message]) {
        self.token = token
        self.messages = messages
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        messages = try json.list("messages")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("messages", messages)
        }
    }
}

/// A ban from a division.
package struct Punishment: JSONCodable, APIParsable, Hashable {
    /// Identifier of the ban.
    package var id: Int
    /// Identifier of the division.
    package var divisionId: Int
    /// Identifier of the banned account.
    package var userId: Int
    /// Identifier of the floor that was the reason. `nil` without such a floor.
    package var floorId: Int?
    /// The floor that was the reason, without quoted floors. `nil` without such a floor.
    package var floor: Floor?
    /// Reason for the ban.
    package var reason: String
    /// Length of the ban.
    package var day: Int
    /// Length of the ban.
    package var duration: Int
    /// Time from which the ban applies.
    package var startTime: Timestamp
    /// Time at which the ban ends.
    package var endTime: Timestamp
    /// Time of the decision.
    package var createdAt: Timestamp
    /// Time of the last change. `nil` if the server does not send it.
    package var updatedAt: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        divisionId = try json.value("division_id")
        userId = try json.value("user_id")
        floorId = try json.optional("floor_id")
        floor = try json.optional("floor")
        reason = try json.value("reason")
        day = try json.value("day")
        duration = try json.value("duration")
        startTime = try json.value("start_time")
        endTime = try json.value("end_time")
        createdAt = try json.value("created_at")
        updatedAt = try json.optional("updated_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("division_id", divisionId)
            json.set("user_id", userId)
            json.set("floor_id", floorId)
            json.set("floor", floor)
            json.set("reason", reason)
            json.set("day", day)
            json.set("duration", duration)
            json.set("start_time", startTime)
            json.set("end_time", endTime)
            json.set("created_at", createdAt)
            json.set("updated_at", updatedAt)
        }
    }
}

/// A report of a floor to the administrators.
package struct Report: JSONCodable, APIParsable, Hashable {
    /// Identifier of the report, for `forum.get_report`.
    package var id: Int
    /// Identifier of the reported floor.
    package var floorId: Int
    /// Identifier of the hole that contains the floor.
    package var holeId: Int
    /// The reported floor, without quoted floors. `nil` if the server does not send it.
    package var floor: Floor?
    /// Reason. Reasons of several reports of one person are separate lines.
    package var reason: String
    /// Whether the report was handled.
    package var dealt: Bool
    /// Identifier of the account that handled the report, or 0 if the report was not handled.
    package var dealtBy: Int
    /// Answer to the person who reported. Empty if the report was not handled.
    package var result: String
    /// Time of the report.
    package var timeCreated: Timestamp
    /// Time of the last change.
    package var timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        floorId = try json.value("floor_id")
        holeId = try json.value("hole_id")
        floor = try json.optional("floor")
        reason = try json.value("reason")
        dealt = try json.value("dealt")
        dealtBy = try json.value("dealt_by")
        result = try json.value("result")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("floor_id", floorId)
            json.set("hole_id", holeId)
            json.set("floor", floor)
            json.set("reason", reason)
            json.set("dealt", dealt)
            json.set("dealt_by", dealtBy)
            json.set("result", result)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// An earlier text of a floor.
package struct FloorVersion: JSONCodable, APIParsable, Hashable {
    /// Identifier of the earlier text, for `forum.restore_floor`.
    package var id: Int
    /// Identifier of the floor.
    package var floorId: Int
    /// The text before the change.
    package var content: String
    /// Reason for the change.
    package var reason: String
    /// Identifier of the administrator who made the change. 1 if the author made the change.
    package var userId: Int
    /// Whether the forum's automatic check found the text sensitive. `nil` if the server does not send it.
    package var isSensitive: Bool?
    /// Whether an administrator found the text sensitive. `nil` if no administrator has decided.
    package var isActualSensitive: Bool?
    /// Reason that the automatic check reported. `nil` if the server does not send it.
    package var sensitiveDetail: String?
    /// Time of the change.
    package var timeCreated: Timestamp
    /// Time of the last change of this entry.
    package var timeUpdated: Timestamp

    package init(
        id: Int,
        floorId: Int,
        content: String,
        reason: String,
        userId: Int,
        isSensitive: Bool?,
        isActualSensitive: Bool?,
        sensitiveDetail: String?,
        timeCreated: Timestamp,
        timeUpdated: Timestamp
    ) {
        self.id = id
        self.floorId = floorId
        self.content = content
        self.reason = reason
        self.userId = userId
        self.isSensitive = isSensitive
        self.isActualSensitive = isActualSensitive
        self.sensitiveDetail = sensitiveDetail
        self.timeCreated = timeCreated
        self.timeUpdated = timeUpdated
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        floorId = try json.value("floor_id")
        content = try json.value("content")
        reason = try json.value("reason")
        userId = try json.value("user_id")
        isSensitive = try json.optional("is_sensitive")
        isActualSensitive = try json.optional("is_actual_sensitive")
        sensitiveDetail = try json.optional("sensitive_detail")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("floor_id", floorId)
            json.set("content", content)
            json.set("reason", reason)
            json.set("user_id", userId)
            json.set("is_sensitive", isSensitive)
            json.set("is_actual_sensitive", isActualSensitive)
            json.set("sensitive_detail", sensitiveDetail)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// A floor that the forum's automatic check found sensitive.
package struct SensitiveFloor: JSONCodable, APIParsable, Hashable {
    /// Identifier of the floor.
    package var id: Int
    /// Identifier of the hole that contains the floor.
    package var holeId: Int
    /// Text of the floor.
    package var content: String
    /// Number of times the text was changed.
    package var modified: Int
    /// Whether the object was deleted.
    package var deleted: Bool
    /// Whether an administrator found the text sensitive. `nil` if no administrator has decided.
    package var isActualSensitive: Bool?
    /// Reason that the automatic check reported. `nil` if the server does not send it.
    package var sensitiveDetail: String?
    /// Time of posting.
    package var timeCreated: Timestamp
    /// Time of the last change.
    package var timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        holeId = try json.value("hole_id")
        content = try json.value("content")
        modified = try json.value("modified")
        deleted = try json.value("deleted")
        isActualSensitive = try json.optional("is_actual_sensitive")
        sensitiveDetail = try json.optional("sensitive_detail")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("hole_id", holeId)
            json.set("content", content)
            json.set("modified", modified)
            json.set("deleted", deleted)
            json.set("is_actual_sensitive", isActualSensitive)
            json.set("sensitive_detail", sensitiveDetail)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// The state of the AI summary of a hole.
package struct SummaryState: JSONCodable, APIParsable, Hashable {
    /// State as a number. 1000: the summary is ready. 1001: it is being written. 1002: the forum has begun to
    /// write it. 2001 or 2002: this hole gets no summary. 3001 or 3002: the forum could not write it.
    package var code: Int
    /// Description of `code`.
    package var message: String
    /// The summary. Its fields are empty or missing until the summary is ready. `nil` if the server does not
    /// send it.
    package var data: HoleSummary?

    package init(json: JSONElement) throws(JSONError) {
        code = try json.value("code")
        message = try json.value("message")
        data = try json.optional("data")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("code", code)
            json.set("message", message)
            json.set("data", data)
        }
    }
}

/// An AI summary of a hole.
package struct HoleSummary: JSONCodable, APIParsable, Hashable {
    /// Identifier of the hole. `nil` if the server does not send it.
    package var holeId: Int?
    /// Identifier of the summary, for `forum.rate_summary`. `nil` if the server does not send it.
    package var traceId: String?
    /// Text of the summary. `nil` if the server does not send it.
    package var summary: String?
    /// Points of view. `nil` if the server does not send them.
    package var branches: [SummaryBranch]?
    /// Exchanges between people, at most five. `nil` if the server does not send them.
    package var interactions: [SummaryInteraction]?
    /// Keywords. `nil` if the server does not send them.
    package var keywords: [String]?
    /// Time at which the summary was written, in RFC 3339. Empty until the summary is ready. `nil` if the
    /// server does not send it.
    package var generatedAt: String?

    package init(json: JSONElement) throws(JSONError) {
        holeId = try json.optional("hole_id")
        traceId = try json.optional("trace_id")
        summary = try json.optional("summary")
        branches = try json.optional("branches")
        interactions = try json.optional("interactions")
        keywords = try json.optional("keywords")
        generatedAt = try json.optional("generated_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("hole_id", holeId)
            json.set("trace_id", traceId)
            json.set("summary", summary)
            json.set("branches", branches)
            json.set("interactions", interactions)
            json.set("keywords", keywords)
            json.set("generated_at", generatedAt)
        }
    }
}

/// A point of view in a hole.
package struct SummaryBranch: JSONCodable, APIParsable, Hashable {
    /// Identifier within the summary.
    package var id: Int
    /// Short name of the point of view.
    package var label: String
    /// Description of the point of view.
    package var content: String
    /// Color in which to display the point of view: a name, or a hexadecimal value such as #5B8FF9.
    package var color: String
    /// Identifiers of floors that express the point of view.
    package var representativeFloors: [Int]

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        label = try json.value("label")
        content = try json.value("content")
        color = try json.value("color")
        representativeFloors = try json.list("representative_floors")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("label", label)
            json.set("content", content)
            json.set("color", color)
            json.set("representative_floors", representativeFloors)
        }
    }
}

/// An exchange between two people in a hole.
package struct SummaryInteraction: JSONCodable, APIParsable, Hashable {
    /// Identifier of the later floor.
    package var fromFloor: Int
    /// Pseudonym of the later floor's author.
    package var fromUser: String
    /// Identifier of the earlier floor.
    package var toFloor: Int
    /// Pseudonym of the earlier floor's author.
    package var toUser: String
    /// Kind of exchange, such as `reply` or `support`.
    package var interactionType: String
    /// Subject of the exchange.
    package var content: String

    package init(json: JSONElement) throws(JSONError) {
        fromFloor = try json.value("from_floor")
        fromUser = try json.value("from_user")
        toFloor = try json.value("to_floor")
        toUser = try json.value("to_user")
        interactionType = try json.value("interaction_type")
        content = try json.value("content")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("from_floor", fromFloor)
            json.set("from_user", fromUser)
            json.set("to_floor", toFloor)
            json.set("to_user", toUser)
            json.set("interaction_type", interactionType)
            json.set("content", content)
        }
    }
}

/// A device that receives push notifications.
package struct PushToken: JSONCodable, APIParsable, Hashable {
    /// Identifier of the account.
    package var userId: Int
    /// Service that delivers the notifications.
    package var service: PushService
    /// Identifier of the device.
    package var deviceId: String
    /// Token of the service for the device.
    package var token: String
    /// Name of the application. `nil` if the server does not send it.
    package var packageName: String?
    /// Time of registration. `nil` if the server does not send it.
    package var timeCreated: Timestamp?
    /// Time of the last registration. `nil` if the server does not send it.
    package var timeUpdated: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        userId = try json.value("user_id")
        service = try json.value("service")
        deviceId = try json.value("device_id")
        token = try json.value("token")
        packageName = try json.optional("package_name")
        timeCreated = try json.optional("time_created")
        timeUpdated = try json.optional("time_updated")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("user_id", userId)
            json.set("service", service)
            json.set("device_id", deviceId)
            json.set("token", token)
            json.set("package_name", packageName)
            json.set("time_created", timeCreated)
            json.set("time_updated", timeUpdated)
        }
    }
}

/// A hole that was saved with `forum.save_thread`.
package struct SavedThread: JSONCodable, APIParsable, Hashable {
    /// Identifier of the hole.
    package var holeId: Int
    /// The hole as the forum last sent it.
    package var hole: Hole
    /// Number of saved floors.
    package var floorCount: Int
    /// Whether all floors that the forum had at `checkedAt` are saved. Otherwise, call `forum.save_thread`
    /// again.
    package var isComplete: Bool
    /// Time at which the hole was first saved.
    package var savedAt: Timestamp
    /// Time at which the forum last sent the hole.
    package var checkedAt: Timestamp
    /// Time at which a call found that the forum no longer has the hole, because it was deleted or hidden.
    /// `nil` if the forum still has it.
    package var goneAt: Timestamp?

    package init(holeId: Int, hole: Hole, floorCount: Int, isComplete: Bool, savedAt: Timestamp, checkedAt: Timestamp, goneAt: Timestamp?) {
        self.holeId = holeId
        self.hole = hole
        self.floorCount = floorCount
        self.isComplete = isComplete
        self.savedAt = savedAt
        self.checkedAt = checkedAt
        self.goneAt = goneAt
    }

    package init(json: JSONElement) throws(JSONError) {
        holeId = try json.value("hole_id")
        hole = try json.value("hole")
        floorCount = try json.value("floor_count")
        isComplete = try json.value("is_complete")
        savedAt = try json.value("saved_at")
        checkedAt = try json.value("checked_at")
        goneAt = try json.optional("gone_at")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("hole_id", holeId)
            json.set("hole", hole)
            json.set("floor_count", floorCount)
            json.set("is_complete", isComplete)
            json.set("saved_at", savedAt)
            json.set("checked_at", checkedAt)
            json.set("gone_at", goneAt)
        }
    }
}

/// The result of saving a thread.
package struct SavingReport: JSONCodable, APIParsable, Hashable {
    /// The saved thread.
    package var thread: SavedThread
    /// Number of floors that were not saved before.
    package var newFloorCount: Int
    /// Number of saved floors that this call found to be deleted on the forum. Their texts are kept.
    package var deletedFloorCount: Int

    package init(thread: SavedThread, newFloorCount: Int, deletedFloorCount: Int) {
        self.thread = thread
        self.newFloorCount = newFloorCount
        self.deletedFloorCount = deletedFloorCount
    }

    package init(json: JSONElement) throws(JSONError) {
        thread = try json.value("thread")
        newFloorCount = try json.value("new_floor_count")
        deletedFloorCount = try json.value("deleted_floor_count")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("thread", thread)
            json.set("new_floor_count", newFloorCount)
            json.set("deleted_floor_count", deletedFloorCount)
        }
    }
}

/// A floor of a saved thread.
package struct SavedFloor: JSONCodable, APIParsable, Hashable {
    /// Identifier of the floor.
    package var id: Int
    /// The floor as the forum last sent it. If the floor was deleted after it was saved, this is the floor
    /// before the deletion.
    package var floor: Floor
    /// Addresses of the images in the text of the floor.
    package var images: [String]
    /// Earlier texts of the floor. Empty unless an administrator's account saved the floor.
    package var history: [FloorVersion]
    /// Time at which the forum last sent the floor.
    package var checkedAt: Timestamp
    /// Time at which a call found that the forum had deleted the floor. `nil` if the floor is not deleted, or
    /// was deleted before it was saved.
    package var deletedAt: Timestamp?
    /// The text that the forum displays in place of the deleted one. `nil` if `deletedAt` is `nil`, or if the
    /// floor has disappeared altogether.
    package var deletionNotice: String?

    package init(
        id: Int,
        floor: Floor,
        images: [String],
        history: [FloorVersion],
        checkedAt: Timestamp,
        deletedAt: Timestamp?,
        deletionNotice: String?
    ) {
        self.id = id
        self.floor = floor
        self.images = images
        self.history = history
        self.checkedAt = checkedAt
        self.deletedAt = deletedAt
        self.deletionNotice = deletionNotice
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        floor = try json.value("floor")
        images = try json.list("images")
        history = try json.list("history")
        checkedAt = try json.value("checked_at")
        deletedAt = try json.optional("deleted_at")
        deletionNotice = try json.optional("deletion_notice")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("floor", floor)
            json.set("images", images)
            json.set("history", history)
            json.set("checked_at", checkedAt)
            json.set("deleted_at", deletedAt)
            json.set("deletion_notice", deletionNotice)
        }
    }
}

/// A saved floor that a search has found.
package struct SavedMatch: JSONCodable, APIParsable, Hashable {
    /// Identifier of the floor.
    package var id: Int
    /// Floor that was found.
    package var floor: SavedFloor
    /// The text around the first match, at most about 100 characters.
    package var excerpt: [ExcerptPart]

    package init(id: Int, floor: SavedFloor, excerpt: [ExcerptPart]) {
        self.id = id
        self.floor = floor
        self.excerpt = excerpt
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        floor = try json.value("floor")
        excerpt = try json.list("excerpt")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("floor", floor)
            json.set("excerpt", excerpt)
        }
    }
}

/// A part of an excerpt.
package struct ExcerptPart: JSONCodable, APIParsable, Hashable {
    /// Text of the part. `…` marks a place where the excerpt is cut off.
    package var text: String
    /// Whether the part is one of the words that were searched for.
    package var isMatch: Bool

    package init(text: String, isMatch: Bool) {
        self.text = text
        self.isMatch = isMatch
    }

    package init(json: JSONElement) throws(JSONError) {
        text = try json.value("text")
        isMatch = try json.value("is_match")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("text", text)
            json.set("is_match", isMatch)
        }
    }
}

/// The response of a community server to a request.
package struct CommunityResponse: JSONCodable, APIParsable, Hashable {
    /// HTTP status, from 200 to 299. Other statuses are errors.
    package var status: Int
    /// The response's JSON. `nil` if the response has no body.
    package var body: JSONValue?

    package init(status: Int, body: JSONValue?) {
        self.status = status
        self.body = body
    }

    package init(json: JSONElement) throws(JSONError) {
        status = try json.value("status")
        body = try json.optional("body")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("status", status)
            json.set("body", body)
        }
    }
}
