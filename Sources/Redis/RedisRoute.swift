import Connections
import Threads

/// The server to which a command is sent.
struct RedisTarget: Sendable {
    let node: RedisNode
    /// Whether the node is about to get the slot of the key, and must be told to run the command already.
    var isAsking = false
}

/// The choice of the server for each key.
protocol RedisRoute: Sendable {
    /// Whether another server can take the place of one that is lost.
    var hasOthers: Bool { get }
    /// Returns the server of a key, which the route may have to ask for.
    func target(for key: String, until end: Instant) throws(RedisFailure) -> RedisTarget
    /// Called when a server cannot be used. The next target may be another server.
    func lose(_ node: RedisNode)
    /// Returns the server to which `node` has redirected a command. Nil if the route has no such servers, or if the
    /// redirection does not name the server. Then the server of the key may have changed.
    func target(of redirection: RedisRedirection, from node: RedisNode) throws(RedisFailure) -> RedisTarget?
    /// Returns the circuit breaker of the server of a key.
    func circuit(for key: String) -> RedisCircuit
}

extension RedisRoute {
    func target(of redirection: RedisRedirection, from node: RedisNode) throws(RedisFailure) -> RedisTarget? { nil }
}

/// A single server.
struct SingleRoute: RedisRoute {
    let node: RedisNode

    var hasOthers: Bool { false }
    func target(for key: String, until end: Instant) throws(RedisFailure) -> RedisTarget { RedisTarget(node: node) }
    func lose(_ node: RedisNode) {}
    func circuit(for key: String) -> RedisCircuit { node.circuit }
}
