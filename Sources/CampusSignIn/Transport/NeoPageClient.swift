import HTTP
import Networking

/// Responds to requests for the page of the neo sign-in without sending them: the page is only a script, and all that a sign-in needs of
/// it is in its URL.
struct NeoPageClient: APIClient {
    let client: any APIClient

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard NeoContext(url: request.url) != nil else { return try await client.send(request) }
        return HTTPResponse(request: request, status: 200)
    }
}
