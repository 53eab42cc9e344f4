import Errors
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Redis

/// Three real nodes of a cluster, and a replica.
@Suite(
    "A real cluster", .serialized,
    .enabled(if: RedisServer.isInstalled, "Install the Debian package redis-server to run these tests."), .timeLimit(.minutes(5)))
struct ClusterInRealTime {
    private final class Cluster: Sendable {
        let nodes: [RedisServer]
        /// Keep the ports of the nodes' bus from other programs.
        private let buses: [LoopbackSocket]

        /// - Parameter replicas: the number of replicas of the first node.
        init(replicas: Int = 0) throws {
            let buses = try (0..<(3 + replicas)).map { _ in try LoopbackSocket(listens: false, isReusable: true) }
            self.buses = buses
            nodes = try buses.map {
                try RedisServer(
                    "--cluster-enabled", "yes", "--cluster-port", "\($0.port)", "--cluster-node-timeout", "60000",
                    "--repl-diskless-sync-delay", "0", "--cluster-replica-validity-factor", "0", "--cluster-require-full-coverage", "no")
            }
            let ends = [0, 5461, 10_923, 16_384]
            for index in nodes.indices {
                try run(index, "CLUSTER", "SET-CONFIG-EPOCH", "\(index + 1)")
                if index < 3 { try run(index, "CLUSTER", "ADDSLOTSRANGE", "\(ends[index])", "\(ends[index + 1] - 1)") }
            }
            for index in nodes.indices.dropFirst() {
                try run(0, "CLUSTER", "MEET", "127.0.0.1", "\(nodes[index].port)", "\(buses[index].port)")
            }
            for index in nodes.indices {
                try wait { try text(run(index, "CLUSTER", "INFO")).contains("cluster_state:ok") }
                try wait { try text(run(index, "CLUSTER", "INFO")).contains("cluster_known_nodes:\(nodes.count)") }
            }
            let first = try identifier(0)
            for index in nodes.indices.dropFirst(3) {
                try wait { (try? run(index, "CLUSTER", "REPLICATE", first)) == .status("OK") }
                try wait { try text(run(index, "INFO", "replication")).contains("master_link_status:up") }
            }
            for index in 1..<3 where replicas > 0 {
                try wait { try text(run(index, "CLUSTER", "NODES")).contains("slave \(first)") }
            }
        }

        var url: String { "redis+cluster://127.0.0.1:\(nodes[1].port),127.0.0.1:\(nodes[2].port)" }

        func client() throws -> RedisClient { try nodes[0].client(url) }

        func identifier(_ index: Int) throws -> String { try text(run(index, "CLUSTER", "MYID")) }

        /// Sets the time without a response after which a node has failed for the others. During the set-up it is a minute, so that no replica
        /// takes the place of a slow node.
        func setTimeout(milliseconds: Int) throws {
            for index in nodes.indices { try run(index, "CONFIG", "SET", "cluster-node-timeout", "\(milliseconds)") }
        }

        @discardableResult
        func run(_ index: Int, _ words: String...) throws -> RedisReply {
            try nodes[index].client().perform(words.map { Array($0.utf8) }, for: "")
        }

        func text(_ reply: RedisReply) -> String {
            guard case .bytes(let bytes) = reply else { return "" }
            return String(decoding: bytes, as: UTF8.self)
        }

        /// Moves a slot with the given keys from a node to another one, and waits until all nodes know of the move. If the next move began
        /// earlier, both could get the same number, and the former owner could take the slot back.
        func move(_ slot: Int, keys: [String], from source: Int, to target: Int) throws {
            let (old, new) = (try identifier(source), try identifier(target))
            try run(target, "CLUSTER", "SETSLOT", "\(slot)", "IMPORTING", old)
            try run(source, "CLUSTER", "SETSLOT", "\(slot)", "MIGRATING", new)
            for key in keys { try run(source, "MIGRATE", "127.0.0.1", "\(nodes[target].port)", key, "0", "5000") }
            for index in [target, source, 3 - target - source] { try run(index, "CLUSTER", "SETSLOT", "\(slot)", "NODE", new) }
            try wait { Set(try nodes.indices.map(lastChange)).count == 1 }
        }

        /// Returns the number of the last change of the cluster that a node knows.
        private func lastChange(_ index: Int) throws -> Substring? {
            try text(run(index, "CLUSTER", "INFO")).split(whereSeparator: \.isNewline).first { $0.hasPrefix("cluster_current_epoch:") }
        }

        private func wait(_ condition: () throws -> Bool) throws {
            for _ in 0..<6000 {
                if try condition() { return }
                World.current.threads.sleep(for: .milliseconds(10))
            }
            Issue.record("The cluster was not ready within 60 seconds.")
        }
    }

