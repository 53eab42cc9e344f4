/// A cookie that was taken from a browser.
package struct BrowserCookie: Sendable {
    package let name: String
    package let value: String
    /// The domain of the cookie. If it starts with a dot, the cookie is also sent to subdomains.
    package let domain: String
    package let path: String
    /// Whether the cookie has the attribute Secure. The jar sends the cookie over https only, with or without the attribute.
    package let isSecure: Bool
    package let isHTTPOnly: Bool
    /// Unix time in seconds; nil for a session cookie.
    package let expires: Int?

    package init(name: String, value: String, domain: String, path: String, isSecure: Bool, isHTTPOnly: Bool, expires: Int?) {
        self.name = name
        self.value = value
        self.domain = domain
        self.path = path
        self.isSecure = isSecure
        self.isHTTPOnly = isHTTPOnly
        self.expires = expires
    }

    /// Returns whether the cookie's host is `parent` or one of its subdomains.
    package func belongs(to parent: String) -> Bool { CookieDomain.matches(parent, host: host) }

    /// The domain in lower case without its leading dot.
    package var host: String { (domain.hasPrefix(".") ? domain.dropFirst() : domain[...]).lowercased() }
}

extension CookieJar {
    package func isExpired(_ cookie: BrowserCookie) -> Bool { cookie.expires.map { $0 <= now() } ?? false }

    /// Adds a cookie from a browser. An existing cookie with the same name, domain, path and host-only flag is replaced.
    /// - Returns: false if the cookie is invalid.
    package func add(_ cookie: BrowserCookie) -> Bool {
        guard let cookie = Cookie(cookie) else { return false }
        put(cookie)
        return true
    }
}

extension Cookie {
    fileprivate init?(_ cookie: BrowserCookie) {
        let host = cookie.host
        guard !cookie.name.isEmpty, cookie.name.utf8.count + cookie.value.utf8.count <= SetCookieField.limit,
            cookie.name.isCookieText, !cookie.name.contains("="), cookie.value.isCookieText, cookie.path.isCookieText,
            cookie.path.hasPrefix("/"), !host.isEmpty, host.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "/") })
        else { return nil }
        let isHostOnly = !cookie.domain.hasPrefix(".")
        if !isHostOnly, CookieDomain.isPublicSuffix(host) { return nil }
        self.init(
            name: cookie.name, value: cookie.value, domain: host, isHostOnly: isHostOnly, path: cookie.path, isSecure: cookie.isSecure,
            isHTTPOnly: cookie.isHTTPOnly, expires: cookie.expires)
        guard hasValidPrefix else { return nil }
        // A browser's cookie does not show whether it was set over https. The cookie may belong to a sign-in, so the jar sends it over
        // https only.
        isSecure = true
    }
}

extension String {
    fileprivate var isCookieText: Bool { utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: ";") } }
}
