import Errors
import HTTP
import JSON

/// The conversion of responses without data to errors.
enum GraphQLRefusal {
    private static let codes: [String: ErrorCode] = [
        "UNAUTHENTICATED": .notSignedIn, "FORBIDDEN": .forbidden, "RATE_LIMITED": .rateLimited, "RATE_LIMIT": .rateLimited,
        "MAX_NODE_LIMIT_EXCEEDED": .rejected,
    ]
    private static let advice: [ErrorCode: String] = [
        .notSignedIn: "Provide a valid token.",
        .forbidden: "The token lacks a permission, or the server refuses automated requests. Check the permissions of the token.",
        .notFound: "The URL is not that of a GraphQL endpoint. Check the URL.",
        .rejected: "Correct the query, its variables or the headers. The same request will be refused again.",
    ]

    /// Returns the error for a response that has errors and no data.
    static func error(_ response: GraphQLResponse) -> DanXiError {
        let http = response.http
        let code = response.errors.lazy.compactMap { $0.code.flatMap { codes[$0] } }.first ?? (http.isSuccess ? .rejected : nil)
        let error = HTTPRefusal(http, codes: code.map { [http.status: $0] } ?? [:], advice: advice).error(
            message: response.errors.first.map { summary($0, of: response.errors.count) },
            serverCode: response.errors.first?.code.map { .string($0.shortened(toBytes: DanXiError.serverCodeLimit)) },
            detail: .object(["errors": .array(listed(response.errors))]))
        return response.wasExecuted ? error.withLostAnswer(to: http.request) : error
    }

    /// Returns the error for a response that is not GraphQL. If the body is plain text, its first 1,000 bytes become the server's message.
    static func error(_ response: HTTPResponse) -> DanXiError {
        let isText = response.mediaType == "text/plain"
        let message = isText ? String(decoding: response.body.bytes.prefix(1000), as: UTF8.self) : nil
        return HTTPRefusal(response, advice: advice).error(message: message, body: response.jsonExcerpt)
    }

    private static func summary(_ error: GraphQLFieldError, of count: Int) -> String {
        var text = error.message.quotation
        if let path = error.path { text += " (at \(path.prefix(20).map(step).joined(separator: ".").shortened(toBytes: 200)))" }
        if let place = error.locations.first { text += " (line \(place.line), column \(place.column) of the query)" }
        return count > 1 ? "\(text) (the first of \(count) errors)" : text
    }

    private static func step(_ value: JSONValue) -> String {
        switch value {
        case .string(let key): key.shortened(toBytes: 100)
        case .integer(let index): "\(index)"
        default: "?"
        }
    }

    /// Returns as many of the first errors as fit into the `detail` of an error.
    private static func listed(_ errors: [GraphQLFieldError]) -> [JSONValue] {
        var room = DanXiError.detailLimit
        var listed: [JSONValue] = []
        for error in errors {
            guard let bytes = JSONText.bytes(of: error), bytes.count < room, let value = try? JSONValue.decode(PaddedBytes(bytes)) else {
                break
            }
            room -= bytes.count + 1
            listed.append(value)
        }
        return listed
    }
}
