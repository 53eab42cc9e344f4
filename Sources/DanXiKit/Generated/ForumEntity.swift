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

/// How folded floors are displayed. A server may send other values.
package struct FoldedFloors: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// They are not displayed.
    package static let hide = FoldedFloors(rawValue: "hide")
    /// They are displayed folded.
    package static let fold = FoldedFloors(rawValue: "fold")
    /// They are displayed like other floors.
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
    /// Oldest first.
    case asc = "asc"
    /// Newest first.
    case desc = "desc"
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

    /// Apple.
    package static let apns = PushService(rawValue: "apns")
    /// Google. The forum accepts its tokens, but sends nothing to it.
    package static let fcm = PushService(rawValue: "fcm")
    /// Xiaomi.
    package static let mipush = PushService(rawValue: "mipush")
}

/// The HTTP method of a request.
package enum RequestMethod: String, JSONString, CaseIterable {
    /// Reads something.
    case get = "GET"
    /// Creates something, or starts an action.
    case post = "POST"
    /// Changes something.
    case put = "PUT"
    /// Changes a part of something.
    case patch = "PATCH"
    /// Deletes something.
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
    /// Identifier.
    package let id: Int
    /// Name, such as 树洞.
    package let name: String
    /// Purpose of the division.
    package let description: String
    /// Whether only administrators see the division. `nil` if the server does not send it.
    package let hidden: Bool?
    /// Whether its holes appear on the forum's home page. `nil` if the server does not send it.
    package let showInHomePage: Bool?
    /// Holes that are displayed at its top, in the forum's order.
    package let pinned: [Hole]
    /// Time of creation.
    package let timeCreated: Timestamp
    /// Time of the last change.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("description", description)
        object.set("hidden", hidden)
        object.set("show_in_home_page", showInHomePage)
        object.set("pinned", pinned)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// A tag: a label of holes, chosen by their authors.
package struct Tag: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Name. A name that starts with `*` marks sensitive content.
    package let name: String
    /// Number of holes with this tag.
    package let temperature: Int
    /// Whether it marks content that is not safe for work. `nil` if the server does not send it.
    package let nsfw: Bool?

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        temperature = try json.value("temperature")
        nsfw = try json.optional("nsfw")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("temperature", temperature)
        object.set("nsfw", nsfw)
        return object.finish()
    }
}

/// A hole: a thread of the forum.
package struct Hole: JSONCodable, APIParsable, Hashable {
    /// Identifier. Texts refer to it by `#` and the identifier, such as `#2`.
    package let id: Int
    /// Identifier of its division.
    package let divisionId: Int
    /// Its tags.
    package let tags: [Tag]
    /// Its first and last floors.
    package let floors: HoleFloors
    /// Number of views.
    package let view: Int
    /// Number of floors, not counting the first.
    package let reply: Int
    /// Number of people who have marked it as a favorite. `nil` if the server does not send it.
    package let favoriteCount: Int?
    /// Number of people who are notified of new floors. `nil` if the server does not send it.
    package let subscriptionCount: Int?
    /// Whether an administrator has hidden it.
    package let hidden: Bool
    /// Whether only administrators can reply.
    package let locked: Bool
    /// Whether new floors no longer move it to the top of lists. The server sends `false` to everybody but
    /// administrators. `nil` if the server does not send it.
    package let frozen: Bool?
    /// Whether administrators have marked it as outstanding.
    package let good: Bool
    /// Whether it is exempt from automatic deletion. `nil` if the server does not send it.
    package let noPurge: Bool?
    /// Whether the forum offers an AI summary of it. `nil` if the server does not send it.
    package let aiSummaryAvailable: Bool?
    /// Time of creation.
    package let timeCreated: Timestamp
    /// Time of the last floor.
    package let timeUpdated: Timestamp
    /// Time of deletion. `nil` if it is not deleted.
    package let timeDeleted: Timestamp?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("division_id", divisionId)
        object.set("tags", tags)
        object.set("floors", floors)
        object.set("view", view)
        object.set("reply", reply)
        object.set("favorite_count", favoriteCount)
        object.set("subscription_count", subscriptionCount)
        object.set("hidden", hidden)
        object.set("locked", locked)
        object.set("frozen", frozen)
        object.set("good", good)
        object.set("no_purge", noPurge)
        object.set("ai_summary_available", aiSummaryAvailable)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        object.set("time_deleted", timeDeleted)
        return object.finish()
    }
}

