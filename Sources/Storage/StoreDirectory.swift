import Errors

#if canImport(Glibc)
    import Glibc
#endif

/// The directory of `store.path`. Several processes may share it, because files are replaced atomically.
package struct StoreDirectory: Sendable {
    package let path: String

    /// Creates the directory with mode 0700 if it is missing.
    package init(path: String) throws(DanXiError) {
        self.path = path
        var result = mkdir(path, 0o700)
        if result != 0, errno == ENOENT {
            try Self.createParents(of: path)
            result = mkdir(path, 0o700)
        }
        guard result == 0 || errno == EEXIST else { throw .storage("create the directory", path, errno) }
        guard access(path, R_OK | W_OK | X_OK) == 0 else { throw .storage("use the directory", path, errno) }
    }

    private static func createParents(of path: String) throws(DanXiError) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            let parent = String(path[..<index])
            guard mkdir(parent, 0o700) == 0 || errno == EEXIST else { throw .storage("create the directory", parent, errno) }
        }
    }

    /// Returns the content of a file, or nil if the file does not exist.
    func read(_ name: String) throws(DanXiError) -> [UInt8]? {
        let file = open(path(of: name), O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw .storage("read", path(of: name), errno)
        }
        defer { close(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(file, &chunk, chunk.count)
            if count == 0 { return bytes }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw .storage("read", path(of: name), errno)
            }
            bytes += chunk.prefix(count)
        }
    }

    /// Replaces a file atomically. The new file has mode 0600.
    func write(_ name: String, _ bytes: [UInt8]) throws(DanXiError) {
        let temporary = "\(path(of: name)).\(getpid()).\(UInt32.random(in: .min ... .max))"
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .storage("write", path(of: name), errno) }
        let failure = Self.write(bytes, to: file)
        close(file)
        if failure == 0, rename(temporary, path(of: name)) == 0 { return }
        let reason = failure == 0 ? errno : failure
        unlink(temporary)
        throw .storage("write", path(of: name), reason)
    }

    func remove(_ name: String) throws(DanXiError) {
        guard unlink(path(of: name)) == 0 || errno == ENOENT else { throw .storage("remove", path(of: name), errno) }
    }

    /// Returns the names of all entries.
    func names() throws(DanXiError) -> [String] {
        guard let stream = opendir(path) else { throw .storage("list", path, errno) }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    func path(of name: String) -> String { path + "/" + name }

    /// Writes a file and flushes it to the disk. Returns 0 or the `errno` of the failure.
    private static func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return errno }
            rest = rest.dropFirst(count)
        }
        return fsync(file) == 0 ? 0 : errno
    }
}

extension DanXiError {
    fileprivate static func storage(_ action: String, _ path: String, _ code: Int32) -> DanXiError {
        let reason = String(validatingCString: strerror(code)) ?? "error \(code)"
        return DanXiError(
            .storage, "Cannot \(action) \(path): \(reason). Check store.path, its permissions and the free space of its disk.")
    }
}
