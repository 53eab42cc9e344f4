import Connections
import JSON
import Threads

/// A connection to a Redis server, on which commands are sent one after the other. A connection on which a command has failed must not be
/// used again.
final class RedisConnection {
    private let connection: any ByteConnection

    init(_ connection: any ByteConnection) {
        self.connection = connection
    }

    var isUsable: Bool { connection.isUsable }

    /// - Parameter elements: the maximum number of elements of the arrays in the reply.
    func command(_ arguments: [[UInt8]], elements: Int = 0, until end: Instant) throws(ConnectionFailure) -> RedisReply {
        // Each reply is read by a new reader, so that no bytes of an earlier reply remain in memory. Without a reader, nothing is sent.
        let reader = try RedisReplyReader(elements: elements)
        var command = Self.bytes(of: arguments)
        defer { command.wipe() }
        try connection.send(command, until: end)
        return try reply(reader, until: end)
    }

    /// Returns the bytes of a command in the Redis protocol (RESP): an array of strings.
    private static func bytes(of arguments: [[UInt8]]) -> [UInt8] {
        var bytes: [UInt8] = []
        // The capacity is reserved, because an array that grows leaves copies of passwords and tokens in memory. A line with a length has
        // at most 24 bytes, including `*` or `$` and the line break.
        bytes.reserveCapacity(arguments.reduce(24) { $0 + $1.count + 26 })
        bytes += "*\(arguments.count)\r\n".utf8
        for argument in arguments {
            bytes += "$\(argument.count)\r\n".utf8
            bytes += argument
            bytes += "\r\n".utf8
        }
        return bytes
    }

    private func reply(_ reader: RedisReplyReader, until end: Instant) throws(ConnectionFailure) -> RedisReply {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 16_384, alignment: 1)
        defer {
            buffer.wipe()
            buffer.deallocate()
        }
        while true {
            let count = try connection.receive(into: buffer, until: end)
            if let reply = try reader.read(UnsafeRawBufferPointer(rebasing: buffer[..<count])) { return reply }
        }
    }
}
