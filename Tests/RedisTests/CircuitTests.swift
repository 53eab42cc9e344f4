import Connections
import Errors
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Redis

@Suite("A Redis server that cannot be reached", .virtualTime, .timeLimit(.minutes(5)))
struct CircuitTests {
    /// Refuses all connections, and counts them.
    private final class Refusals: Sendable {
        let count = Atomic<Int>(0)
    }

    /// The value that a server keeps.
    private final class Value: Sendable {
        let text = Mutex("")
    }

    private struct RefusingConnector: Connector {
        let refusals: Refusals

        static func == (one: Self, other: Self) -> Bool { one.refusals === other.refusals }

        func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(refusals)) }

        func connect(to address: ServerAddress, until end: Instant) throws(ConnectionFailure) -> any ByteConnection {
            refusals.count.add(1, ordering: .relaxed)
            throw ConnectionFailure(reason: "refused")
        }
    }

    @Test("After a failure, commands fail at once without a connection until a pause of at most 2 seconds has ended")
    func pause() async throws {
        let refusals = Refusals()
        let client = RedisClient(
            url: try RedisURL("redis://redis.example"), connector: RefusingConnector(refusals: refusals), timeLimit: .seconds(20))
        for _ in 0..<8 {
            let before = refusals.count.load(ordering: .relaxed)
            let first = await failure { try client.get("a", first: nil) }
            let tried = refusals.count.load(ordering: .relaxed)
            let second = await failure { try client.get("a", first: nil) }
            #expect(first?.code == .storage && tried > before)
            #expect(second?.message.contains("No command was sent") == true && refusals.count.load(ordering: .relaxed) == tried)
            try await Timers.sleep(for: .seconds(2))
        }
    }

    @Test("A check of the store, and a store that is required, do not wait for the end of the pause")
    func check() async throws {
        let servers = FakeServers()
        let client = try servers.client("redis://127.0.0.1:1")
        let store = try SharedStore(client: client, namespace: "a", key: nil)
        for _ in 0..<12 { client.record(RedisFailure(reason: "refused", advice: ""), for: "a") }
        let paused = await failure { try client.get("a", first: nil) }
        #expect(paused?.message.contains("No command was sent") == true)
        let value = Value()
        servers.set("127.0.0.1:1") { command in
            switch command[0] {
            case "SET":
                value.text.withLock { $0 = command[2] }
                return "+OK\r\n"
            case "DEL": return ":1\r\n"
            case "INFO": return "$13\r\nrole:master\r\n\r\n"
            default: return value.text.withLock { "$\($0.utf8.count)\r\n\($0)\r\n" }
            }
        }
        // The fake server keeps text, and the random bytes of a value are none. So it does not return the value.
        let refused = await failure { try store.requireWriting() }
        #expect(refused?.message.contains("did not return") == true)
        for _ in 0..<12 { client.record(RedisFailure(reason: "refused", advice: ""), for: "a") }
        #expect(store.check().error?.contains("did not return") == true)
        #expect(try client.get("a", first: nil) != nil, "the server responds, so the pause has ended")
    }
}
