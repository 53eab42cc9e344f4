import Errors
import Networking

/// Checks paths that a caller chose, so that they stay below the base URL of a server.
enum RequestPath {
    /// The characters of a path besides letters, digits and percent-encoded bytes (RFC 3986, section 3.3).
    private static let allowed = Set("-._~!$&'()*+,;=:@/%")

    /// Throws unless the path is percent-encoded, starts with one slash and cannot leave the base URL.
    static func check(_ path: String) throws(DanXiError) {
        guard path.hasPrefix("/") else { throw refusal("path", "must start with a slash, such as /divisions") }
        guard path.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || allowed.contains($0)) }) else {
            throw refusal("path", "has a character that must be percent-encoded; pass the query as `query`")
        }
        for segment in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).dropLast(path.hasSuffix("/") ? 1 : 0) {
            guard let decoded = segment.percentDecoded, !decoded.contains(where: { "%/\\".contains($0) || $0.isControl }) else {
                throw refusal("path", "has a percent-encoded byte that a path cannot have")
            }
            guard !["", ".", ".."].contains(decoded) else { throw refusal("path", "has an empty segment, `.` or `..`") }
        }
    }

    static func refusal(_ parameter: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "forum.request: `\(parameter)`: \(problem).")
    }
}

extension Character {
    fileprivate var isControl: Bool { unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } }
}
