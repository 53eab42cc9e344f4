import Errors
import JSON
import Storage
import Synchronization
import TestSupport
import Testing

@testable import Redis
import Threads

@Suite(
    "Stores on a real Redis server", .enabled(if: RedisServer.isInstalled, "Install the Debian package redis-server to run these tests."),
    .timeLimit(.minutes(5)))
struct RedisServerTests {
    private let key = [UInt8](repeating: 7, count: 32)

    private func store(_ server: RedisServer, _ namespace: String = "a", key: [UInt8]? = nil) throws -> SharedStore {
        try SharedStore(client: server.client(), namespace: namespace, key: key)
    }

    private func text(_ store: SharedStore, _ name: String = "a.json") throws -> String? {
        try store.read(name).map { String(decoding: $0.bytes.bytes, as: UTF8.self) }
    }

    @discardableResult
    private func write(
        _ store: SharedStore, _ text: String, _ name: String = "a.json", under lock: (any HeldLock)? = nil
    ) throws -> StoreVersion {
        try store.write(name, Array(text.utf8), lifetime: .seconds(60), under: lock)
    }

    @Test(
        "Values are written, read and removed over TCP and over a Unix domain socket, with and without encryption",
        arguments: [nil, [UInt8](repeating: 7, count: 32)])
    func values(_ key: [UInt8]?) throws {
        let server = try RedisServer()
        let store = try store(server, key: key)
        #expect(try text(store) == nil && store.version(of: "a.json") == nil)
        let first = try write(store, "{\"a\": 1}")
        let other = try SharedStore(client: try server.client("unix://\(server.socket)"), namespace: "a", key: key)
        #expect(try text(other) == "{\"a\": 1}" && other.version(of: "a.json") == first && other.read("a.json")?.version == first)
        let second = try write(store, "{\"a\": 1}")
        #expect(try first != second && other.version(of: "a.json") == second)
        try other.remove("a.json")
        #expect(try text(store) == nil)
        try other.remove("a.json")
    }

