import Errors
import JSON

#if canImport(Glibc)
    import Glibc
#endif

extension StoreDirectory: StoreBackend {
    package var place: String { path }
    package var threads: FileThreads { .shared }
    package var isAuthentic: Bool { true }
    package var lockInterval: ClosedRange<UInt32> { 1...10 }

    package func write(
        _ name: String, _ bytes: [UInt8], lifetime: Duration?, under lock: (any HeldLock)?
    ) throws(DanXiError) -> StoreVersion {
        try write(name, bytes)
    }

    package func remove(_ name: String, under lock: (any HeldLock)?) throws(DanXiError) { try remove(name) }

    package func removeAll(startingWith prefix: String) throws(DanXiError) { try removeAll { Self.isValue($0, prefix) } }

    package func trim(startingWith prefix: String, to limit: Int) throws(DanXiError) { try trim(to: limit) { Self.isValue($0, prefix) } }

    private static func isValue(_ file: String, _ prefix: String) -> Bool { file.hasPrefix(prefix) && file.hasSuffix(".json") }

    /// Locks a file (`flock`). The kernel releases the lock when the process dies. The file stays when the lock is released: if it were
    /// removed, two processes could lock different files of the same name.
    package func tryLock(_ name: String) throws(DanXiError) -> (any HeldLock)? {
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
            return LockedFile(descriptor: file, files: files)
        } catch {
            files.close(file)
            guard [EWOULDBLOCK, EINTR].contains(error.code) else { throw .storage("lock", place(of: name), error.code) }
            return nil
        }
    }
}

/// A file that is locked with `flock`. Its lock needs no renewal.
private struct LockedFile: HeldLock {
    let descriptor: Int32
    let files: any FileSystem
    var renewalInterval: Duration? { nil }

    func renew() -> Bool { true }

    func release() {
        // The lock is released explicitly before the file is closed: a child process that was forked while the file was locked would keep
        // the lock until the child exits.
        files.unlock(descriptor)
        files.close(descriptor)
    }
}
