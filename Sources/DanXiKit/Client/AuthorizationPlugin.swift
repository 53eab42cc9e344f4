import Errors
import HTTP
import Networking

/// A plugin that adds the access token of the call's account to protected requests. If no account is signed in, a protected request fails
/// before it is sent.
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
