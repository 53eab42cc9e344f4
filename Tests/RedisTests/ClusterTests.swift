import Errors
import Storage
import TestSupport
import Testing
import Threads

@testable import Redis

@Suite("Clusters", .virtualTime, .timeLimit(.minutes(5)))
struct ClusterTests {
    private static func bulk(_ text: String) -> String { "$\(text.utf8.count)\r\n\(text)\r\n" }

    /// Returns the reply to `CLUSTER SLOTS` for ranges with the ports of their nodes.
    private static func slots(_ ranges: [(ClosedRange<Int>, Int)], host: String = "127.0.0.1") -> String {
        ranges.reduce("*\(ranges.count)\r\n") {
            $0 + "*4\r\n:\($1.0.lowerBound)\r\n:\($1.0.upperBound)\r\n*3\r\n\(bulk(host)):\($1.1)\r\n\(bulk("id"))"
                + "*2\r\n\(bulk(host)):99\r\n"
        }
    }

    /// Sets a node whose values are its own port.
    private static func node(
        _ servers: FakeServers, _ port: Int, _ map: String, _ reply: @escaping @Sendable ([String]) -> String? = { _ in nil }
    ) {
        servers.set("127.0.0.1:\(port)") { command in
            if command[0] == "CLUSTER" { return map }
            if command[0] == "ASKING" { return "+OK\r\n" }
            return reply(command) ?? bulk("\(port)")
        }
    }

