import Calls
import Simulation
import TestSupport
import Testing

@testable import Storage
@testable import Threads

@Suite("Locks of files on a simulated disk", .virtualTime, .timeLimit(.minutes(5)))
struct LocksOnDiskTests {
    /// Returns the lock of a store as a process of its own sees it.
    private func makeLock(on disk: SimulatedDisk) throws -> StoreLock {
        let here = World.current
        let world = World(
            clocks: here.clocks, threads: here.threads, randomness: here.randomness,
            members: [ObjectIdentifier(FilesKey.self): disk.files() as any FileSystem])
        let store = try world.run { try StoreDirectory(path: "/store") }
        return StoreLock(store: store, name: "test.lock", log: { _, _ in })
    }

    @Test("A process without a time limit waits for a holder that runs, however long its work takes")
    func renewals() async throws {
        let disk = SimulatedDisk()
        disk.addDirectory("/store")
        let (first, second) = (try makeLock(on: disk), try makeLock(on: disk))
        let start = Instant.now
        let holder = Task(executorPreference: Workers.shared) {
            try await first.locked(waitingAtMost: .zero) { lock in
                try await Timers.sleep(for: .seconds(60))
                return lock != nil
            }
        }
        try await Timers.sleep(for: .seconds(1))
        let context = CallContext(deadline: start + .seconds(120))
        let isHeld = try await CallContext.$current.withValue(context) { try await second.locked(waitingAtMost: nil) { $0 != nil } }
        let waited = Instant.now - start
        let wasHeld = try await holder.value
        #expect(wasHeld && isHeld)
        #expect((.seconds(60)...(.seconds(61))).contains(waited))
    }
}
