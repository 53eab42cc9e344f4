// Generated from interface/campus.toml by `make generate`; do not edit.

import JSON
import Networking

/// The kind of a campus account. It decides which servers are asked: for example, graduates' courses are on
/// another server than undergraduates'.
package enum StudentType: String, JSONString, CaseIterable {
    /// An undergraduate student.
    case undergraduate = "undergraduate"
    /// A graduate student.
    case graduate = "graduate"
    /// A member of staff.
    case staff = "staff"
}

/// When requests to hosts of the campus network go through WebVPN, the university's gateway.
package enum WebVPNMode: String, JSONString, CaseIterable {
    /// Only if the host cannot be reached directly, and the session is signed in with `campus.login`.
    case auto = "auto"
    /// Always, even on the campus network.
    case always = "always"
    /// Never. Outside the campus network, calls that need these hosts fail.
    case never = "never"
}

/// The kind of a challenge.
package enum ChallengeKind: String, JSONString, CaseIterable {
    /// A captcha: an image with characters that a person must type.
    case captcha = "captcha"
    /// A second factor, such as a code by SMS.
    case secondFactor = "second_factor"
}

/// Whether a session is signed in with a campus account.
package struct CampusStatus: JSONCodable, APIParsable, Hashable {
    /// Whether the session has an account that the university accepted. The university may have ended the
    /// sign-in since.
    package let signedIn: Bool
    /// Student or staff number of the account. `nil` if the session has no account.
    package let username: String?
    /// Kind of the account, as passed to `campus.login`. `nil` if the session has no account.
    package let studentType: StudentType?
    /// Whether the sign-in is stored in a file below `store.path`, so that later sessions are signed in.
    package let remembered: Bool
    /// The newest challenge that still needs an answer. `nil` if no challenge is open.
    package let challenge: CampusChallenge?

    package init(signedIn: Bool, username: String?, studentType: StudentType?, remembered: Bool, challenge: CampusChallenge?) {
        self.signedIn = signedIn
        self.username = username
        self.studentType = studentType
        self.remembered = remembered
        self.challenge = challenge
    }

    package init(json: JSONElement) throws(JSONError) {
        signedIn = try json.value("signed_in")
        username = try json.optional("username")
        studentType = try json.optional("student_type")
        remembered = try json.value("remembered")
        challenge = try json.optional("challenge")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("signed_in", signedIn)
        object.set("username", username)
        object.set("student_type", studentType)
        object.set("remembered", remembered)
        object.set("challenge", challenge)
        return object.finish()
    }
}

/// A challenge: a captcha or a second factor that the sign-in needs from a person.
package struct CampusChallenge: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `campus.answer_challenge`.
    package let id: String
    /// Whether it is a captcha or a second factor.
    package let kind: ChallengeKind
    /// The captcha's image, as a data URL (RFC 2397). `nil` for a second factor, or if the image could not be
    /// downloaded.
    package let image: String?
    /// The methods that the account can use as a second factor. `nil` for a captcha.
    package let methods: [CampusChallengeMethod]?
    /// Identifier of the chosen method. `nil` for a captcha, or before a method is chosen.
    package let method: String?

    package init(id: String, kind: ChallengeKind, image: String?, methods: [CampusChallengeMethod]?, method: String?) {
        self.id = id
        self.kind = kind
        self.image = image
        self.methods = methods
        self.method = method
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        kind = try json.value("kind")
        image = try json.optional("image")
        methods = try json.optional("methods")
        method = try json.optional("method")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("kind", kind)
        object.set("image", image)
        object.set("methods", methods)
        object.set("method", method)
        return object.finish()
    }
}

/// A method of the second factor, such as a code by SMS.
package struct CampusChallengeMethod: JSONCodable, APIParsable, Hashable {
    /// Identifier chosen by the university, such as `userAndSms`, for `campus.answer_challenge`.
    package let id: String
    /// Name to show to the person.
    package let name: String

    package init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        return object.finish()
    }
}