    private func value(_ client: RedisClient, _ key: String) -> String? {
        (try? client.get(key, first: nil)).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(
        "The slot of a key is that of Redis",
        arguments: [
            ("123456789", 12_739), ("foo", 12_182), ("", 0), ("{user1000}.following", 3443), ("{user1000}.followers", 3443),
            ("foo{}{bar}", 8363), ("foo{{bar}}zap", 4015), ("foo{bar}{zap}", 5061), ("bar", 5061),
        ])
    func slot(_ key: String, _ slot: Int) {
        #expect(ClusterMap.slot(of: key) == slot)
    }

    @Test("A command is sent to the node that has the slot of its key")
    func routing() throws {
        let servers = FakeServers()
        let map = Self.slots([(0...8191, 1), (8192...16_383, 2)])
        for port in 1...2 { Self.node(servers, port, map) }
        let client = try servers.client("redis+cluster://127.0.0.1:1,127.0.0.1:2")
        #expect(value(client, "foo") == "2" && value(client, "bar") == "1")
        #expect(servers.log.filter { $0.contains("CLUSTER") }.count == 1)
    }

    @Test("After MOVED, the node that was named gets this and later commands")
    func moved() throws {
        let servers = FakeServers()
        Self.node(servers, 1, Self.slots([(0...16_383, 1)])) { _ in "-MOVED 12182 127.0.0.1:2\r\n" }
        Self.node(servers, 2, "")
        let client = try servers.client("redis+cluster://127.0.0.1:1")
        #expect(value(client, "foo") == "2" && value(client, "foo") == "2")
        #expect(servers.log == ["127.0.0.1:1 CLUSTER SLOTS", "127.0.0.1:1 GET foo", "127.0.0.1:2 GET foo", "127.0.0.1:2 GET foo"])
    }

    @Test("Four redirections are followed at once, and the fifth after a pause")
    func pause() throws {
        for (count, isPaused) in [(4, false), (5, true)] {
            let servers = FakeServers()
            for port in 1...count {
                Self.node(servers, port, Self.slots([(0...16_383, 1)])) { _ in "-ASK 12182 :\(port + 1)\r\n" }
            }
            Self.node(servers, count + 1, "")
            let client = try servers.client("redis+cluster://127.0.0.1:1")
            let start = Instant.now
            #expect(value(client, "foo") == "\(count + 1)")
            #expect((start.duration(to: .now) >= .milliseconds(25)) == isPaused)
        }
    }

    @Test("After ASK, the node that was named gets this command only")
    func asking() throws {
        let servers = FakeServers()
        Self.node(servers, 1, Self.slots([(0...16_383, 1)])) { _ in "-ASK 12182 :2\r\n" }
        Self.node(servers, 2, "")
        let client = try servers.client("redis+cluster://127.0.0.1:1")
        #expect(value(client, "foo") == "2" && value(client, "foo") == "2")
        let once = ["127.0.0.1:1 GET foo", "127.0.0.1:2 ASKING", "127.0.0.1:2 GET foo"]
        #expect(servers.log == ["127.0.0.1:1 CLUSTER SLOTS"] + once + once)
    }

    @Test("If a node is lost, the others are asked for its slots")
    func lostNode() async throws {
        let servers = FakeServers()
        let map = Self.slots([(0...8191, 1), (8192...16_383, 2)])
        for port in 1...2 { Self.node(servers, port, map) }
        let client = try servers.client("redis+cluster://127.0.0.1:1,127.0.0.1:2")
        #expect(value(client, "foo") == "2")
        servers.set("127.0.0.1:2", nil)
        let error = await failure { try client.get("foo", first: nil) }
        #expect(error?.message.contains("127.0.0.1:2: refused") == true)
        #expect(value(client, "bar") == "1", "the slots of other nodes are not concerned")
        let other = Self.slots([(0...8191, 1), (8192...16_383, 3)])
        for port in [1, 3] { Self.node(servers, port, other) }
        try await Timers.sleep(for: .seconds(2))
        #expect(value(client, "foo") == "3")
    }

    @Test("A node that does not know the slot is not believed: the other nodes are asked, again and again")
    func incompleteMap() async throws {
        let servers = FakeServers()
        let map = Self.slots([(0...16_383, 2)])
        Self.node(servers, 1, "*0\r\n")
        Self.node(servers, 2, map)
        let client = try servers.client("redis+cluster://127.0.0.1:1,127.0.0.1:2")
        #expect(value(client, "foo") == "2")
        Self.node(servers, 3, Self.slots([(0...8191, 3)]))
        let other = try servers.client("redis+cluster://127.0.0.1:3")
        #expect(value(other, "foo") == nil && value(other, "bar") == "3")
        Self.node(servers, 3, map)
        try await Timers.sleep(for: .seconds(2))
        #expect(value(other, "foo") == "2")
    }

    @Test(
        "When a cluster that was down returns, the first command that succeeds ends the pause for all nodes, named in the URL or not",
        arguments: ["127.0.0.1:1,127.0.0.1:2", "127.0.0.1:1"])
    func returningCluster(seeds: String) async throws {
        let servers = FakeServers()
        let client = try servers.client("redis+cluster://\(seeds)")
        for _ in 0..<4 {
            #expect(value(client, "foo") == nil)
            try await Timers.sleep(for: .seconds(2))
        }
        let map = Self.slots([(0...8191, 1), (8192...16_383, 2)])
        for port in 1...2 { Self.node(servers, port, map) }
        #expect(value(client, "bar") == "1" && value(client, "foo") == "2")
    }

    @Test("If all nodes refuse the password, each gets it once, and the error says what to do")
    func password() async throws {
        let servers = FakeServers()
        for port in 1...2 { servers.set("127.0.0.1:\(port)") { _ in "-WRONGPASS invalid username-password pair\r\n" } }
        let client = try servers.client("redis+cluster://:hunter2@127.0.0.1:1,127.0.0.1:2")
        let error = await failure { try client.get("foo", first: nil) }
        #expect(error?.message.contains("Check the user name and the password in store.url.") == true)
        #expect(servers.log == ["127.0.0.1:1 AUTH hunter2", "127.0.0.1:2 AUTH hunter2"])
        let server = client.inspect("foo")
        #expect(server.isReachable && server.problem?.message.contains("WRONGPASS") == true)
    }

    @Test("A node without a host name is found by its IP address, or by asking for the ranges again after a redirection")
    func unnamedNodes() throws {
        let servers = FakeServers()
        let map = { @Sendable (port: Int) -> String in
            "*1\r\n*3\r\n:0\r\n:16383\r\n*4\r\n\(Self.bulk("?")):\(port)\r\n\(Self.bulk("id"))*2\r\n"
                + Self.bulk("ip") + Self.bulk("127.0.0.2")
        }
        Self.node(servers, 1, map(7))
        servers.set("127.0.0.2:8") { _ in Self.bulk("8") }
        servers.set("127.0.0.2:7") { command in
            Self.node(servers, 1, map(8))
            return command[0] == "CLUSTER" ? nil : "-MOVED 12182 ?:8\r\n"
        }
        let client = try servers.client("redis+cluster://127.0.0.1:1")
        #expect(value(client, "foo") == "8")
    }

    @Test("While a command waits for a lost node, the namespaces on other nodes do not wait")
    func namespaces() async throws {
        let servers = FakeServers()
        let map = Self.slots([(0...8191, 1), (8192...16_383, 2)])
        Self.node(servers, 2, map)
        let client = try servers.client("redis+cluster://127.0.0.1:2")
        var stores: [Bool: [SharedStore]] = [:]
        for number in 0..<64 {
            let slot = ClusterMap.slot(of: try SharedStore.prefix(ofNamespace: "\(number)"))
            stores[slot < 8192, default: []].append(try SharedStore(client: client, namespace: "\(number)", key: nil))
        }
        let (lost, other) = (try #require(stores[true]).prefix(FileThreads.remoteLimit - 1), try #require(stores[false]?.first))
        try #require(lost.count == FileThreads.remoteLimit - 1)
        let start = Instant.now
        let waiting = lost.map { store in
            Task(executorPreference: Workers.shared) { await failure { try await store.run { try store.version(of: "x") } } }
        }
        try await Timers.sleep(for: .milliseconds(100))
        let version = try await other.run { try other.version(of: "x") }
        #expect(version != nil)
        #expect(start.duration(to: .now) < .seconds(1))
        for task in waiting {
            let reason = await task.value
            #expect(reason?.message.contains("127.0.0.1:1: refused") == true)
        }
    }

    @Test("Nodes that redirect a command to each other do not keep the client busy")
    func loop() async throws {
        let servers = FakeServers()
        Self.node(servers, 1, Self.slots([(0...16_383, 1)])) { _ in "-MOVED 12182 127.0.0.1:2\r\n" }
        Self.node(servers, 2, "") { _ in "-MOVED 12182 127.0.0.1:1\r\n" }
        let client = try servers.client("redis+cluster://127.0.0.1:1")
        let error = await failure { try client.get("foo", first: nil) }
        #expect(error?.message.contains("replied “MOVED 12182 127.0.0.1:") == true)
        #expect(error?.message.contains("redis-cli --cluster check") == true)
        #expect(servers.log.count < 100)
    }

    @Test("A server without a cluster, and a malformed reply, are errors that name the node")
    func noCluster() async throws {
        for (reply, part) in [
            ("-ERR cluster support is disabled\r\n", "127.0.0.1:1: it replied “ERR cluster support is disabled”"),
            ("*1\r\n*1\r\n:1\r\n", "127.0.0.1:1: its reply to CLUSTER SLOTS is malformed"),
            ("*0\r\n", "told which node has the slot 12182: 127.0.0.1:1: it knows none. Check store.url and the cluster"),
            (Self.slots([(0...16_383, 1)], host: "192.0.2.1"), "192.0.2.1:1, which would receive tokens"),
        ] {
            let servers = FakeServers()
            servers.set("127.0.0.1:1") { _ in reply }
            let client = try servers.client("redis+cluster://127.0.0.1:1")
            let error = await failure { try client.get("foo", first: nil) }
            #expect(error?.message.contains(part) == true, "\(error?.message ?? "")")
        }
    }

    @Test("While a slot is moving, values are removed from both of its nodes, first from the one that gives it away")
    func removal() throws {
        let servers = FakeServers()
        Self.node(servers, 1, Self.slots([(0...16_383, 1)])) { $0[0] == "GETRANGE" ? "-ASK 12182 127.0.0.1:2\r\n" : Self.bulk("0") }
        Self.node(servers, 2, "") { $0[0] == "GETRANGE" ? Self.bulk("") : Self.bulk("0") }
        let client = try servers.client("redis+cluster://127.0.0.1:1")
        try client.removeAll(startingWith: "foo")
        #expect(
            servers.log.map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "127.0.0.1:1 CLUSTER", "127.0.0.1:1 EVAL", "127.0.0.1:1 GETRANGE", "127.0.0.1:2 ASKING", "127.0.0.1:2 EVAL",
                "127.0.0.1:2 ASKING", "127.0.0.1:2 GETRANGE",
            ])
    }

