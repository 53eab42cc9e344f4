/// The limits of the requests per second to servers, by host.
package struct RequestRates: Sendable {
    private let rates: [(hosts: HostPattern, rate: RequestRate)]

    /// - Parameter entries: valid entries of `network.max_requests_per_second`, `HOST:N` or `HOST:N/BURST`. The first one that matches a host
    ///   counts.
    package init(_ entries: [String] = []) {
        rates = entries.compactMap { Self.parts($0) }
    }

    /// Returns the limit for a host in lower case. Nil if it has none.
    package func rate(for host: String) -> RequestRate? { rates.first { $0.hosts.matches(host) }?.rate }

    /// A description of the problem with an entry, or nil if it is valid.
    package static func problem(withEntry entry: String) -> String? {
        guard parts(entry) == nil else { return nil }
        return
            "expected HOST:N or HOST:N/BURST, such as example.org:5, *.example.org:0.5 or *:10/20, with 0.01 to 1000 requests per second, and a burst of at least 1 and at most the requests of a minute"
    }

    /// The number follows the last colon, because an IPv6 address has colons.
    private static func parts(_ entry: String) -> (hosts: HostPattern, rate: RequestRate)? {
        guard let colon = entry.lastIndex(of: ":") else { return nil }
        let hosts = HostPattern(String(entry[..<colon]))
        guard hosts.problem == nil, let rate = RequestRate(entry[colon...].dropFirst()) else { return nil }
        return (hosts, rate)
    }
}

/// A limit of requests per second.
package struct RequestRate: Sendable {
    /// The time between two requests, in whole microseconds.
    package let interval: Duration
    /// The number of requests that may be sent at once after a time without requests.
    package let burst: Int
    /// The limit for messages, as it is configured.
    package let text: String

    /// - Parameter text: `N` or `N/BURST`. Without a burst, it is the number of requests of a second, and at least 1.
    fileprivate init?(_ text: Substring) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.allSatisfy({ $0.utf8.allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || $0 == UInt8(ascii: ".") } }),
            let number = Double(parts[0]), (0.01...1000).contains(number),
            let burst = parts.count > 1 ? Int(parts[1]) : max(1, Int(number.rounded(.up))), burst >= 1,
            burst == 1 || Double(burst) <= number * 60
        else { return nil }
        interval = .microseconds(Int((1_000_000 / number).rounded(.up)))
        self.burst = burst
        self.text = String(parts[0])
    }
}
