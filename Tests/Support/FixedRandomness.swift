import Storage
import Threads

/// Random bits that are always the same. With 1, a random number is the first of its range, and with `UInt64.max` the last.
private struct FixedRandomness: Randomness {
    let bits: UInt64

    func next() -> UInt64 { bits }
}

extension World {
    /// Returns a world with the clocks and threads of this one, whose random numbers are always the same.
    /// - Parameters:
    ///   - bits: the bits of each random number.
    ///   - files: the files of the world. Nil for those of the system.
    package func fixed(bits: UInt64 = 1, files: (any FileSystem)? = nil, threads: (any ThreadSystem)? = nil) -> World {
        World(
            clocks: clocks, threads: threads ?? self.threads, randomness: FixedRandomness(bits: bits),
            members: files.map { [ObjectIdentifier(FilesKey.self): $0] } ?? [:])
    }

    /// Runs `body` in this world.
    package func perform<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        try await World.$current.withValue(self) { try await body() }
    }
}
