extension Origin {
    /// Returns the https URL of an http URL with the default port. Nil for any other URL.
    package static func encrypted(_ url: String) -> String? {
        guard Origin(url)?.scheme == "http" else { return nil }
        let rest = url.dropFirst("http://".count)
        let server = rest.prefix { !"/?#".contains($0) }
        // A server behind one that encrypts may name its own port in a redirect or a link.
        let host = server.hasSuffix(":80") ? server.dropLast(3) : server
        let encrypted = "https://\(host)\(rest[server.endIndex...])"
        return Origin(encrypted)?.port == "443" ? encrypted : nil
    }
}
