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
        return parts.count >= 3 && parts.last.map { $0.utf8.count == digits && $0.allSatisfy(\.isHexDigit) } ?? false
    }

    private static func name(for name: String) -> String {
        let number = String(World.current.random(in: UInt64.min ... .max), radix: 16)
        return "\(name).\(String(repeating: "0", count: digits - number.utf8.count))\(number)\(suffix)"
    }

    /// Replaces a file, and flushes the file and its directory to the disk.
    /// - Returns: the state of the new file.
    /// - Throws: `ENOENT` if another process has removed the temporary file.
    static func replace(
        _ name: String, in directory: Int32, with bytes: [UInt8], _ files: any FileSystem
    ) throws(FileError) -> FileState {
        let temporary = Self.name(for: name)
        let file: Int32
        do throws(FileError) {
            file = try files.open(temporary, in: directory, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode: 0o600)
        } catch {
            // ENOENT would make the caller try again, which does not help if the directory was removed.
            throw error.code == ENOENT ? FileError(ESTALE) : error
        }
        defer { files.close(file) }
        try? files.tryLock(file)
        do throws(FileError) {
            try files.write(all: bytes, to: file)
            try files.sync(file)
            try files.rename(temporary, to: name, in: directory)
        } catch {
            try? files.remove(temporary, in: directory)
            throw error
        }
        // A failure of this flush is ignored: the file is already replaced, and some file systems cannot flush a directory.
        try? files.sync(directory)
        return try files.state(of: file)
    }

    /// Removes a temporary file, unless its writer may still be alive.
    static func removeIfAbandoned(_ name: String, in directory: Int32, _ files: any FileSystem) {
        // Some file systems need a writable file for an exclusive lock.
        let flags = O_RDWR | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
        guard let file = try? files.open(name, in: directory, flags, mode: 0) else { return }
        defer { files.close(file) }
        guard let info = try? files.state(of: file), info.kind == .regular else { return }
        do throws(FileError) {
            try files.tryLock(file)
        } catch {
            guard error.code != EWOULDBLOCK && WallTime.now.milliseconds / 1000 - info.modified.seconds > ageLimit else { return }
        }
        try? files.remove(name, in: directory)
    }
}