    @Test("Values, locks and removals work on all nodes")
    func values() throws {
        let cluster = try Cluster()
        let client = try cluster.client()
        var addresses: Set<String?> = []
        for namespace in ["a", "c", "j", "n"] {
            let store = try SharedStore(client: client, namespace: namespace, key: nil)
            let lock = try #require(try store.tryLock("x.lock").lock)
            _ = try store.write("x.json", Array(namespace.utf8), lifetime: .seconds(60), under: lock)
            #expect(try store.read("x.json").map { Array($0.bytes.bytes) } == Array(namespace.utf8))
            #expect(try store.replace("x.json", store.version(of: "x.json"), with: nil, lifetime: nil, under: lock) == .done(nil))
            _ = try store.write("y.json", [1], lifetime: .seconds(60), under: lock)
            lock.release()
            try store.removeAll(startingWith: "y")
            #expect(try store.read("y.json") == nil)
            let status = store.check()
            #expect(status.isWritable && status.role == .primary && status.error == nil)
            addresses.insert(status.address)
        }
        #expect(addresses.count == 3)
    }

    @Test("While a slot moves between nodes, all commands succeed and no value is lost")
    func movedSlot() async throws {
        let cluster = try Cluster()
        let client = try cluster.client()
        let names = (0..<12).map { "{a}\($0)" }
        let slot = ClusterMap.slot(of: "{a}")
        let home = [0...5460, 5461...10_922, 10_923...16_383].firstIndex { $0.contains(slot) } ?? 0
        for name in names { #expect(try client.put(name, Array("0".utf8), lifetime: nil, under: nil)) }
        let isMoving = SharedFlag(true)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for name in names {
                group.addTask {
                    var number = 0
                    while number < 3 || isMoving.value.load(ordering: .relaxed) {
                        number += 1
                        let value = Array("\(number)".utf8)
                        try #require(try client.put(name, value, lifetime: nil, under: nil))
                        try #require(try client.get(name, first: nil) == value)
                        await Task.yield()
                    }
                }
            }
            group.addTask {
                defer { isMoving.value.store(false, ordering: .relaxed) }
                for step in 0..<6 { try cluster.move(slot, keys: names, from: (home + step) % 3, to: (home + step + 1) % 3) }
            }
            try await group.waitForAll()
        }
        try client.removeAll(startingWith: "{a}")
        for name in names { #expect(try client.get(name, first: nil) == nil) }
    }

    @Test("Values are removed from both nodes of a slot that is moving, and a lock can be taken after the move")
    func removalFromMovingSlot() throws {
        let cluster = try Cluster()
        let client = try cluster.client()
        let slot = ClusterMap.slot(of: "{a}")
        let home = [0...5460, 5461...10_922, 10_923...16_383].firstIndex { $0.contains(slot) } ?? 0
        let target = (home + 1) % 3
        #expect(try client.put("{a}1", [1], lifetime: nil, under: nil))
        let (old, new) = (try cluster.identifier(home), try cluster.identifier(target))
        try cluster.run(target, "CLUSTER", "SETSLOT", "\(slot)", "IMPORTING", old)
        try cluster.run(home, "CLUSTER", "SETSLOT", "\(slot)", "MIGRATING", new)
        #expect(try client.put("{a}2", [2], lifetime: nil, under: nil))
        #expect(try cluster.run(target, "DBSIZE") == .integer(1) && cluster.run(home, "DBSIZE") == .integer(1))
        try client.removeAll(startingWith: "{a}")
        #expect(try cluster.run(target, "DBSIZE") == .integer(0) && cluster.run(home, "DBSIZE") == .integer(0))
        for index in [target, home] { try cluster.run(index, "CLUSTER", "SETSLOT", "\(slot)", "NODE", new) }
        #expect(try client.lock("{a}.lock", token: "t", lease: .seconds(60))?.number == 1)
    }

    @Test("If a node is killed, its replica takes its place, and the other nodes work all the time")
    func killedNode() async throws {
        let first = try #require((0..<100).lazy.map { "k\($0)" }.first { ClusterMap.slot(of: $0) <= 5460 })
        // On a busy machine, a node that works may not respond for two seconds either.
        try await untilFastEnough(runs: 5) {
            let cluster = try Cluster(replicas: 1)
            try cluster.setTimeout(milliseconds: 1000)
            let patient = try cluster.client()
            #expect(try patient.put(first, [1], lifetime: nil, under: nil) && patient.put("foo", [1], lifetime: nil, under: nil))
            let client = try cluster.nodes[1].client(cluster.url, limit: .seconds(2))
            cluster.nodes[0].kill()
            var (isBack, othersWork) = (false, true)
            for _ in 0..<6000 where !isBack {
                isBack = (try? client.put(first, [2], lifetime: nil, under: nil)) == true
                othersWork = othersWork && (try? client.get("foo", first: nil)) == [1]
                World.current.threads.sleep(for: .milliseconds(10))
            }
            guard othersWork else { return false }
            #expect(isBack)
            #expect(try patient.get(first, first: nil) == [2] && patient.get("foo", first: nil) == [1])
            return true
        }
    }
}

/// A flag that several tasks use.
private final class SharedFlag: Sendable {
    let value: Atomic<Bool>

    init(_ value: Bool) { self.value = Atomic(value) }
}
