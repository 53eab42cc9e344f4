import Errors
import Text

/// The percent-encoding of a method's parameters for the path of a URL. Values that would lead to another path, such as `..`, are refused.
enum RoutePath {
    /// Returns a value, such as a user's name, as one percent-encoded segment. A slash becomes `%2F`.
    static func segment(_ value: String) throws(DanXiError) -> String {
        guard !["", ".", ".."].contains(value) else { throw problem(with: value, "expected a name other than `.` and `..`") }
        return value.urlEncoded()
    }

    /// Returns the path of a file, percent-encoded except for the slashes, which separate segments.
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

    /// Returns a repository in the form `owner/name`, percent-encoded.
    static func repository(_ value: String) throws(DanXiError) -> String {
        guard value.split(separator: "/", omittingEmptySubsequences: false).count == 2 else {
            throw problem(with: value, "expected a repository in the form owner/name, such as DanXi-Dev/DanXi")
        }
        return try path(value)
    }

    private static func problem(with value: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "github: the value `\(value.prefix(100))` is invalid: \(problem).")
    }
}
