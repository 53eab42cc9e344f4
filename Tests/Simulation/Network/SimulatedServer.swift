@testable import JSON

/// A request as a simulated server receives it.
package struct ServerRequest: Sendable {
    package var method: String
    /// The scheme, host and port, such as `https://forum.fduhole.com`. The port is missing if it is the scheme's usual one.
    package var origin: String
    /// The path, with percent-encoding, such as `/api/holes/1`.
    package var path: String
    /// The query without `?`. Nil if the URL has none.
    package var query: String?
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]
    /// Milliseconds since 1970-01-01T00:00:00Z, on the server's clock.
    package var time: Int

    package init(
        method: String, origin: String, path: String, query: String? = nil, headers: [(name: String, value: String)] = [],
        body: [UInt8] = [], time: Int
    ) {
        (self.method, self.origin, self.path, self.query) = (method, origin, path, query)
        (self.headers, self.body, self.time) = (headers, body, time)
    }

    /// The value of the first header with this name, in any case.
    package func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

package struct ServerResponse: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package init(_ status: Int, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    package static func json(_ status: Int, _ value: JSONValue) -> ServerResponse {
        ServerResponse(status, headers: [("Content-Type", "application/json")], body: value.sortedText)
    }

    package static func html(_ status: Int, _ text: String) -> ServerResponse {
        ServerResponse(status, headers: [("Content-Type", "text/html; charset=utf-8")], body: Array(text.utf8))
    }
}

/// A server of the simulated network. It keeps the truth: what was written, by whom, and how often. One thread at a time uses it, and it
/// neither waits nor reads a clock: all time comes with the request.
package protocol SimulatedServer: AnyObject, Sendable {
    /// The origins that lead to the server.
    var origins: [String] { get }

    /// Takes a request. All of its effects happen at once.
    func answer(_ request: ServerRequest) -> ServerResponse
}

extension JSONValue {
    /// The value as JSON text whose members are in the order of their keys, so that a history does not depend on the order of dictionaries.
    package var sortedText: [UInt8] {
        var writer = JSONWriter()
        write(sortedTo: &writer)
        return writer.finish().map { Array($0.bytes) } ?? []
    }

    private func write(sortedTo json: inout JSONWriter) {
        switch self {
        case .array(let values):
            json.write(literal: "[")
            for (index, value) in values.enumerated() {
                if index > 0 { json.write(literal: ",") }
                value.write(sortedTo: &json)
            }
            json.write(literal: "]")
        case .object(let members):
            json.write(literal: "{")
            for (index, member) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { json.write(literal: ",") }
                member.key.write(to: &json)
                json.write(literal: ":")
                member.value.write(sortedTo: &json)
            }
            json.write(literal: "}")
        default:
            write(to: &json)
        }
    }
}
