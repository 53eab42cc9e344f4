import Errors
import TestSupport
import Testing
import Threads

@testable import Redis

/// Three real sentinels, a primary and a replica.
@Suite(
    "Failover of real sentinels", .serialized,
    .enabled(if: RedisServer.isInstalled, "Install the Debian package redis-server to run these tests."), .timeLimit(.minutes(5)))
struct SentinelsInRealTime {
    private final class Service: Sendable {
        let servers: [RedisServer]
        let sentinels: [RedisServer]

        init() throws {
            let primary = try RedisServer()
            servers = [primary, try RedisServer("--replicaof", "127.0.0.1", "\(primary.port)", "--repl-diskless-sync-delay", "0")]
            sentinels = try (0..<3).map { _ in try RedisServer(sentinelOf: primary) }
            for sentinel in sentinels {
                try wait { try information(sentinel, "sentinel").contains("slaves=1,sentinels=3") }
            }
            try wait { try information(servers[1], "replication").contains("master_link_status:up") }
        }

        var url: String {
            "redis+sentinel://" + sentinels.map { "127.0.0.1:\($0.port)" }.joined(separator: ",") + "/main"
        }

        func client() throws -> RedisClient { try sentinels[0].client(url, limit: .seconds(2)) }

        private func information(_ server: RedisServer, _ section: String) throws -> String {
            guard case .bytes(let text) = try server.client().perform(["INFO", section].map { Array($0.utf8) }, for: "") else { return "" }
            return String(decoding: text, as: UTF8.self)
        }

        func wait(_ condition: () throws -> Bool) throws {
            for _ in 0..<6000 {
                if try condition() { return }
                World.current.threads.sleep(for: .milliseconds(10))
            }
            Issue.record("The sentinels were not ready within 60 seconds.")
        }
    }

    /// Writes until a write succeeds, and returns the time that passed.
    private func timeUntilWrite(_ client: RedisClient, _ value: UInt8) -> Duration {
        let start = Instant.now
        while (try? client.put("k", [value], lifetime: .seconds(60), under: nil)) == nil, start.duration(to: .now) < .seconds(60) {
            World.current.threads.sleep(for: .milliseconds(10))
        }
        return start.duration(to: .now)
    }

    @Test("After the primary is killed, writes succeed within five seconds")
    func killedPrimary() async throws {
        try await untilFastEnough(runs: 5) {
            let service = try Service()
            let client = try service.client()
            #expect(try client.put("k", [1], lifetime: .seconds(60), under: nil))
            service.servers[0].kill()
            let time = timeUntilWrite(client, 2)
            #expect(try client.get("k", first: nil) == [2])
            return time < .seconds(5)
        }
    }

    @Test("After the primary has stopped responding, writes succeed within five seconds")
    func stoppedPrimary() async throws {
        try await untilFastEnough(runs: 5) {
            let service = try Service()
            let client = try service.client()
            #expect(try client.put("k", [1], lifetime: .seconds(60), under: nil))
            service.servers[0].pause(true)
            let time = timeUntilWrite(client, 2)
            let value = try client.get("k", first: nil)
            service.servers[0].pause(false)
            #expect(value == [2])
            return time < .seconds(5)
        }
    }

    @Test("After a planned failover, the former primary gets no more commands")
    func plannedFailover() throws {
        let service = try Service()
        let client = try service.client()
        #expect(try client.put("k", [1], lifetime: .seconds(60), under: nil))
        // A sentinel promotes a replica only after it has asked it for its state.
        let failover = ["SENTINEL", "FAILOVER", "main"].map { Array($0.utf8) }
        try service.wait { (try? service.sentinels[0].client().perform(failover, for: "")) != nil }
        // The failover may begin after this write, and then lose it.
        try service.wait {
            _ = try? client.put("k", [2], lifetime: .seconds(60), under: nil)
            return client.inspect("k").address == "127.0.0.1:\(service.servers[1].port)"
        }
        #expect(try client.put("k", [3], lifetime: .seconds(60), under: nil))
        let status = client.inspect("k")
        #expect(
            status.address == "127.0.0.1:\(service.servers[1].port)" && status.role == .primary && status.software == RedisServer.software)
    }
}
