import Calls
import HTTP

/// The settings of a host in the configuration.
package struct HostSettings: Sendable {
    package let name: String
    /// The start of the host's URLs, without a slash at the end.
    package let baseURL: String
    package let headers: HTTPHeaders
    /// The values of `headers` that must not appear in error messages.
    package let secrets: Secrets
    package let envelope: Envelope?
    package let keepsCookies: Bool
    package let politeness: Politeness
    package let retries: Int
    let cache: CacheSettings

    package init(
        name: String, baseURL: String, headers: HTTPHeaders = [:], secrets: Secrets = Secrets(), envelope: Envelope? = nil,
        keepsCookies: Bool = true, politeness: Politeness = Politeness(), retries: Int = 2, cache: CacheSettings = CacheSettings()
    ) {
        self.name = name
        self.baseURL = baseURL
        self.headers = headers
        self.secrets = secrets
        self.envelope = envelope
        self.keepsCookies = keepsCookies
        self.politeness = politeness
        self.retries = retries
        self.cache = cache
    }
}
