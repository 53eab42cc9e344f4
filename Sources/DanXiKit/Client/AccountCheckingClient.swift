import HTTP
import Networking

/// A client that refuses requests with the token of an account that the session no longer has, such as retries after a sign-out.
struct AccountCheckingClient: APIClient {
    let client: any APIClient
    let authenticator: CommunityAuthenticator

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        if let token = request.bearerToken { try authenticator.check(token) }
        return try await client.send(request)
    }
}