    @Test("Large values and values with any bytes are stored unchanged")
    func largeValue() throws {
        let server = try RedisServer()
        let store = try store(server)
        let bytes = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 / 256) }
        _ = try store.write("a.json", bytes, lifetime: .seconds(60), under: nil)
        #expect(try store.read("a.json").map { Array($0.bytes.bytes) } == bytes)
    }

    @Test("Keys contain a hash in place of the namespace, and every value expires")
    func keys() throws {
        let server = try RedisServer()
        try write(store(server, "student 21300000000"), "x")
        let client = try server.client()
        guard case .bytes(let name) = try client.perform(["RANDOMKEY"].map { Array($0.utf8) }, for: "") else {
            Issue.record("The server has no key.")
            return
        }
        let text = String(decoding: name, as: UTF8.self)
        #expect(text.wholeMatch(of: /danxi:1:\{[0-9a-f]{16}\}:a\.json/) != nil)
        guard case .integer(let left) = try client.perform(["PTTL", text].map { Array($0.utf8) }, for: text) else {
            Issue.record("The reply to PTTL is not a number.")
            return
        }
        #expect(left > 0 && left <= 60_000)
    }

    @Test("A store cannot read the values of another namespace")
    func namespaces() throws {
        let server = try RedisServer()
        try write(store(server, "a"), "1")
        #expect(try text(store(server, "b")) == nil)
    }

    @Test("An encrypted value cannot be read with another key, without a key, under another name, or after a change")
    func encryption() throws {
        let server = try RedisServer()
        let store = try store(server, key: key)
        try write(store, "secret")
        let name = try SharedStore.prefix(ofNamespace: "a")
        let client = try server.client()
        let sealed = try #require(try client.get(name + "a.json", first: nil))
        #expect(!String(decoding: sealed, as: UTF8.self).contains("secret"))
        #expect(throws: DanXiError.self) { try self.text(self.store(server)) }
        #expect(throws: DanXiError.self) { try self.text(self.store(server, key: [UInt8](repeating: 8, count: 32))) }
        _ = try client.put(name + "b.json", sealed, lifetime: .seconds(60), under: nil)
        #expect(throws: DanXiError.self) { try self.text(store, "b.json") }
        for index in [4, 16, sealed.count - 1] {
            var changed = sealed
            changed[index] ^= 1
            _ = try client.put(name + "a.json", changed, lifetime: .seconds(60), under: nil)
            #expect(throws: DanXiError.self) { try self.text(store) }
        }
        _ = try client.put(name + "a.json", Array("DXP1000000000000plain".utf8), lifetime: .seconds(60), under: nil)
        #expect(throws: DanXiError.self) { try self.text(store) }
    }

    @Test("Only the values whose names start with the prefix are removed, even if the prefix contains wildcard characters")
    func removal() throws {
        let server = try RedisServer()
        let store = try store(server)
        for number in 0..<2500 { try write(store, "x", "l*[a]?.\(number).json") }
        try write(store, "x", "lx[a]?.1.json")
        try write(store, "x", "other.json")
        try store.removeAll(startingWith: "l*[a]?.")
        #expect(try text(store, "l*[a]?.7.json") == nil && text(store, "lx[a]?.1.json") == "x" && text(store, "other.json") == "x")
        #expect(try server.client().perform(["DBSIZE"].map { Array($0.utf8) }, for: "") == .integer(2))
    }

    @Test("A lock has one holder at a time, and each new holder has a higher fencing number")
    func locks() throws {
        let server = try RedisServer()
        let client = try server.client()
        let first = try #require(try client.lock("l", token: "one", lease: .seconds(60)))
        #expect(try client.lock("l", token: "two", lease: .seconds(60)) == nil)
        #expect(try client.lock("l", token: "one", lease: .seconds(60))?.number == first.number, "the holder prolongs its lock")
        try client.unlock(KeyLock(key: "l", token: "two", number: 9))
        #expect(try client.lock("l", token: "two", lease: .seconds(60)) == nil, "another token does not release the lock")
        try client.unlock(first)
        let second = try #require(try client.lock("l", token: "two", lease: .seconds(60)))
        #expect(second.number > first.number)
        #expect(try !client.put("v", [1], lifetime: .seconds(60), under: first) && client.get("v", first: nil) == nil, "the lock was lost")
        #expect(try client.put("v", [2], lifetime: .seconds(60), under: second))
        #expect(try client.replace("v", head: [2], of: 1, with: [], lifetime: nil, under: first) == .lockLost)
        #expect(try client.get("v", first: nil) == [2])
        #expect(try client.replace("v", head: [2], of: 1, with: [], lifetime: nil, under: second) == .done)
        #expect(try client.get("v", first: nil) == nil)
    }

    @Test("A value is replaced only as long as it is the one that was read, with and without a lock", arguments: [true, false])
    func replacements(isLocked: Bool) throws {
        let server = try RedisServer()
        let store = try store(server)
        let lock = try isLocked ? store.tryLock("l") : nil
        let held: (any HeldLock)? = if case .held(let held) = lock { held } else { nil }
        func replace(_ version: StoreVersion?, with text: String?) throws -> Bool {
            let outcome = try store.replace("a.json", version, with: text.map { Array($0.utf8) }, lifetime: .seconds(60), under: held)
            guard case .done(let new) = outcome else { return false }
            #expect(try new == store.version(of: "a.json"))
            return true
        }
        #expect(try replace(.shared([1]), with: "1") == false && text(store) == nil, "the value is missing")
        #expect(try replace(nil, with: nil) && text(store) == nil)
        #expect(try replace(nil, with: "1") && text(store) == "1")
        let first = try store.version(of: "a.json")
        #expect(try replace(nil, with: "2") == false && text(store) == "1")
        #expect(try replace(first, with: "2") && text(store) == "2")
        #expect(try replace(first, with: "3") == false && replace(first, with: nil) == false && text(store) == "2")
        #expect(try replace(store.version(of: "a.json"), with: nil) && text(store) == nil)
    }

    @Test("A replacement that is sent again because its reply was lost has succeeded")
    func repeatedReplacement() throws {
        let server = try RedisServer()
        let client = try server.client()
        for _ in 0..<2 {
            #expect(try client.replace("v", head: [], of: 2, with: [1, 2, 3], lifetime: .seconds(60), under: nil) == .done)
        }
        for _ in 0..<2 { #expect(try client.replace("v", head: [1, 2], of: 2, with: [], lifetime: nil, under: nil) == .done) }
        #expect(try client.get("v", first: nil) == nil)
    }

    @Test("A renewal does not take a lock that was lost, so the holder can still write as long as nobody else has taken the lock")
    func lostLock() throws {
        let server = try RedisServer()
        let client = try server.client()
        let lock = try #require(try client.lock("l", token: "one", lease: .seconds(60)))
        #expect(try client.renew(lock, lease: .seconds(60)))
        try client.remove("l")
        #expect(try !client.renew(lock, lease: .seconds(60)))
        #expect(try client.put("v", [1], lifetime: .seconds(60), under: lock))
        let next = try #require(try client.lock("l", token: "two", lease: .seconds(60)))
        #expect(try next.number == lock.number + 1 && !client.renew(lock, lease: .seconds(60)))
    }

    @Test("Only one task at a time holds a lock")
    func turns() async throws {
        let server = try RedisServer()
        let lock = StoreLock(store: try store(server), name: "test.lock", log: { _, _ in })
        let holders = Count()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await lock.locked(waitingAtMost: .seconds(200)) { held in
                        #expect(held != nil && holders.change(by: 1) == 1)
                        await Task.yield()
                        holders.change(by: -1)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    @Test("The server takes turns by its own clock, and keeps the time of the next turn until it no longer matters")
    func takenTurns() async throws {
        let server = try RedisServer()
        let client = try server.client()
        let schedule = TurnSchedule(interval: .seconds(1000), lead: .seconds(2000), reach: .seconds(1000))
        let lead = Duration.zero - schedule.lead
        func take(_ earliest: Duration, within limit: Duration = .seconds(500)) throws -> Duration {
            try #require(try client.takeTurn("turn", of: schedule, noEarlierThan: earliest, within: limit))
        }
        #expect(try take(lead) == .seconds(-2000))
        guard case .integer(let left) = try client.perform(["PTTL", "turn"].map { Array($0.utf8) }, for: "turn") else {
            Issue.record("The reply to PTTL is not a number.")
            return
        }
        #expect((3_900_000...4_001_000).contains(left))
        // Each turn is an interval after the one before, minus the time of the commands.
        for expected in [-1000, 0] as [Int] {
            let wait = try take(lead)
            #expect(wait <= .seconds(expected) && wait > .seconds(expected - 300))
        }
        for _ in 0..<2 {
            let refused = try take(lead)
            #expect(refused > .seconds(500) && refused <= .seconds(1000))
        }
        #expect(try take(.seconds(1500), within: .seconds(5000)) == .seconds(1500))
        // The next turn is further away than a schedule without failures can be, so it is ignored.
        #expect(try take(lead) == .seconds(-2000))
        #expect(try client.put("turn", Array("x".utf8), lifetime: nil, under: nil))
        #expect(try take(.zero) == .zero)
    }

    @Test("Clients that take turns at the same time get one each")
    func turnsOfClients() async throws {
        let server = try RedisServer()
        let schedule = TurnSchedule(interval: .seconds(100), reach: .seconds(36_000))
        let stores = try (0..<4).map { _ in try store(server) }
        let turns = try await withThrowingTaskGroup(of: Instant.self) { group in
            for number in 0..<40 {
                let pauses = SharedPauses(store: stores[number % 4].common)
                group.addTask { try await pauses.turn("a", of: schedule, within: schedule.reach).time }
            }
            return try await group.reduce(into: []) { $0.append($1) }.sorted()
        }
        // The time of each turn is inexact by the time of its command.
        for (earlier, later) in zip(turns, turns.dropFirst()) { #expect(later - earlier > .seconds(50)) }
    }

    @Test("A client uses the password and the database of its URL")
    func credentials() throws {
        let server = try RedisServer("--requirepass", "pass word")
        #expect(throws: DanXiError.self) { try server.client().get("k", first: nil) }
        let client = try server.client("redis://:pass%20word@127.0.0.1:\(server.port)/1")
        #expect(try client.put("k", [1], lifetime: .seconds(60), under: nil))
        let other = try server.client("redis://:pass%20word@127.0.0.1:\(server.port)")
        #expect(try other.get("k", first: nil) == nil && client.get("k", first: nil) == [1])
        let wrong = try server.client("redis://:hunter2@127.0.0.1:\(server.port)")
        #expect {
            try wrong.get("k", first: nil)
        } throws: { "\($0)".contains("WRONGPASS") && !"\($0)".contains("hunter2") }
    }

    @Test("A user with the permissions of the guide can use the store, and the error for a missing permission shows how to add it")
    func permissions() throws {
        let server = try RedisServer()
        let admin = try server.client()
        let rules = "on >p@ss ~danxi:* +get +getrange +set +del +incr +pexpire +eval +scan +select +time +client|setname"
        _ = try admin.perform((["ACL", "SETUSER", "anna"] + rules.split(separator: " ").map(String.init)).map { Array($0.utf8) }, for: "")
        let client = try server.client("redis://anna:p%40ss@127.0.0.1:\(server.port)")
        let store = try SharedStore(client: client, namespace: "a", key: nil)
        let lock = try #require(try store.tryLock("test.lock").lock)
        #expect(try lock.renew())
        try write(store, "1", under: lock)
        #expect(try text(store) == "1" && store.version(of: "a.json") != nil)
        #expect(try store.replace("a.json", store.version(of: "a.json"), with: nil, lifetime: nil, under: lock) == .done(nil))
        lock.release()
        let schedule = TurnSchedule(interval: .seconds(1), reach: .seconds(1))
        #expect(try store.takeTurn("turn.json", of: schedule, noEarlierThan: .zero, within: .zero) == .zero)
        try store.remove("a.json")
        try store.removeAll(startingWith: "a")
        #expect {
            try client.get("other", first: nil)
        } throws: { "\($0)".contains("ACL SETUSER") }
    }

    @Test("If the server is killed, values in memory stay cached, and calls for other values succeed with new requests")
    func cachedValue() async throws {
        let server = try RedisServer()
        let warnings = Count()
        let fetches = Count()
        let group = CacheGroup(
            store: try SharedStore(client: try server.client(), namespace: "a", key: nil),
            log: { _, message in
                _ = message()
                warnings.change(by: 1)
            }, account: { "a" })
        func cache() -> ValueCache<Int> {
            group.cache("number", validity: .seconds(3600), in: .disk) { fetches.change(by: 1) }
        }
        let first = cache()
        var source = try await first.value(.prefer).source
        #expect(source == .network)
        let second = try await cache().value(.prefer)
        #expect(try second.value == 1 && second.source == .disk)
        server.kill()
        source = try await first.value(.prefer).source
        #expect(source == .memory)
        let third = try await cache().value(.prefer)
        #expect(try third.value == 2 && third.source == .network && warnings.value > 0)
    }
}

private final class Count: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }

    @discardableResult
    func change(by number: Int) -> Int {
        count.withLock {
            $0 += number
            return $0
        }
    }
}
