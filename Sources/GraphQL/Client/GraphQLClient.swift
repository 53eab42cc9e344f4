import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization

/// The dependencies of the methods of the service `graphql` in a session.
package struct GraphQLDependencies: Sendable {
    package let client: GraphQLClient

    /// - Parameters:
    ///   - transport: sends requests without cookies, redirects and retries.
    ///   - hosts: the servers that have a token or headers in the configuration.
    package init(client transport: any APIClient, hosts: [GraphQLHost] = [], log: @escaping LogHandler) {
        client = GraphQLClient(client: transport, hosts: hosts, log: log)
    }
}

/// A client that sends requests to any GraphQL server, without cookies.
package final class GraphQLClient: Sendable {
    private let transport: any APIClient
    private let plugins: [any APIPlugin]
    private let hosts: [GraphQLHost]
    /// The endpoints that have refused persisted queries. Later requests to these endpoints contain the text of the query instead of its
    /// hash.
    private let unsupporting = Mutex<Set<String>>([])

    init(client transport: any APIClient, hosts: [GraphQLHost], log: @escaping LogHandler) {
        self.transport = transport
        self.hosts = hosts
        plugins = [LogPlugin(log: log)]
    }

    /// Returns the host of the configuration to whose base URL an endpoint belongs. Of several such hosts, returns the one with the longest
    /// base URL. Nil if no host matches.
    func host(of endpoint: String) -> GraphQLHost? {
        hosts.filter { $0.contains(endpoint) }.max { $0.baseURL.utf8.count < $1.baseURL.utf8.count }
    }

    /// Sends a request and returns the response, which has data.
    /// - Throws: `invalid_argument` for an invalid document or endpoint; the server's refusal if the response has no data.
    package func execute(_ request: GraphQLRequest) async throws -> GraphQLResponse {
        let response = try await response(request)
        guard response.data != nil else { throw GraphQLRefusal.error(response) }
        return response
    }

    /// Sends a request and returns the response, which may have errors instead of data.
    package func response(_ request: GraphQLRequest) async throws -> GraphQLResponse {
        let operation = try GraphQLDocument(checking: request.query).operation(named: request.operationName)
        guard operation.kind != .subscription else {
            throw DanXiError(.invalidArgument, "The GraphQL operation is a subscription. Only queries and mutations are supported.")
        }
        guard let origin = Origin(request.endpoint) else {
            throw DanXiError(.invalidArgument, "The GraphQL endpoint is not an absolute http or https URL. Correct the URL.")
        }
        let service = APIService(client: SameOriginClient(client: transport, origin: origin), plugins: plugins)
        return try await response(request, operation.kind) { members in
            try await service.send(GraphQLHTTPRequest(request, members, kind: operation.kind))
        }
    }

    /// Sends an operation. A persisted query is first sent as its hash, and then with its text if the server does not know the hash or does
    /// not support persisted queries. A mutation is always sent as text, in a single request.
    private func response(
        _ request: GraphQLRequest, _ kind: GraphQLDocument.Kind, _ send: ([String: JSONValue]) async throws -> GraphQLResponse
    ) async throws -> GraphQLResponse {
        let text = { sendsHash in try request.members(sendsQuery: true, sendsHash: sendsHash) }
        guard request.isPersisted, kind == .query, !unsupporting.withLock({ $0.contains(request.endpoint) }) else {
            return try await send(text(false))
        }
        do {
            let response = try await send(request.members(sendsQuery: false, sendsHash: true))
            if response.hasError(["PersistedQueryNotFound", "PERSISTED_QUERY_NOT_FOUND"]) { return try await send(text(true)) }
            let isRefused =
                response.http.status == 400 || response.hasError(["PersistedQueryNotSupported", "PERSISTED_QUERY_NOT_SUPPORTED"])
            guard response.data == nil, isRefused else { return response }
        } catch let error as DanXiError where error.httpStatus == 400 {
            // A server that does not support persisted queries may refuse a request without the query's text with the status 400.
        }
        let response = try await send(text(false))
        if response.data != nil { unsupporting.withLock { _ = $0.insert(request.endpoint) } }
        return response
    }
}

extension GraphQLDocument {
    /// Parses the document of a request.
    /// - Throws: `invalid_argument` for a syntax error.
    fileprivate init(checking query: String) throws(DanXiError) {
        do {
            try self.init(query)
        } catch {
            throw DanXiError(.invalidArgument, "The GraphQL document is invalid: \(error). Nothing was sent. Correct the document.")
        }
    }

    /// Returns the operation with the given name. If `name` is nil, returns the only operation of the document.
    /// - Throws: `invalid_argument` if there is no such operation, or if `name` is nil and the document has several operations.
    fileprivate func operation(named name: String?) throws(DanXiError) -> Operation {
        if let name {
            if let operation = operations.first(where: { $0.name == name }) { return operation }
            throw DanXiError(
                .invalidArgument,
                "The GraphQL document has no operation \(name.shortened(toBytes: 100)). \(listed.isEmpty ? "None of its operations has a name" : "Its named operations are \(listed)")."
            )
        }
        guard let first = operations.first else {
            throw DanXiError(.invalidArgument, "The GraphQL document has no operation. Add a query or a mutation.")
        }
        guard operations.count == 1 else {
            throw DanXiError(
                .invalidArgument, "The GraphQL document has several operations (\(listed)). Pass the name of one as `operation_name`.")
        }
        return first
    }

    private var listed: String { operations.compactMap(\.name).joined(separator: ", ").shortened(toBytes: 500) }
}
