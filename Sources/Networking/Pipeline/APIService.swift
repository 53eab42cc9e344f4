import Errors

/// Sends requests: calls interceptors and plugins, retries, follows redirects and parses responses.
package struct APIService: Sendable {
    private let client: any APIClient
    private let plugins: [any APIPlugin]

    /// - Parameter plugins: called in this order for each request.
    package init(client: any APIClient, retryPolicy: RetryPolicy = RetryPolicy(), plugins: [any APIPlugin] = []) {
        self.client = RetryingClient(client: RedirectingClient(client: client), policy: retryPolicy)
        self.plugins = plugins
    }

    /// Sends a request and parses its response.
    package func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
        do {
            let response = try await request.intercept(response: try await exchange(request)) { try await exchange(request) }
            let value = try Self.parsed(response) as Request.Response
            for plugin in plugins { plugin.didReceive(nil, for: request) }
            return value
        } catch {
            for plugin in plugins { plugin.didReceive(error, for: request) }
            throw error
        }
    }

    private static func parsed<Response: APIParsable>(_ response: HTTPResponse) throws -> Response {
        do {
            return try Response.parse(response)
        } catch let error as DanXiError {
            throw error.about(response)
        }
    }

    private func exchange(_ origin: some APIRequest) async throws -> HTTPResponse {
        var request = try await origin.intercept(request: try origin.httpRequest())
        for plugin in plugins { request = try await plugin.prepare(request, for: origin) }
        for plugin in plugins { try await plugin.maySend(request, for: origin) }

        let start = ContinuousClock.now
        let result: Result<HTTPResponse, any Error>
        do {
            result = .success(try await client.send(request))
        } catch {
            result = .failure(error)
        }
        for plugin in plugins { plugin.willReceive(result, to: request, after: start.duration(to: .now)) }
        let response = try result.get()
        // Before any other verdict: a notice of maintenance looks like a sign-in page, a refusal or a changed page.
        if let error = Maintenance.error(response) { throw error.about(response) }
        return response
    }
}
