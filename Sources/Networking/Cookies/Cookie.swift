import HTTP
import JSON

/// A stored cookie (RFC 6265bis, section 5.7).
struct Cookie: Sendable, Equatable {
    var name: String
    var value: String
    /// The domain in lower case, without a leading dot.
    var domain: String
    /// Whether the cookie is not sent to subdomains.
    var isHostOnly: Bool
    var path: String
    /// Whether the cookie is sent over https only. True for a cookie with the attribute Secure, for a cookie from a browser and, unless
    /// plain http is allowed, for every cookie that a response over https set. The last rule is stricter than the RFC, because some servers
    /// of the university forget the attribute.
    var isSecure: Bool
    /// Whether the cookie has the attribute HttpOnly. The attribute has no effect, because libdanxi runs no scripts.
    var isHTTPOnly: Bool
    /// Unix time in seconds; nil for a session cookie.
    var expires: Int?
    /// Position in the order in which the cookies were created.
    var created = 0
    /// Number of the last request that has sent the cookie since it was stored. If no request has sent the cookie since then, the number of
    /// the last request before it was stored.
    var lastUsed = 0
    /// Number of the request whose response set the cookie. For a cookie from a browser or another process, the number of the next request.
    /// 0 for a cookie that was loaded with a saved sign-in.
    var requestNumber = 0

    /// Creates the cookie that the Set-Cookie field of a response describes. Returns nil if the field must be ignored.
    /// - Parameters:
    ///   - origin: the origin of the request.
    ///   - path: the path of the request.
    ///   - now: Unix time in seconds.
    ///   - allowsPlainHTTP: see ``CookieClient``.
    init?(_ field: String, from origin: Origin, path requestPath: String, now: Int, allowsPlainHTTP: Bool) {
        guard let field = SetCookieField(field, now: now), origin.isEncrypted || !field.isSecure else { return nil }
        let isSuffix = CookieDomain.isPublicSuffix(field.domain)
        let isHostOnly = field.domain.isEmpty || isSuffix && field.domain == origin.host
        guard isHostOnly || !isSuffix && CookieDomain.matches(field.domain, host: origin.host) else { return nil }
        let path = field.path.flatMap { $0.isEmpty ? nil : $0 } ?? CookiePath.default(for: requestPath)
        self.init(
            name: field.name, value: field.value, domain: isHostOnly ? origin.host : field.domain, isHostOnly: isHostOnly, path: path,
            isSecure: field.isSecure, isHTTPOnly: field.isHTTPOnly, expires: field.expires)
        guard hasValidPrefix, !hasPrefix("__Host-") || field.path != nil else { return nil }
        if !allowsPlainHTTP { isSecure = origin.isEncrypted }
    }

    init(
        name: String, value: String, domain: String, isHostOnly: Bool, path: String, isSecure: Bool, isHTTPOnly: Bool, expires: Int?
    ) {
        self.name = name
        self.value = value
        self.domain = domain
        self.isHostOnly = isHostOnly
        self.path = path
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
        self.expires = expires
    }

    /// Whether the cookie has the attributes that a prefix of its name demands (RFC 6265bis, section 4.1.3).
    var hasValidPrefix: Bool {
        // A cookie without a name is sent as its value alone, which a server would read as name and value.
        if name.isEmpty { return !value.hasCookiePrefix("__Secure-") && !value.hasCookiePrefix("__Host-") }
        if hasPrefix("__Secure-") { return isSecure }
        return !hasPrefix("__Host-") || isSecure && isHostOnly && path == "/"
    }

    private func hasPrefix(_ prefix: String) -> Bool { name.hasCookiePrefix(prefix) }

    // MARK: Comparison

    func isExpired(_ now: Int) -> Bool { expires.map { $0 <= now } ?? false }

    /// Returns whether `other` is the same cookie with the same value and attributes.
    func isSame(as other: Cookie) -> Bool {
        replaces(other) && value == other.value && isSecure == other.isSecure && isHTTPOnly == other.isHTTPOnly && expires == other.expires
    }

    /// Returns whether this cookie replaces `other`: name, domain, path and host-only flag are equal.
    func replaces(_ other: Cookie) -> Bool {
        name == other.name && domain == other.domain && path == other.path && isHostOnly == other.isHostOnly
    }

    /// Returns whether this cookie must not be stored because it is not secure and would be sent instead of `other`, which is secure (RFC
    /// 6265bis, section 5.7, step 14).
    func hides(_ other: Cookie) -> Bool {
        !isSecure && other.isSecure && name == other.name && CookiePath.matches(other.path, path: path)
            && (CookieDomain.matches(domain, host: other.domain) || CookieDomain.matches(other.domain, host: domain))
    }

    // MARK: Sending

    func isFor(_ origin: Origin, path requestPath: String) -> Bool {
        (isHostOnly ? domain == origin.host : CookieDomain.matches(domain, host: origin.host))
            && CookiePath.matches(path, path: requestPath) && (!isSecure || origin.isEncrypted)
    }

    /// The cookie as in the header Cookie: `name=value`, or the value alone for a cookie without a name.
    var pair: String { name.isEmpty ? value : "\(name)=\(value)" }
}

extension String {
    /// Returns whether the string starts with `prefix`. The case is ignored, because some servers ignore the case of cookie names.
    fileprivate func hasCookiePrefix(_ prefix: String) -> Bool { self.prefix(prefix.count).lowercased() == prefix.lowercased() }
}

extension Cookie: JSONCodable {
    init(json: JSONElement) throws(JSONError) {
        name = try json.value("name")
        value = try json.value("value")
        domain = try json.value("domain")
        isHostOnly = try json.value("host_only")
        path = try json.value("path")
        isSecure = try json.value("secure")
        isHTTPOnly = try json.value("http_only")
        expires = try json.optional("expires")
    }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.set("name", name)
            json.set("value", value)
            json.set("domain", domain)
            json.set("host_only", isHostOnly)
            json.set("path", path)
            json.set("secure", isSecure)
            json.set("http_only", isHTTPOnly)
            json.set("expires", expires)
        }
    }
}
