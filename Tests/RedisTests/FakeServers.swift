import Connections
import Synchronization
import Threads

@testable import Redis

/// Servers in memory, by their addresses, and a connector to them.
final class FakeServers: Sendable {
    /// Returns the reply to a command. Nil closes the connection.
    typealias Server = @Sendable (_ command: [String]) -> String?

    private struct State {
        var servers: [String: Server] = [:]
        var log: [String] = []
        var names: [String] = []
        var attempts: [String] = []
    }

    private let state = Mutex(State())

    /// The commands in the order of their arrival, each after the address of its server, without those that introduce a connection.
    var log: [String] { state.withLock { $0.log } }
    /// The commands that give connections their names.
    var names: [String] { state.withLock { $0.names } }
    /// The attempts to connect, each with its address and time limit.
    var attempts: [String] { state.withLock { $0.attempts } }

    /// Sets a server. Without a function, the server cannot be reached.
    func set(_ host: String, _ server: Server?) { state.withLock { $0.servers[host] = server } }

    func client(_ url: String, limit: Duration = .seconds(2)) throws -> RedisClient {
        RedisClient(url: try RedisURL(url), connector: FakeConnector(servers: self), timeLimit: limit)
    }

    fileprivate func attempt(_ host: String, until end: Instant) {
        let limit = Instant.now.duration(to: end).wholeMilliseconds
        state.withLock { $0.attempts.append("\(host) within \(limit) ms") }
    }

    fileprivate func has(_ host: String) -> Bool { state.withLock { $0.servers[host] != nil } }

    fileprivate func reply(of host: String, to command: [String]) -> String? {
        guard let server = state.withLock({ $0.servers[host] }) else { return nil }
        if command[0] == "CLIENT" {
            state.withLock { $0.names.append(command.joined(separator: " ")) }
            return "+OK\r\n"
        }
        state.withLock { $0.log.append("\(host) \(command.joined(separator: " "))") }
        return server(command)
    }
}

private struct FakeConnector: Connector {
    let servers: FakeServers

    static func == (one: Self, other: Self) -> Bool { one.servers === other.servers }

    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(servers)) }

    func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection {
        guard case .host(let host, _) = address else { throw ConnectionFailure(reason: "refused") }
        servers.attempt(host, until: end)
        guard servers.has(host) else { throw ConnectionFailure(reason: "refused") }
        return FakeServerConnection(servers, host)
    }
}

private final class FakeServerConnection: ByteConnection {
    private let servers: FakeServers
    private let host: String
    private var replies: [UInt8] = []
    private var isClosed = false

    init(_ servers: FakeServers, _ host: String) { (self.servers, self.host) = (servers, host) }

    var isUsable: Bool { !isClosed && servers.has(host) }

    func send(_ bytes: [UInt8], until end: Instant) throws(ConnectionFailure) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n", omittingEmptySubsequences: false).map(String.init)
        let words = stride(from: 2, to: lines.count, by: 2).map { lines[$0] }
        guard let reply = servers.reply(of: host, to: words) else {
            isClosed = true
            return
        }
        replies += reply.utf8
    }

    func receive(into buffer: UnsafeMutableRawBufferPointer, until end: Instant) throws(ConnectionFailure) -> Int {
        guard !replies.isEmpty else { throw .closed }
        let count = min(replies.count, buffer.count)
        buffer.copyBytes(from: replies.prefix(count))
        replies.removeFirst(count)
        return count
    }
}
