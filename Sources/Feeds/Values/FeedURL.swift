import HTTP
import JSON
import Text

/// Functions that check and resolve the links in feeds.
enum FeedURL {
    /// Maximum size of a base URL, in bytes. A longer base URL is ignored, because every resolved link would repeat it.
    private static let longestBase = 2048
    private static let refusedSchemes = ["javascript", "vbscript", "data"]

    /// Resolves a link against a base URL. Without a base, a relative link stays as it is.
    /// - Returns: the URL. Nil for an empty link, and for the schemes `javascript`, `vbscript` and `data`.
    static func resolve(_ link: String, against base: String?) -> String? {
        if isPlain(link), InternationalHost.ascii(link) == link { return link }
        let link = link.trimmed
        guard !link.isEmpty else { return nil }
        if let scheme = link.urlScheme?.lowercased() {
            if refusedSchemes.contains(scheme) { return nil }
            return ["http", "https"].contains(scheme) ? URLReference.resolve(link, against: link) ?? link : link
        }
        return base.flatMap { URLReference.resolve(link, against: $0) } ?? link
    }

    /// Returns the base URL of an element whose `xml:base` is `reference`. An invalid or too long reference is ignored.
    static func base(_ reference: String, within base: String?) -> String? {
        guard reference.utf8.count <= longestBase, let url = resolve(reference, against: base), url.utf8.count <= longestBase,
            isHTTP(url)
        else { return base }
        return url
    }

    /// Returns whether a link is an absolute http or https URL without characters that must be escaped.
    private static func isPlain(_ link: String) -> Bool {
        isHTTP(link) && link.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != 0x22 && $0 != 0x3C && $0 != 0x3E && !isOdd($0) }
    }

    private static func isOdd(_ byte: UInt8) -> Bool { byte == 0x5C || byte == 0x5E || byte == 0x60 || 0x7B...0x7D ~= byte }

    private static func isHTTP(_ url: String) -> Bool { url.hasPrefix("https://") || url.hasPrefix("http://") }
}
