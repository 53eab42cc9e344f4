import Text

/// Checks paths that a caller chose, so that they stay below the base URL of a server.
package enum RequestPath {
    /// The characters of a path besides letters, digits and percent-encoded bytes (RFC 3986, section 3.3).
    private static let allowed = Set("-._~!$&'()*+,;=:@/%")

    /// Returns what is wrong with a path, or nil. It must be percent-encoded and start with one slash, and cannot leave the base URL.
    package static func problem(with path: String) -> String? {
        guard path.hasPrefix("/") else { return "must start with a slash, such as /divisions" }
        guard path.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || allowed.contains($0)) }) else {
            return "has a character that must be percent-encoded; pass the query as `query`"
        }
        for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropLast(path.hasSuffix("/") ? 1 : 0) {
            guard let decoded = segment.percentDecoded, !decoded.contains(where: { "%/\\".contains($0) || $0.isControl }) else {
                return "has a percent-encoded byte that a path cannot have"
            }
            guard !["", ".", ".."].contains(decoded) else { return "has an empty segment, `.` or `..`" }
        }
        return nil
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
}
