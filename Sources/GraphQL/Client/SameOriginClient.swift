import Errors
import HTTP
import Networking

/// Refuses to send a request to another origin than the endpoint's. It belongs below redirects, which could otherwise take the headers, the
/// query and the variables to another host.
struct SameOriginClient: APIClient {
    let client: any APIClient
    let origin: Origin

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.origin == origin else {
            throw DanXiError(
                .unexpectedResponse,
                "\(origin) redirects to \(request.url.prefix { $0 != "?" && $0 != "#" }.quotation), where nothing was sent. Use that URL as the endpoint if you trust it.",
                delivery: .unsent)
        }
        return try await client.send(request)
    }
}
