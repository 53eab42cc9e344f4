import Errors
import HTTP
import Networking
import WebVPN

/// A client that sends requests with a secret over https, even if the scheme of the URL is http with the default port, unless
/// `allowsPlainHTTP` is true. Sites that have moved to https often keep the http URL under which they are registered at the sign-in server.
///
/// Requests to hosts of the campus network are not changed, because ``WebVPNClient`` encrypts them.
struct HTTPSClient: APIClient {
    let client: any APIClient
    let allowsPlainHTTP: Bool

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard !allowsPlainHTTP, request.neededConfidentiality != .open, let url = Self.upgraded(request.url) else {
            return try await client.send(request)
        }
        var request = request
        request.url = url
        do {
            return try await client.send(request)
        } catch var error as DanXiError where [.network, .tls, .timeout].contains(error.code) {
            error.message +=
                " The scheme of the URL is http, but libdanxi sends secrets over https. To allow http on a network that you trust, set network.allow_plain_http."
            throw error
        }
    }

    /// Returns the https URL of an http URL with the default port. Nil for any other URL, and for hosts of the campus network.
    static func upgraded(_ url: String) -> String? {
        guard let origin = Origin(url), !WebVPNRoute.isCampusOnly(origin.host) else { return nil }
        return Origin.encrypted(url)
    }
}
