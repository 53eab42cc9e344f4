import Errors
import HTTP
import Networking

/// Keeps to GitHub's limits, below retries and redirects, so that every request counts.
struct GitHubTransport: APIClient {
    let client: any APIClient
    let server: GitHubServer
    let limits: RateLimits
    let writes: WriteSpacing

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        guard server.owns(request.url) else { return try await client.send(request) }
        if request.isWrite { try await writes.wait() }
        let resource = RateLimits.resource(of: request)
        try limits.begin(resource)
        defer { limits.end(resource) }
        let response = try await client.send(request)
        try limits.record(response, resource: resource)
        return response.keepingMethod
    }
}

extension HTTPResponse {
    /// Returns the redirect of a write as one that keeps the method. GitHub has done nothing when it redirects, and expects the same request
    /// at the new place, with 301 and 302 too.
    fileprivate var keepingMethod: HTTPResponse {
        guard request.method != .get, [301, 302].contains(status) else { return self }
        return HTTPResponse(
            request: request, status: status == 301 ? 308 : 307, headers: headers, body: body, redirectURL: redirectURL,
            firstRedirectURL: firstRedirectURL)
    }
}
