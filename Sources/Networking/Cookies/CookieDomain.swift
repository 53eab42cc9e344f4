/// Hosts and domains as cookies see them (RFC 6265, section 5.1.3).
enum CookieDomain {
    /// Whether a cookie of the domain is for the host.
    static func matches(_ domain: String, host: String) -> Bool {
        host == domain || host.hasSuffix("." + domain) && !isAddress(host)
    }

    /// Whether names below it belong to different people, so that no cookie is for all of them.
    ///
    /// Without the list of all such suffixes this errs on the safe side: single labels (`cn`), and below a country what is short
    /// (`edu.cn`, `sh.cn`, `co.uk`). A host of such a name still has cookies of its own.
    static func isPublicSuffix(_ domain: String) -> Bool {
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, labels.count > 1 else { return true }
        if labels.contains(where: \.isEmpty) { return true }
        return labels.count == 2 && last.utf8.count == 2 && (labels.first?.utf8.count ?? 0) <= 3
    }

    /// IPv4 and IPv6 addresses, which have no domains above them.
    private static func isAddress(_ host: String) -> Bool {
        host.utf8.contains(UInt8(ascii: ":"))
            || host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}

/// Paths as cookies see them (RFC 6265, section 5.1.4).
enum CookiePath {
    static func matches(_ cookie: String, path: String) -> Bool {
        path == cookie || path.hasPrefix(cookie) && (cookie.hasSuffix("/") || path.dropFirst(cookie.count).hasPrefix("/"))
    }

    /// The path of a cookie that names none.
    static func `default`(for path: String) -> String {
        guard path.hasPrefix("/"), let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    /// The path of an absolute URL.
    static func of(_ url: String) -> String {
        guard let scheme = url.firstRange(of: "://") else { return "/" }
        let rest = url[scheme.upperBound...].prefix { $0 != "?" && $0 != "#" }
        return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
    }
}

extension StringProtocol {
    /// Where another text is first found in this one.
    package func firstRange(of text: String) -> Range<Index>? {
        var start = startIndex
        while true {
            if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
            guard start != endIndex else { return nil }
            start = index(after: start)
        }
    }
}
