import Errors
import JSON

#if canImport(Glibc)
    import Glibc
#endif

/// The identity of one version of a file: its inode number, size and times. A file that was replaced has another version.
package struct FileVersion: Equatable, Sendable {
    private let inode: UInt
    private let size: Int
    private let modified: FileState.Time
    private let changed: FileState.Time

    init(_ info: FileState) {
        inode = info.inode
        size = info.size
        modified = info.modified
        changed = info.changed
    }
}

extension StoreDirectory {
    /// The maximum size of a file, in bytes.
    private static let sizeLimit = 64 << 20

    /// Returns the content and the version of a file, or nil if the file does not exist. Only a regular file is read: reading a FIFO could
    /// block until another process writes to it.
    package func read(_ name: String) throws(DanXiError) -> (bytes: PaddedBytes, version: StoreVersion)? {
        try opened { directory throws(DanXiError) -> (bytes: PaddedBytes, version: StoreVersion)? in
            let file: Int32
            do throws(FileError) {
                file = try files.open(name, in: directory, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, mode: 0)
            } catch {
                if error.code == ENOENT { return nil }
                throw error.code == ELOOP ? linked(name) : .storage("read", place(of: name), error.code)
            }
            defer { files.close(file) }
            let info = try regular(file, name)
            guard info.size <= Self.sizeLimit else {
                throw .storage("read", place(of: name), "it is larger than \(Self.sizeLimit >> 20) MiB")
            }
            // One additional byte in the buffer shows whether the file grows while it is read.
            var failure: FileError?
            var bytes = PaddedBytes(capacity: info.size + 1) { buffer in
                let result = files.read(all: file, buffer)
                failure = result.failure
                return result.count
            }
            if failure == nil, bytes.count == info.size { return (bytes, .file(FileVersion(info))) }
            bytes.wipe()
            if let failure { throw .storage("read", place(of: name), failure.code) }
            throw .storage("read", place(of: name), "it changed while it was read")
        }
    }

    /// Returns the version of a file, or nil if the file does not exist.
    package func version(of name: String) throws(DanXiError) -> StoreVersion? {
        try opened { directory throws(DanXiError) in
            try state(of: name, in: directory, to: "read").map { .file(FileVersion($0)) }
        }
    }

    /// Throws `storage` if the file is a symbolic link, or a regular file that must not be trusted. All other files pass, because they are
    /// never read.
    func check(_ name: String, in directory: Int32) throws(DanXiError) {
        guard let info = try state(of: name, in: directory, to: "read") else { return }
        if info.kind == .link { throw linked(name) }
        if info.kind == .regular { try FileTrust.check(info, place(of: name), user: files.user) }
    }

    /// Returns the state of a file or link, or nil if it does not exist.
    /// - Parameter action: the reason for which the state is needed, for the message of an error.
    func state(of name: String, in directory: Int32, to action: String) throws(DanXiError) -> FileState? {
        do throws(FileError) {
            return try files.state(of: name, in: directory, followsLink: false)
        } catch {
            if error.code == ENOENT { return nil }
            throw .storage(action, place(of: name), error.code)
        }
    }

    private func linked(_ name: String) -> DanXiError {
        .untrusted(place(of: name), "is a symbolic link", "Remove it.")
    }

    /// Returns the state of an open file.
    /// - Throws: `storage` if the file is not regular or must not be trusted (``FileTrust``).
    private func regular(_ file: Int32, _ name: String) throws(DanXiError) -> FileState {
        let info: FileState
        do throws(FileError) { info = try files.state(of: file) } catch { throw .storage("read", place(of: name), error.code) }
        guard info.kind == .regular else { throw .storage("read", place(of: name), "it is not a regular file") }
        try FileTrust.check(info, place(of: name), user: files.user)
        return info
    }

    /// Replaces a file atomically, and flushes it to the disk. The new file has mode 0600.
    @discardableResult
    func write(_ name: String, _ bytes: [UInt8]) throws(DanXiError) -> StoreVersion {
        guard bytes.count <= Self.sizeLimit else {
            throw .storage("write", place(of: name), "it would be larger than \(Self.sizeLimit >> 20) MiB")
        }
        return try opened { directory throws(DanXiError) in
            var attempts = 3
            // The write is repeated, because another process may remove the new file before it is locked: an unlocked file counts as one
            // whose writer has died.
            while true {
                do throws(FileError) {
                    return .file(FileVersion(try TemporaryFile.replace(name, in: directory, with: bytes, files)))
                } catch {
                    attempts -= 1
                    guard error.code == ENOENT, attempts > 0 else { throw .storage("write", place(of: name), error.code) }
                }
            }
        }
    }

    /// Removes a file if it exists, and the temporary files of writers that were killed.
    package func remove(_ name: String) throws(DanXiError) {
        try removeAll { $0 == name }
    }

    /// Removes all files whose names meet a condition, and the temporary files of writers that were killed. If a file cannot be removed,
    /// the others are still removed, and then the first error is thrown.
    func removeAll(where isUnwanted: (String) -> Bool) throws(DanXiError) {
        try opened { directory throws(DanXiError) in
            var failure: DanXiError?
            var isChanged = false
            for name in try names(directory) where isUnwanted(name) {
                do throws(FileError) {
                    try files.remove(name, in: directory)
                    isChanged = true
                } catch {
                    if error.code != ENOENT { failure = failure ?? .storage("remove", place(of: name), error.code) }
                }
            }
            try sweep(directory)
            if isChanged { try? files.sync(directory) }
            if let failure { throw failure }
        }
    }

    /// Removes the oldest of the files that `isIncluded` selects, until the rest of them has at most `limit` bytes.
    func trim(to limit: Int, _ isIncluded: (String) -> Bool) throws(DanXiError) {
        try opened { directory throws(DanXiError) in
            var values: [(name: String, info: FileState)] = []
            for name in try names(directory) where isIncluded(name) {
                if let info = try? files.state(of: name, in: directory, followsLink: false) { values.append((name, info)) }
            }
            var excess = values.reduce(0) { $0 + $1.info.size } - limit
            guard excess > 0 else { return }
            values.sort { $0.info.modified < $1.info.modified }
            for value in values where excess > 0 {
                do throws(FileError) {
                    try files.remove(value.name, in: directory)
                } catch {
                    if error.code != ENOENT { throw .storage("remove", place(of: value.name), error.code) }
                }
                excess -= value.info.size
            }
        }
    }

    /// Removes the temporary files of processes that have ended during a write.
    func sweep(_ directory: Int32) throws(DanXiError) {
        for name in try names(directory) where TemporaryFile.isName(name) {
            TemporaryFile.removeIfAbandoned(name, in: directory, files)
        }
    }
}
