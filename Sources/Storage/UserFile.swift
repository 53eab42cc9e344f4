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
    private let files: any FileSystem
    private let descriptor: Int32

    private init(path: String, threads: FileThreads, files: any FileSystem, descriptor: Int32, count: Int) {
        (self.path, self.threads, self.files, self.descriptor, self.count) = (path, threads, files, descriptor, count)
    }

    deinit { files.close(descriptor) }

    /// - Parameter limit: the maximum size of the file, in bytes.
    /// - Throws: `invalid_argument` with the path, if the file cannot be opened, is too large or is not a regular file; `storage` if its
    ///   directory does not respond.
    package static func open(_ path: String, atMost limit: Int, on threads: FileThreads = .shared) async throws -> UserFile {
        try await run(with: path, on: threads) {
            let files = World.current.files
            do {
                // Without O_NONBLOCK, opening a FIFO would block until another process opens it for writing.
                let descriptor = try files.open(path, in: nil, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC, mode: 0)
                let info = Result { () throws(FileError) in try files.state(of: descriptor) }
                let count = (try? info.get().size) ?? 0
                let file = UserFile(path: path, threads: threads, files: files, descriptor: descriptor, count: count)
                guard try info.get().kind == .regular else { throw DanXiError.userFile("read", path, "it is not a regular file") }
                guard file.count <= limit else {
                    throw DanXiError.userFile("read", path, "it has \(file.count) bytes, and at most \(limit) are allowed")
                }
                return file
            } catch let error as FileError {
                throw DanXiError.userFile("read", path, error.code)
            }
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
        var failure: FileError?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            (count, failure) = files.read(all: descriptor, UnsafeMutableRawBufferPointer(buffer), at: range.lowerBound)
        }
        if let failure { throw .lostFile(path, DanXiError.description(of: failure.code)) }
        guard bytes.count == range.count else { throw .lostFile(path, "it has become shorter") }
        return bytes
    }

    /// Replaces a regular file atomically, or creates it. The permissions of a replaced file are kept. If the path is a link to a regular file,
    /// that file is replaced.
    /// - Throws: `invalid_argument` with the path and the reason, and `storage` if the directory of the path does not respond.
    package static func write(_ path: String, _ bytes: [UInt8]) async throws {
        try await run(with: path) {
            let files = World.current.files
            let target = try destination(path, files)
            let mode = try permissions(target, files)
            do throws(FileError) {
                try replace(target, with: bytes, mode: mode, files)
            } catch {
                throw DanXiError.userFile("write", path, error.code)
            }
        }
    }

    /// Returns the file that a write to `path` replaces or creates: `path`, or the target of a link. This function blocks.
    /// - Throws: `invalid_argument` if `path` is something other than a regular file, such as a device, a FIFO or a directory.
    static func destination(_ path: String, _ files: any FileSystem) throws(DanXiError) -> String {
        let info: FileState
        do throws(FileError) {
            info = try files.state(of: path, in: nil, followsLink: true)
        } catch {
            // A link whose target is missing is refused too.
            if error.code == ENOENT, (try? files.state(of: path, in: nil, followsLink: false)) == nil { return path }
            throw DanXiError.userFile("write", path, error.code)
        }
        guard info.kind == .regular else { throw DanXiError.userFile("write", path, "it is not a regular file") }
        guard (try? files.state(of: path, in: nil, followsLink: false))?.kind == .link else { return path }
        do throws(FileError) {
            return try files.resolve(path) ?? path
        } catch {
            throw DanXiError.userFile("write", path, error.code)
        }
    }

    /// Returns the permissions of the regular file at `path`. Nil if the file is missing. This function blocks.
    /// - Throws: `invalid_argument` if `path` is something other than a regular file, such as a link.
    static func permissions(_ path: String, _ files: any FileSystem) throws(DanXiError) -> UInt32? {
        let info: FileState
        do throws(FileError) {
            info = try files.state(of: path, in: nil, followsLink: false)
        } catch {
            if error.code == ENOENT { return nil }
            throw DanXiError.userFile("write", path, error.code)
        }
        guard info.kind == .regular else { throw DanXiError.userFile("write", path, "it is not a regular file") }
        return info.mode & 0o777
    }

    /// Replaces a file atomically, or creates it. This function blocks.
    /// - Parameter mode: the permissions of the file. If nil, the file gets mode 0666 without the bits of the process's umask.
    static func replace(_ path: String, with bytes: [UInt8], mode: UInt32?, _ files: any FileSystem) throws(FileError) {
        // This name is not one of a ``TemporaryFile``, because a store in the same directory would remove such a file.
        let temporary = "\(path).\(String(World.current.random(in: UInt64.min ... .max), radix: 16)).new"
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
        let file = try files.open(temporary, in: nil, flags, mode: mode.map { $0 & 0o600 } ?? 0o666)
        do throws(FileError) {
            defer { files.close(file) }
            try files.write(all: bytes, to: file)
            try files.sync(file)
            if let mode { try files.setMode(file, mode) }
            try files.rename(temporary, to: path, in: nil)
        } catch {
            try? files.remove(temporary, in: nil)
            throw error
        }
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
