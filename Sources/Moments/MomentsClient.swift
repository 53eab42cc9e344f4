import Errors
import GraphQL
import JSON

/// A client for the GraphQL operations of the Moments server. Like the Moments app, it sends each operation as one POST and decodes one
/// field of the response.
struct MomentsClient: Sendable {
    let graphql: GraphQLClient
    let baseURL: String
    /// The version of this library, for the server's statistics.
    let version: String

    /// Sends an operation and decodes the field `field` of the response's data.
    func execute<Value: JSONDecodable>(_ query: String, _ variables: [String: JSONValue], field: String) async throws -> Value {
        var request = GraphQLRequest(endpoint: baseURL + "/graphql", query: query, variables: variables)
        request.headers = ["x-app-platform": "libdanxi", "x-app-version": version]
        return try await graphql.execute(request).value(of: field)
    }
}
