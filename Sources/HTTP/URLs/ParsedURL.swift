import CCurl

/// The parts of a URL as libcurl parses it. No other code may decide to which host a URL leads, because libcurl sends the requests.
package struct ParsedURL: Sendable {
    package let origin: Origin
    /// The path, percent-encoded and without dot segments. It starts with a slash.
    package let path: String
    /// Whether the URL contains a user name or password.
    package let hasCredentials: Bool

    /// Parses an absolute URL. An internationalized host is converted to ASCII. Returns nil if libcurl cannot parse
    /// the URL, or if it is not absolute.
    package init?(_ url: String) {
        // libcurl would ignore everything after a NUL.
        guard !url.utf8.contains(0), let url = InternationalHost.ascii(url) else { return nil }
        let parser = curl_url()
        defer { curl_url_cleanup(parser) }
        guard curl_url_set(parser, CURLUPART_URL, url, 0) == CURLUE_OK,
            let scheme = Self.part(CURLUPART_SCHEME, of: parser), let host = Self.part(CURLUPART_HOST, of: parser), !host.isEmpty,
            let path = Self.part(CURLUPART_PATH, of: parser),
            // libcurl also accepts one or three slashes after the scheme.
            Self.hasTwoSlashes(url, after: scheme)
        else { return nil }
        origin = Origin(
            scheme: scheme.lowercased(), host: host.lowercased(), port: Self.part(CURLUPART_PORT, of: parser) ?? "")
        self.path = path
        hasCredentials = Self.part(CURLUPART_USER, of: parser) != nil || Self.part(CURLUPART_PASSWORD, of: parser) != nil
    }

    /// Returns whether `url` starts with `scheme`, a colon and exactly two slashes.
    private static func hasTwoSlashes(_ url: String, after scheme: String) -> Bool {
        let start = url.utf8.prefix(scheme.utf8.count)
        let slashes = url.utf8.dropFirst(scheme.utf8.count)
        return slashes.starts(with: "://".utf8) && slashes.dropFirst(3).first != UInt8(ascii: "/")
            && String(decoding: start, as: UTF8.self).lowercased() == scheme.lowercased()
    }

    private static func part(_ part: CURLUPart, of parser: OpaquePointer?) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        guard curl_url_get(parser, part, &value, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let value else { return nil }
        defer { curl_free(value) }
        return String(validatingCString: value)
    }
}
