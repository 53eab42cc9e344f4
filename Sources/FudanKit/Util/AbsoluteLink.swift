/// Links as pages write them, made absolute.
enum AbsoluteLink {
    /// Resolves a link after RFC 3986, section 5.2.
    /// - Parameters:
    ///   - link: as the page writes it.
    ///   - page: the page's own address: absolute, of http or https.
    /// - Returns: nil if the link leads nowhere, such as `javascript:` or an empty one.
    static func resolve(_ link: String, page: String) -> String? {
        let link = String(link.split(separator: "\n", omittingEmptySubsequences: true).joined().filter { $0 != "\t" && $0 != "\r" })
            .trimmedSpaces
        guard !link.isEmpty, !link.hasPrefix("#"), let (scheme, host, path) = parts(of: page) else { return nil }
        if let named = schemeName(of: link) { return named == "http" || named == "https" ? escaped(link) : nil }
        if link.hasPrefix("//") { return escaped("\(scheme):\(link)") }
        let reference = link.prefix { $0 != "?" && $0 != "#" }
        let rest = link[reference.endIndex...]
        let target: String
        if reference.isEmpty {
            target = path
        } else if reference.hasPrefix("/") {
            target = withoutDots(String(reference))
        } else {
            let directory = path.prefix(through: path.lastIndex(of: "/") ?? path.startIndex)
            target = withoutDots(String(directory) + reference)
        }
        return escaped("\(scheme)://\(host)\(target)\(rest)")
    }

    private static func parts(of page: String) -> (scheme: String, host: String, path: String)? {
        guard let mark = page.firstRange(of: "://") else { return nil }
        let host = page[mark.upperBound...].prefix { !"/?#".contains($0) }
        let path = page[host.endIndex...].prefix { $0 != "?" && $0 != "#" }
        return host.isEmpty ? nil : (String(page[..<mark.lowerBound]), String(host), path.isEmpty ? "/" : String(path))
    }

    private static func schemeName(of link: String) -> String? {
        let name = link.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
        guard let first = name.first, first.isLetter, link[name.endIndex...].first == ":" else { return nil }
        return name.lowercased()
    }

    private static func withoutDots(_ path: String) -> String {
        var kept: [Substring] = []
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
        for segment in segments {
            switch segment {
            case ".": break
            case "..": kept = kept.dropLast()
            default: kept.append(segment)
            }
        }
        if let last = segments.last, last == "." || last == ".." { kept.append("") }
        return "/" + kept.joined(separator: "/")
    }

    /// What no address may hold as it is, escaped; what is escaped already stays.
    private static func escaped(_ link: String) -> String {
        link.unicodeScalars.map { scalar in
            scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F && !"\"<>\\^`{|}".unicodeScalars.contains(scalar)
                ? String(scalar) : escapes(of: scalar)
        }.joined()
    }

    private static func escapes(of scalar: Unicode.Scalar) -> String {
        String(scalar).utf8.map { byte in
            let digits = String(byte, radix: 16, uppercase: true)
            return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
        }.joined()
    }
}

extension String {
    /// Without the white space at both ends.
    var trimmedSpaces: String {
        guard let end = lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(self[...end].drop { $0.isWhitespace })
    }
}