/// The floors that the server sends together with a hole.
package struct HoleFloors: JSONCodable, APIParsable, Hashable {
    /// The first floor, with the text of the hole. `nil` if the server does not send it.
    package let firstFloor: Floor?
    /// The newest floor. `nil` if the server does not send it.
    package let lastFloor: Floor?
    /// The first floors, at most ten. `nil` if the server does not send it.
    package let prefetch: [Floor]?

    package init(json: JSONElement) throws(JSONError) {
        firstFloor = try json.optional("first_floor")
        lastFloor = try json.optional("last_floor")
        prefetch = try json.optional("prefetch")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("first_floor", firstFloor)
        object.set("last_floor", lastFloor)
        object.set("prefetch", prefetch)
        return object.finish()
    }
}

/// A floor: a post in a hole.
package struct Floor: JSONCodable, APIParsable, Hashable {
    /// Identifier. Texts refer to it by `##` and the identifier, such as `##7`.
    package let id: Int
    /// Identifier of its hole.
    package let holeId: Int
    /// Position within the hole. That of the first floor is 0. `nil` if the server does not send it.
    package let ranking: Int?
    /// Text: Markdown with LaTeX. In a deleted floor, the reason for the deletion. While the forum checks the
    /// text, only its author sees it, and others see 该内容正在审核中.
    package let content: String
    /// Text with the words that were searched for between `<em>` and `</em>`. `nil` except in search results.
    package let highlightedContent: String?
    /// The author's pseudonym within this hole.
    package let anonyname: String
    /// The author's staff badge. Empty for most floors.
    package let specialTag: String
    /// Number of likes.
    package let like: Int
    /// Number of dislikes.
    package let dislike: Int
    /// Whether the account likes it. `nil` if the server does not send it.
    package let liked: Bool?
    /// Whether the account dislikes it. `nil` if the server does not send it.
    package let disliked: Bool?
    /// Whether the account wrote it.
    package let isMe: Bool
    /// Whether it was deleted.
    package let deleted: Bool
    /// Number of times its text was changed.
    package let modified: Int
    /// Reason for folding it. Empty if it is not folded.
    package let foldV2: String
    /// Floors that its text quotes. The server leaves it empty for the floors inside a hole, that is, in
    /// `HoleFloors`.
    package let mention: [Mention]
    /// Identifier of the floor that it replies to, or 0 for none. Only older floors have one. `nil` if the
    /// server does not send it.
    package let replyTo: Int?
    /// Whether the forum's automatic check found the text sensitive. `nil` if the server does not send it.
    package let isSensitive: Bool?
    /// Whether an administrator found the text sensitive. `nil` if none has decided.
    package let isActualSensitive: Bool?
    /// Reason that the automatic check reported. `nil` if the server does not send it.
    package let sensitiveDetail: String?
    /// Time of posting.
    package let timeCreated: Timestamp
    /// Time of the last change.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("hole_id", holeId)
        object.set("ranking", ranking)
        object.set("content", content)
        object.set("highlighted_content", highlightedContent)
        object.set("anonyname", anonyname)
        object.set("special_tag", specialTag)
        object.set("like", like)
        object.set("dislike", dislike)
        object.set("liked", liked)
        object.set("disliked", disliked)
        object.set("is_me", isMe)
        object.set("deleted", deleted)
        object.set("modified", modified)
        object.set("fold_v2", foldV2)
        object.set("mention", mention)
        object.set("reply_to", replyTo)
        object.set("is_sensitive", isSensitive)
        object.set("is_actual_sensitive", isActualSensitive)
        object.set("sensitive_detail", sensitiveDetail)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// A floor quoted by another floor, without the fields that depend on the account and without its own
/// quotations.
package struct Mention: JSONCodable, APIParsable, Hashable {
    /// Identifier of the quoted floor.
    package let id: Int
    /// Identifier of its hole.
    package let holeId: Int
    /// Position within the hole. That of the first floor is 0. `nil` if the server does not send it.
    package let ranking: Int?
    /// Text: Markdown with LaTeX.
    package let content: String
    /// The author's pseudonym within that hole.
    package let anonyname: String
    /// The author's staff badge. Empty for most floors. `nil` if the server does not send it.
    package let specialTag: String?
    /// Number of likes. `nil` if the server does not send it.
    package let like: Int?
    /// Number of dislikes. `nil` if the server does not send it.
    package let dislike: Int?
    /// Whether it was deleted.
    package let deleted: Bool
    /// Number of times its text was changed. `nil` if the server does not send it.
    package let modified: Int?
    /// Reason for folding it. Empty if it is not folded. `nil` if the server does not send it.
    package let foldV2: String?
    /// Identifier of the floor that it replies to, or 0 for none. `nil` if the server does not send it.
    package let replyTo: Int?
    /// Whether the forum's automatic check found the text sensitive. `nil` if the server does not send it.
    package let isSensitive: Bool?
    /// Whether an administrator found the text sensitive. `nil` if none has decided.
    package let isActualSensitive: Bool?
    /// Time of posting.
    package let timeCreated: Timestamp
    /// Time of the last change.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("hole_id", holeId)
        object.set("ranking", ranking)
        object.set("content", content)
        object.set("anonyname", anonyname)
        object.set("special_tag", specialTag)
        object.set("like", like)
        object.set("dislike", dislike)
        object.set("deleted", deleted)
        object.set("modified", modified)
        object.set("fold_v2", foldV2)
        object.set("reply_to", replyTo)
        object.set("is_sensitive", isSensitive)
        object.set("is_actual_sensitive", isActualSensitive)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// The account's profile on the forum.
package struct Profile: JSONCodable, APIParsable, Hashable {
    /// Identifier of the account.
    package let id: Int
    /// Nickname. Other people never see it.
    package let nickname: String
    /// Time of registration.
    package let joinedTime: Timestamp
    /// Whether the account is an administrator's.
    package let isAdmin: Bool
    /// Whether the person has passed the quiz (`account.get_quiz`). Otherwise, the forum refuses new posts.
    package let hasAnsweredQuestions: Bool
    /// The account's settings.
    package let config: ProfileConfig
    /// The account's permissions.
    package let permission: Permission
    /// Staff badges with which the account can post. `nil` if the server does not send it.
    package let specialTags: [String]?
    /// Staff badge with which the account posts by default. `nil` if the server does not send it.
    package let defaultSpecialTag: String?
    /// Number of groups into which the account sorts its favorites. `nil` if the server does not send it.
    package let favoriteGroupCount: Int?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("nickname", nickname)
        object.set("joined_time", joinedTime)
        object.set("is_admin", isAdmin)
        object.set("has_answered_questions", hasAnsweredQuestions)
        object.set("config", config)
        object.set("permission", permission)
        object.set("special_tags", specialTags)
        object.set("default_special_tag", defaultSpecialTag)
        object.set("favorite_group_count", favoriteGroupCount)
        return object.finish()
    }
}

/// The settings of an account.
package struct ProfileConfig: JSONCodable, APIParsable, Hashable {
    /// Events of which the account is notified.
    package let notify: [NotificationType]
    /// How folded floors are displayed.
    package let showFolded: FoldedFloors

    package init(json: JSONElement) throws(JSONError) {
        notify = try json.list("notify")
        showFolded = try json.value("show_folded")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("notify", notify)
        object.set("show_folded", showFolded)
        return object.finish()
    }
}

/// The permissions of an account.
package struct Permission: JSONCodable, APIParsable, Hashable {
    /// When the account stops being an administrator. The time is in the past if the account is not an
    /// administrator. `nil` if the server does not send it.
    package let admin: Timestamp?
    /// When the ban on posting in a division ends, by the division's identifier. `nil` if the server does not
    /// send it.
    package let silent: [String: Timestamp]?
    /// Number of penalties so far. `nil` if the server does not send it.
    package let offenseCount: Int?

    package init(json: JSONElement) throws(JSONError) {
        admin = try json.optional("admin")
        silent = try json.optional("silent")
        offenseCount = try json.optional("offense_count")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("admin", admin)
        object.set("silent", silent)
        object.set("offense_count", offenseCount)
        return object.finish()
    }
}

/// The identifiers of holes.
package struct HoleIds: JSONCodable, APIParsable, Hashable {
    /// Identifiers.
    package let data: [Int]

    package init(json: JSONElement) throws(JSONError) {
        data = try json.list("data")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("data", data)
        return object.finish()
    }
}

/// A group of favorites.
package struct FavoriteGroup: JSONCodable, APIParsable, Hashable {
    /// Identifier, from 0 to 9 and unique within the account. 0 is the default group, which always exists.
    package let favoriteGroupId: Int
    /// Identifier of the account.
    package let userId: Int
    /// Name.
    package let name: String
    /// Number of favorites. A hole that was added several times is counted each time.
    package let count: Int
    /// Whether it was deleted.
    package let deleted: Bool
    /// Time of creation.
    package let timeCreated: Timestamp
    /// Time of the last change.
    package let timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        favoriteGroupId = try json.value("favorite_group_id")
        userId = try json.value("user_id")
        name = try json.value("name")
        count = try json.value("count")
        deleted = try json.value("deleted")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("favorite_group_id", favoriteGroupId)
        object.set("user_id", userId)
        object.set("name", name)
        object.set("count", count)
        object.set("deleted", deleted)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// A message of the forum to the account. The forum keeps messages for seven days.
package struct Message: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// The event that it is about.
    package let code: MessageKind
    /// Title.
    package let message: String
    /// Text, such as the text of the new floor.
    package let description: String
    /// Its subject: the JSON of a floor or a report, or an empty object. A member `is_me` in it does not
    /// refer to the account. `nil` if the server does not send it.
    package let data: JSONValue?
    /// Path of its subject, such as `/api/floors/7`.
    package let url: String
    /// Whether it is marked as read.
    package let hasRead: Bool
    /// Identifier of the floor that it is about. `nil` if it is not about a floor.
    package let relatedFloorId: Int?
    /// Identifier of the hole that it is about. `nil` if the server does not send it.
    package let relatedHoleId: Int?
    /// Time of sending.
    package let timeCreated: Timestamp
    /// Time of the last change.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("code", code)
        object.set("message", message)
        object.set("description", description)
        object.set("data", data)
        object.set("url", url)
        object.set("has_read", hasRead)
        object.set("related_floor_id", relatedFloorId)
        object.set("related_hole_id", relatedHoleId)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// A ban from a division.
package struct Punishment: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Identifier of the division.
    package let divisionId: Int
    /// Identifier of the banned account.
    package let userId: Int
    /// Identifier of the floor that was the reason. `nil` if there is none.
    package let floorId: Int?
    /// The floor that was the reason, without quoted floors. `nil` if there is none.
    package let floor: Floor?
    /// Reason.
    package let reason: String
    /// Length.
    package let day: Int
    /// Length.
    package let duration: Int
    /// Start.
    package let startTime: Timestamp
    /// End.
    package let endTime: Timestamp
    /// Time of the decision.
    package let createdAt: Timestamp
    /// Time of the last change. `nil` if the server does not send it.
    package let updatedAt: Timestamp?

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("division_id", divisionId)
        object.set("user_id", userId)
        object.set("floor_id", floorId)
        object.set("floor", floor)
        object.set("reason", reason)
        object.set("day", day)
        object.set("duration", duration)
        object.set("start_time", startTime)
        object.set("end_time", endTime)
        object.set("created_at", createdAt)
        object.set("updated_at", updatedAt)
        return object.finish()
    }
}

