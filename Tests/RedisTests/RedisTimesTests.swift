import Errors
import TestSupport
import Testing
import Threads

@testable import Redis

/// Tests of the times of attempts and pauses.
@Suite("Attempts and pauses of a Redis client", .virtualTime, .timeLimit(.minutes(5)))
struct RedisTimesTests {
    private let start = Instant.now

    private func pass(_ milliseconds: Int) { World.current.threads.sleep(for: .milliseconds(milliseconds)) }

    private let failure = RedisFailure(reason: "closed", advice: "")
    private let busy = RedisFailure(RedisError("LOADING x"))

    @Test("The waits before attempts double up to half a second, and a random part of at most a half is left out")
    func waits() {
        for (bits, expected) in [(UInt64.max, [50, 100, 200, 400, 500, 500]), (1, [25, 50, 100, 200, 250, 250])] {
            var attempts = RedisAttempts(until: .now + .seconds(60))
            var waits: [Int] = []
            for _ in expected {
                let start = Instant.now
                let mayRepeat = World.current.fixed(bits: bits).run { attempts.mayRepeat(after: failure) }
                #expect(mayRepeat)
                waits.append(start.duration(to: .now).wholeMilliseconds)
            }
            #expect(waits == expected)
        }
    }

    @Test("No attempt begins at or after the time limit")
    func limits() {
        for (milliseconds, isAllowed) in [(51, true), (50, false), (0, false)] {
            var attempts = RedisAttempts(until: .now + .milliseconds(milliseconds))
            let start = Instant.now
            let mayRepeat = World.current.fixed(bits: .max).run { attempts.mayRepeat(after: failure) }
            #expect(mayRepeat == isAllowed && start.duration(to: .now) == .milliseconds(isAllowed ? 50 : 0))
            var others = RedisAttempts(until: .now + .milliseconds(milliseconds))
            let reconnections = [others.mayReconnect(), others.mayReconnect()]
            #expect(reconnections == [milliseconds > 0, false])
        }
    }

    @Test("Four of five redirections are followed at once")
    func redirections() {
        var attempts = RedisAttempts(until: .now)
        #expect((0..<10).map { _ in attempts.mayFollow() } == [true, true, true, true, false, true, true, true, true, false])
    }

    @Test("After the time limit, the last reply of a server is reported in place of a lost connection")
    func reasons() {
        var attempts = RedisAttempts(until: .now + .seconds(1))
        #expect(attempts.reason(for: failure).reason == "closed")
        World.current.fixed().run { _ = attempts.mayRepeat(after: busy) }
        World.current.fixed().run { _ = attempts.mayRepeat(after: failure) }
        #expect(attempts.reason(for: failure).reason == "closed", "before the time limit")
        pass(1000)
        #expect(attempts.reason(for: failure).reason == busy.reason)
        #expect(attempts.reason(for: RedisFailure(RedisError("ERR other"))).reason == "it replied “ERR other”")
    }

    @Test("The pause after a failure doubles from 50 ms up to 2 s, and at least a fifth of it passes")
    func pauses() async {
        for (bits, expected) in [
            (UInt64.max, [50, 100, 200, 400, 800, 1600, 2000, 2000]), (1, [10, 20, 40, 80, 160, 320, 400, 400]),
        ] {
            let circuit = RedisCircuit()
            for milliseconds in expected {
                World.current.fixed(bits: bits).run { circuit.open("It is down.") }
                pass(milliseconds - 1)
                let error = await TestSupport.failure { try circuit.check("redis://x") }
                let text =
                    "No command was sent to the store redis://x, because the last command failed: It is down. Try again in 2 seconds."
                #expect(error == DanXiError(.storage, text))
                pass(1)
                #expect(throws: Never.self) { try circuit.check("x") }
            }
            // One attempt is made. Other commands fail until it has an outcome, for at most two seconds.
            #expect(throws: DanXiError.self) { try circuit.check("x") }
            pass(1999)
            #expect(throws: DanXiError.self) { try circuit.check("x") }
            pass(1)
            #expect(throws: Never.self) { try circuit.check("x") }
            circuit.close()
            #expect(throws: Never.self) { try circuit.check("x") }
            World.current.fixed(bits: bits).run { circuit.open("It is down.") }
            pass(expected[0])
            #expect(throws: Never.self) { try circuit.check("x") }
        }
    }

    // MARK: Shares of the time limit

    @Test("An attempt to connect leaves time for the other servers")
    func shares() throws {
        let servers = FakeServers()
        _ = try? servers.client("redis://127.0.0.1:1", limit: .seconds(12)).get("k", first: nil)
        #expect(servers.attempts == ["127.0.0.1:1 within 12000 ms", "127.0.0.1:1 within 12000 ms"])
        let sentinels = FakeServers()
        sentinels.set("127.0.0.1:3") { _ in "*2\r\n$9\r\n127.0.0.1\r\n$1\r\n4\r\n" }
        sentinels.set("127.0.0.1:4") { $0[0] == "ROLE" ? "*1\r\n$6\r\nmaster\r\n" : "$1\r\na\r\n" }
        let client = try sentinels.client("redis+sentinel://127.0.0.1:1,127.0.0.1:2,127.0.0.1:3/main", limit: .seconds(12))
        #expect(try client.get("k", first: nil) == Array("a".utf8))
        #expect(
            sentinels.attempts == [
                "127.0.0.1:1 within 3000 ms", "127.0.0.1:2 within 4000 ms", "127.0.0.1:3 within 6000 ms", "127.0.0.1:4 within 6000 ms",
            ])
        let cluster = FakeServers()
        cluster.set("127.0.0.1:2") { command in
            command[0] == "CLUSTER" ? "*1\r\n*3\r\n:0\r\n:16383\r\n*2\r\n$9\r\n127.0.0.1\r\n:3\r\n" : nil
        }
        cluster.set("127.0.0.1:3") { _ in "$1\r\na\r\n" }
        let other = try cluster.client("redis+cluster://127.0.0.1:1,127.0.0.1:2", limit: .seconds(12))
        #expect(try other.get("k", first: nil) == Array("a".utf8))
        #expect(
            cluster.attempts == ["127.0.0.1:1 within 4000 ms", "127.0.0.1:2 within 6000 ms", "127.0.0.1:3 within 6000 ms"])
    }

    @Test("At most 16 idle connections are kept, and one whose server is gone is not used")
    func idleConnections() throws {
        let servers = FakeServers()
        let client = try servers.client("redis://127.0.0.1:1")
        // While a command waits for its reply, the next one needs another connection.
        servers.set("127.0.0.1:1") { command in
            let depth = Int(command[1]) ?? 0
            if depth > 0 { _ = try? client.get("\(depth - 1)", first: nil) }
            return "$1\r\na\r\n"
        }
        for (depth, attempts) in [(0, 1), (0, 1), (1, 2), (17, 18), (17, 20), (15, 20)] {
            #expect(try client.get("\(depth)", first: nil) == Array("a".utf8))
            #expect(servers.attempts.count == attempts)
        }
        #expect(servers.names.count == 20 && servers.names.allSatisfy { $0 == "CLIENT SETNAME libdanxi" })
    }
}
