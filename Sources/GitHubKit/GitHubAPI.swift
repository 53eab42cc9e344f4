import Errors
import GraphQL
import JSON

/// The methods of the service `github` for GraphQL, files and the cache. ``GitHubRouter`` has the requests of the other methods.
package enum GitHubAPI {
    /// Sends a query or mutation to GitHub's GraphQL API.
    ///
    /// `POST /graphql`
    package static func graphql(
        _ client: GitHubClient, query: String, variables: [String: JSONValue]?, operationName: String?
    ) async throws -> GraphQLResult {
        let response = try await client.execute(query: query, variables: variables, operationName: operationName)
        return GraphQLResult(
            data: response.data ?? .null, errors: response.errors, extensions: response.extensions, status: response.http.status)
    }

    /// Deletes the cached responses, in memory and on disk.
    package static func clearCache(_ client: GitHubClient) async throws { try await client.clearCache() }
}