/// A report of a floor to the administrators.
package struct Report: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Identifier of the reported floor.
    package let floorId: Int
    /// Identifier of its hole.
    package let holeId: Int
    /// The reported floor, without quoted floors. `nil` if the server does not send it.
    package let floor: Floor?
    /// Reason. Reasons of several reports of one person are separate lines.
    package let reason: String
    /// Whether it was handled.
    package let dealt: Bool
    /// Identifier of the account that handled it, or 0.
    package let dealtBy: Int
    /// Answer to the person who reported, empty if it was not handled.
    package let result: String
    /// Time of the report.
    package let timeCreated: Timestamp
    /// Time of the last change.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("floor_id", floorId)
        object.set("hole_id", holeId)
        object.set("floor", floor)
        object.set("reason", reason)
        object.set("dealt", dealt)
        object.set("dealt_by", dealtBy)
        object.set("result", result)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// An earlier text of a floor.
package struct FloorVersion: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Identifier of the floor.
    package let floorId: Int
    /// The text before the change.
    package let content: String
    /// Reason for the change.
    package let reason: String
    /// Identifier of the administrator who made the change. 1 if the author made it.
    package let userId: Int
    /// Whether the forum's automatic check found the text sensitive. `nil` if the server does not send it.
    package let isSensitive: Bool?
    /// Whether an administrator found the text sensitive. `nil` if none has decided.
    package let isActualSensitive: Bool?
    /// Reason that the automatic check reported. `nil` if the server does not send it.
    package let sensitiveDetail: String?
    /// Time of the change.
    package let timeCreated: Timestamp
    /// Time of the last change of this entry.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("floor_id", floorId)
        object.set("content", content)
        object.set("reason", reason)
        object.set("user_id", userId)
        object.set("is_sensitive", isSensitive)
        object.set("is_actual_sensitive", isActualSensitive)
        object.set("sensitive_detail", sensitiveDetail)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// A floor that the forum's automatic check found sensitive.
