extension HTTPRequest {
    /// The connections over which a request may be sent. ``ConfidentialityClient`` refuses to send the request over any other connection.
    /// Connections to this computer itself count as encrypted, and so do all connections if `network.allow_plain_http` is set.
    package enum Confidentiality: Sendable, Equatable {
        /// Any connection. The request carries no secret.
        case open
        /// Encrypted connections only. The request carries a token or a ticket, or its URL comes from an encrypted page and may contain a
        /// ticket.
        case encrypted
        /// Encrypted connections to this host (in lower case) only. The request carries a password, a code or a token that only the host
        /// may see.
        case host(String)

        /// Returns `host` with the host of a URL, or `encrypted` if the URL is invalid.
        package static func host(of url: String) -> Confidentiality { Origin(url).map { .host($0.host) } ?? .encrypted }
    }

    /// Names of the headers that carry credentials. After a redirect to another origin, the request is sent without these headers.
    package var credentialHeaders: [String] { ["Authorization", "access_token", "openToken"] + ownCredentialHeaders }

    /// Returns whether the header `name` carries credentials.
    package func isCredential(_ name: String) -> Bool { credentialHeaders.contains { $0.lowercased() == name.lowercased() } }

    /// The confidentiality that the request needs. A request with credentials or a single-use value is never `open`.
    package var neededConfidentiality: Confidentiality {
        guard confidentiality == .open else { return confidentiality }
        let hasSecret = effect == .singleUse || credentialHeaders.contains { headers[$0] != nil }
        return hasSecret ? .encrypted : .open
    }
}
