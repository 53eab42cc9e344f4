import Calendar

/// How the responses of a host are cached.
package struct CacheSettings: Sendable, Hashable {
    /// How long a response is valid.
    package enum Rule: Sendable, Hashable {
        /// For the time that follows from the response's headers (RFC 9111).
        case http
        /// For a period, or until an instant. Without both, it does not expire.
        case fixed(seconds: Int?, until: Timestamp?)
    }

    var medium: CacheMedium
    var rule: Rule
    /// Names of the query parameters that are not part of the cache key.
    var ignoredParameters: Set<String> = []
    /// A string of the program that is added to the cache key.
    var extraKey = ""

    package init(medium: CacheMedium = .none, rule: Rule = .http) {
        (self.medium, self.rule) = (medium, rule)
    }
}
