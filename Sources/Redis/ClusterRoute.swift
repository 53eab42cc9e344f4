import Connections
import Synchronization
import Threads

/// The nodes of a cluster. Each key lies in a slot, and each slot on one node.
final class ClusterRoute: RedisRoute {
    /// The largest number of elements in the reply with all ranges: each slot may be a range of its own, with several replicas.
    private static let elementLimit = 1 << 20

    private let settings: RedisSettings
    /// The circuit breaker of slots whose node is not known.
    private let circuit = RedisCircuit()
    private let state: Mutex<(map: ClusterMap, nodes: [String: RedisNode])>

    init(seeds: [String], _ settings: RedisSettings) {
        self.settings = settings
        state = Mutex((ClusterMap(seeds: seeds), [:]))
    }

    var hasOthers: Bool { true }

    func circuit(for key: String) -> RedisCircuit {
        state.withLock { state in state.map.host(of: ClusterMap.slot(of: key)).flatMap { state.nodes[$0] }?.circuit } ?? circuit
    }

    func target(for key: String, until end: Instant) throws(RedisFailure) -> RedisTarget {
        let slot = ClusterMap.slot(of: key)
        if let known = state.withLock({ $0.map.isStale ? nil : $0.map.host(of: slot) }) { return RedisTarget(node: node(known)) }
        return RedisTarget(node: node(try learn(slot, until: end)))
    }

    func lose(_ node: RedisNode) { state.withLock { $0.map.lose(node.host) } }

    func target(of redirection: RedisRedirection, from node: RedisNode) throws(RedisFailure) -> RedisTarget? {
        guard redirection.host != "?" else {
            state.withLock { $0.map.expire() }
            return nil
        }
        let host = try host(redirection.host, redirection.port, namedBy: node)
        if !redirection.isAsking { state.withLock { $0.map.move(redirection.slot, to: host) } }
        return RedisTarget(node: self.node(host), isAsking: redirection.isAsking)
    }

    /// Returns the address of a node that another node has named. An empty name stands for that node itself.
    private func host(_ name: String, _ port: String, namedBy witness: RedisNode) throws(RedisFailure) -> String {
        let own = witness.host
        let name = name.isEmpty ? String(own[..<(own.lastIndex(of: ":") ?? own.endIndex)]) : name
        return try settings.host(name, port: port, namedBy: own)
    }

    private func node(_ host: String) -> RedisNode {
        state.withLock { state in
            if let node = state.nodes[host] { return node }
            let node = settings.node(host)
            state.nodes[host] = node
            return node
        }
    }

    /// Asks one node after the other for the ranges of slots, until one knows the node of a slot. A node that was started before the cluster
    /// was created, or has forgotten it, does not know it. Returns the address of the slot's node.
    private func learn(_ slot: Int, until end: Instant) throws(RedisFailure) -> String {
        var failures: [(host: String, failure: RedisFailure)] = []
        let hosts = state.withLock { $0.map.hosts }
        for (index, host) in hosts.enumerated() {
            do throws(RedisFailure) {
                let ranges = try ranges(of: node(host), share: hosts.count - index + 1, until: end)
                guard let owner = ranges.first(where: { $0.slots.contains(slot) })?.host else {
                    state.withLock { $0.map.learn(part: ranges) }
                    throw RedisFailure(reason: "it knows none", advice: RedisFailure.generalAdvice, hasReplied: true)
                }
                state.withLock { state in
                    state.map.learn(ranges, from: host)
                    let hosts = Set(state.map.hosts)
                    state.nodes = state.nodes.filter { hosts.contains($0.key) }
                }
                circuit.close()
                return owner
            } catch {
                failures.append((host, error))
            }
        }
        throw RedisFailure(
            "no node of the cluster told which node has the slot \(slot)", failures,
            advice: "Check store.url and the cluster: redis-cli --cluster check.")
    }

    private func ranges(
        of node: RedisNode, share: Int, until end: Instant
    ) throws(RedisFailure) -> [(slots: ClosedRange<Int>, host: String)] {
        let now = Instant.now
        let limit = now + now.duration(to: end) / share
        let reply: RedisReply
        do {
            reply = try node.reply(to: ["CLUSTER", "SLOTS"].map { Array($0.utf8) }, elements: Self.elementLimit, until: limit)
        } catch {
            throw RedisFailure(error)
        }
        if case .error(let error) = reply { throw RedisFailure(error) }
        guard
            let ranges = try ClusterMap.ranges(
                reply, { (name, port) throws(RedisFailure) in try self.host(name, port, namedBy: node) })
        else {
            throw RedisFailure(
                reason: "its reply to CLUSTER SLOTS is malformed", advice: RedisFailure.generalAdvice, hasReplied: true)
        }
        return ranges
    }
}
