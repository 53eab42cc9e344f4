#if canImport(Glibc)
    import Glibc
#endif

/// The files of the system.
struct SystemFiles: FileSystem {
    var user: UInt32 { geteuid() }
    var databaseSystem: String? { nil }

    func open(_ path: String, in directory: Int32?, _ flags: Int32, mode: UInt32) throws(FileError) -> Int32 {
        try check(openat(directory ?? AT_FDCWD, path, flags, mode))
    }

    func close(_ file: Int32) { Glibc.close(file) }

    func read(_ file: Int32, _ buffer: UnsafeMutableRawBufferPointer, at position: Int?) throws(FileError) -> Int {
        try check(
            position.map { pread(file, buffer.baseAddress, buffer.count, off_t($0)) }
                ?? Glibc.read(file, buffer.baseAddress, buffer.count))
    }

    func write(_ file: Int32, _ bytes: UnsafeRawBufferPointer) throws(FileError) -> Int {
        try check(Glibc.write(file, bytes.baseAddress, bytes.count))
    }

    func seekToEnd(_ file: Int32) throws(FileError) { _ = try check(lseek(file, 0, SEEK_END)) }

    func truncate(_ file: Int32, to size: Int) throws(FileError) { _ = try check(ftruncate(file, off_t(size))) }

    func sync(_ file: Int32) throws(FileError) { _ = try check(fsync(file)) }

    func setMode(_ file: Int32, _ mode: UInt32) throws(FileError) { _ = try check(fchmod(file, mode)) }

    func tryLock(_ file: Int32) throws(FileError) { _ = try check(flock(file, LOCK_EX | LOCK_NB)) }

    func unlock(_ file: Int32) { flock(file, LOCK_UN) }

    func state(of file: Int32) throws(FileError) -> FileState {
        var info = stat()
        _ = try check(fstat(file, &info))
        return FileState(info)
    }

    func state(of path: String, in directory: Int32?, followsLink: Bool) throws(FileError) -> FileState {
        var info = stat()
        _ = try check(fstatat(directory ?? AT_FDCWD, path, &info, followsLink ? 0 : AT_SYMLINK_NOFOLLOW))
        return FileState(info)
    }

    func resolve(_ path: String) throws(FileError) -> String? {
        guard let resolved = realpath(path, nil) else { throw FileError(errno) }
        defer { free(resolved) }
        return String(validatingCString: resolved)
    }

    func checkAccess(to directory: String) throws(FileError) { _ = try check(access(directory, R_OK | W_OK | X_OK)) }

    func createDirectory(_ path: String, in directory: Int32?, mode: UInt32) throws(FileError) {
        _ = try check(mkdirat(directory ?? AT_FDCWD, path, mode))
    }

    func names(in directory: Int32) throws(FileError) -> [String] {
        // The stream takes its descriptor over, and needs a position of its own.
        let descriptor = try check(openat(directory, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        guard let stream = fdopendir(descriptor) else {
            let error = FileError(errno)
            close(descriptor)
            throw error
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    func rename(_ path: String, to newPath: String, in directory: Int32?) throws(FileError) {
        let directory = directory ?? AT_FDCWD
        _ = try check(renameat(directory, path, directory, newPath))
    }

    func rename(
        _ name: String, in directory: Int32, to newName: String, in newDirectory: Int32, replaces: Bool
    ) throws(FileError) {
        if replaces {
            _ = try check(renameat(directory, name, newDirectory, newName))
            return
        }
        do throws(FileError) {
            // Unlike renameat2, linkat is known to the C library of Swift.
            _ = try check(linkat(directory, name, newDirectory, newName, 0))
            try remove(name, in: directory)
        } catch {
            // Some file systems have no links. Then only the check before protects what has the name.
            guard [EPERM, ENOSYS, ENOTSUP, EMLINK].contains(error.code) else { throw error }
            guard (try? state(of: newName, in: newDirectory, followsLink: false)) == nil else { throw FileError(EEXIST) }
            _ = try check(renameat(directory, name, newDirectory, newName))
        }
    }

    func remove(_ path: String, in directory: Int32?) throws(FileError) { _ = try check(unlinkat(directory ?? AT_FDCWD, path, 0)) }

    /// Returns the result of a function of the system. A negative result means that the function has failed.
    private func check<Number: SignedInteger>(_ result: Number) throws(FileError) -> Number {
        guard result >= 0 else { throw FileError(errno) }
        return result
    }
}

extension FileState {
    fileprivate init(_ info: stat) {
        let kind: Kind =
            switch info.st_mode & S_IFMT {
            case S_IFREG: .regular
            case S_IFDIR: .directory
            case S_IFLNK: .link
            default: .other
            }
        self.init(
            kind: kind, device: UInt(info.st_dev), inode: UInt(info.st_ino), owner: info.st_uid, mode: info.st_mode & 0o7777,
            size: Int(info.st_size), modified: Time(info.st_mtim), changed: Time(info.st_ctim))
    }
}

extension FileState.Time {
    fileprivate init(_ time: timespec) { self.init(seconds: time.tv_sec, nanoseconds: time.tv_nsec) }
}
