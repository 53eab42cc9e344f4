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
        if state.withLock({ $0.map.isStale }) { try learn(until: end) }
        guard let host = state.withLock({ $0.map.host(of: slot) }) else {
            throw RedisFailure(
                reason: "no node of the cluster has the slot \(slot)", advice: "Check the cluster: redis-cli --cluster check.")
        }
        return RedisTarget(node: node(host))
    }

    func lose(_ node: RedisNode) { state.withLock { $0.map.lose(node.host) } }

    func target(of redirection: RedisRedirection, from node: RedisNode) throws(RedisFailure) -> RedisTarget? {
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

    /// Asks one node after the other for the ranges of slots.
    private func learn(until end: Instant) throws(RedisFailure) {
        var failures: [String] = []
        let hosts = state.withLock { $0.map.hosts }
        for (index, host) in hosts.enumerated() {
            do throws(RedisFailure) {
                let ranges = try ranges(of: node(host), share: hosts.count - index + 1, until: end)
                return state.withLock { state in
                    state.map.learn(ranges)
                    let hosts = Set(state.map.hosts)
                    state.nodes = state.nodes.filter { hosts.contains($0.key) }
                }
            } catch {
                failures.append("\(host): \(error.reason)")
            }
        }
        throw RedisFailure(
            reason: "no node of the cluster told its slots: \(failures.joined(separator: "; "))", advice: RedisFailure.generalAdvice)
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
            throw RedisFailure(reason: error.reason, advice: error.advice)
        }
        if case .error(let error) = reply { throw RedisFailure(error) }
        guard
            let ranges = try ClusterMap.ranges(
                reply, { (name, port) throws(RedisFailure) in try self.host(name, port, namedBy: node) })
        else { throw RedisFailure(reason: "its reply to CLUSTER SLOTS is malformed", advice: RedisFailure.generalAdvice) }
        return ranges
    }
}
