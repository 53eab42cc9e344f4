import Connections
import Errors
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Redis

@Suite("The connections of a Redis client without a session", .virtualTime, .timeLimit(.minutes(5)))
struct LingeringTests {
    /// Opens connections that reply to each command with `OK`, and counts them.
    private final class Server: Sendable {
        let connections = Atomic<Int>(0)
    }

    private struct CountingConnector: Connector {
        let server: Server

        static func == (one: Self, other: Self) -> Bool { one.server === other.server }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(server)) }

        func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection {
            server.connections.add(1, ordering: .relaxed)
            return FakeConnection { _ in Array("+OK\r\n".utf8) }
        }
    }

    private let server = Server()

    /// Uses the server like a session that is opened and closed.
    private func use(lingers: Bool) throws {
        let client = RedisClients.client(
            for: try RedisURL("redis://redis.example"), CountingConnector(server: server), timeLimit: .seconds(20),
            allowsPlain: true)
        _ = try client.put("key", [], lifetime: nil, under: nil)
        if lingers { client.linger() }
    }

    private var connections: Int { server.connections.load(ordering: .relaxed) }

    @Test("The next session uses the connection for a minute after the last one was parked")
    func minute() async throws {
        for _ in 0..<3 {
            try use(lingers: true)
            try await Timers.sleep(for: .seconds(59))
        }
        #expect(connections == 1)
        try await Timers.sleep(for: .seconds(2))
        try use(lingers: false)
        #expect(connections == 2)
    }

    @Test("Without a parked session, the connection is closed with the last session")
    func closed() throws {
        try use(lingers: false)
        try use(lingers: false)
        #expect(connections == 2)
    }
}
