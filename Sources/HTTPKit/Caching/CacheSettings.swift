import Calendar
import HTTP

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

    func mayStore(_ response: HTTPResponse, sent: HTTPHeaders) -> Bool {
        switch rule {
        case .http: CachedResponse.mayStore(response.status, response.headers, sent: sent)
        // A part must not take the place of the whole.
        case .fixed: response.isSuccess && response.status != 206
        }
    }

    func use(_ stored: CachedResponse, for sent: HTTPHeaders, at now: Int) -> CachedResponse.Use {
        switch rule {
        case .http: return stored.use(for: sent, at: now)
        case .fixed(let seconds, let until):
            let isExpired = seconds.map { now - stored.received >= $0 } ?? false || until?.unixSeconds.map { now >= $0 } ?? false
            return isExpired ? .afterValidation : .fresh
        }
    }
}
