import Calls
import Errors
import JSON
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A download to a file of the user. The received bytes are appended to the partial download `PATH.part`, which replaces the file at `PATH`
/// at the end. A note in `PATH.part.json` describes the download, so that a later call can resume it.
///
/// The call that writes a partial download holds a lock on it. When the call is cancelled, its lock is released after the work that the
/// call has already submitted, but before any later work with the directory. So the next call finds the partial download unlocked. Work
/// that the cancelled call submits later fails with `cancelled`.
///
/// Only ``opened(_:on:_:)``, ``run(_:)``, ``submit(_:completion:)`` and ``finish()`` do not block. Call the other functions within
/// ``run(_:)`` or ``submit(_:completion:)``.
package final class PartialFile: Sendable {
    private let path: String
    private let threads: FileThreads
    private let files: any FileSystem
    private let state = Mutex(State.unopened)

    private enum State {
        case unopened
        /// Open and locked.
        case open(Int32)
        /// Finished, discarded or released. The descriptor stays valid, because a flush may still use it.
        case closed(Int32)
        /// The call was cancelled before the partial download was open.
        case abandoned
    }

    private var partPath: String { path + ".part" }
    private var notePath: String { path + ".part.json" }

    private init(path: String, threads: FileThreads, files: any FileSystem) {
        (self.path, self.threads, self.files) = (path, threads, files)
    }

    deinit {
        switch state.withLock({ $0 }) {
        case .open(let descriptor), .closed(let descriptor): files.close(descriptor)
        case .unopened, .abandoned: break
        }
    }

    /// Opens or creates the partial download of `path`, and passes it to `body`. The partial download is locked until `body` returns or the
    /// task is cancelled. If the partial download is empty afterwards, it is removed.
    /// - Throws: `invalid_argument` if `path` is not a regular file, or if `PATH.part` cannot be opened or created; `storage` if another
    ///   call writes to `PATH.part`, or if the directory does not respond; `cancelled`; and the errors of `body`.
    package static func opened<Value: Sendable>(
        _ path: String, on threads: FileThreads = .shared, _ body: (PartialFile) async throws -> Value
    ) async throws -> Value {
        let files = World.current.files
        let target = try await UserFile.run(with: path, on: threads) { try UserFile.destination(path, files) }
        let file = PartialFile(path: target, threads: threads, files: files)
        return try await withTaskCancellationHandler {
            try await file.run { try file.open() }
            if Task.isCancelled { throw DanXiError.cancelled }
            let result: Result<Value, any Error>
            do { result = .success(try await body(file)) } catch { result = .failure(error) }
            do { try await file.run { file.release() } } catch { file.releaseLater() }
            return try result.get()
        } onCancel: {
            file.releaseLater()
        }
    }

    /// Submits the release of the partial download. The release waits for all work that was submitted before, even if a blocked directory
    /// delays that work for long.
    private func releaseLater() {
        do {
            try threads.submit(in: UserFile.directory(of: path), evenIfBlocked: true) { [self] in release() }
        } catch {
            _ = endUse()
        }
    }

    private func open() throws(DanXiError) {
        guard case .unopened = state.withLock({ $0 }) else { throw .cancelled }
        let descriptor: Int32
        do throws(FileError) {
            let flags = O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
            descriptor = try files.open(partPath, in: nil, flags, mode: 0o666)
        } catch {
            throw DanXiError.userFile("write", partPath, error.code)
        }
        do throws(DanXiError) {
            try lock(descriptor)
        } catch {
            files.close(descriptor)
            throw error
        }
        let isOpen = state.withLock { state in
            guard case .unopened = state else { return false }
            state = .open(descriptor)
            return true
        }
        guard isOpen else {
            removeIfEmpty(descriptor)
            files.close(descriptor)
            throw .cancelled
        }
    }

    private func lock(_ descriptor: Int32) throws(DanXiError) {
        let info: FileState
        do throws(FileError) { info = try files.state(of: descriptor) } catch { throw DanXiError.userFile("write", partPath, error.code) }
        guard info.kind == .regular, info.owner == files.user else {
            throw DanXiError.userFile("write", partPath, "it is not a regular file of this user")
        }
        guard (try? files.tryLock(descriptor)) != nil else {
            throw DanXiError(
                .storage,
                "Cannot write \(path): another call downloads to this file. Wait until that call has finished, or choose another file.")
        }
        // Another call may have finished its download after this call opened `PATH.part`. Then the open file is now the complete file of
        // the other call.
        let named = try? files.state(of: partPath, in: nil, followsLink: false)
        guard let named, named.inode == info.inode, named.device == info.device else {
            throw DanXiError(.storage, "Cannot write \(path): another call has just replaced it. Try again.")
        }
    }

    /// Returns the descriptor of the open partial download.
    /// - Throws: `cancelled` if the partial download is not open, because its use has ended.
    private func descriptor() throws(DanXiError) -> Int32 {
        guard case .open(let descriptor) = state.withLock({ $0 }) else { throw .cancelled }
        return descriptor
    }

    /// Ends the use of the partial download. This function does not block.
    /// - Returns: the descriptor if the partial download was open, and nil otherwise.
    private func endUse() -> Int32? {
        state.withLock { state in
            switch state {
            case .open(let descriptor):
                state = .closed(descriptor)
                return descriptor
            case .unopened:
                state = .abandoned
                return nil
            case .closed, .abandoned:
                return nil
            }
        }
    }

    /// Ends the use of the partial download, and releases its lock.
    private func release() {
        guard let descriptor = endUse() else { return }
        removeIfEmpty(descriptor)
        // A flush may keep the descriptor open for a moment, so the lock is released explicitly.
        files.unlock(descriptor)
    }

    private func removeIfEmpty(_ descriptor: Int32) {
        if let info = try? files.state(of: descriptor), info.size == 0 { removePart() }
    }

    /// Runs work with the partial download on the file threads.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await UserFile.run(with: path, on: threads, work)
    }

    /// Submits work with the partial download, without waiting for the work.
    /// - Parameter completion: called with the value of the work. The completion may submit more work.
    package func submit<Value: Sendable>(
        _ work: @escaping @Sendable () -> Value, completion: @escaping @Sendable (Value) -> Void = { _ in }
    ) throws(DanXiError) {
        try threads.submit(in: UserFile.directory(of: path), work, completion: completion)
    }

    // MARK: The partial download

    package func size() throws(DanXiError) -> Int {
        let descriptor = try descriptor()
        return try written { () throws(FileError) in try files.state(of: descriptor).size }
    }

    package func truncate() throws(DanXiError) {
        let descriptor = try descriptor()
        try written { () throws(FileError) in try files.truncate(descriptor, to: 0) }
    }

    package func append(_ bytes: [UInt8]) throws(DanXiError) {
        let descriptor = try descriptor()
        try written { () throws(FileError) in
            try files.seekToEnd(descriptor)
            try files.write(all: bytes, to: descriptor)
        }
    }

    /// Returns at most `count` bytes from a position, or an empty array at the end of the partial download.
    package func read(at position: Int, _ count: Int) throws(DanXiError) -> [UInt8] {
        let descriptor = try descriptor()
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
            (count, failure) = files.read(all: descriptor, UnsafeMutableRawBufferPointer(buffer), at: position)
        }
        if let failure { throw error(failure) }
        return bytes
    }

    // MARK: The note

    /// Returns the note about the partial download. Nil if the note is missing, unreadable or invalid.
    package func note<Note: JSONDecodable>() -> Note? {
        let flags = O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC
        guard let file = try? files.open(notePath, in: nil, flags, mode: 0) else { return nil }
        defer { files.close(file) }
        let bytes = PaddedBytes(capacity: 65_536) { files.read(all: file, $0).count }
        return try? Note.decode(bytes)
    }

    /// Replaces the note, and flushes it to the disk.
    package func setNote(_ note: some JSONEncodable) throws(DanXiError) {
        _ = try descriptor()
        guard let bytes = JSONText.bytes(of: note) else { throw .outOfMemory("for the state of a download") }
        try written { () throws(FileError) in try UserFile.replace(notePath, with: bytes, mode: 0o600, files) }
    }

    // MARK: The end

    /// Flushes the partial download to the disk, and replaces the file at `path` with it.
    package func finish() async throws {
        // A flush may take long. It is submitted under the path of the partial download, not of the directory, so that it does not delay
        // work with other files of the directory.
        try await threads.run(in: partPath) { [self] in
            let descriptor = try descriptor()
            try written { () throws(FileError) in try files.sync(descriptor) }
        }
        try await run { [self] in try replaceFile() }
    }

    private func replaceFile() throws(DanXiError) {
        let descriptor = try descriptor()
        // During the download, another program may have replaced the file at `path`, for example with a directory.
        let mode = try UserFile.permissions(path, files)
        try written { () throws(FileError) in
            if let mode { try files.setMode(descriptor, mode) }
            try files.rename(partPath, to: path, in: nil)
        }
        try? files.remove(notePath, in: nil)
        _ = endUse()
        files.unlock(descriptor)
        // Some file systems cannot flush a directory, so a failure is ignored. The content of the file was flushed before.
        let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
        guard let folder = try? files.open(UserFile.directory(of: path), in: nil, flags, mode: 0) else { return }
        try? files.sync(folder)
        files.close(folder)
    }

    /// Removes the partial download and its note, and ends the use of the partial download.
    package func discard() {
        guard let descriptor = endUse() else { return }
        removePart()
        files.unlock(descriptor)
    }

    private func removePart() {
        try? files.remove(notePath, in: nil)
        try? files.remove(partPath, in: nil)
    }

    /// Runs work with the partial download, and converts its failure to an error for the program.
    private func written<Value>(_ work: () throws(FileError) -> Value) throws(DanXiError) -> Value {
        do throws(FileError) { return try work() } catch { throw self.error(error) }
    }

    private func error(_ failure: FileError) -> DanXiError {
        DanXiError(
            .storage, "Cannot write \(path): \(DanXiError.description(of: failure.code)). The partial download is kept. Check the disk.")
    }
}
