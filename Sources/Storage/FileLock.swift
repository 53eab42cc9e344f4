#if canImport(Glibc)
    import Glibc
#endif

/// An exclusive lock that the sessions of all processes with one store directory take in turn (`flock`). The kernel releases the lock of
/// a process that dies.
package struct FileLock: Sendable {
    private let path: String

    /// - Parameter name: the name of the lock file within the directory. The file stays when the lock is released: removing it would let
    ///   two processes lock different files.
    package init(directory: StoreDirectory, name: String) {
        path = directory.path(of: name)
    }

    /// Runs work while holding the lock. It waits without blocking the thread.
    /// - Parameters:
    ///   - limit: the time to wait for the lock. After it, the work runs without the lock.
    ///   - work: its argument is whether the lock is held.
    package func locked<Value: Sendable>(
        waitingAtMost limit: Duration, _ work: @Sendable (Bool) async throws -> Value
    ) async throws -> Value {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return try await work(false) }
        defer { close(file) }
        let isHeld = try await lock(file, until: .now + limit)
        // Without this, a child that was forked meanwhile would hold the lock until it exits.
        defer { if isHeld { flock(file, LOCK_UN) } }
        return try await work(isHeld)
    }

    /// Runs work that takes a few milliseconds while holding the lock. The thread waits for at most a second; after it, the work runs without
    /// the lock, because its holder has been stopped.
    package func lockedBriefly<Value>(_ work: () throws -> Value) rethrows -> Value {
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return try work() }
        defer { close(file) }
        var waits = 0
        while flock(file, LOCK_EX | LOCK_NB) != 0, waits < 1000 {
            usleep(1000)
            waits += 1
        }
        defer { flock(file, LOCK_UN) }
        return try work()
    }

    private func lock(_ file: Int32, until end: ContinuousClock.Instant) async throws -> Bool {
        while flock(file, LOCK_EX | LOCK_NB) != 0 {
            guard [EWOULDBLOCK, EINTR].contains(errno), ContinuousClock.now < end else { return false }
            try await Task.sleep(for: .milliseconds(10))
        }
        return true
    }
}
