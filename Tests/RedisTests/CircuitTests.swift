import Connections
import Errors
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
}
