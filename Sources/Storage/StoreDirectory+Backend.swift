import Errors
import JSON
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

extension StoreDirectory: StoreBackend {
    package var kind: StoreKind { .directory }
    package var place: String { path }
    package var threads: FileThreads { .shared }
    package var isAuthentic: Bool { true }
    package var lockInterval: ClosedRange<UInt32> { 1...10 }

    package func write(
        _ name: String, _ bytes: [UInt8], lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreVersion {
        try write(name, bytes)
    }

    /// The time for which a change waits for another process that changes the same file.
    private static let patience = Duration.seconds(1)

    package func replace(
        _ name: String, _ version: StoreVersion?, with bytes: [UInt8]?, lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreReplacement {
        let turn = try turn(toChange: name)
        defer { turn?.release() }
        guard try self.version(of: name) == version else { return .changed }
        if let bytes { return .done(try write(name, bytes)) }
        try remove(name)
        return .done(nil)
    }

    /// Takes the lock under which a file is compared and replaced. Nil if the file system has no locks.
    /// - Throws: `storage` if a process that was stopped in the middle of a change still holds the lock: it would replace what this process
    ///   writes.
    private func turn(toChange name: String) throws(DanXiError) -> (any HeldLock)? {
        let end = Instant.now + Self.patience
        while let attempt = try? tryLock(name + ".lock") {
            if case .held(let lock) = attempt { return lock }
            guard Instant.now < end else {
                throw DanXiError(
                    .storage,
                    "Cannot change \(place(of: name)): another process began to change it and did not finish. Continue or end that process."
                )
            }
            World.current.threads.sleep(for: .milliseconds(World.current.random(in: lockInterval)))
        }
        return nil
    }

    package func removeAll(startingWith prefix: String) throws(DanXiError) { try removeAll { Self.isValue($0, prefix) } }

    package func trim(startingWith prefix: String, to limit: Int) throws(DanXiError) { try trim(to: limit) { Self.isValue($0, prefix) } }

    private static func isValue(_ file: String, _ prefix: String) -> Bool { file.hasPrefix(prefix) && file.hasSuffix(".json") }

    /// Locks a file (`flock`). The kernel releases the lock when the process dies. The file stays when the lock is released: if it were
    /// removed, two processes could lock different files of the same name.
    package func tryLock(_ name: String) throws(DanXiError) -> LockAttempt {
        let flags = O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
        let file = try opened { directory throws(DanXiError) in
            do throws(FileError) {
                return try files.open(name, in: directory, flags, mode: 0o600)
            } catch {
                throw .storage("lock", place(of: name), error.code)
            }
        }
        do throws(FileError) {
            try files.tryLock(file)
        } catch {
            defer { files.close(file) }
            guard [EWOULDBLOCK, EINTR].contains(error.code) else { throw .storage("lock", place(of: name), error.code) }
            return .taken(renewal: (try? files.state(of: file)).map { .file(FileVersion($0)) })
        }
        let lock = LockedFile(descriptor: file, files: files)
        _ = lock.renew()
        return .held(lock)
    }
}

/// A file that is locked with `flock`. It stays locked without renewals, which only show other processes that the holder is running.
private final class LockedFile: HeldLock {
    private let files: any FileSystem
    /// Nil after the release. A renewal that comes later must not change the file that has got the descriptor's number. Both run on the
    /// threads of the store, one after the other.
    private let descriptor: Mutex<Int32?>

    init(descriptor: Int32, files: any FileSystem) {
        self.descriptor = Mutex(descriptor)
        self.files = files
    }

    var renewalInterval: Duration { .seconds(5) }

    /// Sets the mode of the file, which changes the version of the file: the time of the last change of its state.
    func renew() -> Bool {
        guard let file = descriptor.withLock({ $0 }) else { return false }
        try? files.setMode(file, 0o600)
        return true
    }

    func release() {
        guard let file = descriptor.withLock({ $0.take() }) else { return }
        // The lock is released explicitly before the file is closed: a child process that was forked while the file was locked would keep
        // the lock until the child exits.
        files.unlock(file)
        files.close(file)
    }
}
