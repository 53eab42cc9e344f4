import HTTP
import Networking

/// A client that throws `account_changed` for a request with the token of another account than the session's, such as a retry after a
/// sign-out.
struct AccountCheckingClient: APIClient {
    let client: any APIClient
    let authenticator: CommunityAuthenticator

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        if let token = request.bearerToken { try authenticator.check(token) }
        return try await client.send(request)
    }
}
