import Errors
import JSON

#if canImport(Glibc)
    import Glibc
#endif

/// A file of the user that is written piece by piece: to `PATH.part`, which takes the place of the file at the end. `PATH.part.json` names
/// the download that the part belongs to, so that a later call can continue it.
///
/// All functions but ``opened(_:_:)``, ``run(_:)``, ``submit(_:)`` and ``finish()`` block: call them with these.
package final class PartialFile: Sendable {
    private let path: String
    private let descriptor: Int32

    private var partPath: String { path + ".part" }
    private var notePath: String { path + ".part.json" }

    private init(path: String, descriptor: Int32) {
        (self.path, self.descriptor) = (path, descriptor)
    }

    deinit { close(descriptor) }

    /// Calls `body` with the part, which is created if it is missing, and locked until `body` ends.
    /// - Throws: `invalid_argument` if it cannot be created, `storage` if another call writes it, and the errors of `body`.
    package static func opened<Value: Sendable>(
        _ path: String, _ body: (PartialFile) async throws -> Value
    ) async throws -> Value {
        let file = try await open(path)
        let result: Result<Value, any Error>
        do { result = .success(try await body(file)) } catch { result = .failure(error) }
        // Closing is not enough, because a job that has ended may still hold the file for a moment.
        _ = try? await file.run { flock(file.descriptor, LOCK_UN) }
        return try result.get()
    }

    private static func open(_ path: String) async throws -> PartialFile {
        try await UserFile.run(with: path) {
            let part = path + ".part"
            let descriptor = Glibc.open(part, O_RDWR | O_CREAT | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw DanXiError.userFile("write", part, errno) }
            let file = PartialFile(path: path, descriptor: descriptor)
            var info = stat()
            guard fstat(descriptor, &info) == 0 else { throw DanXiError.userFile("write", part, errno) }
            guard info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid() else {
                throw DanXiError.userFile("write", part, "it is not a regular file of this user")
            }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
                throw DanXiError(.storage, "Cannot write \(path): another call downloads to it. Wait for its end, or choose another file.")
            }
            // Another call may have finished before the lock was taken. Then the open part is its complete file.
            var named = stat()
            guard lstat(part, &named) == 0, named.st_ino == info.st_ino, named.st_dev == info.st_dev else {
                throw DanXiError(.storage, "Cannot write \(path): another call has just replaced it. Try again.")
            }
            return file
        }
    }

    /// Runs work with the file on the file threads.
    package func run<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
        try await UserFile.run(with: path, work)
    }

    /// Submits work without waiting for it.
    package func submit(_ work: @escaping @Sendable () -> Void) throws(DanXiError) {
        try FileThreads.shared.submit(in: UserFile.directory(of: path), work)
    }

    // MARK: The part

    package func size() throws(DanXiError) -> Int {
        var info = stat()
        guard fstat(descriptor, &info) == 0 else { throw failure(errno) }
        return Int(info.st_size)
    }

    package func truncate() throws(DanXiError) {
        guard ftruncate(descriptor, 0) == 0 else { throw failure(errno) }
    }

    package func append(_ bytes: [UInt8]) throws(DanXiError) {
        guard lseek(descriptor, 0, SEEK_END) >= 0 else { throw failure(errno) }
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + done }, $0.count - done) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw failure(count == 0 ? EIO : errno) }
            done += count
        }
    }

    /// Returns at most `count` bytes. Empty at the end.
    package func read(at position: Int, _ count: Int) throws(DanXiError) -> [UInt8] {
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

    /// Returns the note about the part, or nil if it is missing or unreadable.
    package func note<Note: JSONDecodable>() -> Note? {
        let file = Glibc.open(notePath, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let bytes = PaddedBytes(capacity: 65_536) { buffer in max(0, Glibc.read(file, buffer.baseAddress, buffer.count)) }
        return try? Note.decode(bytes)
    }

    /// Writes the note. It is on the disk before the function returns.
    package func setNote(_ note: some JSONEncodable) throws(DanXiError) {
        guard let bytes = JSONText.bytes(of: note) else { throw .outOfMemory("for the state of a download") }
        let code = UserFile.replace(notePath, with: bytes, mode: 0o600)
        if code != 0 { throw failure(code) }
    }

    // MARK: The end

    /// Flushes the part to the disk, and replaces the file with it.
    package func finish() async throws {
        // It may take long, so it does not hold up the other files of the folder.
        try await FileThreads.shared.run(in: partPath) { [self] in
            guard fsync(descriptor) == 0 else { throw failure(errno) }
        }
        try await run { [self] in try replaceFile() }
    }

    private func replaceFile() throws(DanXiError) {
        guard rename(partPath, path) == 0 else { throw failure(errno) }
        unlink(notePath)
        // Some file systems cannot flush a directory. The file is complete all the same.
        let folder = Glibc.open(UserFile.directory(of: path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if folder >= 0 {
            fsync(folder)
            close(folder)
        }
    }

    /// Removes the part and its note.
    package func discard() {
        unlink(notePath)
        unlink(partPath)
    }

    private func failure(_ code: Int32) -> DanXiError {
        DanXiError(
            .storage, "Cannot write \(path): \(DanXiError.description(of: code)). The part that was downloaded is kept. Check its disk.")
    }
}
