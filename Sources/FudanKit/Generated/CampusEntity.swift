// Generated from interface/campus.toml by `make generate`; do not edit.

import Calendar
import JSON
import Networking

/// The kind of a campus account. Some services are at different servers for each kind.
package enum StudentType: String, JSONString, CaseIterable {
    /// An undergraduate student.
    case undergraduate = "undergraduate"
    /// A graduate student.
    case graduate = "graduate"
    /// A member of staff.
    case staff = "staff"
}

/// When WebVPN is used.
package enum WebVPNMode: String, JSONString, CaseIterable {
    /// When the host cannot be reached directly and `campus.login` has succeeded.
    case auto = "auto"
    /// Always.
    case always = "always"
    /// Never.
    case never = "never"
}

/// Whether a session is signed in with a campus account.
package struct CampusStatus: JSONCodable, APIParsable, Hashable {
    /// Whether the session has an account that the university accepted. The university has the last word: it
    /// may have ended the sign-in since.
    package let signedIn: Bool
    /// The account's name, the student or staff number.
    package let username: String?
    /// `undergraduate`, `graduate` or `staff`, as given to `campus.login`.
    package let studentType: StudentType?
    /// Whether the sign-in is kept in a file below `store.path` and survives the process.
    package let remembered: Bool
    /// What the university waits for, if it does.
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

/// A question that only a person can answer, on the way of a sign-in. It ends with the next `campus.login`,
/// with `campus.logout`, and after ten minutes.
package struct CampusChallenge: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `campus.answer_challenge`.
    package let id: String
    /// `captcha`: the characters of a picture; `second_factor`: a proof beside the password.
    package let kind: String
    /// Of a captcha: the picture, as a data URL (RFC 2397).
    package let image: String?
    /// Of a second factor: the ways that the university offers.
    package let methods: [CampusChallengeMethod]?
    /// Of a second factor: the way that was chosen, whose code is waited for.
    package let method: String?

    package init(id: String, kind: String, image: String?, methods: [CampusChallengeMethod]?, method: String?) {
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

/// A way to prove who one is, beside the password.
package struct CampusChallengeMethod: JSONCodable, APIParsable, Hashable {
    /// Identifier, for `campus.answer_challenge`; the university's own, such as `userAndSms`.
    package let id: String
    /// What to show a person.
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
