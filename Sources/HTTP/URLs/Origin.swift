/// The scheme, host and port of a URL. After a redirect to another origin, credential headers are not sent.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The scheme in lower case.
    package let scheme: String
    /// The host in lower case. An IPv6 address is in brackets.
    package let host: String
    package let port: String
    /// Whether the host is this computer itself.
    package let isLoopback: Bool

    init(scheme: String, host: String, port: String) {
        (self.scheme, self.host, self.port) = (scheme, host, port)
        isLoopback = Self.isLoopback(host)
    }

    /// Creates the origin of a URL. Returns nil if libcurl cannot parse the URL.
    package init?(_ url: String) {
        guard let origin = KnownOrigins.origin(of: url, parse: { ParsedURL(url)?.origin }) else { return nil }
        self = origin
    }

    package var description: String { "\(scheme)://\(host):\(port)" }

    /// Whether requests to the origin are encrypted.
    package var isEncrypted: Bool { scheme == "https" }

    private static func isLoopback(_ host: String) -> Bool {
        guard host.hasPrefix("127.") else { return host == "localhost" || host == "[::1]" }
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
        return numbers.count == 4 && numbers.allSatisfy { UInt8($0) != nil }
    }
}
