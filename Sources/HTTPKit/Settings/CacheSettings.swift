import Calendar

/// The settings for the cached responses of a host.
package struct CacheSettings: Sendable, Hashable {
    /// The rule that decides how long a response is valid.
    package enum Rule: Sendable, Hashable {
        /// A response is valid for the time that follows from its headers (RFC 9111).
        case http
        /// A response is valid for `seconds`, and at most until the time `until`. If both are nil, the response is valid indefinitely.
        case fixed(seconds: Int?, until: Timestamp?)
    }

    var medium: CacheMedium
    var rule: Rule
    /// Names of the query parameters that are not part of the cache key.
    var ignoredParameters: Set<String> = []
    /// A string from the program that becomes a part of the cache key.
    var extraKey = ""

    package init(medium: CacheMedium = .none, rule: Rule = .http) {
        (self.medium, self.rule) = (medium, rule)
    }
}
