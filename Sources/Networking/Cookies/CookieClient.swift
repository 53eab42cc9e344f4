import Errors

/// Sends each request with the jar's cookies, and puts those of each answer into it. It belongs below ``RedirectingClient``, so that every
/// hop has cookies of its own.
package struct CookieClient: APIClient {
    private let client: any APIClient
    private let jar: @Sendable () -> CookieJar

    /// - Parameter jar: asked for each request; the answer's cookies go to the same.
    package init(client: any APIClient, jar: @escaping @autoclosure @Sendable () -> CookieJar) {
        self.client = client
        self.jar = jar
    }

    package func send(_ request: HTTPRequest) async throws -> HTTPResponse {
        let jar = jar()
        let (field, mark) = jar.prepare(request.url)
        var sent = request
        if let field { sent.headers["Cookie"] = sent.headers["Cookie"].map { "\($0); \(field)" } ?? field }
        let response = try await client.send(sent)
        jar.receive(response.headers.values("Set-Cookie"), from: request.url, mark: mark)
        // Who sees the answer's request sees no cookies.
        return HTTPResponse(
            request: request, status: response.status, headers: response.headers, body: response.body, redirectURL: response.redirectURL)
    }
}
