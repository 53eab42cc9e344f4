import Errors
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The directory of `store.path`. Several processes may share the directory, because its files are replaced atomically.
///
/// Each operation opens the directory and checks it. So a session holds no descriptor, and does not use a directory that another user has
/// put in its place. The operations block: call them with ``run(_:)``.
package final class StoreDirectory: Sendable {
    package let path: String
    /// The files of the world in which the directory was opened.
    package let files: any FileSystem

    /// Creates the directory with mode 0700 if it is missing, and removes the temporary files of processes that ended during a write. The
    /// initializer blocks only for a limited time: see ``FileThreads/runAndWait(in:atMost:_:)``.
    /// - Throws: `storage` if the directory cannot be used, or if the directory or a ``SecretFile`` in it must not be trusted
    ///   (``FileTrust``).
    package init(path: String) throws(DanXiError) {
        // The slashes at the end are removed, because with them the system would follow a symbolic link.
        var name = path[...]
        while name.count > 1, name.last == "/" { name = name.dropLast() }
        self.path = String(name)
        files = World.current.files
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
        do throws(FileError) {
            try files.createDirectory(path, in: nil, mode: 0o700)
        } catch {
            if error.code == ENOENT { try createParents() }
            if error.code != EEXIST { try create(path) }
        }
        do throws(FileError) { try files.checkAccess(to: path) } catch { throw .storage("use the directory", path, error.code) }
    }

    /// Creates a directory if it is missing.
    private func create(_ path: String) throws(DanXiError) {
        do throws(FileError) {
            try files.createDirectory(path, in: nil, mode: 0o700)
        } catch {
            if error.code != EEXIST { throw .storage("create the directory", path, error.code) }
        }
    }

    private func createParents() throws(DanXiError) {
        for index in path.indices.dropFirst() where path[index] == "/" {
            try create(String(path[..<index]))
        }
    }

    /// Calls `body` with a descriptor of the directory.
    func opened<Value>(_ body: (Int32) throws(DanXiError) -> Value) throws(DanXiError) -> Value {
        let descriptor: Int32
        do throws(FileError) {
            descriptor = try files.open(path, in: nil, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC, mode: 0)
        } catch {
            if (try? files.state(of: path, in: nil, followsLink: false))?.kind == .link {
                throw .untrusted(path, "is a symbolic link", "Set store.path to the directory itself.")
            }
            throw .storage("use the directory", path, error.code)
        }
        defer { files.close(descriptor) }
        let info: FileState
        do throws(FileError) { info = try files.state(of: descriptor) } catch { throw .storage("use", path, error.code) }
        try FileTrust.check(info, path, user: files.user)
        return try body(descriptor)
    }

    /// Returns the names of all entries except `.` and `..`.
    func names(_ directory: Int32) throws(DanXiError) -> [String] {
        do throws(FileError) { return try files.names(in: directory) } catch { throw .storage("list", path, error.code) }
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
