import HTTP
import Networking

/// A client that sets the header User-Agent to the value for the university's sites, see ``CampusAccess``.
struct UserAgentClient: APIClient {
    let client: any APIClient
    let userAgent: String

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        request.headers["User-Agent"] = userAgent
        return try await client.send(request)
    }
}
