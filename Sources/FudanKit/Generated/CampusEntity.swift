// Generated from interface/campus.toml by `make generate`; do not edit.

import JSON
import Markup
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
    /// A second factor, such as the code of an authenticator app.
    case secondFactor = "second_factor"
}

/// The reason why a cookie was not imported.
package enum RefusedCookieReason: String, JSONString, CaseIterable {
    /// The domain is neither `fudan.edu.cn` nor below it.
    case foreignDomain = "foreign_domain"
    /// The cookie has expired.
    case expired = "expired"
    /// The name, value, domain or path contains characters that a cookie cannot have, or is too long.
    case invalid = "invalid"
}

/// The HTTP method of a request.
package enum FetchMethod: String, JSONString, CaseIterable {
    /// Reads a page. The request may be sent again after a failure.
    case get = "GET"
    /// Sends a form or JSON. The request is sent at most once.
    case post = "POST"
}

/// The form in which `campus.fetch` returns the body of a response.
package enum FetchFormat: String, JSONString, CaseIterable {
    /// A string. The encoding is detected from the response; invalid bytes become U+FFFD.
    case text = "text"
    /// The bytes in base64 (RFC 4648, section 4).
    case bytes = "bytes"
    /// The decoded JSON. A leading `while(1);` is skipped.
    case json = "json"
    /// The elements of the HTML page that match the parameter `selector`.
    case elements = "elements"
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
    /// Kind of the challenge.
    package let kind: ChallengeKind
    /// The captcha's image, as a data URL (RFC 2397). `nil` for a second factor, or if the image could not be
    /// downloaded.
    package let image: String?
    /// The methods that the account can use as a second factor. `nil` for a captcha.
    package let methods: [CampusChallengeMethod]?
    /// Identifier of the method that `campus.answer_challenge` answers. `nil` for a captcha, or if it can
    /// answer none of `methods`.
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

/// A method of the second factor, such as the code of an authenticator app.
package struct CampusChallengeMethod: JSONCodable, APIParsable, Hashable {
    /// Identifier chosen by the university, such as `userAndOtp`.
    package let id: String
    /// Name to show to the person.
    package let name: String
    /// Whether `campus.answer_challenge` can answer it. Only codes of an authenticator app (`userAndOtp`) are
    /// supported.
    package let isSupported: Bool

    package init(id: String, name: String, isSupported: Bool) {
        self.id = id
        self.name = name
        self.isSupported = isSupported
    }

    package init(json: JSONElement) throws(JSONError) {
        id = try json.value("id")
        name = try json.value("name")
        isSupported = try json.value("is_supported")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("id", id)
        object.set("name", name)
        object.set("is_supported", isSupported)
        return object.finish()
    }
}

/// A cookie of a browser.
package struct CampusCookie: JSONCodable, APIParsable, Hashable {
    /// Name.
    package let name: String
    /// Value.
    package let value: String
    /// Host that receives the cookie, such as `id.fudan.edu.cn`. With a leading dot, the hosts below it
    /// receive it too.
    package let domain: String
    /// Path that receives the cookie, with all paths below it. The default is `/`.
    package let path: String?
    /// Whether only https requests send the cookie. The default is `true`.
    package let secure: Bool?
    /// Whether scripts cannot read the cookie. It has no effect in the library. The default is `false`.
    package let httpOnly: Bool?
    /// Unix time at which the cookie expires. `nil`, 0 or less stand for a cookie that lasts until the
    /// browser is closed; the library keeps it until `campus.logout`.
    package let expires: Double?

    package init(name: String, value: String, domain: String, path: String?, secure: Bool?, httpOnly: Bool?, expires: Double?) {
        self.name = name
        self.value = value
        self.domain = domain
        self.path = path
        self.secure = secure
        self.httpOnly = httpOnly
        self.expires = expires
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        value = try json.value("value")
        domain = try json.value("domain")
        path = try json.optional("path")
        secure = try json.optional("secure")
        httpOnly = try json.optional("http_only")
        expires = try json.optional("expires")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("value", value)
        object.set("domain", domain)
        object.set("path", path)
        object.set("secure", secure)
        object.set("http_only", httpOnly)
        object.set("expires", expires)
        return object.finish()
    }
}

/// The outcome of an import of cookies.
package struct CampusImport: JSONCodable, APIParsable, Hashable {
    /// Number of cookies that were accepted.
    package let imported: Int
    /// Cookies that were left out. Empty if there are none.
    package let refused: [RefusedCookie]
    /// Whether `id.fudan.edu.cn` accepts the sign-in, so that the library can sign in to further services.
    /// `false` if only the sites of other cookies may be signed in, and `nil` if the check failed.
    package let isLive: Bool?
    /// The session's sign-in after the import.
    package let status: CampusStatus

    package init(imported: Int, refused: [RefusedCookie], isLive: Bool?, status: CampusStatus) {
        self.imported = imported
        self.refused = refused
        self.isLive = isLive
        self.status = status
    }

    package init(json: JSONElement) throws(JSONError) {
        imported = try json.value("imported")
        refused = try json.list("refused")
        isLive = try json.optional("is_live")
        status = try json.value("status")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("imported", imported)
        object.set("refused", refused)
        object.set("is_live", isLive)
        object.set("status", status)
        return object.finish()
    }
}

/// A cookie that was not imported.
package struct RefusedCookie: JSONCodable, APIParsable, Hashable {
    /// Name of the cookie.
    package let name: String
    /// Domain of the cookie, as passed.
    package let domain: String
    /// Why the cookie was left out.
    package let reason: RefusedCookieReason

    package init(name: String, domain: String, reason: RefusedCookieReason) {
        self.name = name
        self.domain = domain
        self.reason = reason
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        domain = try json.value("domain")
        reason = try json.value("reason")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("domain", domain)
        object.set("reason", reason)
        return object.finish()
    }
}

/// A name and a value: a field of a form, or a header of a request.
package struct RequestField: JSONCodable, APIParsable, Hashable {
    /// Name.
    package let name: String
    /// Value, not percent-encoded.
    package let value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name", length: 1...)
        value = try json.value("value")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("value", value)
        return object.finish()
    }
}

/// The response of a site of the university.
package struct CampusResponse: JSONCodable, APIParsable, Hashable {
    /// URL of the page, after redirects.
    package let url: String
    /// HTTP status.
    package let status: Int
    /// Media type in lower case without parameters, such as `text/html`. `nil` if the server does not send
    /// it.
    package let mediaType: String?
    /// Body as a string.
    package let text: String?
    /// Body in base64.
    package let base64: String?
    /// Body as decoded JSON. `nil` also if the body is the JSON value null.
    package let json: JSONValue?
    /// Elements that match the parameter `selector`, as `markup.select` returns them.
    package let elements: [Element]?

    package init(url: String, status: Int, mediaType: String?, text: String?, base64: String?, json: JSONValue?, elements: [Element]?) {
        self.url = url
        self.status = status
        self.mediaType = mediaType
        self.text = text
        self.base64 = base64
        self.json = json
        self.elements = elements
    }

    package init(json: JSONElement) throws(JSONError) {
        url = try json.value("url", as: .url)
        status = try json.value("status", in: 200...299)
        mediaType = try json.optional("media_type")
        text = try json.optional("text")
        base64 = try json.optional("base64")
        self.json = try json.optional("json")
        elements = try json.optional("elements")
    }

    package func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("url", url)
        object.set("status", status)
        object.set("media_type", mediaType)
        object.set("text", text)
        object.set("base64", base64)
        object.set("json", json)
        object.set("elements", elements)
        return object.finish()
    }
}
