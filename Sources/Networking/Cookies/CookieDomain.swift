import CPSL

/// Matching of hosts and cookie domains (RFC 6265bis, section 5.1.3).
enum CookieDomain {
    /// Returns whether a cookie of the domain is sent to the host.
    static func matches(_ domain: String, host: String) -> Bool {
        host == domain || host.hasSuffix("." + domain) && !isAddress(host)
    }

    /// Returns whether different owners can register names below the domain, such as `edu.cn`, by the Public Suffix List. Cookies must not be
    /// set for such a domain. Also true for a name that the list cannot contain.
    static func isPublicSuffix(_ domain: String) -> Bool {
        let isName = domain.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } && !"\(domain).".contains("..") && !domain.hasPrefix(".")
        // libpsl also returns 1 if it was built without the list.
        return !isName || psl_is_public_suffix(psl_builtin(), domain) == 1
    }

    /// Returns whether the host is an IPv4 or IPv6 address. Addresses have no parent domain.
    private static func isAddress(_ host: String) -> Bool {
        host.utf8.contains(UInt8(ascii: ":"))
            || host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }
}
