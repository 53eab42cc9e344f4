import Connections
import Networking
import Threads

/// A connection to a real redis-server, for comparisons byte by byte.
final class RealRedis {
    private let connection: any ByteConnection
    private let end = Instant.now + .seconds(240)

    init(_ server: RedisServer) throws {
        connection = try CurlConnector(NetworkConfiguration(userAgent: "test")).connect(to: .socket(server.socket), until: end)
    }

    /// Sends bytes, and returns the bytes of one reply.
    func send(_ bytes: [UInt8]) throws -> [UInt8] {
        try connection.send(bytes, until: end)
        var reply: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while Self.length(ofReplyIn: reply, from: 0) == nil {
            let count = try buffer.withUnsafeMutableBytes { try connection.receive(into: $0, until: end) }
            reply += buffer[..<count]
        }
        return reply
    }

    /// Returns the position after the reply that starts at a position. Nil if the reply is not complete.
    private static func length(ofReplyIn bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count, let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        let number = Int(String(decoding: bytes[(start + 1)..<(end - 1)], as: UTF8.self)) ?? 0
        switch bytes[start] {
        case UInt8(ascii: "$") where number >= 0: return bytes.count >= end + 1 + number + 2 ? end + 1 + number + 2 : nil
        case UInt8(ascii: "*"):
            var position = end + 1
            for _ in 0..<max(0, number) {
                guard let next = length(ofReplyIn: bytes, from: position) else { return nil }
                position = next
            }
            return position
        default: return end + 1
        }
    }
}
