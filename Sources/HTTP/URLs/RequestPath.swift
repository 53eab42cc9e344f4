import Text

/// The check that a path from a program stays below the base URL of a server.
package enum RequestPath {
    /// The characters of a path besides letters, digits and percent-encoded bytes (RFC 3986, section 3.3).
    private static let allowed = Set("-._~!$&'()*+,;=:@/%")

    /// Returns the problem of a path for an error message, or nil if the path is percent-encoded, starts with exactly one slash and cannot
    /// leave the base URL.
    package static func problem(with path: String) -> String? {
        guard path.hasPrefix("/") else { return "must start with a slash, such as /divisions" }
        guard path.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || allowed.contains($0)) }) else {
            return "contains a character that must be percent-encoded; pass the query as `query`"
        }
        for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropLast(path.hasSuffix("/") ? 1 : 0) {
            guard let decoded = segment.percentDecoded, !decoded.contains(where: { "%/\\".contains($0) || $0.isControl }) else {
                return "must not contain a percent-encoded slash, backslash, `%` or control character, or bytes that are not UTF-8"
            }
            guard !["", ".", ".."].contains(decoded) else { return "must not contain an empty segment, `.` or `..`" }
        }
        return nil
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
}
