import Calls
import Errors
import JSON
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A folder of the user into which the library puts files. It never overwrites or removes a file that it has not put there, follows no link
/// below the folder, and creates nothing outside of it.
///
/// Files are prepared in the folder's own directory ``workName``, from which they are moved to their places. The call that uses the folder
/// holds a lock on this directory. When the call is cancelled or its process ends, the lock is released.
///
/// Only ``opened(_:on:_:)`` and ``run(_:)`` do not block. Call the other functions within ``run(_:)``.
package final class UserFolder: Sendable {
    /// The name of the directory for files that are not complete, and for the record of what was put into the folder.
    package static let workName = ".danxi-sync"

    private static let directoryFlags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    private static let recordName = "record.json"
    private static let recordLimit = 64 << 20

    package let path: String
    private let threads: FileThreads
    let files: any FileSystem
    private let state = Mutex(State.unopened)

    private enum State {
        case unopened
        /// The descriptors of the folder and of its own directory, which is locked.
        case open(root: Int32, work: Int32)
        case closed
    }

    /// The directory for files that are not complete.
    package var workPath: String { "\(path)/\(Self.workName)" }

    private init(path: String, threads: FileThreads, files: any FileSystem) {
        (self.path, self.threads, self.files) = (path, threads, files)
    }

    /// Opens a folder, which is created if it is missing, and passes it to `body`. The folder is locked until `body` returns or the task is
    /// cancelled.
    /// - Throws: `invalid_argument` if `path` is no folder or cannot be used; `storage` if another call uses the folder, or if its disk does
    ///   not respond; `cancelled`; and the errors of `body`.
    package static func opened<Value: Sendable>(
        _ path: String, on threads: FileThreads = .shared, _ body: (UserFolder) async throws -> Value
    ) async throws -> Value {
        var name = path[...]
        while name.count > 1, name.last == "/" { name.removeLast() }
        let folder = UserFolder(path: String(name), threads: threads, files: World.current.files)
        return try await withTaskCancellationHandler {
            try await folder.run { try folder.open() }
            let result: Result<Value, any Error>
            do { result = .success(try await body(folder)) } catch { result = .failure(error) }
            do { try await folder.run { folder.close() } } catch { folder.closeLater() }
            return try result.get()
        } onCancel: {
            folder.closeLater()
        }
    }

    /// Runs work with the folder on the file threads.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await UserFile.run(with: "\(path)/.", on: threads, work)
    }

    private func closeLater() {
        do {
            try threads.submit(in: path, evenIfBlocked: true) { [self] in close() }
        } catch {
            close()
        }
    }

    private func open() throws(DanXiError) {
        let root = try opening(path) { () throws(FileError) in
            do throws(FileError) { try files.createDirectory(path, in: nil, mode: 0o777) } catch {
                guard error.code == EEXIST else { throw error }
            }
            return try files.open(path, in: nil, O_RDONLY | O_DIRECTORY | O_CLOEXEC, mode: 0)
        }
        let work: Int32
        do {
            work = try openWork(root)
        } catch {
            files.close(root)
            throw error
        }
        let isOpen = state.withLock { state in
            guard case .unopened = state else { return false }
            state = .open(root: root, work: work)
            return true
        }
        guard isOpen else {
            files.close(work)
            files.close(root)
            throw .cancelled
        }
    }

    private func openWork(_ root: Int32) throws(DanXiError) -> Int32 {
        let work = try opening(workPath) { () throws(FileError) in
            do throws(FileError) { try files.createDirectory(Self.workName, in: root, mode: 0o700) } catch {
                guard error.code == EEXIST else { throw error }
            }
            return try files.open(Self.workName, in: root, Self.directoryFlags, mode: 0)
        }
        do throws(FileError) {
            try files.tryLock(work)
            return work
        } catch {
            files.close(work)
            throw error.code == EWOULDBLOCK
                ? DanXiError(
                    .storage,
                    "Cannot use \(path): another call puts files into this folder. Wait until that call has finished, or choose another folder."
                )
                : DanXiError.userFile("use", workPath, error.code)
        }
    }

    private func opening(_ path: String, _ work: () throws(FileError) -> Int32) throws(DanXiError) -> Int32 {
        do throws(FileError) { return try work() } catch { throw DanXiError.userFile("use", path, error.code) }
    }

    private func close() {
        let last = state.withLock { state in
            defer { state = .closed }
            return state
        }
        guard case .open(let root, let work) = last else { return }
        files.unlock(work)
        files.close(work)
        files.close(root)
    }

    /// Returns the descriptors of the folder and of its own directory.
    /// - Throws: `cancelled` if the use of the folder has ended.
    func descriptors() throws(DanXiError) -> (root: Int32, work: Int32) {
        guard case .open(let root, let work) = state.withLock({ $0 }) else { throw .cancelled }
        return (root, work)
    }

    // MARK: The record

    /// Returns the record of the files that were put into the folder. Nil if the record is missing or cannot be read.
    package func record<Record: JSONDecodable>() throws(DanXiError) -> Record? {
        let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
        guard let file = try? files.open(Self.recordName, in: descriptors().work, flags, mode: 0) else { return nil }
        defer { files.close(file) }
        guard let info = try? files.state(of: file), info.kind == .regular, info.size <= Self.recordLimit else { return nil }
        let bytes = PaddedBytes(capacity: info.size) { files.read(all: file, $0).count }
        return try? Record.decode(bytes)
    }

    /// Replaces the record, and flushes it to the disk.
    package func setRecord(_ record: some JSONEncodable) throws(DanXiError) {
        _ = try descriptors()
        guard let bytes = JSONText.bytes(of: record) else { throw .outOfMemory("for the record of a folder") }
        do throws(FileError) {
            try UserFile.replace("\(workPath)/\(Self.recordName)", with: bytes, mode: 0o600, files)
        } catch {
            throw failure("write \(workPath)/\(Self.recordName)", error)
        }
    }

    /// Removes the entries of the own directory that `isWanted` does not select, such as those of a process that was killed.
    package func removePrepared(where isUnwanted: (String) -> Bool) throws(DanXiError) {
        let work = try descriptors().work
        do throws(FileError) {
            for name in try files.names(in: work) where name != Self.recordName && isUnwanted(name) {
                try files.remove(name, in: work)
            }
        } catch {
            throw failure("clean \(workPath)", error)
        }
    }

    func failure(_ action: String, _ failure: FileError) -> DanXiError {
        DanXiError(
            .storage,
            "Cannot \(action): \(DanXiError.description(of: failure.code)). What was downloaded is kept. Check the disk and its permissions."
        )
    }
}
