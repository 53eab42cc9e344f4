import Errors
import JSON

#if canImport(Glibc)
    import Glibc
#endif

/// The identity of one version of a file: its inode number, size and times. A file that was replaced has another version.
package struct FileVersion: Equatable, Sendable {
    private let inode: UInt
    private let size: Int
    private let modified: (Int, Int)
    private let changed: (Int, Int)

    init(_ info: stat) {
        inode = UInt(info.st_ino)
        size = Int(info.st_size)
        modified = (info.st_mtim.tv_sec, info.st_mtim.tv_nsec)
        changed = (info.st_ctim.tv_sec, info.st_ctim.tv_nsec)
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.inode == b.inode && a.size == b.size && a.modified == b.modified && a.changed == b.changed
    }
}

extension StoreDirectory {
    /// The maximum size of a file, in bytes.
    private static let sizeLimit = 64 << 20

    /// Returns the content and the version of a file, or nil if the file does not exist. Only a regular file is read: reading a FIFO could
    /// block until another process writes to it.
    package func read(_ name: String) throws(DanXiError) -> (bytes: PaddedBytes, version: StoreVersion)? {
        try opened { directory throws(DanXiError) in
            let file = openat(directory, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
            guard file >= 0 else {
                if errno == ENOENT { return nil }
                throw errno == ELOOP ? linked(name) : .storage("read", place(of: name), errno)
            }
            defer { close(file) }
            let info = try regular(file, name)
            guard info.st_size <= Self.sizeLimit else {
                throw .storage("read", place(of: name), "it is larger than \(Self.sizeLimit >> 20) MiB")
            }
            // One additional byte in the buffer shows whether the file grows while it is read.
            var failure: Int32 = 0
            var bytes = PaddedBytes(capacity: Int(info.st_size) + 1) { buffer in
                var count = 0
                while count < buffer.count {
                    let result = Glibc.read(file, buffer.baseAddress.map { $0 + count }, buffer.count - count)
                    if result < 0, errno == EINTR { continue }
                    if result < 0 { failure = errno }
                    if result <= 0 { break }
                    count += result
                }
                return count
            }
            if failure == 0, bytes.count == info.st_size { return (bytes, .file(FileVersion(info))) }
            bytes.wipe()
            throw failure == 0
                ? .storage("read", place(of: name), "it changed while it was read") : .storage("read", place(of: name), failure)
        }
    }

    /// Returns the version of a file, or nil if the file does not exist.
    package func version(of name: String) throws(DanXiError) -> StoreVersion? {
        try opened { directory throws(DanXiError) in
            var info = stat()
            if fstatat(directory, name, &info, AT_SYMLINK_NOFOLLOW) == 0 { return .file(FileVersion(info)) }
            if errno == ENOENT { return nil }
            throw .storage("read", place(of: name), errno)
        }
    }

    /// Throws `storage` if the file is a symbolic link, or a regular file that must not be trusted. All other files pass, because they are
    /// never read.
    func check(_ name: String, in directory: Int32) throws(DanXiError) {
        var info = stat()
        guard fstatat(directory, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return }
            throw .storage("read", place(of: name), errno)
        }
        if info.st_mode & S_IFMT == S_IFLNK { throw linked(name) }
        if info.st_mode & S_IFMT == S_IFREG { try FileTrust.check(info, place(of: name)) }
    }

    private func linked(_ name: String) -> DanXiError {
        .untrusted(place(of: name), "is a symbolic link", "Remove it.")
    }

    /// Returns the state of an open file.
    /// - Throws: `storage` if the file is not regular or must not be trusted (``FileTrust``).
    private func regular(_ file: Int32, _ name: String) throws(DanXiError) -> stat {
        var info = stat()
        guard fstat(file, &info) == 0 else { throw .storage("read", place(of: name), errno) }
        guard info.st_mode & S_IFMT == S_IFREG else { throw .storage("read", place(of: name), "it is not a regular file") }
        try FileTrust.check(info, place(of: name))
        return info
    }

    /// Replaces a file atomically, and flushes it to the disk. The new file has mode 0600.
    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws(DanXiError) -> StoreVersion {
        guard bytes.count <= Self.sizeLimit else {
            throw .storage("write", place(of: name), "it would be larger than \(Self.sizeLimit >> 20) MiB")
        }
        return try opened { directory throws(DanXiError) in
            var code: Int32 = 0
            // The write is repeated, because another process may remove the new file before it is locked: an unlocked file counts as one
            // whose writer has died.
            for _ in 0..<3 {
                var info = stat()
                code = TemporaryFile.replace(name, in: directory, with: bytes, &info)
                if code == 0 { return .file(FileVersion(info)) }
                if code != ENOENT { break }
            }
            throw .storage("write", place(of: name), code)
        }
    }

    /// Removes a file if it exists, and the temporary files of writers that were killed.
    func remove(_ name: String) throws(DanXiError) {
        try removeAll { $0 == name }
    }

    /// Removes all files whose names meet a condition, and the temporary files of writers that were killed. If a file cannot be removed,
    /// the others are still removed, and then the first error is thrown.
    func removeAll(where isUnwanted: (String) -> Bool) throws(DanXiError) {
        try opened { directory throws(DanXiError) in
            var failure: DanXiError?
            var isChanged = false
            for name in try names(directory) where isUnwanted(name) {
                if unlinkat(directory, name, 0) == 0 {
                    isChanged = true
                } else if errno != ENOENT {
                    failure = failure ?? .storage("remove", place(of: name), errno)
                }
            }
            try sweep(directory)
            if isChanged { fsync(directory) }
            if let failure { throw failure }
        }
    }

    /// Removes the oldest of the files that `isIncluded` selects, until the rest of them has at most `limit` bytes.
    func trim(to limit: Int, _ isIncluded: (String) -> Bool) throws(DanXiError) {
        try opened { directory throws(DanXiError) in
            var files: [(name: String, info: stat)] = []
            for name in try names(directory) where isIncluded(name) {
                var info = stat()
                if fstatat(directory, name, &info, AT_SYMLINK_NOFOLLOW) == 0 { files.append((name, info)) }
            }
            var excess = files.reduce(0) { $0 + Int($1.info.st_size) } - limit
            guard excess > 0 else { return }
            files.sort { ($0.info.st_mtim.tv_sec, $0.info.st_mtim.tv_nsec) < ($1.info.st_mtim.tv_sec, $1.info.st_mtim.tv_nsec) }
            for file in files where excess > 0 {
                guard unlinkat(directory, file.name, 0) == 0 || errno == ENOENT else {
                    throw .storage("remove", place(of: file.name), errno)
                }
                excess -= Int(file.info.st_size)
            }
        }
    }

    /// Removes the temporary files of processes that have ended during a write.
    func sweep(_ directory: Int32) throws(DanXiError) {
        for name in try names(directory) where TemporaryFile.isName(name) { TemporaryFile.removeIfAbandoned(name, in: directory) }
    }
}
