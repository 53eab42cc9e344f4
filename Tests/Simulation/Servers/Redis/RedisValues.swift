/// A value of the simulated Redis server.
struct SimulatedRedisEntry {
    enum Content {
        case string([UInt8])
        /// A value of a type that libdanxi does not write.
        case foreign
    }

    var content: Content
    /// The last millisecond since 1970 at which the value exists. Nil if it does not expire.
    var expiry: Int?
    /// The position in SCAN. A key keeps it until the key is removed.
    let serial: Int
}

/// A reply in the Redis protocol (RESP2).
enum SimulatedRedisReply: Error {
    case status(String)
    case error(String)
    case integer(Int)
    case bulk([UInt8])
    case null
    case array([SimulatedRedisReply])

    static let ok = SimulatedRedisReply.status("OK")

    static func bulk(_ text: String) -> SimulatedRedisReply { .bulk(Array(text.utf8)) }

    var bytes: [UInt8] {
        switch self {
        case .status(let text): Array("+\(text)\r\n".utf8)
        case .error(let text): Array("-\(text)\r\n".utf8)
        case .integer(let number): Array(":\(number)\r\n".utf8)
        case .bulk(let bytes): Array("$\(bytes.count)\r\n".utf8) + bytes + Array("\r\n".utf8)
        case .null: Array("$-1\r\n".utf8)
        case .array(let replies): Array("*\(replies.count)\r\n".utf8) + replies.flatMap(\.bytes)
        }
    }
}

/// One command that the simulated server has run or refused.
package struct RedisCommandRecord: Equatable, Sendable {
    /// Milliseconds since 1970.
    package let time: Int
    /// The name of the command, or of the script, such as `GET` or `script lock`.
    package let name: String
    /// The keys of the command.
    package let keys: [String]
    package let database: Int
    /// The reply's first line without its line break, such as `+OK`.
    package let reply: String
    /// The number of the client that sent the command, see ``SimulatedRedis/connect(by:)``.
    package let client: Int
    /// The arguments of a script, or those of the command after its key.
    package let arguments: [[UInt8]]
    /// Whether a failover has lost the effect of the command.
    package internal(set) var isLost = false

    /// The number that the server replied. 0 for any other reply.
    package var number: Int { reply.hasPrefix(":") ? Int(reply.dropFirst()) ?? 0 : 0 }
}
