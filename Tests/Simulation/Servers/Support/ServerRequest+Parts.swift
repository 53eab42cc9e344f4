import JSON
import Text

extension ServerRequest {
    /// The names and values of the query, decoded.
    var queryItems: [(name: String, value: String)] { Self.items(of: query ?? "") }

    /// The names and values of a body in the form of `application/x-www-form-urlencoded`.
    var formItems: [(name: String, value: String)] { Self.items(of: String(decoding: body, as: UTF8.self)) }

    /// The last value of a query parameter. Nil if the query does not have it.
    func queryValue(_ name: String) -> String? { queryItems.last { $0.name == name }?.value }

    private static func items(of text: String) -> [(name: String, value: String)] {
        text.split(separator: "&").map { item in
            let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (decoded(parts[0]), parts.count > 1 ? decoded(parts[1]) : "")
        }
    }

    private static func decoded(_ text: Substring) -> String {
        let spaced = String(text.map { $0 == "+" ? " " : $0 })
        return spaced.percentDecoded ?? spaced
    }

    /// The body as JSON. Nil if the body is not JSON.
    var json: JSONValue? { try? JSONValue.decode(PaddedBytes(body)) }

    /// The cookies of all `Cookie` fields, in the order in which they were sent.
    var cookies: [(name: String, value: String)] {
        headers.filter { $0.name.lowercased() == "cookie" }.flatMap { field in
            field.value.split(separator: ";").compactMap { pair in
                let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                return parts.count == 2 ? (parts[0].trimmed, parts[1].trimmed) : nil
            }
        }
    }

    func cookie(_ name: String) -> String? { cookies.first { $0.name == name }?.value }

    /// The token of the field Authorization, with or without the scheme `Bearer` or `token`.
    var bearerToken: String? {
        guard let value = header("authorization") else { return nil }
        let parts = value.split(separator: " ", maxSplits: 1)
        guard parts.count == 2, ["bearer", "token"].contains(parts[0].lowercased()) else { return value.trimmed }
        return parts[1].trimmed
    }

    /// The elements of a header field with a comma-separated list.
    func list(_ header: String) -> [String] { self.header(header)?.split(separator: ",").map { $0.trimmed } ?? [] }
}

extension ServerResponse {
    /// A response without a body.
    static let noContent = ServerResponse(204)

    static func text(_ status: Int, _ text: String, headers: [(name: String, value: String)] = []) -> ServerResponse {
        ServerResponse(status, headers: [("Content-Type", "text/plain; charset=utf-8")] + headers, body: Array(text.utf8))
    }

    /// The response with more header fields.
    func with(_ fields: (name: String, value: String)...) -> ServerResponse {
        ServerResponse(status, headers: headers + fields, body: body)
    }
}
