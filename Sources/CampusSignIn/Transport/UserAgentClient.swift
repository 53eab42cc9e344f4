import HTTP
import Networking

/// Sends requests to the university's sites with their own User-Agent.
struct UserAgentClient: APIClient {
    let client: any APIClient
    let userAgent: String

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        request.headers["User-Agent"] = userAgent
        return try await client.send(request)
    }
}
