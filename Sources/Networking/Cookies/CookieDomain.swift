/// Matching of hosts and cookie domains (RFC 6265, section 5.1.3).
enum CookieDomain {
    /// Returns whether a cookie of the domain is sent to the host.
    static func matches(_ domain: String, host: String) -> Bool {
        host == domain || host.hasSuffix("." + domain) && !isAddress(host)
    }

    /// Returns whether different owners can register names below the domain. Cookies must not be set for such a domain.
    ///
    /// Instead of the public suffix list, it uses a stricter rule: single labels (`cn`), and labels of at most three characters below a
    /// country (`edu.cn`, `sh.cn`, `co.uk`). A host with such a name can still set host-only cookies.
    static func isPublicSuffix(_ domain: String) -> Bool {
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        guard let last = labels.last, labels.count > 1 else { return true }
        if labels.contains(where: \.isEmpty) { return true }
        return labels.count == 2 && last.utf8.count == 2 && (labels.first?.utf8.count ?? 0) <= 3
    }

    /// Returns whether the host is an IPv4 or IPv6 address. Addresses have no parent domain.
    private static func isAddress(_ host: String) -> Bool {
        host.utf8.contains(UInt8(ascii: ":"))
            || host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
