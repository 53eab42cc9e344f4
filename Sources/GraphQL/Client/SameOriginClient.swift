import Errors
import HTTP
import Networking

/// Sends requests only to the origin of the endpoint. It is below redirects, which could otherwise send the headers, the query and the
/// variables to another host.
struct SameOriginClient: APIClient {
    let client: any APIClient
    let origin: Origin

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard request.origin == origin else {
            throw DanXiError(
                .unexpectedResponse,
                "\(origin) redirects to \(request.url.prefix { $0 != "?" && $0 != "#" }.quotation), to which nothing was sent. If you trust that URL, use it as the endpoint.",
                delivery: .unsent)
        }
        return try await client.send(request)
    }
}
