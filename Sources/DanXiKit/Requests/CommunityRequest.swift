import Errors
import HTTP
import JSON
import Networking

/// A request to one of the community's servers, whose refusals have the form `{code, message, detail}`. If the server refuses the token of
/// a protected request, the token is refreshed and the request is sent again.
struct CommunityRequest<Response: APIParsable>: APIRequest {
    let baseURL: String
    let path: String
    var method = HTTPMethod.get
    var query: [QueryItem] = []
    var body: HTTPBody?
    var headers: HTTPHeaders = [:]
    /// The error codes of HTTP statuses that have a special meaning for this request.
    var refusals: [Int: ErrorCode] = [:]
    /// The effect on the server, if it differs from the default of the HTTP method.
    var ownEffect: HTTPRequest.Effect?
    /// The refresher of the token of a protected request. Nil if the request needs no token.
    var refresher: (any TokenRefresher)?

    /// Maximum number of attempts with refreshed tokens. Tokens that another call or process has refreshed may expire before they are used.
    private static var attempts: Int { 3 }

    var effect: HTTPRequest.Effect { ownEffect ?? method.defaultEffect }

    var isProtected: Bool { refresher != nil }

    /// Requests may contain tokens, passwords and personal data, so they are sent only to the host of `baseURL`, over an encrypted
    /// connection. A redirect to another host is followed without the token.
    var confidentiality: HTTPRequest.Confidentiality { .host(of: baseURL) }

    func intercept(request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        request.headers["Accept"] = "application/json"
        return request
    }

    /// Refreshes a refused token and sends the request again. Throws for any other refusal.
    func intercept(response: HTTPResponse, resend: () async throws -> HTTPResponse) async throws -> HTTPResponse {
        var response = response
        for _ in 0..<Self.attempts {
            // A request that was redirected to another host has no token, and a new token would not help there.
            guard response.status == 401, let refresher, let refused = response.request.bearerToken else { break }
            let origin = try await refresher.refresh(replacing: refused)
            response = try await resend()
            if origin == .server { break }
        }
        if response.isSuccess { return response }
        throw HTTPRefusal.communityError(response, codes: refusals)
    }
}
