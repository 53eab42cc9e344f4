/// Matching of cookie paths (RFC 6265bis, section 5.1.4).
enum CookiePath {
    /// Returns whether a cookie with the path `cookie` is sent with a request to `path`.
    static func matches(_ cookie: String, path: String) -> Bool {
        path == cookie || path.hasPrefix(cookie) && (cookie.hasSuffix("/") || path.dropFirst(cookie.count).hasPrefix("/"))
    }

    /// Returns the path of a cookie that was set without the attribute Path: the directory of `path`, the path of the request.
    static func `default`(for path: String) -> String {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
