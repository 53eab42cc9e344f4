import Errors
import Networking

/// Adds the account's token to protected requests, and stops them if there is none.
struct AuthorizationPlugin: APIPlugin {
    let authenticator: CommunityAuthenticator

    func prepare(_ request: HTTPRequest, for origin: some APIRequest) -> HTTPRequest {
        guard origin.isProtected, let token = authenticator.token?.access else { return request }
        var request = request
        request.headers["Authorization"] = HTTPRequest.bearerPrefix + token
        return request
    }

    func maySend(_ request: HTTPRequest, for origin: some APIRequest) throws {
        if origin.isProtected, request.bearerToken == nil { throw DanXiError.notSignedIn }
    }
}

extension HTTPRequest {
    static let bearerPrefix = "Bearer "

    var bearerToken: String? {
        headers["Authorization"].flatMap { $0.hasPrefix(Self.bearerPrefix) ? String($0.dropFirst(Self.bearerPrefix.count)) : nil }
    }
}

extension DanXiError {
    static let notSignedIn = DanXiError(.notSignedIn, "the session is not signed in to the community: call account.login first")
}
