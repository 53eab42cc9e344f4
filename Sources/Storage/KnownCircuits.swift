import HTTP
import Synchronization
import Threads

/// The circuit breakers of a process: those of the servers whose last request has failed.
package final class KnownCircuits: Sendable {
    /// The number of servers at which those without a failure in the last minute are removed.
    private static let limit = 1000

    private let circuits = Mutex<[Origin: ServerCircuit]>([:])

    package init() {}

    var isEmpty: Bool { circuits.withLock { $0.isEmpty } }

    /// The times from which on the requests to servers in trouble have failed.
    var troubles: [Origin: Instant] { circuits.withLock { $0.compactMapValues(\.trouble) } }

    /// Changes the circuit of a server. It is nil if the last request has not failed.
    func change<Value>(_ server: Origin, _ change: (inout ServerCircuit?) -> Value) -> Value {
        circuits.withLock { circuits in
            if circuits.count >= Self.limit, circuits[server] == nil {
                let start = Instant.now - ServerCircuit.memory
                circuits = circuits.filter { $0.value.lastFailure > start }
            }
            return change(&circuits[server])
        }
    }
}
