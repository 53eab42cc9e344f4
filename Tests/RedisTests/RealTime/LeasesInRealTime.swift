import Errors
import Testing

@testable import Redis

/// Tests in which a real Redis server measures a time, or the client pauses after a failure.
@Suite(
    "Leases and pauses of a real Redis server", .serialized,
    .enabled(if: RedisServer.isInstalled, "Install the Debian package redis-server to run these tests."), .timeLimit(.minutes(5)))
struct LeasesInRealTime {
    @Test("If the holder of a lock does not release it, the lock can be taken after the lease has expired")
    func lease() async throws {
        let server = try RedisServer()
        let client = try server.client()
        _ = try #require(try client.lock("l", token: "dead", lease: .milliseconds(50)))
        while try client.lock("l", token: "next", lease: .seconds(60)) == nil { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test("While the server is down, operations fail, and after its restart they succeed")
    func restart() async throws {
        let server = try RedisServer()
        let client = try server.client()
        _ = try client.put("k", [1], lifetime: .seconds(60), under: nil)
        server.kill()
        #expect(throws: DanXiError.self) { try client.get("k", first: nil) }
        try server.start()
        while (try? client.put("k", [2], lifetime: .seconds(60), under: nil)) == nil { try await Task.sleep(for: .milliseconds(20)) }
        #expect(try client.get("k", first: nil) == [2])
    }
}
