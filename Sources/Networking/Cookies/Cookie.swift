import JSON

/// A cookie as the jar keeps it (RFC 6265, section 5.3).
struct Cookie: Sendable, Equatable {
    var name: String
    var value: String
    /// In lower case, without a leading dot.
    var domain: String
    /// Whether it is for that host alone, not for those below.
    var isHostOnly: Bool
    var path: String
    var isSecure: Bool
    /// Kept for what it says; nothing here shows cookies to scripts.
    var isHTTPOnly: Bool
    /// Seconds since 1970; nil: it ends with the session.
    var expires: Int?
    /// Its place in the order of making.
    var created = 0
    /// The request whose answer set it.
    var mark = 0

    /// Names and values beyond this are refused.
    private static let limit = 4096

    /// Reads a Set-Cookie field (section 5.2); nil if it is to be ignored.
    /// - Parameters:
    ///   - origin: of the request.
    ///   - path: of the request.
    ///   - now: seconds since 1970.
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
            let (key, value) = Self.pair(part) ?? (Self.text(part), "")
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
        // What the prefixes promise holds (RFC 6265bis, section 4.1.3).
        if name.hasPrefix("__Secure-") || name.hasPrefix("__Host-"), !isSecure || origin.scheme != "https" { return nil }
        if name.hasPrefix("__Host-"), !isHostOnly || path != "/" { return nil }
    }

    /// False if the cookie is not the host's to set.
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

    /// Whether it is the same cookie, with another value.
    func replaces(_ other: Cookie) -> Bool { name == other.name && domain == other.domain && path == other.path }

    func isFor(_ origin: Origin, path requestPath: String) -> Bool {
        (isHostOnly ? domain == origin.host : CookieDomain.matches(domain, host: origin.host))
            && CookiePath.matches(path, path: requestPath) && (!isSecure || origin.scheme == "https")
    }

    // MARK: Reading

    private static func pair(_ part: Substring.UTF8View) -> (name: String, value: String)? {
        guard let equals = part.firstIndex(of: UInt8(ascii: "=")) else { return nil }
        return (text(part[..<equals]), text(part[part.index(after: equals)...]))
    }

    /// Without spaces around it.
    private static func text(_ part: Substring.UTF8View) -> String {
        let isSpace: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 }
        let head = part.drop(while: isSpace)
        guard let last = head.lastIndex(where: { !isSpace($0) }) else { return "" }
        return String(decoding: head[...last], as: UTF8.self)
    }

    /// Within ten years, which no cookie of ours outlives.
    private static func seconds(_ text: String) -> Int? {
        let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        if text.hasPrefix("-") { return 0 }
        return min(Int(digits) ?? .max, 315_360_000)
    }
}

/// How cookies are kept in a file.
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
