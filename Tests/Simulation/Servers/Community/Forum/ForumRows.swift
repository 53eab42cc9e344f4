import JSON

/// The rows of the simulated forum. Times without a unit are microseconds since 1970.
package final class ForumDivision {
    package let number: Int
    package internal(set) var name: String
    var description: String
    /// The numbers of the holes that are shown at the top.
    package internal(set) var pinned: [Int] = []
    var isHidden = false
    let created: Int
    var updated: Int

    init(number: Int, name: String, description: String, created: Int) {
        (self.number, self.name, self.description, self.created, updated) = (number, name, description, created, created)
    }
}

package final class ForumTag {
    package let number: Int
    package internal(set) var name: String
    package internal(set) var temperature = 0

    var isUnsafe: Bool { name.hasPrefix("*") }

    init(number: Int, name: String) { (self.number, self.name) = (number, name) }
}

package final class ForumFloor {
    package let number: Int
    package unowned let hole: ForumHole
    /// The number of the author's account.
    package let account: Int
    package internal(set) var content: String
    let pseudonym: String
    /// The position within the hole, from 0.
    package let ranking: Int
    package let replyTo: Int
    var specialTag: String
    var mentions: [ForumFloor]
    /// 1 for a like or -1 for a dislike, by the number of the account.
    package internal(set) var votes: [Int: Int] = [:]
    package internal(set) var isDeleted = false
    /// How often the text was changed.
    package internal(set) var modified = 0
    package internal(set) var fold = ""
    var isSensitive: Bool
    package let created: Int
    package internal(set) var updated: Int

    init(
        number: Int, hole: ForumHole, account: Int, content: String, pseudonym: String, replyTo: Int, specialTag: String,
        mentions: [ForumFloor], created: Int
    ) {
        (self.number, self.hole, self.account, self.content, self.pseudonym) = (number, hole, account, content, pseudonym)
        (ranking, self.replyTo, self.specialTag, self.mentions) = (hole.floors.count, replyTo, specialTag, mentions)
        (isSensitive, self.created, updated) = (ForumServer.isSensitive(content), created, created)
    }

    package func count(_ vote: Int) -> Int { votes.values.count { $0 == vote } }
}

package final class ForumHole {
    package let number: Int
    /// The number of the author's account.
    package let account: Int
    package internal(set) var division: Int
    package internal(set) var tags: [ForumTag]
    /// The floors, oldest first.
    package internal(set) var floors: [ForumFloor] = []
    /// The pseudonyms of the authors, by the numbers of their accounts.
    var pseudonyms: [Int: String] = [:]
    package internal(set) var views = 0
    package internal(set) var isHidden = false
    package internal(set) var isLocked = false
    package internal(set) var isFrozen = false
    package internal(set) var isGood = false
    /// The time of deletion. Nil if the hole is not deleted.
    package internal(set) var deleted: Int?
    package internal(set) var favoriteCount = 0
    package internal(set) var subscriptionCount = 0
    package let created: Int
    package internal(set) var updated: Int

    var replies: Int { floors.count - 1 }

    init(number: Int, account: Int, division: Int, tags: [ForumTag], created: Int) {
        (self.number, self.account, self.division, self.tags, self.created, updated) = (number, account, division, tags, created, created)
    }
}

/// An earlier text of a floor.
package struct ForumVersion {
    package let number: Int
    package let floor: Int
    /// The account that has replaced the text.
    package let account: Int
    package let content: String
    package let reason: String
    let isSensitive: Bool
    let created: Int
}

package final class ForumMessage {
    package let number: Int
    package let title: String
    package let description: String
    let data: JSONValue
    package let code: String
    let url: String
    /// The number of the floor that the message is about.
    package let floor: Int?
    /// Whether each recipient has read the message, by the number of the account.
    package internal(set) var hasRead: [Int: Bool]
    let created: Int

    init(
        number: Int, title: String, description: String, data: JSONValue, code: String, url: String, floor: Int?,
        recipients: [Int], created: Int
    ) {
        (self.number, self.title, self.description, self.data, self.code) = (number, title, description, data, code)
        (self.url, self.floor, self.created) = (url, floor, created)
        hasRead = Dictionary(recipients.map { ($0, false) }) { $1 }
    }
}

package final class ForumGroup {
    package let number: Int
    package internal(set) var name: String
    package internal(set) var count = 0
    package internal(set) var isDeleted = false
    let created: Int
    var updated: Int

    init(number: Int, name: String, created: Int) {
        (self.number, self.name, self.created, updated) = (number, name, created, created)
    }
}

/// A favorite of a user.
package struct ForumFavorite: Equatable {
    package var group: Int
    package let hole: Int
    let created: Int
}

/// The part of an account that the forum keeps.
package final class ForumUser {
    package let number: Int
    package internal(set) var notify = ForumUser.usualNotify
    package internal(set) var showFolded = "hide"
    package internal(set) var groups: [ForumGroup]
    /// The favorites, sorted by group and hole.
    package internal(set) var favorites: [ForumFavorite] = []
    /// The numbers of the holes, oldest subscription first.
    package internal(set) var subscriptions: [Int] = []

    static let usualNotify = ["mention", "favorite", "report"]

    init(number: Int, created: Int) {
        self.number = number
        groups = [ForumGroup(number: 0, name: "默认收藏夹", created: created)]
    }
}
