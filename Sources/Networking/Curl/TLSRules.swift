import CCurl

/// The versions and suites of TLS for each host.
package struct TLSRules: Hashable, Sendable {
    /// An entry of `network.tls_max`: a pattern of hosts, and the highest version for them.
    private struct Limit: Hashable {
        let hosts: HostPattern
        let version: String
    }

    private let limits: [Limit]

    /// - Parameter entries: valid entries of `network.tls_max`, `HOST:VERSION`. The first one that matches a host counts.
    package init(_ entries: [String] = []) {
        limits = entries.map { entry in
            let (host, version) = Self.parts(entry)
            return Limit(hosts: HostPattern(String(host)), version: String(version))
        }
    }

    /// A description of the problem with an entry, or nil if it is valid.
    package static func problem(withEntry entry: String) -> String? {
        let (host, version) = parts(entry)
        guard HostPattern(String(host)).problem == nil, ["1.2", "1.3"].contains(version) else {
            return "expected HOST:VERSION with the version 1.2 or 1.3, such as example.org:1.2, *.example.org:1.2 or *:1.2"
        }
        return nil
    }

    /// Returns the host and the version of an entry. The version follows the last colon, because an IPv6 address has colons.
    private static func parts(_ entry: String) -> (host: Substring, version: Substring) {
        guard let colon = entry.lastIndex(of: ":") else { return (entry[...], "") }
        return (entry[..<colon], entry[colon...].dropFirst())
    }

    /// Whether no host has a limit.
    var isEmpty: Bool { limits.isEmpty }

    /// The value of CURLOPT_SSLVERSION for a host in lower case.
    func versions(for host: String) -> Int {
        Int(CURL_SSLVERSION_TLSv1_2) | (isLimited(host) ? Int(CURL_SSLVERSION_MAX_TLSv1_2) : 0)
    }

    /// Whether a host gets no newer version than TLS 1.2.
    private func isLimited(_ host: String) -> Bool { limits.first { $0.hosts.matches(host) }?.version == "1.2" }

    /// The suites of TLS 1.2 that have forward secrecy: without those whose traffic can be read by everybody who gets the server's key
    /// later. All suites of TLS 1.3 have it.
    static let forwardSecrecy = "DEFAULT:!kRSA:!PSK:!SRP"

    /// The suites of TLS 1.2 for a host in lower case. Nil for the system's suites, with which old servers of the university work.
    static func suites(for host: String) -> String? {
        campus.contains { $0.matches(host) } ? nil : forwardSecrecy
    }

    /// Returns what may help after a failed handshake with a host: sentences with a space before each, or an empty string.
    func advice(for host: String) -> String {
        (isLimited(host) ? "" : " If \(host) fails with TLS 1.3, set network.tls_max to \(host):1.2.")
            + (Self.suites(for: host) == nil ? "" : " A server without forward secrecy is refused.")
    }

    private static let campus = ["fudan.edu.cn", "*.fudan.edu.cn", "fudan.sh.cn", "*.fudan.sh.cn"].map { HostPattern($0) }
}
