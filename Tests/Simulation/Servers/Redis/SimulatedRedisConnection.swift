/// A connection to the simulated Redis server. It takes bytes in pieces of any size, and returns the bytes of the replies.
package final class SimulatedRedisConnection: @unchecked Sendable {
    let server: SimulatedRedis
    /// Which one of the two servers the connection leads to.
    private let number: Int
    let client: Int
    private let epoch: Int
    private var input: [UInt8] = []
    private var isClosed = false
    var database = 0
    var isSignedIn: Bool

    init(server: SimulatedRedis, number: Int, client: Int) {
        (self.server, self.number, self.client) = (server, number, client)
        epoch = server.epoch
        isSignedIn = server.settings.password == nil
    }

    /// Whether the server still reads from the connection. It closes a connection that does not speak its protocol, and a restart closes
    /// all connections.
    package var isOpen: Bool { !isClosed && epoch == server.epoch }

    /// Whether the connection leads to a server that is no longer the one that takes writes.
    var isToReplica: Bool { number != server.primary || server.isReadOnly }

    /// Takes bytes from the client, and returns the replies to all commands that are complete now. A connection that is not open returns
    /// nothing.
    package func receive(_ bytes: [UInt8], now: Int) -> [UInt8] {
        guard isOpen else { return [] }
        input += bytes
        var output: [UInt8] = []
        while isOpen {
            switch Self.command(in: input) {
            case .incomplete: return output
            case .invalid:
                isClosed = true
                return output + SimulatedRedisReply.error("ERR Protocol error: expected an array of strings").bytes
            case .complete(let arguments, let count):
                input.removeFirst(count)
                if !arguments.isEmpty { output += command(arguments, now: now) }
            }
        }
        return output
    }

    /// Runs one command, and returns the bytes of its reply.
    package func command(_ arguments: [[UInt8]], now: Int) -> [UInt8] {
        SimulatedRedisCommand(self, arguments, now: now).run().bytes
    }

    private enum Parsed {
        case complete([[UInt8]], count: Int)
        case incomplete, invalid
    }

    private static func command(in input: [UInt8]) -> Parsed {
        var position = 0
        /// Reads a line with a number after `mark`. Nil if the line is incomplete, and -1 if it is invalid.
        func number(after mark: UInt8) -> Int? {
            guard position < input.count else { return nil }
            guard input[position] == mark else { return -1 }
            guard let end = input[position...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            let digits = input[(position + 1)..<end].filter { $0 != UInt8(ascii: "\r") }
            position = end + 1
            return Int(String(decoding: digits, as: UTF8.self)) ?? -1
        }
        guard let count = number(after: UInt8(ascii: "*")) else { return .incomplete }
        guard count >= 0 else { return .invalid }
        var arguments: [[UInt8]] = []
        for _ in 0..<count {
            guard let size = number(after: UInt8(ascii: "$")) else { return .incomplete }
            guard size >= 0 else { return .invalid }
            guard input.count >= position + size + 2 else { return .incomplete }
            arguments.append(Array(input[position..<position + size]))
            position += size + 2
        }
        return .complete(arguments, count: position)
    }
}
