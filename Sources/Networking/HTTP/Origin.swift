import CCurl

/// Scheme, host and port of a URL. Credentials belong to an origin.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
    package let scheme: String
    package let host: String
    package let port: String

    /// Returns nil if libcurl cannot parse the URL.
    package init?(_ url: String) {
        let parser = curl_url()
        defer { curl_url_cleanup(parser) }
        guard curl_url_set(parser, CURLUPART_URL, url, 0) == CURLUE_OK,
            let scheme = Self.part(CURLUPART_SCHEME, of: parser), let host = Self.part(CURLUPART_HOST, of: parser),
            let port = Self.part(CURLUPART_PORT, of: parser)
        else { return nil }
        (self.scheme, self.host, self.port) = (scheme.lowercased(), host.lowercased(), port)
    }

    package var description: String { "\(scheme)://\(host):\(port)" }

    private static func part(_ part: CURLUPart, of parser: OpaquePointer?) -> String? {
        var value: UnsafeMutablePointer<CChar>?
        guard curl_url_get(parser, part, &value, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let value else { return nil }
        defer { curl_free(value) }
        return String(validatingCString: value)
    }
}
