import Calls
import Errors
import HTTP
import JSON

/// The method of the service `graphql`, which executes an operation on any GraphQL server.
package enum GraphQLAPI {
    /// Sends a query or mutation, and returns the data, the errors and the extensions of the response, which must have data.
    package static func execute(
        _ client: GraphQLClient, endpoint: String, query: String, variables: [String: JSONValue]?, operationName: String?,
        extensions: [String: JSONValue]?, token: String?, headers: [String: String]?, preferGet: Bool, persisted: Bool
    ) async throws -> GraphQLResult {
        try check(endpoint)
        if persisted, extensions?["persistedQuery"] != nil {
            throw invalid("extensions", "must not have `persistedQuery` if `persisted` is true, because `persisted` sets this member")
        }
        var request = GraphQLRequest(endpoint: endpoint, query: query, variables: variables, operationName: operationName)
        request.extensions = extensions
        let host = client.host(of: endpoint)
        request.headers = try adding(headers ?? [:], token: token, to: host?.headers ?? [:])
        request.prefersGet = preferGet
        request.isPersisted = persisted
        let response: GraphQLResponse
        do {
            response = try await client.execute(request)
        } catch let error as DanXiError {
            throw error.without(host?.secrets ?? Secrets())
        }
        return GraphQLResult(
            data: response.data ?? .null, errors: response.errors, extensions: response.extensions, status: response.http.status)
    }

    private static func check(_ endpoint: String) throws(DanXiError) {
        guard let parsed = ParsedURL(endpoint), ["http", "https"].contains(parsed.origin.scheme), !endpoint.contains("#"),
            endpoint.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { throw invalid("endpoint", "expected an http or https URL without a fragment, spaces or non-ASCII characters") }
        // libcurl would send a user name and password, and the log would contain them.
        guard !parsed.hasCredentials else { throw invalid("endpoint", "must not contain a user name. Pass `token` or `headers` instead") }
    }

    private static let headerRule = HeaderRule(reserving: ["accept", "accept-encoding", "content-encoding", "content-type"])

    /// Returns the headers of the configuration and of a call. A header of the call replaces one of the configuration with the same name.
    /// `token` becomes the header Authorization.
    private static func adding(
        _ headers: [String: String], token: String?, to configured: HTTPHeaders
    ) throws(DanXiError) -> HTTPHeaders {
        var all = try headerRule.adding(headers, to: configured) { invalid("headers", $0) }
        if let token {
            guard !headers.keys.contains(where: { $0.lowercased() == "authorization" }) else {
                throw invalid("token", "must not be passed together with the header Authorization")
            }
            guard token.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
                throw invalid("token", "must be printable ASCII without spaces")
            }
            all["Authorization"] = "Bearer \(token)"
        }
        return all
    }

    private static func invalid(_ parameter: String, _ problem: String) -> DanXiError {
        DanXiError(.invalidArgument, "graphql.execute: `\(parameter)`: \(problem).")
    }
}
