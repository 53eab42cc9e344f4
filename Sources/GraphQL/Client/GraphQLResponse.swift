import Errors
import HTTP
import JSON
import Networking

/// The response of a GraphQL server: data, errors, or both.
package struct GraphQLResponse: Sendable {
    package let http: HTTPResponse
    /// The data, an object. Nil if the request was refused, or if an error made the whole data null.
    package let data: JSONValue?
    package let errors: [GraphQLFieldError]
    /// The extensions, an object with data that the server defines. Nil if the response has no extensions.
    package let extensions: JSONValue?

    /// Whether the server has executed the operation: the response has data, or an error with a path, which only an executed operation has.
    package var wasExecuted: Bool { data != nil || errors.contains { $0.path != nil } }

    /// Returns whether an error has one of the codes as its ``GraphQLFieldError/code`` or as its message.
    func hasError(_ codes: Set<String>) -> Bool {
        errors.contains { error in error.code.map(codes.contains) ?? false || codes.contains(error.message) }
    }
}

extension GraphQLFieldError {
    /// The code of the error: `code` in its extensions or, if that is missing, `type`. Nil if the server sent neither.
    package var code: String? {
        if case .object(let members)? = extensions, case .string(let code)? = members["code"] { return code }
        return type
    }
}

extension GraphQLResponse: APIParsable {
    /// Reads a response. A body of the media type `application/graphql-response+json` is read for any status. With `application/json`, only
    /// a response with a 2xx status is certainly GraphQL, so of other responses, only the errors are read, and not the data.
    package static func parse(_ response: HTTPResponse) throws -> GraphQLResponse {
        let isJSON = response.mediaType.map { $0 == "application/json" || $0.hasSuffix("+json") } ?? true
        if response.mediaType == "application/graphql-response+json" || isJSON && response.isSuccess {
            do { return try read(response) } catch { throw unexpected(error, response) }
        }
        if isJSON, let refusal = try? read(response), !refusal.errors.isEmpty {
            return GraphQLResponse(http: response, data: nil, errors: refusal.errors, extensions: refusal.extensions)
        }
        if response.isSuccess { throw unexpected(JSONError("expected application/graphql-response+json or application/json"), response) }
        throw GraphQLRefusal.error(response)
    }

    private static func unexpected(_ error: JSONError, _ response: HTTPResponse) -> DanXiError {
        response.unexpected(error, body: response.jsonExcerpt ?? response.textExcerpt())
    }

    private static func read(_ response: HTTPResponse) throws(JSONError) -> GraphQLResponse {
        // The whole response must be within the limits of JSONValue.
        guard case .object(let members) = try JSONValue.decode(response.body) else { throw JSONError("expected an object") }
        let data = try object(members["data"]).map { $0 as JSONValue? } ?? nil
        let errors = try list(members["errors"])
        guard data != nil || !errors.isEmpty else {
            throw JSONError(
                members["data"] == nil ? "the response has neither data nor errors" : "the data is null, but the response has no errors")
        }
        return GraphQLResponse(http: response, data: data, errors: errors, extensions: (try? object(members["extensions"])) ?? nil)
    }

    private static func object(_ value: JSONValue?) throws(JSONError) -> JSONValue? {
        switch value {
        case nil, .null?: nil
        case .object?: value
        default: throw JSONError("expected an object").under(key: "data")
        }
    }

    private static func list(_ value: JSONValue?) throws(JSONError) -> [GraphQLFieldError] {
        switch value {
        case nil, .null?: return []
        case .array(let items)?:
            var errors: [GraphQLFieldError] = []
            errors.reserveCapacity(items.count)
            for (index, item) in items.enumerated() {
                guard let error = GraphQLFieldError(item) else {
                    throw JSONError("expected an object with a message").under(index: index).under(key: "errors")
                }
                errors.append(error)
            }
            return errors
        default: throw JSONError("expected an array").under(key: "errors")
        }
    }
}

extension GraphQLFieldError {
    /// Reads an error. Nil unless the value is an object with a message. Any other member is left out if its type is wrong.
    fileprivate init?(_ value: JSONValue) {
        guard case .object(let members) = value, case .string(let message)? = members["message"] else { return nil }
        var path: [JSONValue]?
        if case .array(let steps)? = members["path"] { path = steps }
        var locations: [GraphQLLocation] = []
        if case .array(let places)? = members["locations"] { locations = places.compactMap(GraphQLLocation.init) }
        var type: String?
        if case .string(let name)? = members["type"] { type = name }
        var extensions: JSONValue?
        if case .object? = members["extensions"] { extensions = members["extensions"] }
        self.init(message: message, path: path, locations: locations, type: type, extensions: extensions)
    }
}

extension GraphQLLocation {
    fileprivate init?(_ value: JSONValue) {
        guard case .object(let members) = value, case .integer(let line)? = members["line"], case .integer(let column)? = members["column"]
        else { return nil }
        self.init(line: line, column: column)
    }
}
