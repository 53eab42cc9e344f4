import HTTP

/// The university's two sign-in servers. They share accounts and passwords, but no cookies.
enum SignInServer: Sendable, Hashable, CaseIterable {
    case neo
    case classic

    var host: String {
        switch self {
        case .neo: "id.fudan.edu.cn"
        case .classic: "uis.fudan.edu.cn"
        }
    }

    /// Returns the server to whose sign-in a page belongs. Nil for other pages, including the account's settings at `id.fudan.edu.cn`, and
    /// for a page without TLS, because anybody on the network path could have sent it.
    init?(of url: String) {
        guard let url = ParsedURL(url), let server = Self(url.origin) else { return nil }
        let paths = ["/idp/", "/ac/", "/ac-h5/", "/authserver/"]
        guard server == .classic || paths.contains(where: { url.path.hasPrefix($0) }) else { return nil }
        self = server
    }

    /// Returns the sign-in server that has `origin`. Nil for any other origin, and for an origin without TLS.
    init?(_ origin: Origin) {
        guard let server = Self.allCases.first(where: { origin == Origin("https://\($0.host)") }) else { return nil }
        self = server
    }

    /// Returns whether a URL leads to a sign-in server over a connection without TLS.
    static func isUnprotected(_ url: String) -> Bool {
        guard let origin = Origin(url), !origin.isEncrypted else { return false }
        return allCases.contains { $0.host == origin.host }
    }
}

extension Origin {
    /// Whether the origin is a server of the university, reached over TLS.
    var isOfUniversity: Bool { scheme == "https" && host.hasSuffix(".fudan.edu.cn") }
}
