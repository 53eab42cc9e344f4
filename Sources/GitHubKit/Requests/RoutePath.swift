import Errors
import Text

/// Percent-encodes the parameters of a path. Values that would lead to another path, such as `..`, are refused.
enum RoutePath {
    /// Returns a value as one segment, such as a user's name. A slash becomes `%2F`.
    static func segment(_ value: String) throws(DanXiError) -> String {
        guard !["", ".", ".."].contains(value) else { throw problem(with: value, "expected a name") }
        return value.urlEncoded()
    }

    /// Returns the path of a file, whose slashes separate segments.
    static func path(_ value: String) throws(DanXiError) -> String {
        let segments = value.split(separator: "/", omittingEmptySubsequences: false)
        var encoded: [String] = []
        for part in segments {
            guard !["", ".", ".."].contains(part) else {
                throw problem(with: value, "expected a path without empty segments, `.` and `..`, such as docs/index.md")
            }
            encoded.append(String(part).urlEncoded())
        }
        return encoded.joined(separator: "/")
    }

    /// Returns a repository in the form `owner/name`.
    static func repository(_ value: String) throws(DanXiError) -> String {
        guard value.split(separator: "/", omittingEmptySubsequences: false).count == 2 else {
            throw problem(with: value, "expected a repository in the form owner/name, such as DanXi-Dev/DanXi")
        }
        return try path(value)
    }

    private static func problem(with value: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "github: `\(value.prefix(100))`: \(problem).")
    }
}
