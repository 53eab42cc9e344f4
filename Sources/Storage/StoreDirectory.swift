import Errors

#if canImport(Glibc)
    import Glibc
#endif

/// The directory of `store.path`. Several processes may share the directory, because its files are replaced atomically.
///
/// Each operation opens the directory and checks it. So a session holds no descriptor, and does not use a directory that another user has
/// put in its place. The operations block: call them with ``run(_:)``.
package final class StoreDirectory: Sendable {
    package let path: String

    /// Creates the directory with mode 0700 if it is missing, and removes the temporary files of processes that ended during a write. The
    /// initializer blocks only for a limited time: see ``FileThreads/runAndWait(in:atMost:_:)``.
    /// - Throws: `storage` if the directory cannot be used, or if the directory or a ``SecretFile`` in it must not be trusted
    ///   (``FileTrust``).
    package init(path: String) throws(DanXiError) {
        // The slashes at the end are removed, because with them the system would follow a symbolic link.
        var name = path[...]
        while name.count > 1, name.last == "/" { name = name.dropLast() }
        self.path = String(name)
        try FileThreads.runAndWait(in: self.path) { () throws(DanXiError) in
            try self.create()
            try self.opened { descriptor throws(DanXiError) in
                for name in SecretFile.allCases.map(\.rawValue) { try self.check(name, in: descriptor) }
                try self.sweep(descriptor)
            }
        }
    }

    package func place(of name: String) -> String { path + "/" + name }

    // MARK: The directory

    private func create() throws(DanXiError) {
        var result = mkdir(path, 0o700)
        if result != 0, errno == ENOENT {
            try createParents()
            result = mkdir(path, 0o700)
        }
        guard result == 0 || errno == EEXIST else { throw .storage("create the directory", path, errno) }
        guard access(path, R_OK | W_OK | X_OK) == 0 else { throw .storage("use the directory", path, errno) }
    }

    private func createParents() throws(DanXiError) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            let parent = String(path[..<index])
            guard mkdir(parent, 0o700) == 0 || errno == EEXIST else { throw .storage("create the directory", parent, errno) }
        }
    }

    /// Calls `body` with a descriptor of the directory.
    func opened<Value>(_ body: (Int32) throws(DanXiError) -> Value) throws(DanXiError) -> Value {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0 else {
            let code = errno
            if FileTrust.isLink(path) { throw .untrusted(path, "is a symbolic link", "Set store.path to the directory itself.") }
            throw .storage("use the directory", path, code)
        }
        defer { close(descriptor) }
        try FileTrust.check(descriptor, path)
        return try body(descriptor)
    }

    /// Returns the names of all entries except `.` and `..`.
    func names(_ directory: Int32) throws(DanXiError) -> [String] {
        let descriptor = openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .storage("list", path, errno) }
        guard let stream = fdopendir(descriptor) else {
            let code = errno
            close(descriptor)
            throw .storage("list", path, code)
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}

/// A file that holds the secrets of a sign-in.
package enum SecretFile: String, CaseIterable, Sendable {
    /// The tokens of the community account.
    case account = "account.json"
    /// The cookies of the campus account.
    case campus = "campus.json"
}

extension DanXiError {
    static func storage(_ action: String, _ path: String, _ code: Int32) -> DanXiError {
        storage(action, path, description(of: code))
    }

    static func storage(_ action: String, _ path: String, _ reason: String) -> DanXiError {
        DanXiError(.storage, "Cannot \(action) \(path): \(reason). Check store.path, its permissions and the free space of its disk.")
    }
}
