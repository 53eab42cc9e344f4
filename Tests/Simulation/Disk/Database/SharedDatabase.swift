/// The part of a database that the connections of all processes share: its locks, and the memory of its write-ahead log's index.
///
/// Unchecked: one thread at a time uses a simulated disk.
final class SharedDatabase: @unchecked Sendable {
    private(set) var connections: [SimulatedDatabase] = []
    private(set) var memory: SharedMemory?

    func add(_ connection: SimulatedDatabase) { connections.append(connection) }

    func remove(_ connection: SimulatedDatabase) {
        connections.removeAll { $0 === connection }
        forgetMemory()
    }

    /// Whether another connection meets a condition.
    func others(of connection: SimulatedDatabase, _ condition: (SimulatedDatabase) -> Bool) -> Bool {
        connections.contains { $0 !== connection && condition($0) }
    }

    func makeMemory() -> SharedMemory? {
        if memory == nil { memory = SharedMemory() }
        return memory
    }

    /// Drops the memory when the last connection has left it. The next connection starts with an empty one, and builds the index again.
    func forgetMemory() {
        if !connections.contains(where: \.usesMemory) { memory = nil }
    }
}
