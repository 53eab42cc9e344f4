import Errors
import JSON
import Networking

/// A request to one of the community's servers: JSON both ways, a bearer token, and refusals of the form `{code, message, detail}`.
struct CommunityRequest<Response: APIParsable>: APIRequest {
    let baseURL: String
    let path: String
    let method: HTTPMethod
    let query: [QueryItem]
    let body: HTTPBody?
    let headers: HTTPHeaders
    let isProtected: Bool
    let refusals: [Int: ErrorCode]
    let credentials: CredentialStore?

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        request.headers["Accept"] = "application/json"
        return request
    }

    /// An expired token is renewed, and the request sent once more; any other refusal becomes an error.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        var response = response
        // Without a token, the answer is another host's: the request was redirected.
        if response.status == 401, let credentials, let refused = response.request.bearerToken {
            try await credentials.renew(replacing: refused)
            response = try await resend()
        }
        if response.isSuccess { return response }
        throw HTTPRefusal.communityError(response, codes: refusals)
    }
}

extension HTTPRequest {
    static let bearerPrefix = "Bearer "

    var bearerToken: String? {
        headers["Authorization"].flatMap { $0.hasPrefix(Self.bearerPrefix) ? String($0.dropFirst(Self.bearerPrefix.count)) : nil }
    }
}

/// Puts the account's token on protected requests, and stops them where there is none.
struct AuthorizationPlugin: APIPlugin {
    let credentials: CredentialStore

    func prepare(_ request: HTTPRequest, for origin: some APIRequest) -> HTTPRequest {
        guard origin.isProtected, let token = credentials.token?.access else { return request }
        var request = request
        request.headers["Authorization"] = HTTPRequest.bearerPrefix + token
        return request
    }

    func maySend(_ request: HTTPRequest, for origin: some APIRequest) throws {
        if origin.isProtected, request.bearerToken == nil { throw DanXiError.notSignedIn }
    }
}

extension DanXiError {
    static let notSignedIn = DanXiError(.notSignedIn, "the session is not signed in to the community: call account.login first")
}
