import Crypto
import Errors
import HTTP
import JSON
import Text

/// A request to a GraphQL server.
package struct GraphQLRequest: Sendable {
    package var endpoint: String
    /// The text of the GraphQL document.
    package var query: String
    package var variables: [String: JSONValue]?
    package var operationName: String?
    /// Extensions of the protocol that the server defines.
    package var extensions: [String: JSONValue]?
    /// Additional headers. The headers may be secret, so a request that has any is sent only over an encrypted connection to the endpoint
    /// (``HTTPRequest/Confidentiality``).
    package var headers: HTTPHeaders = [:]
    /// Whether a query is sent with GET, unless its URL would be too long. A mutation is always sent with POST.
    package var prefersGet = false
    /// Whether a query is sent as its hash first (a persisted query).
    package var isPersisted = false

    package init(endpoint: String, query: String, variables: [String: JSONValue]? = nil, operationName: String? = nil) {
        self.endpoint = endpoint
        self.query = query
        self.variables = variables
        self.operationName = operationName
    }

    /// Returns the members of the request in JSON (GraphQL over HTTP, "Request Parameters").
    /// - Parameters:
    ///   - sendsQuery: whether to add the text of the query.
    ///   - sendsHash: whether to add the hash of the query, for persisted queries.
    func members(sendsQuery: Bool, sendsHash: Bool) throws(DanXiError) -> [String: JSONValue] {
        var members: [String: JSONValue] = [:]
        if sendsQuery { members["query"] = .string(query) }
        members["variables"] = variables.map { .object($0) }
        members["operationName"] = operationName.map { .string($0) }
        var extensions = extensions
        if sendsHash {
            let hash = JSONValue.object(["version": .integer(1), "sha256Hash": .string(Hex.encode(try SHA2.hash256(of: query)))])
            extensions = (extensions ?? [:]).merging(["persistedQuery": hash]) { $1 }
        }
        members["extensions"] = extensions.map { .object($0) }
        return members
    }
}
