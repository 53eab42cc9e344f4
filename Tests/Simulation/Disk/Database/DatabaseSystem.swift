import CSQLite
import Storage
import Synchronization
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// The `sqlite3_vfs` with which the SQLite of one simulated process opens its databases on a ``SimulatedDisk``.
///
/// Unchecked: the addresses never change, and one thread at a time uses a simulated disk.
final class DatabaseSystem: @unchecked Sendable {
    private static let count = Atomic(0)

    let name: String
    private let pointer: UnsafeMutablePointer<sqlite3_vfs>
    private let namePointer: UnsafeMutablePointer<CChar>?

    init(files: SimulatedFiles) {
        name = "simulated-\(Self.count.wrappingAdd(1, ordering: .relaxed).newValue)"
        namePointer = strdup(name)
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: sqlite3_vfs())
        fill(files)
        sqlite3_vfs_register(pointer, 0)
    }

    deinit {
        sqlite3_vfs_unregister(pointer)
        pointer.deallocate()
        free(namePointer)
    }

    private func fill(_ files: SimulatedFiles) {
        pointer.pointee.iVersion = 2
        pointer.pointee.szOsFile = Int32(MemoryLayout<DatabaseHandle>.size)
        pointer.pointee.mxPathname = 4096
        pointer.pointee.zName = UnsafePointer(namePointer)
        pointer.pointee.pAppData = Unmanaged.passUnretained(files).toOpaque()
        pointer.pointee.xOpen = { system, path, handle, flags, outFlags in
            DatabaseSystem.open(system, path, handle, flags, outFlags)
        }
        pointer.pointee.xDelete = { system, path, syncsDirectory in
            DatabaseSystem.attempt(system, path, SQLiteCode.delete) { files, path throws(FileError) in
                try files.remove(path, in: nil)
                if syncsDirectory != 0 { try files.syncDirectory(of: path) }
            }
        }
        pointer.pointee.xAccess = { system, path, _, result in
            result?.pointee = 0
            return DatabaseSystem.attempt(system, path, SQLiteCode.access) { files, path throws(FileError) in
                do throws(FileError) {
                    // A log or journal without content counts as missing.
                    result?.pointee = try files.state(of: path, in: nil, followsLink: true).size > 0 ? 1 : 0
                } catch {
                    if error.code != ENOENT { throw error }
                }
            }
        }
        pointer.pointee.xFullPathname = { system, path, size, result in
            var isLink = false
            let code = DatabaseSystem.attempt(system, path, SQLITE_CANTOPEN) { files, path throws(FileError) in
                // Logs and journals may be missing, so only existing paths are resolved.
                let resolved = try? files.resolve(path)
                isLink = resolved != nil && resolved != path
                let text = Array((resolved ?? path).utf8CString)
                guard let result, text.count <= Int(size) else { throw FileError(ENAMETOOLONG) }
                text.withUnsafeBufferPointer { text in
                    if let start = text.baseAddress { result.update(from: start, count: text.count) }
                }
            }
            return code == SQLITE_OK && isLink ? SQLiteCode.link : code
        }
        pointer.pointee.xRandomness = { system, count, result in
            guard let seed = DatabaseSystem.files(system)?.seed else { return 0 }
            for index in 0..<Int(count) { result?[index] = CChar(truncatingIfNeeded: seed.next()) }
            return count
        }
        pointer.pointee.xSleep = { _, microseconds in
            World.current.threads.sleep(for: .microseconds(Int64(microseconds)))
            return microseconds
        }
        pointer.pointee.xCurrentTime = { _, time in
            time?.pointee = Double(DatabaseSystem.julianMilliseconds) / 86_400_000
            return SQLITE_OK
        }
        pointer.pointee.xCurrentTimeInt64 = { _, time in
            time?.pointee = DatabaseSystem.julianMilliseconds
            return SQLITE_OK
        }
        pointer.pointee.xGetLastError = { _, _, _ in 0 }
    }

    /// Milliseconds since noon on November 24, 4714 BC, as SQLite counts them.
    private static var julianMilliseconds: Int64 { 210_866_760_000_000 + Int64(World.current.clocks.wallMilliseconds) }

    private static func files(_ system: UnsafeMutablePointer<sqlite3_vfs>?) -> SimulatedFiles? {
        system?.pointee.pAppData.map { Unmanaged<SimulatedFiles>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs an operation with a path. Returns `code` if it fails.
    private static func attempt(
        _ system: UnsafeMutablePointer<sqlite3_vfs>?, _ path: UnsafePointer<CChar>?, _ code: Int32,
        _ operation: (SimulatedFiles, String) throws(FileError) -> Void
    ) -> Int32 {
        guard let files = files(system), let path else { return SQLITE_MISUSE }
        do throws(FileError) {
            try operation(files, String(cString: path))
            return SQLITE_OK
        } catch {
            return error.code == ENOENT && code == SQLiteCode.delete ? SQLiteCode.noEntry : code
        }
    }

    private static func open(
        _ system: UnsafeMutablePointer<sqlite3_vfs>?, _ path: UnsafePointer<CChar>?, _ handle: UnsafeMutablePointer<sqlite3_file>?,
        _ flags: Int32, _ outFlags: UnsafeMutablePointer<Int32>?
    ) -> Int32 {
        // Without methods, SQLite does not close the file.
        handle?.pointee.pMethods = nil
        return attempt(system, path, SQLITE_CANTOPEN) { files, path throws(FileError) in
            var options = flags & SQLITE_OPEN_READWRITE != 0 ? O_RDWR : O_RDONLY
            if flags & SQLITE_OPEN_CREATE != 0 { options |= O_CREAT }
            if flags & SQLITE_OPEN_EXCLUSIVE != 0 { options |= O_EXCL }
            if flags & SQLITE_OPEN_NOFOLLOW != 0 { options |= O_NOFOLLOW }
            let file = try files.open(path, in: nil, options, mode: 0o600)
            let logs = SQLITE_OPEN_WAL | SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_SUPER_JOURNAL
            let isNewLog = flags & SQLITE_OPEN_CREATE != 0 && flags & logs != 0
            let database = try SimulatedDatabase(files: files, path: path, file: file, isNewLog: isNewLog)
            if let handle { DatabaseHandle.initialize(handle, database) }
            outFlags?.pointee = flags
        }
    }
}

extension SimulatedFiles {
    /// Flushes the directory of a file.
    func syncDirectory(of path: String) throws(FileError) {
        let end = path.lastIndex(of: "/") ?? path.startIndex
        let directory = try open(end == path.startIndex ? "/" : String(path[..<end]), in: nil, O_RDONLY | O_DIRECTORY, mode: 0)
        defer { close(directory) }
        try sync(directory)
    }
}
