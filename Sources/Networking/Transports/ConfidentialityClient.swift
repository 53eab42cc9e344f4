import Errors
import HTTP

/// A client that refuses to send a secret to a host other than the one that may see the secret, or over plain http, unless the host is this
/// computer or the configuration allows plain http. The client must wrap only clients that do not change the URL, so that the request is
/// sent to the URL that was checked.
package struct ConfidentialityClient: APIClient {
    private let client: any APIClient
    private let allowsPlainHTTP: Bool

    /// - Parameter allowsPlainHTTP: the setting `network.allow_plain_http`.
    package init(client: any APIClient, allowsPlainHTTP: Bool) {
        self.client = client
        self.allowsPlainHTTP = allowsPlainHTTP
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let confidentiality = request.neededConfidentiality
        if confidentiality != .open, let problem = problem(with: request, confidentiality) {
            throw DanXiError(.tls, "\(request.place) was not sent, because \(problem)", delivery: .unsent)
        }
        return try await client.send(request)
    }

    private func problem(with request: HTTPRequest, _ confidentiality: HTTPRequest.Confidentiality) -> String? {
        guard let origin = request.origin else {
            return "its URL is invalid. Check the URL that was passed, or base_url in the configuration."
        }
        if case .host(let host) = confidentiality, host != origin.host {
            return
                "only \(host) may receive this request. The connection may be intercepted, or the server has changed: try another network, or update libdanxi."
        }
        if origin.isEncrypted || origin.isLoopback || allowsPlainHTTP { return nil }
        return
            "others can read and change what is sent over plain http. The connection may be intercepted, or the server offers no https. To allow plain http on a network that you trust, set network.allow_plain_http."
    }
}
