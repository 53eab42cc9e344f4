// Generated from interface/forum.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// A division: a part of the forum with a subject of its own.
package struct Division: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Name, such as 树洞.
    package let name: String
    /// What the division is for.
    package let description: String
    /// Whether the division is shown to administrators only.
    package let hidden: Bool?
    /// Whether its holes appear on the forum's home page.
    package let showInHomePage: Bool?
    /// The holes pinned to its top, in the order of the forum.
    package let pinned: [Hole]
    /// When it was created.
    package let timeCreated: Timestamp
    /// When it was last changed.
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

/// A tag: a label that the writer of a hole gives it.
package struct Tag: JSONCodable, APIParsable, Hashable {
    /// Identifier.
    package let id: Int
    /// Name; a name that begins with `*` marks sensitive content.
    package let name: String
    /// How many holes carry it.
    package let temperature: Int
    /// Whether it marks content that is not safe for work.
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
    /// Identifier; written `#id` in texts.
    package let id: Int
    /// The division that it belongs to.
    package let divisionId: Int
    /// Its tags.
    package let tags: [Tag]
    /// Its first and last floors.
    package let floors: HoleFloors
    /// How often it was opened.
    package let view: Int
    /// How many floors it has beside the first.
    package let reply: Int
    /// How many people keep it as a favourite.
    package let favoriteCount: Int?
    /// How many people are told of its new floors.
    package let subscriptionCount: Int?
    /// Whether it was hidden by an administrator.
    package let hidden: Bool
    /// Whether only administrators may reply.
    package let locked: Bool
    /// Whether new floors no longer move it up in lists.
    package let frozen: Bool?
    /// Whether it is marked as outstanding.
    package let good: Bool
    /// Whether it is kept for ever.
    package let noPurge: Bool?
    /// Whether the forum offers a summary of it.
    package let aiSummaryAvailable: Bool?
    /// When it was created.
    package let timeCreated: Timestamp
    /// When the last floor came; the cursor of the lists that are ordered by it.
    package let timeUpdated: Timestamp
    /// When it was deleted.
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

/// The floors of a hole that come with it.
package struct HoleFloors: JSONCodable, APIParsable, Hashable {
    /// The first floor: the hole's own text.
    package let firstFloor: Floor?
    /// The newest floor.
    package let lastFloor: Floor?
    /// The first floors, up to ten.
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
    /// Identifier; written `##id` in texts.
    package let id: Int
    /// The hole that it is in.
    package let holeId: Int
    /// Its number within the hole, from 0.
    package let ranking: Int?
    /// Its text, Markdown with LaTeX. A deleted floor holds the reason instead.
    package let content: String
    /// The name that stands for its writer within this hole.
    package let anonyname: String
    /// A mark of office, such as of an administrator; empty for most.
    package let specialTag: String
    /// How many people like it.
    package let like: Int
    /// How many people dislike it.
    package let dislike: Int
    /// Whether the account likes it.
    package let liked: Bool?
    /// Whether the account dislikes it.
    package let disliked: Bool?
    /// Whether the account wrote it.
    package let isMe: Bool
    /// Whether it was deleted.
    package let deleted: Bool
    /// How often it was changed.
    package let modified: Int
    /// Why it is shown folded; empty if it is not.
    package let foldV2: String
    /// The floors that its text mentions.
    package let mention: [Mention]
    /// The floor that it answers, 0 for none (older floors).
    package let replyTo: Int?
    /// Whether the forum's check found its text sensitive.
    package let isSensitive: Bool?
    /// What an administrator decided of that.
    package let isActualSensitive: Bool?
    /// What the check found.
    package let sensitiveDetail: String?
    /// When it was posted.
    package let timeCreated: Timestamp
    /// When it was last changed.
    package let timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        holeId = try json.value("hole_id")
        ranking = try json.optional("ranking")
        content = try json.value("content")
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

/// A floor as another floor mentions it: without the writer's own view of it.
package struct Mention: JSONCodable, APIParsable, Hashable {
    /// The floor's identifier.
    package let id: Int
    /// The hole that the floor is in.
    package let holeId: Int
    /// The floor's text.
    package let content: String
    /// The name of its writer within that hole.
    package let anonyname: String
    /// Whether it was deleted.
    package let deleted: Bool
    /// When it was posted.
    package let timeCreated: Timestamp
    /// When it was last changed.
    package let timeUpdated: Timestamp

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        holeId = try json.value("hole_id")
        content = try json.value("content")
        anonyname = try json.value("anonyname")
        deleted = try json.value("deleted")
        timeCreated = try json.value("time_created")
        timeUpdated = try json.value("time_updated")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("hole_id", holeId)
        object.set("content", content)
        object.set("anonyname", anonyname)
        object.set("deleted", deleted)
        object.set("time_created", timeCreated)
        object.set("time_updated", timeUpdated)
        return object.finish()
    }
}

/// The account as the forum sees it.
package struct Profile: JSONCodable, APIParsable, Hashable {
    /// Identifier of the account.
    package let id: Int
    /// Nickname; never shown to others.
    package let nickname: String
    /// When the account was registered.
    package let joinedTime: Timestamp
    /// Whether it is an administrator's.
    package let isAdmin: Bool
    /// Whether the registration quiz was passed; without it, posting is refused.
    package let hasAnsweredQuestions: Bool
    /// What the account chose.
    package let config: ProfileConfig
    /// What the account may do.
    package let permission: Permission
    /// The marks of office that it may post under.
    package let specialTags: [String]?
    /// The mark of office that it posts under by default.
    package let defaultSpecialTag: String?
    /// How many groups of favourites it has.
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

/// What an account chose.
package struct ProfileConfig: JSONCodable, APIParsable, Hashable {
    /// What it is told of: `mention`, `favorite`, `report`.
    package let notify: [String]
    /// How folded floors are shown: `hide`, `fold` or `show`.
    package let showFolded: String

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

/// What an account may do.
package struct Permission: JSONCodable, APIParsable, Hashable {
    /// Until when it is an administrator's; in the past if it is not.
    package let admin: Timestamp?
    /// By division identifier, until when it may not post there.
    package let silent: [String: Timestamp]?
    /// How many penalties it has had.
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
