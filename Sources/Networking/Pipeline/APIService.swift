import Calls
import Errors
import HTTP
import Threads

/// A sender of requests, which calls interceptors and plugins, retries, follows redirects and parses responses.
package struct APIService: Sendable {
    private let client: any APIClient
    private let plugins: [any APIPlugin]
    private var isSignIn = false

    /// Maximum size, in bytes, of a body that is parsed on the thread that waits for the call. Larger bodies are parsed on another thread.
    private static let smallBody = 65_536

    /// - Parameter plugins: called in this order for each request, before those of the host program.
    package init(client: any APIClient, retryPolicy: RetryPolicy = RetryPolicy(), plugins: [any APIPlugin] = []) {
        self.client = RetryingClient(client: RedirectingClient(client: client), policy: retryPolicy)
        self.plugins = plugins
    }

    /// The same service for requests and responses with passwords, tokens or tickets. Interceptors of the host program see these secrets
    /// only if the program has allowed it.
    package var forSignIn: APIService {
        var service = self
        service.isSignIn = true
        return service
    }

    /// Sends a request and parses its response.
    package func send<Request: APIRequest>(_ request: Request) async throws -> Request.Response {
        let plugins = plugins + HostPlugins.current(isSignIn: isSignIn)
        do {
            let response = try await request.intercept(response: try await exchange(request, plugins)) {
                Metrics.current.retries.add()
                return try await exchange(request, plugins)
            }
            let value = try Self.parsed(response) as Request.Response
            for plugin in plugins { await plugin.didReceive(nil, for: request) }
            return value
        } catch {
            for plugin in plugins { await plugin.didReceive(error, for: request) }
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

    /// Sends a request. Sends it again if a plugin asks for this and the request may be repeated.
    private func exchange(_ origin: some APIRequest, _ plugins: [any APIPlugin]) async throws -> HTTPResponse {
        var number = 1
        while true {
            let (request, result) = try await attempt(origin, plugins)
            let attempt = RequestAttempt(number: number, of: request, result)
            switch try await Self.interception(of: result, to: request, attempt, plugins) {
            case .repeatRequest(let delay):
                try await Timers.sleep(for: delay)
                Metrics.current.retries.add()
                number += 1
            case .pass(let result): return try await Self.accepted(result, of: origin)
            }
        }
    }

    private func attempt(
        _ origin: some APIRequest, _ plugins: [any APIPlugin]
    ) async throws -> (HTTPRequest, Result<HTTPResponse, any Error>) {
        var request = try await origin.intercept(request: try origin.httpRequest())
        for plugin in plugins { request = try await plugin.prepare(request, for: origin) }
        for plugin in plugins { try await plugin.maySend(request, for: origin) }

        let start = Instant.now
        let result: Result<HTTPResponse, any Error>
        do {
            result = .success(try await client.send(request))
        } catch {
            result = .failure(error)
        }
        for plugin in plugins { await plugin.willReceive(result, to: request, after: start.duration(to: .now)) }
        return (request, result)
    }

    /// Passes the result through all plugins in order. The first plugin that asks to repeat the request decides, if the request may be
    /// repeated.
    private static func interception(
        of result: Result<HTTPResponse, any Error>, to request: HTTPRequest, _ attempt: RequestAttempt, _ plugins: [any APIPlugin]
    ) async throws -> Interception {
        let mayHaveTakenEffect = result.mayHaveTakenEffect
        var result = result
        do {
            for plugin in plugins {
                switch try await plugin.intercept(result, to: request, attempt: attempt) {
                case .pass(let next): result = next
                case .repeatRequest(let delay) where attempt.mayBeRepeated && CallContext.current.allows(waiting: delay):
                    return .repeatRequest(after: delay)
                case .repeatRequest: continue
                }
            }
            return .pass(result)
        } catch let error as DanXiError where mayHaveTakenEffect {
            throw error.withLostAnswer(to: request)
        }
    }

    private static func accepted(_ result: Result<HTTPResponse, any Error>, of origin: some APIRequest) async throws -> HTTPResponse {
        let response = try result.get()
        // A notice of maintenance is detected first, because it could be taken for a sign-in page, a refusal or a changed page.
        if let error = Maintenance.error(response) { throw error.about(response) }
        if !origin.acceptsTurnedResponse { try response.refuseTurned(from: origin) }
        if response.body.count > smallBody { await CallContext.willCompute() }
        return response
    }
}

extension HTTPResponse {
    /// Throws if this is the response to a GET into which redirects have turned a request with another method.
    package func refuseTurned(from origin: some APIRequest) throws(DanXiError) {
        guard let turned = request.turnedFrom else { return }
        throw DanXiError(
            .unexpectedResponse,
            "\(HTTPRequest(method: turned.method, url: origin.baseURL + origin.path).place) was redirected to \(place), whose response says nothing about the request. A proxy or captive portal may be the cause. Open the URL in a browser to check.",
            httpStatus: status
        ).showing(self).about(self)
    }
}

extension Result<HTTPResponse, any Error> {
    /// Whether a write with this result may have taken effect.
    fileprivate var mayHaveTakenEffect: Bool {
        switch self {
        case .success(let response): !(400..<500 ~= response.status)
        case .failure(let error): (error as? DanXiError)?.isOutcomeUnknown ?? false
        }
    }
}
