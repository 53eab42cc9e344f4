import Errors
import JSON
import Networking

/// A request to one of the community's servers: JSON both ways, a bearer token, and refusals of the form `{code, message, detail}`.
struct CommunityRequest<Response: APIParsable>: APIRequest {
    let baseURL: String
    let path: String
    var method = HTTPMethod.get
    var query: [QueryItem] = []
    var body: HTTPBody?
    var headers: HTTPHeaders = [:]
    /// The error codes of HTTP statuses that have another meaning than usual for this request.
    var refusals: [Int: ErrorCode] = [:]
    /// The effect on the server, if it is not the default of the HTTP method.
    var ownEffect: HTTPRequest.Effect?
    /// Of a protected request: the account that it is sent for.
    var authenticator: CommunityAuthenticator?

    var effect: HTTPRequest.Effect { ownEffect ?? method.defaultEffect }

    var isProtected: Bool { authenticator != nil }

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        request.headers["Accept"] = "application/json"
        return request
    }

    /// Renews an expired token and sends the request once more. Any other refusal becomes an error.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        var response = response
        // Without a token, the response is another host's: the request was redirected.
        if response.status == 401, let authenticator, let refused = response.request.bearerToken {
            try await authenticator.renew(replacing: refused)
            response = try await resend()
        }
        if response.isSuccess { return response }
        throw HTTPRefusal.communityError(response, codes: refusals)
    }
}
