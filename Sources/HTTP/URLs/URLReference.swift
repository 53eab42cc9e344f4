import JSON
import Text

/// Resolution of URL references (RFC 3986, section 5.2), as lenient as in browsers.
package enum URLReference {
    /// Resolves a reference against the URL of its page.
    ///
    /// Line breaks and tabs are removed, and so is white space at both ends. Other characters that a URL must not contain are
    /// percent-encoded, and existing escapes are kept. An internationalized host is converted to ASCII. An empty reference is resolved to
    /// the URL of the page without its fragment.
    /// - Parameter base: an absolute URL with the scheme http or https.
    /// - Returns: nil unless the result has the scheme http or https, and nil for a host that cannot be converted to ASCII.
    package static func resolve(_ reference: some StringProtocol, against base: String) -> String? {
        let link = String(reference.filter { !["\n", "\t", "\r", "\r\n"].contains($0) }).trimmed
        guard let (scheme, host, path, query) = parts(of: base) else { return nil }
        if let named = link.urlScheme { return ["http", "https"].contains(named.lowercased()) ? escaped(link) : nil }
        if link.hasPrefix("//") { return escaped("\(scheme):\(link)") }
        let linkPath = link.prefix { $0 != "?" && $0 != "#" }
        let rest = link[linkPath.endIndex...]
        let target: String
        if linkPath.isEmpty {
            target = rest.first == "?" ? path : path + query
        } else if linkPath.hasPrefix("/") {
            target = removingDotSegments(String(linkPath))
        } else {
            let directory = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
            target = removingDotSegments(String(directory) + linkPath)
        }
        return escaped("\(scheme)://\(host)\(target)\(rest)")
    }

    private static func parts(of url: String) -> (scheme: String, host: String, path: String, query: String)? {
        guard let mark = url.firstRange(of: "://") else { return nil }
        let scheme = url[..<mark.lowerBound]
        let host = url[mark.upperBound...].prefix { !"/?#".contains($0) }
        let path = url[host.endIndex...].prefix { $0 != "?" && $0 != "#" }
        let query = url[path.endIndex...].prefix { $0 != "#" }
        guard !host.isEmpty, ["http", "https"].contains(scheme.lowercased()) else { return nil }
        return (String(scheme), String(host), path.isEmpty ? "/" : String(path), String(query))
    }

    private static func removingDotSegments(_ path: String) -> String {
        var kept: [Substring] = []
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for segment in segments {
            switch segment {
            case ".": break
            case "..": _ = kept.popLast()
            default: kept.append(segment)
            }
        }
        if let last = segments.last, last == "." || last == ".." { kept.append("") }
        return "/" + kept.joined(separator: "/")
    }

    private static func escaped(_ link: String) -> String? {
        InternationalHost.ascii(link)?.unicodeScalars.map { scalar in
            scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
                ? String(scalar) : percentEncoded(scalar)
        }.joined()
    }

    private static func percentEncoded(_ scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }
}