    @Test("If a node is lost, a removal goes on at the node that has taken its place")
    func removalAfterFailover() throws {
        let servers = FakeServers()
        for port in 1...2 { Self.node(servers, port, Self.slots([(0...16_383, 1)])) { _ in Self.bulk("0") } }
        let client = try servers.client("redis+cluster://127.0.0.1:1,127.0.0.1:2")
        #expect(value(client, "foo") == "0")
        servers.set("127.0.0.1:1", nil)
        Self.node(servers, 2, Self.slots([(0...16_383, 2)])) { _ in Self.bulk("0") }
        try client.removeAll(startingWith: "foo")
        #expect(servers.log.suffix(2) == ["127.0.0.1:2 \(removalCommand)", "127.0.0.1:2 GETRANGE foo 0 0"])
    }

    /// The command that removes the keys that begin with `foo`.
    private var removalCommand: String {
        RedisScript.removeSome.command(keys: [], [Array("0".utf8), Array("foo*".utf8)])
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    @Test("A node that is lost, and the node that has told its slots, are asked last, and ranges that were learned replace moved slots")
    func map() {
        var map = ClusterMap(seeds: ["a", "b"])
        #expect(map.isStale && map.hosts == ["a", "b"] && map.host(of: 5) == nil)
        map.learn([(0...9, "c"), (10...20, "a")], from: "a")
        #expect(!map.isStale && map.hosts == ["c", "a", "b"] && map.host(of: 5) == "c")
        map.move(5, to: "b")
        #expect(map.host(of: 5) == "b" && map.host(of: 6) == "c")
        map.lose("c")
        #expect(map.isStale && map.hosts == ["b", "c", "a"])
        map.learn([(0...20, "a")], from: "b")
        #expect(map.host(of: 5) == "a" && map.host(of: 21) == nil)
    }
}
