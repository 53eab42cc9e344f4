import CPSL

/// Matching of hosts and cookie domains (RFC 6265bis, section 5.1.3).
enum CookieDomain {
    /// Returns whether `host` is `domain` or one of its subdomains.
    static func matches(_ domain: String, host: String) -> Bool {
        host == domain || host.hasSuffix("." + domain) && !isAddress(host)
    }

    /// Returns whether `domain` is a public suffix, such as `edu.cn`: different owners can register names below it, so cookies must not be
    /// set for it. Also returns true for a string that the Public Suffix List cannot contain, such as one with a space.
    static func isPublicSuffix(_ domain: String) -> Bool {
        let isName = domain.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !"\(domain).".contains("..") && !domain.hasPrefix(".")
        // If libpsl was built without the list, it returns 1 for every domain.
        return !isName || psl_is_public_suffix(psl_builtin(), domain) == 1
    }

    /// Returns whether `host` is an IPv4 or IPv6 address. An address is not a subdomain, even if it ends like one: `10.0.0.1` is not a
    /// subdomain of `0.0.1`.
    private static func isAddress(_ host: String) -> Bool {
        host.utf8.contains(UInt8(ascii: ":"))
            || host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
