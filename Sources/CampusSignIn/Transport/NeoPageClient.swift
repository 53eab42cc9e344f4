import HTTP
import Networking

/// A client that answers requests for the page of the neo sign-in with an empty response instead of sending them. The page has only a
/// script, and its URL has all parameters that a sign-in needs.
struct NeoPageClient: APIClient {
    let client: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard NeoContext(url: request.url) != nil else { return try await client.send(request) }
        return HTTPResponse(request: request, status: 200)
    }
}
