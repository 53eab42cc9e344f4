// Generated from interface/campus.toml by `make generate`; do not edit.

import JSON
import Markup
import Networking

/// The kind of a campus account. The kind decides to which servers requests are sent: for example, graduates'
/// courses are on another server than undergraduates'.
package enum StudentType: String, JSONString, CaseIterable {
    /// An undergraduate student.
    case undergraduate = "undergraduate"
    /// A graduate student.
    case graduate = "graduate"
    /// A member of staff.
    case staff = "staff"
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
    package var signedIn: Bool
    /// Student or staff number of the account. `nil` if the session has no account.
    package var username: String?
    /// Kind of the account, as passed to `campus.login`. `nil` if the session has no account.
    package var studentType: StudentType?
    /// Whether the sign-in is stored below `store.path` or in `store.url`, so that later sessions are signed
    /// in.
    package var remembered: Bool
    /// The newest challenge that still needs an answer. `nil` if no challenge is open.
    package var challenge: CampusChallenge?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("signed_in", signedIn)
            json.set("username", username)
            json.set("student_type", studentType)
            json.set("remembered", remembered)
            json.set("challenge", challenge)
        }
    }
}

/// A challenge: a captcha or a second factor that the sign-in needs from a person.
package struct CampusChallenge: JSONCodable, APIParsable, Hashable {
    /// Identifier of the challenge, for `campus.answer_challenge`.
    package var id: String
    /// Kind of the challenge.
    package var kind: ChallengeKind
    /// The captcha's image, as a data URL (RFC 2397). `nil` for a second factor, or if the image could not be
    /// downloaded.
    package var image: String?
    /// The methods that the account can use as a second factor. `nil` for a captcha.
    package var methods: [CampusChallengeMethod]?
    /// Identifier of the method that `campus.answer_challenge` answers. `nil` for a captcha, or if the
    /// library can answer none of `methods`.
    package var method: String?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("kind", kind)
            json.set("image", image)
            json.set("methods", methods)
            json.set("method", method)
        }
    }
}

/// A method of the second factor, such as the code of an authenticator app.
package struct CampusChallengeMethod: JSONCodable, APIParsable, Hashable {
    /// Identifier chosen by the university, such as `userAndOtp`.
    package var id: String
    /// Name to show to the person.
    package var name: String
    /// Whether `campus.answer_challenge` can answer this method. Only codes of an authenticator app
    /// (`userAndOtp`) are supported.
    package var isSupported: Bool

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("id", id)
            json.set("name", name)
            json.set("is_supported", isSupported)
        }
    }
}

/// A cookie of a browser.
package struct CampusCookie: JSONCodable, APIParsable, Hashable {
    /// Name of the cookie.
    package var name: String
    /// Value of the cookie, as the browser stores it.
    package var value: String
    /// Host that receives the cookie, such as `id.fudan.edu.cn`. With a leading dot, the hosts below it
    /// receive it too.
    package var domain: String
    /// Path that receives the cookie, with all paths below it. The default is `/`.
    package var path: String?
    /// Whether the cookie has the attribute Secure, which the prefixes `__Secure-` and `__Host-` of a name
    /// demand. In any case, the cookie is sent over https only. The default is `true`.
    package var secure: Bool?
    /// Whether scripts cannot read the cookie. This value has no effect in the library. The default is
    /// `false`.
    package var httpOnly: Bool?
    /// Unix time at which the cookie expires. `nil`, 0 or less stand for a cookie that lasts until the
    /// browser is closed; the library keeps it until `campus.logout`.
    package var expires: Double?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("value", value)
            json.set("domain", domain)
            json.set("path", path)
            json.set("secure", secure)
            json.set("http_only", httpOnly)
            json.set("expires", expires)
        }
    }
}

/// The outcome of an import of cookies.
package struct CampusImport: JSONCodable, APIParsable, Hashable {
    /// Number of cookies that were accepted.
    package var imported: Int
    /// Cookies that were left out. Empty if all were accepted.
    package var refused: [RefusedCookie]
    /// Whether `id.fudan.edu.cn` accepts the sign-in, so that the library can sign in to further services.
    /// `false` if only the sites of other cookies may be signed in, and `nil` if the check failed.
    package var isLive: Bool?
    /// The session's sign-in after the import.
    package var status: CampusStatus

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("imported", imported)
            json.set("refused", refused)
            json.set("is_live", isLive)
            json.set("status", status)
        }
    }
}

/// A cookie that was not imported.
package struct RefusedCookie: JSONCodable, APIParsable, Hashable {
    /// Name of the cookie.
    package var name: String
    /// Domain of the cookie, as passed.
    package var domain: String
    /// Reason why the cookie was left out.
    package var reason: RefusedCookieReason

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("domain", domain)
            json.set("reason", reason)
        }
    }
}

/// A name and a value: a field of a form, or a header of a request.
package struct RequestField: JSONCodable, APIParsable, Hashable {
    /// Name of the field or header.
    package var name: String
    /// Value, not percent-encoded.
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }

    package init(json: JSONElement) throws(JSONError) {
        name = try json.value("name", length: 1...)
        value = try json.value("value")
    }

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("value", value)
        }
    }
}

/// The response of a site of the university.
package struct CampusResponse: JSONCodable, APIParsable, Hashable {
    /// URL of the page, after redirects.
    package var url: String
    /// HTTP status, from 200 to 299. Other statuses are errors.
    package var status: Int
    /// Media type in lower case without parameters, such as `text/html`. `nil` if the server does not send
    /// it.
    package var mediaType: String?
    /// Body as a string.
    package var text: String?
    /// Body in base64.
    package var base64: String?
    /// Body as decoded JSON. `nil` also if the body is the JSON value null.
    package var json: JSONValue?
    /// Elements that match the parameter `selector`, as `markup.select` returns them.
    package var elements: [Element]?

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

    package func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("url", url)
            json.set("status", status)
            json.set("media_type", mediaType)
            json.set("text", text)
            json.set("base64", base64)
            json.set("json", self.json)
            json.set("elements", elements)
        }
    }
}
