import Errors

#if canImport(Glibc)
    import Glibc
#endif

/// The identity of a file, which does not depend on its content. While a file is open, a new file of the same name has another identity.
package struct FileIdentity: Equatable, Sendable {
    private let device: UInt
    private let inode: UInt

    init(_ info: stat) {
        device = UInt(info.st_dev)
        inode = UInt(info.st_ino)
    }
}

extension StoreDirectory {
    /// Suffixes of the files that SQLite creates next to a database.
    private static let databaseSuffixes = ["-wal", "-shm", "-journal"]

    /// Creates an empty database with mode 0600 if the file does not exist. SQLite gives the same mode to the files that it creates next to
    /// the database.
    ///
    /// Existing files are not opened, because closing them would release the locks that SQLite holds in this process.
    /// - Returns: the identity of the file, and its path without symbolic links, because SQLite refuses them.
    /// - Throws: `storage` if a file is not regular or must not be trusted (``FileTrust``).
    package func prepareDatabase(_ name: String) throws(DanXiError) -> (path: String, identity: FileIdentity) {
        try opened { directory throws(DanXiError) in
            for suffix in Self.databaseSuffixes { _ = try checkedFile(name + suffix, in: directory) }
            if let info = try checkedFile(name, in: directory) { return (try resolvedPath(of: name), FileIdentity(info)) }
            let file = openat(directory, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
            if file >= 0 { close(file) } else if errno != EEXIST { throw .storage("create", place(of: name), errno) }
            guard let info = try checkedFile(name, in: directory) else { throw .storage("use", place(of: name), ENOENT) }
            return (try resolvedPath(of: name), FileIdentity(info))
        }
    }

    /// Returns the identity of a database, or nil if the file does not exist, is not trusted or cannot be examined.
    package func identity(ofDatabase name: String) -> FileIdentity? {
        try? opened { directory throws(DanXiError) in try checkedFile(name, in: directory).map { FileIdentity($0) } }
    }

    /// Returns the state of a file, or nil if the file does not exist. Throws `storage` if the file is not regular or must not be trusted.
    private func checkedFile(_ name: String, in directory: Int32) throws(DanXiError) -> stat? {
        try check(name, in: directory)
        var info = stat()
        guard fstatat(directory, name, &info, AT_SYMLINK_NOFOLLOW) == 0 else {
            if errno == ENOENT { return nil }
            throw .storage("use", place(of: name), errno)
        }
        guard info.st_mode & S_IFMT == S_IFREG else { throw .storage("use", place(of: name), "it is not a regular file") }
        return info
    }

    private func resolvedPath(of name: String) throws(DanXiError) -> String {
        guard let resolved = realpath(path, nil) else { throw .storage("use the directory", path, errno) }
        defer { free(resolved) }
        guard let text = String(validatingCString: resolved) else { throw .storage("use the directory", path, "its path is not UTF-8") }
        return text + "/" + name
    }
}
