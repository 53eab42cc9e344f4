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

        /// - Parameter limit: the time limit of a command. A command to a server that has stopped responding takes that long.
        func client(limit: Duration = .seconds(20)) throws -> RedisClient { try sentinels[0].client(url, limit: limit) }

        /// Makes the sentinels count the primary as lost after half a second without a response. While they start, they wait for a minute, so
        /// that no failover begins on a busy machine.
        func noticeLosses() throws {
            let set = ["SENTINEL", "SET", "main", "down-after-milliseconds", "500"].map { Array($0.utf8) }
            for sentinel in sentinels { _ = try sentinel.client().perform(set, for: "") }
        }

        /// Whether most sentinels name the replica as the primary.
        var isReplicaNamed: Bool {
            let question = ["SENTINEL", "GET-MASTER-ADDR-BY-NAME", "main"].map { Array($0.utf8) }
            let answer = RedisReply.array([.bytes(Array("127.0.0.1".utf8)), .bytes(Array("\(servers[1].port)".utf8))])
            return sentinels.count { (try? $0.client().perform(question, for: "")) == answer } > 1
        }

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

    /// Loses the primary, and writes until a write succeeds. Returns whether that took less than five seconds, or less than three since most
    /// sentinels have named the new primary: on a busy machine, they need longer.
    private func writesSoon(after lose: (RedisServer) throws -> Void) async throws -> Bool {
        let service = try Service()
        let client = try service.client(limit: .seconds(2))
        #expect(repeated { try client.put("k", [1], lifetime: .seconds(600), under: nil) } == true)
        try service.noticeLosses()
        try lose(service.servers[0])
        let start = Instant.now
        async let naming = instantOfNaming(in: service)
        let isWritten = repeated { try client.put("k", [2], lifetime: .seconds(600), under: nil) }
        let end = Instant.now
        if start.duration(to: end) >= .seconds(5) {
            let named = await naming
            guard named.duration(to: end) < .seconds(3) else { return false }
        }
        #expect(isWritten == true)
        #expect(repeated { try client.get("k", first: nil) } == [2])
        return true
    }

    /// Repeats a command until it succeeds, but not longer than a minute.
    private func repeated<Value>(_ command: () throws -> Value?) -> Value? {
        let end = Instant.now + .seconds(60)
        while true {
            if let value = try? command() { return value }
            guard Instant.now < end else { return nil }
            World.current.threads.sleep(for: .milliseconds(10))
        }
    }

    /// Waits until most sentinels name the new primary, but not longer than a minute. Returns the time.
    private func instantOfNaming(in service: Service) async -> Instant {
        for _ in 0..<6000 where !Task.isCancelled && !service.isReplicaNamed { try? await Timers.sleep(for: .milliseconds(10)) }
        return .now
    }

    @Test("After the primary is killed, writes succeed within five seconds")
    func killedPrimary() async throws {
        try await untilFastEnough(runs: 5) { try await writesSoon { $0.kill() } }
    }

    @Test("After the primary has stopped responding, writes succeed within five seconds")
    func stoppedPrimary() async throws {
        try await untilFastEnough(runs: 5) { try await writesSoon { try $0.stopResponding() } }
    }

    @Test("After a planned failover, the former primary gets no more commands")
    func plannedFailover() async throws {
        // A sentinel promotes a replica only after it has asked it for its state.
        let failover = ["SENTINEL", "FAILOVER", "main"].map { Array($0.utf8) }
        // On a busy machine, a failover may take longer than its time limit, and is then given up.
        try await untilFastEnough(runs: 5) {
            let service = try Service()
            let client = try service.client()
            let replica = "127.0.0.1:\(service.servers[1].port)"
            #expect(repeated { try client.put("k", [1], lifetime: .seconds(600), under: nil) } == true)
            _ = repeated { try service.sentinels[0].client().perform(failover, for: "") }
            let isMoved: Bool? = repeated {
                // The failover may begin after this write, and then lose it.
                _ = try? client.put("k", [2], lifetime: .seconds(600), under: nil)
                return client.inspect("k").address == replica ? true : nil
            }
            guard isMoved == true, repeated({ try client.put("k", [3], lifetime: .seconds(600), under: nil) }) == true else { return false }
            let status = client.inspect("k")
            guard status.address == replica, status.role == .primary else { return false }
            #expect(status.software == RedisServer.software)
            return true
        }
    }
}
