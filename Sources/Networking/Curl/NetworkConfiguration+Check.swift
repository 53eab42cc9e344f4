import CCurl
import Connections
import Threads

/// Checks of settings, so that a mistake is reported when the session is opened and not by its first call. Each function returns a
/// description of the problem for an error message, or nil if the setting is valid.
extension NetworkConfiguration {
    /// - Parameter path: a PEM file with at least one certificate.
    package static func problem(withCAFile path: String) -> String? {
        World.current[NetworkKey.self].problem(withCAFile: path)
    }

    package static func problem(withKeyOf certificate: ClientCertificate) -> String? {
        World.current[NetworkKey.self].problem(withKeyOf: certificate)
    }

    /// - Parameter url: a proxy URL of libcurl. The returned problem does not repeat the URL, which may contain a password.
    package static func problem(withProxy url: String) -> String? {
        let expected = "expected a URL such as http://127.0.0.1:7890 or socks5h://127.0.0.1:1080"
        if url.unicodeScalars.contains(where: isControlOrSpace) { return "contains a space or control character; \(expected)" }
        guard url.firstRange(of: "://") != nil else { return "the scheme is missing; \(expected)" }
        let parser = curl_url()
        defer { curl_url_cleanup(parser) }
        let code = curl_url_set(parser, CURLUPART_URL, url, UInt32(CURLU_NON_SUPPORT_SCHEME))
        guard code == CURLUE_OK else {
            let reason = curl_url_strerror(code).flatMap { String(validatingCString: $0) } ?? "error \(code.rawValue)"
            return "\(reason); \(expected)"
        }
        let scheme = url.prefix { $0 != ":" }.lowercased()
        guard ["http", "https", "socks4", "socks4a", "socks5", "socks5h"].contains(scheme) else {
            return "the scheme is unknown; expected http, https, socks4, socks4a, socks5 or socks5h"
        }
        var host: UnsafeMutablePointer<CChar>?
        defer { curl_free(host) }
        guard curl_url_get(parser, CURLUPART_HOST, &host, 0) == CURLUE_OK, let host, host.pointee != 0 else {
            return "the host is missing; \(expected)"
        }
        return nil
    }

    /// - Parameter entry: `HOST:PORT:ADDRESS:PORT`. Each part may be empty, and an IPv6 address must be in brackets.
    package static func problem(withConnectTo entry: String) -> String? {
        let expected = "expected HOST:PORT:ADDRESS:PORT, such as forum.fduhole.com:443:127.0.0.1:8443 or ::127.0.0.1:8443"
        if entry.unicodeScalars.contains(where: isControlOrSpace) { return "contains a space or control character; \(expected)" }
        var rest = entry[...]
        guard host(&rest) != nil, let from = port(&rest), let address = host(&rest), rest.firstIndex(of: ":") == nil else {
            return expected
        }
        let to = rest
        for port in [from, to] where !port.isEmpty {
            guard port.allSatisfy(\.isNumber), let number = UInt16(port), number > 0 else {
                return "`\(port)` is not a port; expected a number from 1 to 65535"
            }
        }
        return address.isEmpty && to.isEmpty ? "the address is missing; \(expected)" : nil
    }

    package static func problem(withUserAgent value: String) -> String? {
        value.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
            ? "must not contain control characters, such as line breaks" : nil
    }

    /// Removes a host and the colon after it from the start of `rest`. Returns the host, or nil if the colon or the closing bracket is
    /// missing.
    private static func host(_ rest: inout Substring) -> Substring? {
        guard rest.first == "[" else { return port(&rest) }
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let host = rest[...end]
        rest = rest[end...].dropFirst()
        guard rest.popFirst() == ":" else { return nil }
        return host
    }

    /// Removes the text before the next colon, and the colon, from `rest`. Returns the text, or nil if `rest` has no colon.
    private static func port(_ rest: inout Substring) -> Substring? {
        guard let colon = rest.firstIndex(of: ":") else { return nil }
        defer { rest = rest[colon...].dropFirst() }
        return rest[..<colon]
    }

    private static func isControlOrSpace(_ scalar: Unicode.Scalar) -> Bool { scalar.value <= 0x20 || scalar.value == 0x7F }
}

extension NetworkConfiguration {
    /// Uses the certificate authorities of OpenSSL's environment variables `SSL_CERT_FILE` and `SSL_CERT_DIR` unless the configuration
    /// has a `caFile`.
    package mutating func useEnvironment() {
        guard caFile == nil else { return }
        caFile = World.current[NetworkKey.self].environment("SSL_CERT_FILE")
        caDirectory = World.current[NetworkKey.self].environment("SSL_CERT_DIR")
    }
}
