import Errors
import HTTP
import Networking
import Storage

/// A transport that applies GitHub's limits to every single request to the API's server. Retries and redirects send their requests through
/// this transport, so that these requests count too.
///
/// The library names GitHub's hosts, and GitHub those to which it redirects downloads, so the settings for hosts of strangers do not apply.
struct GitHubTransport: APIClient {
    let client: any APIClient
    let server: GitHubServer
    let limits: RateLimits
    let writes: WriteSpacing
    let shared: SharedLimits

    func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        var request = request
        request.urlSource = .library
        guard server.owns(request.url) else { return try await client.send(request) }
        if request.isWrite { try await writes.wait() }
        let resource = RateLimits.resource(of: request)
        try limits.begin(resource)
        defer { limits.end(resource) }
        try await shared.check(resource)
        let response = try await client.send(request)
        try await shared.recording(resource, limits) { try limits.record(response, resource: resource) }
        return response.keepingMethod
    }
}

extension HTTPResponse {
    /// The response, with 308 or 307 in place of the status 301 or 302 of a write, so that the redirect keeps the method. GitHub does
    /// not execute a request that it redirects, and expects the same request at the new URL.
    fileprivate var keepingMethod: HTTPResponse {
        guard request.method != .get, [301, 302].contains(status) else { return self }
        return HTTPResponse(
            request: request, status: status == 301 ? 308 : 307, headers: headers, body: body, redirectURL: redirectURL,
            firstRedirectURL: firstRedirectURL)
    }
}
