import HTTP

/// A server of the campus network, whose responses must be distinguished from those of a captive portal.
///
/// A captive portal answers requests without TLS instead of the server, with a page of its own or a redirect to that page. With TLS, the
/// certificate proves the sender.
struct WebVPNServer {
    private static let classrooms = "10.64.130.6"
    /// Text that every page with the classrooms of a building contains.
    private static let classroomTable = "statusTable"

    private let origin: Origin
    private let signInHosts: Set<String>

    /// - Parameter signInHosts: the hosts of the university's sign-in, to which the server may redirect.
    init(_ origin: Origin, signInHosts: Set<String>) {
        self.origin = origin
        self.signInHosts = signInHosts
    }

    /// The URL to probe. For the classrooms' server, it is the URL of a page whose content shows that the server itself sent it.
    var probeURL: String { "\(origin)/\(origin.host == Self.classrooms ? "?b=H2" : "")" }

    /// Returns whether a direct response comes from the server.
    func isSender(of response: HTTPResponse) -> Bool {
        guard !origin.isEncrypted else { return true }
        // The status 511, Network Authentication Required (RFC 6585), comes from a captive portal.
        if response.status == 511 { return false }
        if let target = response.redirectURL {
            guard let host = Origin(target)?.host else { return false }
            return host == origin.host || signInHosts.contains(host)
        }
        guard origin.host == Self.classrooms, response.isSuccess, Self.isPage(response.request.url) else { return true }
        return String(decoding: response.body.bytes, as: UTF8.self).contains(Self.classroomTable)
    }

    /// Returns whether a URL has the path `/` and a query, such as that of the page with the classrooms.
    private static func isPage(_ url: String) -> Bool {
        guard let slashes = url.firstRange(of: "://") else { return false }
        return url[slashes.upperBound...].drop { $0 != "/" }.hasPrefix("/?")
    }
}
