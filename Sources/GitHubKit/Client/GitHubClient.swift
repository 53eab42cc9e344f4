import Calls
import Errors
import GraphQL
import HTTP
import JSON
import Networking
import Storage

/// A client for GitHub, which sends requests with the token, within the rate limits, and with the validators of cached responses.
package struct GitHubClient: Sendable {
    let server: GitHubServer
    private let api: APIService
    private let cache: GitHubCache
    private let graphQL: GraphQLClient
    let limits: RateLimits
    let files: GitHubFiles

    /// - Parameters:
    ///   - transport: sends requests without cookies, redirects and retries.
    ///   - pauses: the pauses that the requests share with other sessions.
    package init(
        server: GitHubServer, client transport: any APIClient, store: (any StoreBackend)?, pauses: SharedPauses, log: @escaping LogHandler
    ) {
        let limits = RateLimits()
        let key = "github\n\(server.baseURL)\n\(server.token ?? "")"
        let client = GitHubTransport(
            client: transport, server: server, limits: limits,
            writes: WriteSpacing(interval: server.writeInterval, pauses: pauses, key: key), shared: SharedLimits(pauses: pauses, key: key))
        let api = APIService(client: client, plugins: [LogPlugin(log: log)])
        cache = GitHubCache(server: server, store: store, log: log) { get, conditions in
            try await api.send(
                GitHubExchange(server: server, baseURL: get.url, method: .get, accept: get.accept, effect: .safe, conditions: conditions))
        }
        graphQL = GraphQLDependencies(client: client, log: log).client
        files = GitHubFiles(server: server, client: client, log: log)
        self.server = server
        self.api = api
        self.limits = limits
    }

    // MARK: Cached responses

    /// Returns the value of the response to a GET, which is requested or cached.
    /// - Parameter page: URL of a page, from an earlier response. Nil for the URL of the request itself.
    package func get<Value: JSONDecodable & APIParsable & Sendable>(
        _ request: GitHubRequest<Value>, _ policy: CachePolicy, at page: String? = nil
    ) async throws -> Cached<Value> {
        try await response(to: request, policy, at: page) { try Value.parse($0.response) }
    }

    /// Returns a page of a list. A malformed row is left out and recorded.
    /// - Parameter page: URL of the page, from an earlier response. Nil for the page that the request itself asks for.
    package func get<Row: JSONDecodable & Sendable>(
        _ request: GitHubRequest<[Row]>, _ policy: CachePolicy, at page: String? = nil
    ) async throws -> Cached<[Row]> {
        try await response(to: request, policy, at: page) { cached in
            if cached.body.isEmpty { return [] }
            let response = cached.response
            do {
                return try ReadRows<Row>.decode(response.body).readable("\(Row.self)")
            } catch let error as JSONError {
                throw response.unexpected(error)
            }
        }
    }

    private func response<Value: Sendable>(
        to request: GitHubRequest<Value>, _ policy: CachePolicy, at page: String?, _ parse: (GitHubResponse) throws -> Value
    ) async throws -> Cached<Value> {
        let url = page ?? server.baseURL + request.target
        guard server.owns(url) else { throw Self.foreignPage(url) }
        return try await withoutToken {
            let stored = try await cache.response(to: GitHubGet(url: url, accept: request.accept), policy)
            await CallContext.willCompute()
            var cached = try stored.map(parse)
            cached.nextPage = try stored.value.nextPage
            return cached
        }
    }

    /// Returns the error for a page on another server, to which the token must not be sent.
    private static func foreignPage(_ url: String) -> DanXiError {
        DanXiError(
            .unexpectedResponse,
            "The next page of the list is on another server (\(Origin(url)?.description ?? "an invalid URL")) than github.base_url, so it was not requested. If your program has not changed the continuation, report this message."
        )
    }

    /// Deletes the cached responses, in memory and on disk.
    func clearCache() async throws { try await cache.clear() }

    // MARK: Other requests

    /// Sends a request and parses the response.
    package func send<Value: APIParsable>(_ request: GitHubRequest<Value>) async throws -> Value {
        try await withoutToken {
            let response = try await exchange(request)
            do { return try Value.parse(response) } catch let error as DanXiError { throw error.about(response) }
        }
    }

    /// Sends a request whose response has no value.
    package func send(_ request: GitHubRequest<NoContent>) async throws {
        try await withoutToken {
            let response = try await exchange(request)
            do { _ = try NoContent.parse(response) } catch let error as DanXiError { throw error.about(response) }
        }
    }

    /// Sends a request, and returns true for the status 204 and false for 404. Any other status is an error.
    package func send(_ request: GitHubRequest<Bool>) async throws -> Bool {
        try await withoutToken {
            let response = try await exchange(request, allowsNotFound: true)
            switch response.status {
            case 204: return true
            case 404: return false
            default: throw response.unexpected(JSONError("the status is neither 204 nor 404"))
            }
        }
    }

    /// Sends a request, and returns the body of the response as a string. The body must be UTF-8.
    package func send(_ request: GitHubRequest<String>) async throws -> String {
        try await withoutToken {
            let response = try await exchange(request)
            guard let text = String(validating: response.body.bytes, as: UTF8.self) else {
                throw response.unexpected(JSONError("the body is not UTF-8"))
            }
            return text
        }
    }

    /// Uploads a file to a URL below ``GitHubServer/uploadsURL``.
    func upload(_ body: HTTPBody, to url: String) async throws -> GitHubAsset {
        defer { cache.change() }
        return try await withoutToken {
            let response = try await api.send(
                GitHubExchange(server: server, baseURL: url, method: .post, accept: GitHubMediaType.json, effect: .once, body: body))
            do { return try GitHubAsset.parse(response) } catch let error as DanXiError { throw error.about(response) }
        }
    }

    private func exchange<Value>(_ request: GitHubRequest<Value>, allowsNotFound: Bool = false) async throws -> HTTPResponse {
        defer { if request.method != .get { cache.change() } }
        return try await api.send(
            GitHubExchange(
                server: server, baseURL: server.baseURL + request.target, method: request.method, accept: request.accept,
                effect: request.effect, body: request.payload.map { .json($0) }, allowsNotFound: allowsNotFound))
    }

    /// Sends a query or mutation to the GraphQL API.
    func execute(query: String, variables: [String: JSONValue]?, operationName: String?) async throws -> GraphQLResponse {
        var request = GraphQLRequest(endpoint: server.graphQLEndpoint, query: query, variables: variables, operationName: operationName)
        if let token = server.token { request.headers["Authorization"] = "Bearer \(token)" }
        // The operation may be a mutation.
        defer { cache.change() }
        return try await withoutToken {
            do {
                return try await graphQL.execute(request)
            } catch let error as DanXiError where error.code == .rateLimited && error.httpStatus == 200 {
                // GitHub refuses a query over the limit with the status 200. The end of the limit's period is in the headers, which
                // `limits` records.
                throw limits.error("graphql") ?? error
            }
        }
    }

    /// Runs `work`, and removes the token from an error that `work` throws, because a server may echo the token.
    private func withoutToken<Value>(_ work: () async throws -> Value) async throws -> Value {
        do {
            return try await work()
        } catch let error as DanXiError {
            throw server.token.map { error.without(Secrets([$0])) } ?? error
        }
    }
}