package struct SensitiveFloor: JSONCodable, APIParsable, Hashable {
    /// Identifier of the floor.
    package let id: Int
    /// Identifier of its hole.
    package let holeId: Int
    /// Text.
    package let content: String
    /// Number of times its text was changed.
    package let modified: Int
    /// Whether it was deleted.
    package let deleted: Bool
    /// Whether an administrator found the text sensitive. `nil` if none has decided.
    package let isActualSensitive: Bool?
    /// Reason that the automatic check reported. `nil` if the server does not send it.
    package let sensitiveDetail: String?
    /// Time of posting.
    package let timeCreated: Timestamp
    /// Time of the last change.
    package let timeUpdated: Timestamp

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

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("hole_id", holeId)
        object.set("content", content)
        object.set("modified", modified)
        object.set("deleted", deleted)
        object.set("is_actual_sensitive", isActualSensitive)
        object.set("sensitive_detail", sensitiveDetail)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// The state of the AI summary of a hole.
package struct SummaryState: JSONCodable, APIParsable, Hashable {
    /// 1000: the summary is ready. 1001: it is being written. 1002: the forum has begun to write it. 2001 or
    /// 2002: there is none for this hole. 3001 or 3002: the forum could not write it.
    package let code: Int
    /// Description of `code`.
    package let message: String
    /// The summary. Its fields are empty or missing until it is ready. `nil` if the server does not send it.
    package let data: HoleSummary?

    package init(json: JSONElement) throws(JSONError) {
        code = try json.value("code")
        message = try json.value("message")
        data = try json.optional("data")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("code", code)
        object.set("message", message)
        object.set("data", data)
        return object.finish()
    }
}

/// An AI summary of a hole.
package struct HoleSummary: JSONCodable, APIParsable, Hashable {
    /// Identifier of the hole. `nil` if the server does not send it.
    package let holeId: Int?
    /// Identifier of the summary, for `forum.rate_summary`. `nil` if the server does not send it.
    package let traceId: String?
    /// Text. `nil` if the server does not send it.
    package let summary: String?
    /// Points of view. `nil` if the server does not send them.
    package let branches: [SummaryBranch]?
    /// Exchanges between people, at most five. `nil` if the server does not send them.
    package let interactions: [SummaryInteraction]?
    /// Keywords. `nil` if the server does not send them.
    package let keywords: [String]?
    /// When it was written, in RFC 3339. Empty until it is ready. `nil` if the server does not send it.
    package let generatedAt: String?

    package init(json: JSONElement) throws(JSONError) {
        holeId = try json.optional("hole_id")
        traceId = try json.optional("trace_id")
        summary = try json.optional("summary")
        branches = try json.optional("branches")
        interactions = try json.optional("interactions")
        keywords = try json.optional("keywords")
        generatedAt = try json.optional("generated_at")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("hole_id", holeId)
        object.set("trace_id", traceId)
        object.set("summary", summary)
        object.set("branches", branches)
        object.set("interactions", interactions)
        object.set("keywords", keywords)
        object.set("generated_at", generatedAt)
        return object.finish()
    }
}

/// A point of view in a hole.
package struct SummaryBranch: JSONCodable, APIParsable, Hashable {
    /// Identifier within the summary.
    package let id: Int
    /// Short name.
    package let label: String
    /// Description.
    package let content: String
    /// Color to display it in: a name, or a hexadecimal value such as #5B8FF9.
    package let color: String
    /// Identifiers of floors that express it.
    package let representativeFloors: [Int]

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        label = try json.value("label")
        content = try json.value("content")
        color = try json.value("color")
        representativeFloors = try json.list("representative_floors")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("label", label)
        object.set("content", content)
        object.set("color", color)
        object.set("representative_floors", representativeFloors)
        return object.finish()
    }
}

