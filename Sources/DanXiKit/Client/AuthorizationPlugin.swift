import Errors
import HTTP
import Networking

/// Adds the token of the call's account to protected requests. A protected request without a token fails before it is sent.
struct AuthorizationPlugin: APIPlugin {
    let authenticator: CommunityAuthenticator

    func prepare(_ request: HTTPRequest, for origin: some APIRequest) throws -> HTTPRequest {
        guard origin.isProtected else { return request }
        guard let signIn = try authenticator.signIn() else { throw DanXiError.notSignedIn }
        var request = request
        request.headers["Authorization"] = HTTPRequest.bearer(signIn.token.access)
        return request
    }
}
