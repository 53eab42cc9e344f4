import Calls
import Errors
import Glibc
import Synchronization
import TestSupport
import Testing
import Threads

@testable import Storage

@Suite("Locks between processes", .virtualTime, .timeLimit(.minutes(5)))
struct StoreLockTests {
    private final class Holders: Sendable {
        let count = Atomic<Int>(0)
    }

    @Test("At most one caller at a time holds the lock")
    func turns() async throws {
        let directory = try TemporaryDirectory()
        let lock = StoreLock(store: try directory.store(), name: "test.lock", log: { _, _ in })
        let holders = Holders()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await lock.locked(waitingAtMost: .seconds(250)) { lock in
                        #expect(lock != nil && holders.count.add(1, ordering: .relaxed).newValue == 1)
                        try await Timers.sleep(for: .milliseconds(1))
                        holders.count.subtract(1, ordering: .relaxed)
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(directory.mode(of: "test.lock") == 0o600)
    }

    @Test("The lock is released if the work of its holder throws an error")
    func errors() async throws {
        let directory = try TemporaryDirectory()
        let lock = StoreLock(store: try directory.store(), name: "test.lock", log: { _, _ in })
        await #expect(throws: CancellationError.self) {
            try await lock.locked(waitingAtMost: .seconds(1)) { _ in throw CancellationError() }
        }
        let isLocked = try await lock.locked(waitingAtMost: .zero) { $0 != nil }
        #expect(isLocked)
    }

    @Test("If the file of the lock cannot be opened, the work runs without the lock, and the reason is logged")
    func unavailable() async throws {
        let directory = try TemporaryDirectory()
        let messages = Mutex<[String]>([])
        let lock = StoreLock(store: try directory.store(), name: "test.lock") { level, message in
            let line = "\(level): \(message())"
            messages.withLock { $0.append(line) }
        }
        #expect(mkdir(directory.path + "/store/test.lock", 0o700) == 0)
        let isRefused = try await lock.locked(waitingAtMost: .seconds(60)) { $0 == nil }
        #expect(isRefused)
        #expect(lock.lockedBriefly { $0 == nil })
        let logged = messages.withLock { $0 }
        #expect(logged.count == 2 && logged.allSatisfy { $0.hasPrefix("warning: ") && $0.contains("test.lock") })
    }

    @Test("A caller stops waiting for a lock at its time limit, or when its task is cancelled")
    func limit() async throws {
        let directory = try TemporaryDirectory()
        let lock = StoreLock(store: try directory.store(), name: "test.lock", log: { _, _ in })
        let file = open(directory.path + "/store/test.lock", O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        #expect(flock(file, LOCK_EX) == 0)
        let isRefused = try await lock.locked(waitingAtMost: .milliseconds(30)) { $0 == nil }
        #expect(isRefused)
        let waiter = Task(executorPreference: Workers.shared) { try await lock.locked(waitingAtMost: .seconds(3600)) { $0 != nil } }
        waiter.cancel()
        await #expect(throws: CancellationError.self) { try await waiter.value }
    }

    @Test("Without a time limit, the wait ends at the deadline of the call, or when the holder has not renewed the lock for 20 seconds")
    func stoppedHolder() async throws {
        let directory = try TemporaryDirectory()
        let messages = Mutex<[String]>([])
        let lock = StoreLock(store: try directory.store(), name: "test.lock") { _, message in
            let text = message()
            messages.withLock { $0.append(text) }
        }
        let file = open(directory.path + "/store/test.lock", O_RDWR | O_CREAT, 0o600)
        defer { close(file) }
        #expect(flock(file, LOCK_EX) == 0)
        for (seconds, expected) in [(15, ErrorCode.timeout), (30, nil)] {
            let start = Instant.now
            let context = CallContext(deadline: start + .seconds(seconds))
            let error = await failure {
                try await CallContext.$current.withValue(context) { try await lock.locked(waitingAtMost: nil) { #expect($0 == nil) } }
            }
            #expect(error?.code == expected && error?.message.contains("test.lock") != false)
            #expect((15...22).contains(Int((Instant.now - start).components.seconds)))
        }
        #expect(messages.withLock { $0 }.map { $0.contains("has been stopped") } == [true])
    }
}
