// Generated from interface/moments.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The kind of a moment. A server may send other values.
package struct MomentType: JSONString, Hashable {
    package let rawValue: String

    package init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A link to a page.
    package static let url = MomentType(rawValue: "URL")
    /// One or more photos.
    package static let photos = MomentType(rawValue: "PHOTOS")
}

/// A feature that can be turned on and off.
package enum MomentToggle: String, JSONString, CaseIterable {
    /// Likes. If this toggle is on, the likes of each moment are requested. An internal toggle, which
    /// `moments.set_toggle` changes.
    case likeButton = "like_button"
    /// Round avatars, for programs that show them. A remote toggle: `moments.rounded_avatar` has the value
    /// that your program got from its own server.
    case roundedAvatar = "rounded_avatar"
}

/// The place where the state of a toggle is kept.
package enum MomentToggleFamily: String, JSONString, CaseIterable {
    /// The session, and `store.path`. `moments.set_toggle` can change the state.
    case `internal` = "internal"
    /// A server of the program's own. The library cannot change the state.
    case remote = "remote"
}

/// A user and the moments that the user sees.
package struct MomentsDetails: JSONCodable, APIParsable, Hashable {
    /// The user whose details these are.
    package var userDetails: MomentsUser
    /// The moments, in the server's order.
    package var moments: [Moment]

    package init(userDetails: MomentsUser, moments: [Moment]) {
        self.userDetails = userDetails
        self.moments = moments
    }

    package init(json: JSONElement) throws(JSONError) {
        userDetails = try json.value("user_details")
        moments = try json.list("moments")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("user_details", userDetails)
            json.set("moments", moments)
        }
    }
}

/// A user of Moments.
package struct MomentsUser: JSONCodable, APIParsable, Hashable {
    /// Identifier of the user, for `moments.get_details`.
    package var id: String
    /// Name of the user.
    package var name: String
    /// URL of the avatar.
    package var avatar: String
    /// URL of the image behind the list.
    package var backgroundImage: String

    package init(id: String, name: String, avatar: String, backgroundImage: String) {
        self.id = id
        self.name = name
        self.avatar = avatar
        self.backgroundImage = backgroundImage
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        avatar = try json.value("avatar")
        backgroundImage = try json.value("background_image")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("avatar", avatar)
            json.set("background_image", backgroundImage)
        }
    }
}

/// A moment: a post in the timeline.
package struct Moment: JSONCodable, APIParsable, Hashable {
    /// Identifier of the moment, for `moments.like`.
    package var id: String
    /// The author of the moment.
    package var userDetails: MomentAuthor
    /// Kind of the moment.
    package var type: MomentType
    /// Text of the moment.
    package var title: String?
    /// Link of a moment of the type `URL`.
    package var url: String?
    /// URLs of the photos. May be empty.
    package var photos: [String]
    /// Time of the post. `nil` if the server's text is not a Unix time.
    package var createdDate: Timestamp?
    /// Whether the user likes the moment. `nil` if likes were not requested.
    package var isLiked: Bool?
    /// Users who like the moment. `nil` if likes were not requested.
    package var likes: [MomentLike]?

    package init(
        id: String,
        userDetails: MomentAuthor,
        type: MomentType,
        title: String?,
        url: String?,
        photos: [String],
        createdDate: Timestamp?,
        isLiked: Bool?,
        likes: [MomentLike]?
    ) {
        self.id = id
        self.userDetails = userDetails
        self.type = type
        self.title = title
        self.url = url
        self.photos = photos
        self.createdDate = createdDate
        self.isLiked = isLiked
        self.likes = likes
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        userDetails = try json.value("user_details")
        type = try json.value("type")
        title = try json.optional("title")
        url = try json.optional("url")
        photos = try json.list("photos")
        createdDate = try json.optional("created_date")
        isLiked = try json.optional("is_liked")
        likes = try json.optional("likes")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("user_details", userDetails)
            json.set("type", type)
            json.set("title", title)
            json.set("url", url)
            json.set("photos", photos)
            json.set("created_date", createdDate)
            json.set("is_liked", isLiked)
            json.set("likes", likes)
        }
    }
}

/// The author of a moment.
package struct MomentAuthor: JSONCodable, APIParsable, Hashable {
    /// Name of the author.
    package var name: String
    /// URL of the avatar.
    package var avatar: String

    package init(name: String, avatar: String) {
        self.name = name
        self.avatar = avatar
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        avatar = try json.value("avatar")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("avatar", avatar)
        }
    }
}

/// A user who likes a moment.
package struct MomentLike: JSONCodable, APIParsable, Hashable {
    /// Identifier of the user.
    package var id: String
    /// URL of the avatar.
    package var avatar: String

    package init(id: String, avatar: String) {
        self.id = id
        self.avatar = avatar
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        avatar = try json.value("avatar")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("avatar", avatar)
        }
    }
}

/// The details of a user, if they have changed since a token.
package struct MomentsNews: JSONCodable, APIParsable, Hashable {
    /// Token of the present details.
    package var token: String
    /// The present details, or an empty list if they have not changed.
    package var details: [MomentsDetails]

    package init(token: String, details: [MomentsDetails]) {
        self.token = token
        self.details = details
    }

    package init(json: JSONElement) throws(JSONError) {
        token = try json.value("token")
        details = try json.list("details")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("token", token)
            json.set("details", details)
        }
    }
}

/// A toggle and its state.
package struct MomentToggleState: JSONCodable, APIParsable, Hashable {
    /// Toggle whose state this is.
    package var name: MomentToggle
    /// Place where the state of the toggle is kept.
    package var family: MomentToggleFamily
    /// Whether the toggle is on.
    package var isOn: Bool

    package init(name: MomentToggle, family: MomentToggleFamily, isOn: Bool) {
        self.name = name
        self.family = family
        self.isOn = isOn
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        family = try json.value("family")
        isOn = try json.value("is_on")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("family", family)
            json.set("is_on", isOn)
        }
    }
}
