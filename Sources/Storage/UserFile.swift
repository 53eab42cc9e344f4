import Errors
import HTTP
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A regular file of the user that is open for reading. It is read on the file threads, so that a file server that does not respond blocks
/// neither the network thread nor the threads of calls.
package final class UserFile: ByteSource {
    /// The size when the file was opened, in bytes.
    package let count: Int
    private let path: String
    private let threads: FileThreads
    private let descriptor: Int32

    private init(path: String, threads: FileThreads, descriptor: Int32, count: Int) {
        (self.path, self.threads, self.descriptor, self.count) = (path, threads, descriptor, count)
    }

    deinit { close(descriptor) }

    /// - Parameter limit: the maximum size of the file, in bytes.
    /// - Throws: `invalid_argument` with the path, if the file cannot be opened, is too large or is not a regular file; `storage` if its
    ///   directory does not respond.
    package static func open(_ path: String, atMost limit: Int, on threads: FileThreads = .shared) async throws -> UserFile {
        try await run(with: path, on: threads) {
            // Without O_NONBLOCK, opening a FIFO would block until another process opens it for writing.
            let descriptor = Glibc.open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
            guard descriptor >= 0 else { throw DanXiError.userFile("read", path, errno) }
            var info = stat()
            let code = fstat(descriptor, &info) == 0 ? 0 : errno
            let file = UserFile(path: path, threads: threads, descriptor: descriptor, count: Int(info.st_size))
            guard code == 0 else { throw DanXiError.userFile("read", path, code) }
            guard info.st_mode & S_IFMT == S_IFREG else { throw DanXiError.userFile("read", path, "it is not a regular file") }
            guard file.count <= limit else {
                throw DanXiError.userFile("read", path, "it has \(file.count) bytes, and at most \(limit) are allowed")
            }
            return file
        }
    }

    /// Reads the bytes in a range. Fails with `storage` if the file cannot be read or has become shorter.
    /// - Parameter completion: receives the bytes or the error. The completion may read further bytes.
    package func read(_ range: Range<Int>, _ completion: @escaping @Sendable (Result<[UInt8], DanXiError>) -> Void) {
        do throws(DanXiError) {
            try threads.submit(
                in: Self.directory(of: path), { [self] in Result { () throws(DanXiError) in try bytes(range) } }, completion: completion)
        } catch {
            completion(.failure(error))
        }
    }

    /// Returns the first `count` bytes of the file, or all bytes if it has fewer.
    package func prefix(_ count: Int) async throws -> [UInt8] {
        let range = 0..<min(count, self.count)
        return try await Self.run(with: path, on: threads) { [self] in try bytes(range) }
    }

    private func bytes(_ range: Range<Int>) throws(DanXiError) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            while count < buffer.count {
                let result = pread(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count, off_t(range.lowerBound + count))
                if result < 0, errno == EINTR { continue }
                if result < 0 { code = errno }
                if result <= 0 { break }
                count += result
            }
        }
        guard code == 0 else { throw .lostFile(path, DanXiError.description(of: code)) }
        guard bytes.count == range.count else { throw .lostFile(path, "it has become shorter") }
        return bytes
    }

    /// Replaces a regular file atomically, or creates it. The permissions of a replaced file are kept. If the path is a link to a regular file,
    /// that file is replaced.
    /// - Throws: `invalid_argument` with the path and the reason, and `storage` if the directory of the path does not respond.
    package static func write(_ path: String, _ bytes: [UInt8]) async throws {
        try await run(with: path) {
            let target = try destination(path)
            let mode = try permissions(target)
            let code = replace(target, with: bytes, mode: mode)
            if code != 0 { throw DanXiError.userFile("write", path, code) }
        }
    }

    /// Returns the file that a write to `path` replaces or creates: `path`, or the target of a link. This function blocks.
    /// - Throws: `invalid_argument` if `path` is something other than a regular file, such as a device, a FIFO or a directory.
    static func destination(_ path: String) throws(DanXiError) -> String {
        var info = stat()
        guard stat(path, &info) == 0 else {
            let code = errno
            // A link whose target is missing is refused too.
            guard code == ENOENT, lstat(path, &info) != 0 else { throw DanXiError.userFile("write", path, code) }
            return path
        }
        guard info.st_mode & S_IFMT == S_IFREG else { throw DanXiError.userFile("write", path, "it is not a regular file") }
        guard lstat(path, &info) == 0, info.st_mode & S_IFMT == S_IFLNK else { return path }
        guard let resolved = realpath(path, nil) else { throw DanXiError.userFile("write", path, errno) }
        defer { free(resolved) }
        return String(validatingCString: resolved) ?? path
    }

    /// Returns the permissions of the regular file at `path`. Nil if the file is missing. This function blocks.
    /// - Throws: `invalid_argument` if `path` is something other than a regular file, such as a link.
    static func permissions(_ path: String) throws(DanXiError) -> mode_t? {
        var info = stat()
        guard lstat(path, &info) == 0 else {
            if errno == ENOENT { return nil }
            throw DanXiError.userFile("write", path, errno)
        }
        guard info.st_mode & S_IFMT == S_IFREG else { throw DanXiError.userFile("write", path, "it is not a regular file") }
        return info.st_mode & 0o777
    }

    /// Replaces a file atomically, or creates it. Returns 0 or the `errno` of the failure. This function blocks.
    /// - Parameter mode: the permissions of the file. If nil, the file gets mode 0666 without the bits of the process's umask.
    static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) -> Int32 {
        // This name is not one of a ``TemporaryFile``, because a store in the same directory would remove such a file.
        let temporary = "\(path).\(String(World.current.random(in: UInt64.min ... .max), radix: 16)).new"
        let file = Glibc.open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode.map { $0 & 0o600 } ?? 0o666)
        guard file >= 0 else { return errno }
        var code = TemporaryFile.write(bytes, to: file)
        if code == 0, let mode, fchmod(file, mode) != 0 { code = errno }
        close(file)
        if code == 0, rename(temporary, path) != 0 { code = errno }
        if code != 0 { unlink(temporary) }
        return code
    }

    static func run<Value: Sendable>(
        with path: String, on threads: FileThreads = .shared, _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        guard !path.utf8.contains(0) else {
            throw DanXiError.userFile("use", path.replacing("\0", with: "␀"), "its path contains a NUL character")
        }
        return try await threads.run(in: directory(of: path), work)
    }

    static func directory(of path: String) -> String {
        path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    }
}

extension DanXiError {
    static func userFile(_ action: String, _ path: String, _ code: Int32) -> DanXiError {
        userFile(action, path, description(of: code))
    }

    static func userFile(_ action: String, _ path: String, _ reason: String) -> DanXiError {
        DanXiError(.invalidArgument, "Cannot \(action) \(path): \(reason). Choose another file.")
    }

    fileprivate static func lostFile(_ path: String, _ reason: String) -> DanXiError {
        DanXiError(.storage, "Cannot read \(path) to its end: \(reason). The request was not completed, so nothing was changed. Try again.")
    }

    static func description(of code: Int32) -> String { String(validatingCString: strerror(code)) ?? "error \(code)" }
}
