import HTTP
import Text

/// URLs of `webvpn.fudan.edu.cn` that contain the URL of another server:
/// `https://webvpn.fudan.edu.cn/{scheme}[-{port}]/{hex(iv)}{hex(AES-128-CFB128(host))}{path?query#fragment}`.
package enum WebVPNURL {
    package static let host = "webvpn.fudan.edu.cn"
    static let base = "https://webvpn.fudan.edu.cn"

    /// The key, which is also the initialization vector. It is the same for all users of WebVPN.
    private static let key = Array("wrdvpnisthebest!".utf8)

    /// Returns the WebVPN URL of a server's URL. Nil if `url` is not an http or https URL.
    static func encode(_ url: String) -> String? {
        guard let origin = Origin(url), ["http", "https"].contains(origin.scheme),
            let encrypted = AES.cfb128(Array(origin.host.utf8), key: key, vector: key, .encrypt)
        else { return nil }
        let isDefault = origin.port == (origin.scheme == "https" ? "443" : "80")
        let scheme = isDefault ? origin.scheme : "\(origin.scheme)-\(origin.port)"
        return "\(base)/\(scheme)/\(Hex.encode(key))\(Hex.encode(encrypted))\(rest(of: url))"
    }

    /// Returns the server's URL that a WebVPN URL contains. Nil if `url` contains no such URL.
    static func decode(_ url: String) -> String? {
        guard let origin = Origin(url), origin.scheme == "https", origin.host == host, origin.port == "443" else { return nil }
        let rest = rest(of: url)
        let parts = rest.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
        // The parts are an empty string, the scheme, and the host with the rest of the URL.
        guard parts.count == 3, parts[0].isEmpty else { return nil }
        let schemeAndPort = parts[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        let digits = parts[2].prefix { $0.isHexDigit && $0.isASCII }
        guard let scheme = schemeAndPort.first, scheme == "http" || scheme == "https", let bytes = Hex.decode(digits),
            bytes.starts(with: key),
            let decrypted = AES.cfb128(Array(bytes.dropFirst(key.count)), key: key, vector: key, .decrypt),
            let host = String(validating: decrypted, as: UTF8.self), !host.isEmpty
        else { return nil }
        let port = schemeAndPort.count == 2 ? ":\(schemeAndPort[1])" : ""
        let decoded = "\(scheme)://\(host)\(port)\(parts[2][digits.endIndex...])"
        // The decrypted bytes may be something other than a host name.
        guard Origin(decoded)?.host == host.lowercased() else { return nil }
        return decoded
    }

    /// Returns the path, the query and the fragment of a URL.
    private static func rest(of url: String) -> Substring {
        guard let slashes = url.firstRange(of: "://") else { return "" }
        return url[slashes.upperBound...].drop { $0 != "/" && $0 != "?" && $0 != "#" }
    }
}

extension WebVPNURL {
    /// Returns whether a URL is WebVPN's own login page.
    package static func isLogin(_ url: String) -> Bool {
        Origin(url)?.host == host && ["/login", "/do-login"].contains { url.hasPrefix(base + $0) }
    }
}
