// Generated from interface/forum.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The time by which holes are sorted, newest first.
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
    /// Text: Markdown with LaTeX. In a deleted floor, the reason for the deletion. While the forum reviews
    /// the text, only its author sees it, and others see 该内容正在审核中.
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
    /// Whether the person has passed the registration quiz. Otherwise, the forum refuses new posts.
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
