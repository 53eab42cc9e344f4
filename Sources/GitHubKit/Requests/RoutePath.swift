import Errors
import Text

/// Percent-encodes the parameters of a path. It refuses values that would lead to another place.
enum RoutePath {
    /// One segment, such as a user's name. A slash becomes `%2F`.
    static func segment(_ value: String) throws(DanXiError) -> String {
        guard !["", ".", ".."].contains(value) else { throw problem(with: value, "expected a name") }
        return value.urlEncoded()
    }

    /// The segments of a file's path.
    static func path(_ value: String) throws(DanXiError) -> String {
        let segments = value.split(separator: "/", omittingEmptySubsequences: false)
        var encoded: [String] = []
        for part in segments {
            guard !["", ".", ".."].contains(part) else {
                throw problem(with: value, "expected a path without empty parts, `.` and `..`, such as docs/index.md")
            }
            encoded.append(String(part).urlEncoded())
        }
        return encoded.joined(separator: "/")
    }

    /// A repository: `owner/name`.
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
