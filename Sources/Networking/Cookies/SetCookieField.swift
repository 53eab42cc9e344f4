/// A Set-Cookie field (RFC 6265bis, section 5.6).
struct SetCookieField {
    var name: String
    var value: String
    /// Unix time in seconds; nil for a session cookie.
    var expires: Int?
    /// The attribute Domain in lower case, without a leading dot. Empty if the attribute is missing.
    var domain = ""
    /// The attribute Path. Nil if the attribute is missing. Empty if its value is not an absolute path, so that the default path applies.
    var path: String?
    var isSecure = false
    var isHTTPOnly = false

    /// Maximum length of name and value together, in bytes.
    static let limit = 4096
    /// Maximum length of an attribute's value, in bytes. An attribute with a longer value is ignored.
    private static let attributeLimit = 1024
    /// Maximum lifetime of a cookie, in seconds: 400 days.
    private static let ageLimit = 400 * 86_400

    /// Parses a field. Returns nil if the field must be ignored.
    /// - Parameter now: Unix time in seconds.
    init?(_ field: String, now: Int) {
        guard !field.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { return nil }
        var parts = field.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)[...]
        guard let pair = parts.popFirst() else { return nil }
        // A field without an equals sign sets a cookie with a value, but no name.
        (name, value) = Self.pair(pair) ?? ("", Self.trimmed(pair))
        guard !name.isEmpty || !value.isEmpty, name.utf8.count + value.utf8.count <= Self.limit else { return nil }
        var maxAge: Int?
        for part in parts {
            let (name, value) = Self.pair(part) ?? (Self.trimmed(part), "")
            guard value.utf8.count <= Self.attributeLimit else { continue }
            switch name.lowercased() {
            case "expires": expires = CookieDate.parse(value) ?? expires
            case "max-age": maxAge = Self.seconds(value) ?? maxAge
            case "domain": domain = (value.hasPrefix(".") ? value.dropFirst() : value[...]).lowercased()
            case "path": path = value.hasPrefix("/") ? value : ""
            case "secure": isSecure = true
            case "httponly": isHTTPOnly = true
            default: break
            }
        }
        if let maxAge { expires = maxAge <= 0 ? .min : now + maxAge }
        expires = expires.map { min($0, now + Self.ageLimit) }
    }

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

    /// Parses the value of Max-Age. Returns nil if the value is not an integer, 0 for a negative one, and at most `ageLimit`, so that
    /// adding the current time does not overflow.
    private static func seconds(_ value: String) -> Int? {
        let digits = value.hasPrefix("-") ? value.dropFirst() : value[...]
        guard !digits.isEmpty, digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return nil }
        if value.hasPrefix("-") { return 0 }
        return min(Int(digits) ?? .max, ageLimit)
    }
}
