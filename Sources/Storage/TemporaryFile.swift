import Calendar
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A new file that replaces an old file as soon as it is complete. Its name is `NAME.<16 hexadecimal digits>.tmp`, where NAME is that of
/// the old file.
///
/// The writer locks the file (`flock`). The system releases the lock when the process ends, even if the process runs on another machine. So
/// on a file system that supports locks, a file without a lock is abandoned.
enum TemporaryFile {
    private static let digits = 16
    private static let suffix = ".tmp"
    /// The age in seconds after which a file counts as abandoned if its file system does not support locks.
    private static let ageLimit = 600

    static func isName(_ name: String) -> Bool {
        guard name.hasSuffix(suffix) else { return false }
        let parts = name.dropLast(suffix.count).split(separator: ".", omittingEmptySubsequences: false)
        return parts.count >= 3 && parts.dropLast().last == "json"
            && parts.last.map { $0.utf8.count == digits && $0.allSatisfy(\.isHexDigit) } ?? false
    }

    private static func name(for name: String) -> String {
        let number = String(World.current.random(in: UInt64.min ... .max), radix: 16)
        return "\(name).\(String(repeating: "0", count: digits - number.utf8.count))\(number)\(suffix)"
    }

    /// Replaces a file, and flushes the file and its directory to the disk.
    /// - Parameter info: receives the state of the new file.
    /// - Returns: 0 or the `errno` of the failure. `ENOENT` means that another process has removed the temporary file.
    static func replace(_ name: String, in directory: Int32, with bytes: [UInt8], _ info: inout stat) -> Int32 {
        let temporary = Self.name(for: name)
        let file = openat(directory, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        // ENOENT would make the caller try again, which does not help if the directory was removed.
        guard file >= 0 else { return errno == ENOENT ? ESTALE : errno }
        defer { close(file) }
        _ = flock(file, LOCK_EX | LOCK_NB)
        var failure = write(bytes, to: file)
        if failure == 0, renameat(directory, temporary, directory, name) != 0 { failure = errno }
        guard failure == 0 else {
            unlinkat(directory, temporary, 0)
            return failure
        }
        // A failure of this flush is ignored: the file is already replaced, and some file systems cannot flush a directory.
        fsync(directory)
        return fstat(file, &info) == 0 ? 0 : errno
    }

    /// Writes bytes to a file, and flushes the file to the disk. Returns 0 or the `errno` of the failure.
    static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 ? EIO : errno }
            rest = rest.dropFirst(count)
        }
        return fsync(file) == 0 ? 0 : errno
    }

    /// Removes a temporary file, unless its writer may still be alive.
    static func removeIfAbandoned(_ name: String, in directory: Int32) {
        // Some file systems need a writable file for an exclusive lock.
        let file = openat(directory, name, O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { close(file) }
        var info = stat()
        guard fstat(file, &info) == 0, info.st_mode & S_IFMT == S_IFREG else { return }
        let isAbandoned =
            flock(file, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK && WallTime.now.milliseconds / 1000 - info.st_mtim.tv_sec > ageLimit
        if isAbandoned { unlinkat(directory, name, 0) }
    }
}