/// An exchange between two people in a hole.
package struct SummaryInteraction: JSONCodable, APIParsable, Hashable {
    /// Identifier of the later floor.
    package let fromFloor: Int
    /// Pseudonym of its author.
    package let fromUser: String
    /// Identifier of the earlier floor.
    package let toFloor: Int
    /// Pseudonym of its author.
    package let toUser: String
    /// Kind of exchange, such as `reply` or `support`.
    package let interactionType: String
    /// Subject of the exchange.
    package let content: String

    package init(json: JSONElement) throws(JSONError) {
        fromFloor = try json.value("from_floor")
        fromUser = try json.value("from_user")
        toFloor = try json.value("to_floor")
        toUser = try json.value("to_user")
        interactionType = try json.value("interaction_type")
        content = try json.value("content")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("from_floor", fromFloor)
        object.set("from_user", fromUser)
        object.set("to_floor", toFloor)
        object.set("to_user", toUser)
        object.set("interaction_type", interactionType)
        object.set("content", content)
        return object.finish()
    }
}

/// A device that receives push notifications.
package struct PushToken: JSONCodable, APIParsable, Hashable {
    /// Identifier of the account.
    package let userId: Int
    /// Service that delivers the notifications.
    package let service: PushService
    /// Identifier of the device.
    package let deviceId: String
    /// Token of the service for the device.
    package let token: String
    /// Name of the application. `nil` if the server does not send it.
    package let packageName: String?
    /// Time of registration. `nil` if the server does not send it.
    package let timeCreated: Timestamp?
    /// Time of the last registration. `nil` if the server does not send it.
    package let timeUpdated: Timestamp?

    package init(json: JSONElement) throws(JSONError) {
        userId = try json.value("user_id")
        service = try json.value("service")
        deviceId = try json.value("device_id")
        token = try json.value("token")
        packageName = try json.optional("package_name")
        timeCreated = try json.optional("time_created")
        timeUpdated = try json.optional("time_updated")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("user_id", userId)
        object.set("service", service)
        object.set("device_id", deviceId)
        object.set("token", token)
        object.set("package_name", packageName)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// The response of a community server to a request.
package struct CommunityResponse: JSONCodable, APIParsable, Hashable {
    /// HTTP status, from 200 to 299. Other statuses are errors.
    package let status: Int
    /// The response's JSON. `nil` if the response has no body.
    package let body: JSONValue?

    package init(status: Int, body: JSONValue?) {
        self.status = status
        self.body = body
    }

    package init(json: JSONElement) throws(JSONError) {
        status = try json.value("status")
        body = try json.optional("body")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("status", status)
        object.set("body", body)
        return object.finish()
    }
}
