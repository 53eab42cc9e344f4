import Foundation
import JSON
import Testing

@testable import Simulation

/// A recorded exchange with a server of the community, from `Tests/Contracts/recorded`.
struct RecordedExchange: Sendable, CustomTestStringConvertible {
    /// The file and the line, such as `forum:12`.
    let name: String
    let method: String
    let path: String
    /// The member who has sent the request. Nil if nobody was signed in.
    let member: String?
    /// The token that was sent: `access`, `refresh` or `garbage`.
    let token: String
    /// Nil if the request had no body.
    let body: JSONValue?
    let status: Int
    let response: JSONValue

    var testDescription: String { "\(name) \(method) \(path)" }

    /// Returns the exchanges of a server, in the order in which they were recorded.
    static func all(of server: String) throws -> [RecordedExchange] {
        let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(2).joined(separator: "/")
        let text = try String(contentsOfFile: "\(tests)/Contracts/recorded/\(server).jsonl", encoding: .utf8)
        return try text.split(separator: "\n").enumerated().map { index, line in
            try RecordedExchange("\(server):\(index + 1)", JSONValue.decode(PaddedBytes(Array(line.utf8))))
        }
    }

    private init(_ name: String, _ line: JSONValue) throws {
        self.name = name
        method = try #require(line["method"]?.text)
        path = try #require(line["path"]?.text)
        member = line["as"]?.text
        token = line["token"]?.text ?? "access"
        body = line["body"]
        status = try #require(line["status"]?.integer)
        response = try #require(line["response"])
    }
}
