import Errors
import Networking

/// Adds the account's token to protected requests. Without a token, they fail before they are sent.
struct AuthorizationPlugin: APIPlugin {
    let authenticator: CommunityAuthenticator

    func prepare(_ request: HTTPRequest, for origin: some APIRequest) -> HTTPRequest {
        guard origin.isProtected, let token = authenticator.token?.access else { return request }
        var request = request
        request.headers["Authorization"] = HTTPRequest.bearer(token)
        return request
    }

    func maySend(_ request: HTTPRequest, for origin: some APIRequest) throws {
        if origin.isProtected, request.bearerToken == nil { throw DanXiError.notSignedIn }
    }
}
