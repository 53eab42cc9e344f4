import Errors
import HTTP
import Networking

/// A client that sends requests only to the origin of the endpoint. The requests that follow redirects pass through this client, because
/// they could otherwise take the headers, the query and the variables to another server.
struct SameOriginClient: APIClient {
    let client: any APIClient
    let origin: Origin

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.origin == origin else {
            throw DanXiError(
                .unexpectedResponse,
                "\(origin) redirects to \(request.url.prefix { $0 != "?" && $0 != "#" }.quotation), to which nothing was sent. If you trust that URL, use it instead.",
                delivery: .unsent)
        }
        return try await client.send(request)
    }
}
