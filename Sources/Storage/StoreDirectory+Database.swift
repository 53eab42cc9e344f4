import Errors

#if canImport(Glibc)
    import Glibc
#endif

/// The identity of a file, which does not depend on its content. While a file is open, a new file of the same name has another identity.
package struct FileIdentity: Equatable, Sendable {
    private let device: UInt
    private let inode: UInt

    init(_ info: FileState) {
        device = info.device
        inode = info.inode
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
            do throws(FileError) {
                files.close(try files.open(name, in: directory, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode: 0o600))
            } catch {
                if error.code != EEXIST { throw .storage("create", place(of: name), error.code) }
            }
            guard let info = try checkedFile(name, in: directory) else { throw .storage("use", place(of: name), ENOENT) }
            return (try resolvedPath(of: name), FileIdentity(info))
        }
    }

    /// Returns the identity of a database, or nil if the file does not exist, is not trusted or cannot be examined.
    package func identity(ofDatabase name: String) -> FileIdentity? {
        try? opened { directory throws(DanXiError) in try checkedFile(name, in: directory).map { FileIdentity($0) } }
    }

    /// Returns the state of a file, or nil if the file does not exist. Throws `storage` if the file is not regular or must not be trusted.
    private func checkedFile(_ name: String, in directory: Int32) throws(DanXiError) -> FileState? {
        try check(name, in: directory)
        guard let info = try state(of: name, in: directory, to: "use") else { return nil }
        guard info.kind == .regular else { throw .storage("use", place(of: name), "it is not a regular file") }
        return info
    }

    private func resolvedPath(of name: String) throws(DanXiError) -> String {
        let text: String?
        do throws(FileError) { text = try files.resolve(path) } catch { throw .storage("use the directory", path, error.code) }
        guard let text else { throw .storage("use the directory", path, "its path is not UTF-8") }
        return text + "/" + name
    }
}
