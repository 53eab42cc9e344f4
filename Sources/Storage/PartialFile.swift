import Calls
import Errors
import JSON
import Synchronization

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

    private init(path: String, threads: FileThreads) {
        (self.path, self.threads) = (path, threads)
    }

    deinit {
        switch state.withLock({ $0 }) {
        case .open(let descriptor), .closed(let descriptor): close(descriptor)
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
        let target = try await UserFile.run(with: path, on: threads) { try UserFile.destination(path) }
        let file = PartialFile(path: target, threads: threads)
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
        let descriptor = Glibc.open(partPath, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw DanXiError.userFile("write", partPath, errno) }
        do throws(DanXiError) {
            try lock(descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        let isOpen = state.withLock { state in
            guard case .unopened = state else { return false }
            state = .open(descriptor)
            return true
        }
        guard isOpen else {
            removeIfEmpty(descriptor)
            close(descriptor)
            throw .cancelled
        }
    }

    private func lock(_ descriptor: Int32) throws(DanXiError) {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw DanXiError.userFile("write", partPath, errno) }
        guard info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid() else {
            throw DanXiError.userFile("write", partPath, "it is not a regular file of this user")
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw DanXiError(
                .storage,
                "Cannot write \(path): another call downloads to this file. Wait until that call has finished, or choose another file.")
        }
        // Another call may have finished its download after this call opened `PATH.part`. Then the open file is now the complete file of
        // the other call.
        var named = stat()
        guard lstat(partPath, &named) == 0, named.st_ino == info.st_ino, named.st_dev == info.st_dev else {
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
        flock(descriptor, LOCK_UN)
    }

    private func removeIfEmpty(_ descriptor: Int32) {
        var info = stat()
        if fstat(descriptor, &info) == 0, info.st_size == 0 { removePart() }
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
        var info = stat()
        guard fstat(try descriptor(), &info) == 0 else { throw failure(errno) }
        return Int(info.st_size)
    }

    package func truncate() throws(DanXiError) {
        guard ftruncate(try descriptor(), 0) == 0 else { throw failure(errno) }
    }

    package func append(_ bytes: [UInt8]) throws(DanXiError) {
        let descriptor = try descriptor()
        guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw failure(errno) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(count == 0 ? EIO : errno) }
            done += count
        }
    }

    /// Returns at most `count` bytes from a position, or an empty array at the end of the partial download.
    package func read(at position: Int, _ count: Int) throws(DanXiError) -> [UInt8] {
        let descriptor = try descriptor()
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, count in
            let result = pread(descriptor, buffer.baseAddress, buffer.count, off_t(position))
            if result < 0 { code = errno }
            count = max(0, result)
        }
        guard code == 0 else { throw failure(code) }
        return bytes
    }

    // MARK: The note

    /// Returns the note about the partial download. Nil if the note is missing, unreadable or invalid.
    package func note<Note: JSONDecodable>() -> Note? {
        let file = Glibc.open(notePath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let bytes = PaddedBytes(capacity: 65_536) { buffer in max(0, Glibc.read(file, buffer.baseAddress, buffer.count)) }
        return try? Note.decode(bytes)
    }

    /// Replaces the note, and flushes it to the disk.
    package func setNote(_ note: some JSONEncodable) throws(DanXiError) {
        _ = try descriptor()
        guard let bytes = JSONText.bytes(of: note) else { throw .outOfMemory("for the state of a download") }
        let code = UserFile.replace(notePath, with: bytes, mode: 0o600)
        if code != 0 { throw failure(code) }
    }

    // MARK: The end

    /// Flushes the partial download to the disk, and replaces the file at `path` with it.
    package func finish() async throws {
        // A flush may take long. It is submitted under the path of the partial download, not of the directory, so that it does not delay
        // work with other files of the directory.
        try await threads.run(in: partPath) { [self] in
            guard fsync(try descriptor()) == 0 else { throw failure(errno) }
        }
        try await run { [self] in try replaceFile() }
    }

    private func replaceFile() throws(DanXiError) {
        let descriptor = try descriptor()
        // During the download, another program may have replaced the file at `path`, for example with a directory.
        if let mode = try UserFile.permissions(path), fchmod(descriptor, mode) != 0 { throw failure(errno) }
        guard rename(partPath, path) == 0 else { throw failure(errno) }
        unlink(notePath)
        _ = endUse()
        flock(descriptor, LOCK_UN)
        // Some file systems cannot flush a directory, so a failure is ignored. The content of the file was flushed before.
        let folder = Glibc.open(UserFile.directory(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    /// Removes the partial download and its note, and ends the use of the partial download.
    package func discard() {
        guard let descriptor = endUse() else { return }
        removePart()
        flock(descriptor, LOCK_UN)
    }

    private func removePart() {
        unlink(notePath)
        unlink(partPath)
    }

    private func failure(_ code: Int32) -> DanXiError {
        DanXiError(
            .storage, "Cannot write \(path): \(DanXiError.description(of: code)). The partial download is kept. Check the disk.")
    }
}
