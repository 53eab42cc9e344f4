import Text

/// The parts of a URL (RFC 3986), whose authority may have several hosts.
struct RedisURLParts {
    let scheme: String
    let user: String?
    let password: String?
    let hasValidCredentials: Bool
    /// The authority without credentials.
    let authority: Substring
    let path: Substring
    /// The items of the query, decoded.
    let query: [String: String]

    init?(_ url: String) {
        guard url.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }), !url.contains("#"), let colon = url.firstIndex(of: ":"),
            url[colon...].hasPrefix("://")
        else { return nil }
        scheme = url[..<colon].lowercased()
        let rest = url[colon...].dropFirst(3)
        let end = rest.firstIndex { $0 == "/" || $0 == "?" } ?? rest.endIndex
        let mark = rest[end...].firstIndex(of: "?") ?? rest.endIndex
        path = rest[end..<mark]
        guard let query = Self.query(rest[mark...].dropFirst()) else { return nil }
        self.query = query
        let authority = rest[..<end]
        guard let at = authority.lastIndex(of: "@") else {
            (user, password, hasValidCredentials, self.authority) = (nil, nil, true, authority)
            return
        }
        self.authority = authority[at...].dropFirst()
        let credentials = authority[..<at]
        let separator = credentials.firstIndex(of: ":")
        user = credentials[..<(separator ?? credentials.endIndex)].percentDecoded
        password = separator.flatMap { credentials[$0...].dropFirst().percentDecoded }
        hasValidCredentials = user != nil && password.map { !$0.isEmpty } ?? false
    }

    /// Returns the items of a query. Nil if one is malformed or occurs twice.
    private static func query(_ text: Substring) -> [String: String]? {
        var items: [String: String] = [:]
        for item in text.split(separator: "&") {
            guard let equals = item.firstIndex(of: "="), let value = item[equals...].dropFirst().percentDecoded,
                items.updateValue(value, forKey: String(item[..<equals])) == nil
            else { return nil }
        }
        return items
    }
}
