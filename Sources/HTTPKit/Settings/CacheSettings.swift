import Calendar

/// Where and how long the responses of a host are kept.
package struct CacheSettings: Sendable, Hashable {
    /// How long a response is valid.
    package enum Rule: Sendable, Hashable {
        /// As the server says in its headers.
        case http
        /// For a time, or until a time; without both, for ever.
        case fixed(seconds: Int?, until: Timestamp?)
    }

    var medium: CacheMedium
    var rule: Rule
    /// The parameters of the query that do not matter.
    var ignoredParameters: Set<String> = []
    /// A further part of the key.
    var extraKey = ""

    package init(medium: CacheMedium = .none, rule: Rule = .http) {
        (self.medium, self.rule) = (medium, rule)
    }
}
