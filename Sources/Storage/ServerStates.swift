import HTTP
import Synchronization
import Threads

/// The pauses, the circuit breakers and the turns of servers that the open sessions of one scope share in a process.
package final class ServerStates: Sendable {
    package let pauses = KnownPauses()
    package let circuits = KnownCircuits()
    /// The lines of the requests that wait for their turns.
    package let lines = KeyedTurns<Origin>()

    /// The servers that the open sessions of this process know, by scope, and the number of these sessions.
    private final class Shared: WorldKey, Sendable {
        let scopes = Mutex<[String: (servers: ServerStates, sessions: Int)]>([:])

        static func makeValue() -> Shared { Shared() }
    }

    /// Returns the servers that the open sessions of a scope know. Without a store, nothing outlives the last of these sessions.
    package static func join(_ scope: String) -> ServerStates {
        World.current[Shared.self].scopes.withLock { shared in
            let (servers, sessions) = shared[scope] ?? (ServerStates(), 0)
            shared[scope] = (servers, sessions + 1)
            return servers
        }
    }

    /// Ends the use of a scope by a session that has called ``join(_:)``.
    package static func leave(_ scope: String) {
        World.current[Shared.self].scopes.withLock { shared in
            guard let (servers, sessions) = shared[scope] else { return }
            shared[scope] = sessions > 1 ? (servers, sessions - 1) : nil
        }
    }

    /// The ends of the latest pauses that servers have asked the open sessions of this process for, by host.
    package static var pauses: [String: Instant] {
        World.current[Shared.self].scopes.withLock { $0.values.map(\.servers.pauses) }.reduce(into: [:]) { servers, known in
            for (host, end) in known.ends { servers[host] = max(servers[host] ?? end, end) }
        }
    }

    /// The times from which on all requests of this process to servers in trouble have failed, by host.
    package static var troubles: [String: Instant] {
        World.current[Shared.self].scopes.withLock { $0.values.map(\.servers.circuits) }.reduce(into: [:]) { servers, known in
            for (server, start) in known.troubles { servers[server.host] = min(servers[server.host] ?? start, start) }
        }
    }
}
