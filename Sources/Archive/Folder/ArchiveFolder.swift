import Calendar
import DanXiKit
import Errors
import SQLite
import Storage
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The folder of an archive: the database `archive.sqlite`, the folder `media` and the folder `elearning`. One call at a time uses it.
package final class ArchiveFolder: ThreadStore {
    private static let databaseName = "archive.sqlite"
    private static let lockName = "archive.lock"

    package let path: String
    private let directory: StoreDirectory
    private let file: DatabaseFile
    private let state = Mutex(State.unlocked)
    /// The folders into which files were written, by their paths below the archive.
    private let folders = Mutex<[String: StoreDirectory]>([:])

    private enum State {
        case unlocked
        case locked(any HeldLock)
        /// The use of the folder has ended.
        case closed
    }

    private init(_ directory: StoreDirectory) {
        path = directory.path
        self.directory = directory
        file = DatabaseFile(directory: directory, name: Self.databaseName, steps: ArchiveTables.steps)
    }

    /// Opens an archive, and passes it to `body`. The folder is locked until `body` returns or the task is cancelled.
    /// - Parameters:
    ///   - creates: whether a folder that is missing or empty becomes an archive.
    ///   - method: the name of the method, for error messages.
    /// - Throws: `invalid_argument` if the folder cannot be used or is not an archive; `storage` if another call uses it.
    package static func opened<Value: Sendable>(
        _ path: String, creates: Bool, for method: String, _ body: (ArchiveFolder) async throws -> Value
    ) async throws -> Value {
        try await FileThreads.shared.run(in: path) { try check(path, creates, method) }
        let archive = ArchiveFolder(try advised { () throws(DanXiError) in try StoreDirectory(path: path) })
        return try await withTaskCancellationHandler {
            try await FileThreads.shared.run(in: archive.path) { try archive.takeLock() }
            let result: Result<Value, any Error>
            do { result = .success(try await body(archive)) } catch { result = .failure(error) }
            await archive.file.closeNow()
            archive.releaseLock()
            return try result.get()
        } onCancel: {
            // The next call must not find the folder locked by work that has not noticed its end yet.
            archive.releaseLock()
        }
    }

    /// Throws unless the folder is an archive or, if `creates` is true, missing or empty.
    private static func check(_ path: String, _ creates: Bool, _ method: String) throws {
        let files = World.current.files
        let names: [String]
        do throws(FileError) {
            let folder = try files.open(path, in: nil, O_RDONLY | O_DIRECTORY | O_CLOEXEC, mode: 0)
            defer { files.close(folder) }
            names = try files.names(in: folder)
        } catch {
            if error.code == ENOENT, creates { return }
            throw DanXiError(
                .invalidArgument,
                "\(method): `folder`: cannot use \(path) (\(String(validatingCString: strerror(error.code)) ?? "error \(error.code)")). Pass the folder of an archive."
            )
        }
        // A run that was killed before it created the database has left its lock.
        guard names.contains(databaseName) || (creates && names.allSatisfy { $0 == lockName }) else {
            throw DanXiError(
                .invalidArgument,
                creates
                    ? "\(method): `folder`: \(path) has other files, and is not an archive. Pass a new folder, or that of an archive."
                    : "\(method): `folder`: \(path) is not an archive. Create one with archive.run.")
        }
    }

    private func takeLock() throws {
        let taken = try openedLock()
        let isOpen = state.withLock { state in
            guard case .unlocked = state else { return false }
            state = .locked(taken)
            return true
        }
        guard isOpen else {
            taken.release()
            throw DanXiError.cancelled
        }
    }

    /// Releases the lock after the jobs of the folder that were submitted before. Later jobs fail with `cancelled`.
    private func releaseLock() {
        let last = state.withLock { state in
            defer { state = .closed }
            return state
        }
        guard case .locked(let lock) = last else { return }
        do { try FileThreads.shared.submit(in: path, evenIfBlocked: true) { lock.release() } } catch { lock.release() }
    }

    /// - Throws: `cancelled` if the use of the folder has ended.
    private func checkLock() throws(DanXiError) {
        guard case .locked = state.withLock({ $0 }) else { throw .cancelled }
    }

    private func openedLock() throws -> any HeldLock {
        try Self.advised { () throws(DanXiError) in
            guard case .held(let lock) = try directory.tryLock(Self.lockName) else {
                throw DanXiError(.storage, "Another call uses the archive \(path). Wait until it has finished, and call again.")
            }
            do throws(FileError) {
                let folder = try directory.files.open(path, in: nil, O_RDONLY | O_DIRECTORY | O_CLOEXEC, mode: 0)
                defer { directory.files.close(folder) }
                try directory.files.setMode(folder, 0o700)
            } catch {
                lock.release()
                throw DanXiError(.storage, "Cannot make \(path) private (chmod 700). Use a folder of the process's own user.")
            }
            return lock
        }
    }

    /// Replaces the advice of errors about the store directory.
    private static func advised<Value>(_ work: () throws(DanXiError) -> Value) throws(DanXiError) -> Value {
        do { return try work() } catch { throw advised(error) }
    }

    private static func advised(_ error: DanXiError) -> DanXiError {
        var error = error
        error.message = error.message.replacing("Set store.path to", with: "Pass").replacing("store.path", with: "the archive's folder")
        return error
    }

    // MARK: The database

    /// Runs `work` with the tables, on a thread for files.
    nonisolated(nonsending) package func run<Value: Sendable>(
        _ work: @escaping @Sendable (ArchiveTables) throws -> Value
    ) async throws -> Value {
        do {
            return try await file.run { [self] database in
                try checkLock()
                return try work(ArchiveTables(database: database))
            }
        } catch let error as DanXiError where error.code == .storage {
            throw Self.advised(error)
        }
    }

    nonisolated(nonsending) package func run<Value: Sendable>(
        _ method: String, _ work: @escaping @Sendable (ThreadTables) throws -> Value
    ) async throws -> Value {
        try await run { try work($0.threads) }
    }

    // MARK: Files

    /// Returns the content of a file of the archive. Nil if the file is missing. Links are not followed.
    /// - Parameter place: the path below the archive, such as `markdown/2.md`.
    package func read(_ place: String) async throws -> [UInt8]? {
        try await FileThreads.shared.run(in: path) { [self] in
            try Self.advised { () throws(DanXiError) in
                let (folder, name) = try folder(of: place)
                return try folder.read(name).map { Array($0.bytes.bytes) }
            }
        }
    }

    /// Writes a file of the archive, which is replaced as a whole, with mode 0600. Its folder is created with mode 0700.
    /// - Parameter place: the path below the archive, such as `media/0a1b.png`.
    /// - Returns: whether the file was written: a file with the same content is left alone.
    @discardableResult
    package func write(_ place: String, _ bytes: [UInt8]) async throws -> Bool {
        try await FileThreads.shared.run(in: path) { [self] in
            try Self.advised { () throws(DanXiError) in
                try checkLock()
                let (folder, name) = try folder(of: place)
                if let known = try folder.read(name), Array(known.bytes.bytes) == bytes { return false }
                _ = try folder.write(name, bytes, lifetime: nil, under: nil)
                return true
            }
        }
    }

    private func folder(of place: String) throws(DanXiError) -> (StoreDirectory, name: String) {
        guard let slash = place.lastIndex(of: "/") else { return (directory, place) }
        let (parent, name) = (String(place[..<slash]), String(place[place.index(after: slash)...]))
        if let known = folders.withLock({ $0[parent] }) { return (known, name) }
        // The initializer creates the folders above it too.
        let folder = try StoreDirectory(path: "\(path)/\(parent)")
        folders.withLock { $0[parent] = folder }
        return (folder, name)
    }

    /// Creates a folder of the archive with mode 0700.
    func createFolder(_ place: String) async throws {
        _ = try await FileThreads.shared.run(in: path) { [self] in
            try Self.advised { () throws(DanXiError) in try folder(of: "\(place)/").name }
        }
    }

    /// Gives a file of the archive the mode 0600.
    func makePrivate(_ place: String) async throws {
        try await FileThreads.shared.run(in: path) { [directory, path] in
            let files = directory.files
            guard let file = try? files.open("\(path)/\(place)", in: nil, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, mode: 0) else {
                return
            }
            defer { files.close(file) }
            try? files.setMode(file, 0o600)
        }
    }
}
