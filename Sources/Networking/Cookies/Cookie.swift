import JSON

/// A stored cookie (RFC 6265, section 5.3).
struct Cookie: Sendable, Equatable {
    var name: String
    var value: String
    /// In lower case, without a leading dot.
    var domain: String
    /// Whether the cookie is not sent to subdomains.
    var isHostOnly: Bool
    var path: String
    var isSecure: Bool
    /// Stored, but without effect, because libdanxi runs no scripts.
    var isHTTPOnly: Bool
    /// Unix time in seconds; nil for a session cookie.
    var expires: Int?
    /// Position in the order of creation.
    var created = 0
    /// Number of the request whose response set the cookie.
    var requestNumber = 0

    /// Maximum length of name and value together, in bytes.
    static let limit = 4096

    /// Parses a Set-Cookie field (section 5.2). Returns nil if the field must be ignored.
    /// - Parameters:
    ///   - origin: the origin of the request.
    ///   - path: the path of the request.
    ///   - now: Unix time in seconds.
    init?(_ field: String, from origin: Origin, path requestPath: String, now: Int) {
        guard !field.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { return nil }
        var parts = field.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
        guard let pair = parts.popFirst(), let (name, value) = Self.pair(pair), !name.isEmpty,
            name.utf8.count + value.utf8.count <= Self.limit
        else { return nil }
        self.name = name
        self.value = value
        domain = origin.host
        isHostOnly = true
        path = CookiePath.default(for: requestPath)
        isSecure = false
        isHTTPOnly = false
        var maxAge: Int?
        for part in parts {
            let (key, value) = Self.pair(part) ?? (Self.trimmed(part), "")
            switch key.lowercased() {
            case "expires": expires = CookieDate.parse(value) ?? expires
            case "max-age": maxAge = Self.seconds(value) ?? maxAge
            case "domain": guard setDomain(value, host: origin.host) else { return nil }
            case "path": path = value.hasPrefix("/") ? value : CookiePath.default(for: requestPath)
            case "secure": isSecure = true
            case "httponly": isHTTPOnly = true
            default: break
            }
        }
        if let maxAge { expires = maxAge <= 0 ? .min : now + maxAge }
        guard hasValidPrefix, origin.scheme == "https" || !isSecurePrefixed else { return nil }
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
        if isSecurePrefixed, !isSecure { return false }
        return !name.hasPrefix("__Host-") || isHostOnly && path == "/"
    }

    private var isSecurePrefixed: Bool { name.hasPrefix("__Secure-") || name.hasPrefix("__Host-") }

    /// Returns false if the host must not set cookies for the domain.
    private mutating func setDomain(_ attribute: String, host: String) -> Bool {
        let domain = (attribute.hasPrefix(".") ? attribute.dropFirst() : attribute[...]).lowercased()
        if domain.isEmpty { return true }
        if CookieDomain.isPublicSuffix(domain), domain == host { return true }
        guard !CookieDomain.isPublicSuffix(domain), CookieDomain.matches(domain, host: host) else { return false }
        self.domain = domain
        isHostOnly = false
        return true
    }

    func isExpired(_ now: Int) -> Bool { expires.map { $0 <= now } ?? false }

    /// Whether both are the same cookie with the same value and attributes.
    func isSame(as other: Cookie) -> Bool {
        replaces(other) && value == other.value && isHostOnly == other.isHostOnly && isSecure == other.isSecure
            && isHTTPOnly == other.isHTTPOnly && expires == other.expires
    }

    /// Returns whether both have the same name, domain and path.
    func replaces(_ other: Cookie) -> Bool { name == other.name && domain == other.domain && path == other.path }

    func isFor(_ origin: Origin, path requestPath: String) -> Bool {
        (isHostOnly ? domain == origin.host : CookieDomain.matches(domain, host: origin.host))
            && CookiePath.matches(path, path: requestPath) && (!isSecure || origin.scheme == "https")
    }

    // MARK: Parsing

    private static func pair(_ part: Substring.UTF8View) -> (name: String, value: String)? {
        guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        return (trimmed(part[..<equals]), trimmed(part[part.index(after: equals)...]))
    }

    private static func trimmed(_ part: Substring.UTF8View) -> String {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        let head = part.drop(while: isSpace)
        guard let last = head.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(decoding: head[...last], as: UTF8.self)
    }

    /// Parses Max-Age. The result is at most ten years, so that no sum overflows.
    private static func seconds(_ value: String) -> Int? {
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        if value.hasPrefix("-") { return 0 }
        return min(Int(digits) ?? .max, 315_360_000)
    }
}

/// The JSON of a stored cookie.
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

    func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        object.set("name", name)
        object.set("value", value)
        object.set("domain", domain)
        object.set("host_only", isHostOnly)
        object.set("path", path)
        object.set("secure", isSecure)
        object.set("http_only", isHTTPOnly)
        object.set("expires", expires)
        return object.finish()
    }
}
