import HTTP
import Threads

/// The choice of the proxy for a request, by the same rules as libcurl's: the setting `network.proxy`, or else the variables of the
/// environment. The library needs this choice, because libcurl does not tell whether it uses a proxy, and with a proxy, the address of a
/// connection is not that of the server.
struct ProxyRule {
    private let configured: String?
    private let variable: (String) -> String?

    /// - Parameters:
    ///   - configured: the setting `network.proxy`.
    ///   - variable: returns the value of an environment variable. Nil if it is missing or empty.
    init(_ configured: String?, variable: @escaping (String) -> String? = { World.current[NetworkKey.self].environment($0) }) {
        self.configured = configured
        self.variable = variable
    }

    /// Returns the URL of the proxy for an origin. Nil if the connection is direct.
    func proxy(for origin: Origin) -> String? {
        // The variable HTTP_PROXY is not read: in a CGI program, it contains the header `Proxy` of the request.
        let names = (origin.scheme == "http" ? ["http_proxy"] : ["https_proxy", "HTTPS_PROXY"]) + ["all_proxy", "ALL_PROXY"]
        guard let proxy = configured ?? names.lazy.compactMap(variable).first, !isExcluded(origin.host) else { return nil }
        return proxy
    }

    private func isExcluded(_ host: String) -> Bool {
        guard let list = variable("no_proxy") ?? variable("NO_PROXY") else { return false }
        if list == "*" { return true }
        let name = (host.hasSuffix(".") ? host.dropLast() : host[...]).lowercased()
        let address = IPAddress(host)
        return list.split(whereSeparator: { $0 == "," || $0 == " " }).contains { entry in
            if let address { return Self.contains(address, entry) }
            var domain = entry.lowercased()
            if domain.hasSuffix(".") { domain.removeLast() }
            if domain.hasPrefix(".") { domain.removeFirst() }
            return !domain.isEmpty && (name == domain || name.hasSuffix("." + domain))
        }
    }

    /// Returns whether `entry` is the address, or a network that contains the address, such as `10.0.0.0/8`.
    private static func contains(_ address: IPAddress, _ entry: Substring) -> Bool {
        let parts = entry.split(separator: "/", maxSplits: 1)
        guard let first = parts.first, let network = IPAddress(String(first)) else { return false }
        return address.hasPrefix(network, bits: parts.count > 1 ? Int(parts[1]) ?? -1 : network.bytes.count * 8)
    }
}
