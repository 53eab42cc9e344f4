import HTTP
import Networking

/// Sends requests with the User-Agent for the university's sites, see ``CampusAccess``.
struct UserAgentClient: APIClient {
    let client: any APIClient
    let userAgent: String

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        request.headers["User-Agent"] = userAgent
        return try await client.send(request)
    }
}
