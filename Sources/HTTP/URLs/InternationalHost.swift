import CCurl
import Text

/// The conversion of internationalized host names to ASCII, the form in which they are looked up and compared (IDNA 2008 with UTS #46).
package enum InternationalHost {
    /// A locale in which libcurl reads host names as UTF-8, whatever the locale of the host program is. Only the thread of a conversion
    /// uses it, and only during the conversion.
    private nonisolated(unsafe) static let utf8Locale = ccurl_utf8_locale()

    /// Returns a URL with its host in ASCII, such as `https://xn--fiq228c.cn/` for `https://中文.cn/`. The host may be percent-encoded. The
    /// other parts of the URL stay the same.
    /// - Returns: nil if a host with such characters is not a valid name.
    package static func ascii(_ url: String) -> String? {
        guard hasOtherBytes(url), let authority = authority(of: url), hasOtherBytes(url[authority]) else { return url }
        let text = url[authority]
        let start = text.lastIndex(of: "@").map(text.index(after:)) ?? text.startIndex
        // An IPv6 address may have a zone with a percent sign.
        guard text[start...].first != "[" else { return url }
        let end =
            text[start...].lastIndex(of: ":").flatMap { text[$0...].dropFirst().utf8.allSatisfy(\.isDigit) ? $0 : nil } ?? text.endIndex
        let given = text[start..<end]
        guard hasOtherBytes(given) else { return url }
        return name(String(given)).map { "\(url[..<start])\($0)\(url[end...])" }
    }

    /// Returns whether a string has bytes beyond ASCII, or percent signs.
    private static func hasOtherBytes(_ text: some StringProtocol) -> Bool {
        let isOther = { (byte: UInt8) in byte >= 0x80 || byte == UInt8(ascii: "%") }
        return text.utf8.withContiguousStorageIfAvailable { $0.contains(where: isOther) } ?? text.utf8.contains(where: isOther)
    }

    /// Returns the range of the part between `://` and the path. Nil if the URL has no such part.
    private static func authority(of url: String) -> Range<String.Index>? {
        guard let mark = url.firstRange(of: "://") else { return nil }
        let rest = url.utf8[mark.upperBound...]
        return mark.upperBound..<(rest.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex)
    }

    private static func name(_ host: String) -> String? {
        guard let decoded = host.percentDecoded, decoded.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F && !"/?#@:%[]\\".utf8.contains($0) })
        else { return nil }
        let parser = curl_url()
        defer { curl_url_cleanup(parser) }
        var value: UnsafeMutablePointer<CChar>?
        guard curl_url_set(parser, CURLUPART_URL, "http://\(decoded)/", 0) == CURLUE_OK,
            ccurl_get_ascii_host(parser, utf8Locale, &value) == CURLUE_OK, let value
        else { return nil }
        defer { curl_free(value) }
        // A full-width slash or at sign becomes an ordinary one, and would change the meaning of the URL.
        guard let name = String(validatingCString: value)?.lowercased(), !name.hasPrefix("."), !name.contains(".."),
            name.utf8.allSatisfy({ $0.isLetter || $0.isDigit || "-._~".utf8.contains($0) })
        else { return nil }
        return name
    }
}
