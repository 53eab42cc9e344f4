import Glibc
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("Locks between processes", .timeLimit(.minutes(1)))
struct FileLockTests {
    private final class Holders: Sendable {
        let count = Atomic<Int>(0)
    }

    @Test("Holders take turns")
    func turns() async throws {
        let directory = try TemporaryDirectory()
        let lock = FileLock(directory: try directory.store(), name: "test.lock")
        let holders = Holders()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await lock.locked(waitingAtMost: .seconds(50)) { isHeld in
                        #expect(isHeld && holders.count.add(1, ordering: .relaxed).newValue == 1)
                        try await Task.sleep(for: .milliseconds(1))
                        holders.count.subtract(1, ordering: .relaxed)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(directory.mode(of: "test.lock") == 0o600)
    }

    @Test("The lock is released after an error")
    func errors() async throws {
        let directory = try TemporaryDirectory()
        let lock = FileLock(directory: try directory.store(), name: "test.lock")
        await #expect(throws: CancellationError.self) {
            try await lock.locked(waitingAtMost: .seconds(1)) { _ in throw CancellationError() }
        }
        #expect(try await lock.locked(waitingAtMost: .zero) { $0 })
    }

    @Test("A holder that does not finish delays others by their limit only, and not those that are cancelled")
    func limit() async throws {
        let directory = try TemporaryDirectory()
        let lock = FileLock(directory: try directory.store(), name: "test.lock")
        let file = open(directory.path + "/store/test.lock", O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        #expect(flock(file, LOCK_EX) == 0)
        #expect(try await !lock.locked(waitingAtMost: .milliseconds(30)) { $0 })
        let waiter = Task { try await lock.locked(waitingAtMost: .seconds(3600)) { $0 } }
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
    }
}
