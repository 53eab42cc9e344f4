import CSQLite
import Storage

#if canImport(Glibc)
    import Glibc
#endif

/// A file that SQLite has open on a simulated disk: a database, or the log or journal of one. Functions return SQLite's codes.
///
/// Unchecked: one thread at a time uses a simulated disk.
final class SimulatedDatabase: @unchecked Sendable {
    private let files: SimulatedFiles
    private let file: Int32
    private let path: String
    private let shared: SharedDatabase
    private let inode: Int
    /// Whether the next flush must also flush the directory, because the file is a new log or journal.
    private var mustSyncDirectory: Bool
    /// The lock on the database: `SQLITE_LOCK_NONE` to `SQLITE_LOCK_EXCLUSIVE`.
    private(set) var level = SQLITE_LOCK_NONE
    /// The locks in the shared memory that this connection holds, a bit for each.
    private var sharedLocks: UInt32 = 0
    private var exclusiveLocks: UInt32 = 0
    private var mappings: [SharedMemory.Mapping] = []
    /// Whether the log must stay when the last connection closes the database.
    private var keepsLog: Int32 = 0

    var usesMemory: Bool { !mappings.isEmpty }

    init(files: SimulatedFiles, path: String, file: Int32, isNewLog: Bool) throws(FileError) {
        (self.files, self.path, self.file, mustSyncDirectory) = (files, path, file, isNewLog)
        inode = try files.openFile(file).inode.number
        shared = files.disk.databases[inode] ?? SharedDatabase()
        files.disk.databases[inode] = shared
        shared.add(self)
        files.add(self)
    }

    func close() {
        files.remove(self)
        leave()
        mappings = []
        shared.forgetMemory()
        files.close(file)
    }

    /// Releases what the connection shares with others, because its process was killed. SQLite may still have the addresses of the memory.
    func abandon() {
        for mapping in mappings { mapping.detach() }
        leave()
    }

    private func leave() {
        (level, sharedLocks, exclusiveLocks) = (SQLITE_LOCK_NONE, 0, 0)
        shared.remove(self)
        if shared.connections.isEmpty, files.disk.databases[inode] === shared { files.disk.databases[inode] = nil }
    }

    // MARK: Contents

    /// Runs an operation. Returns `code` if it fails.
    private func attempt(_ code: Int32, _ operation: () throws(FileError) -> Void) -> Int32 {
        do throws(FileError) {
            try operation()
            return SQLITE_OK
        } catch {
            return error.code == ENOSPC ? SQLITE_FULL : code
        }
    }

    func read(_ buffer: UnsafeMutableRawBufferPointer, at position: Int) -> Int32 {
        var count = 0
        let code = attempt(SQLiteCode.read) { () throws(FileError) in count = try files.read(file, buffer, at: position) }
        guard code == SQLITE_OK, count < buffer.count else { return code }
        UnsafeMutableRawBufferPointer(rebasing: buffer[count...]).initializeMemory(as: UInt8.self, repeating: 0)
        return SQLiteCode.shortRead
    }

    func write(_ bytes: [UInt8], at position: Int) -> Int32 {
        attempt(SQLiteCode.write) { () throws(FileError) in try files.write(file, bytes, at: position) }
    }

    func truncate(to size: Int) -> Int32 {
        attempt(SQLiteCode.truncate) { () throws(FileError) in try files.truncate(file, to: size) }
    }

    func sync() -> Int32 {
        attempt(SQLiteCode.sync) { () throws(FileError) in
            try files.sync(file)
            guard mustSyncDirectory else { return }
            try files.syncDirectory(of: path)
            mustSyncDirectory = false
        }
    }

    func size(_ size: inout Int64) -> Int32 {
        attempt(SQLiteCode.state) { () throws(FileError) in size = Int64(try files.state(of: file).size) }
    }

    // MARK: Locks of the database

    func lock(_ wanted: Int32) -> Int32 {
        guard level < wanted else { return SQLITE_OK }
        let code = attempt(SQLiteCode.lock) { () throws(FileError) in try files.begin(.lock, path) }
        guard code == SQLITE_OK else { return code }
        switch wanted {
        case SQLITE_LOCK_SHARED:
            if shared.others(of: self, { $0.level >= SQLITE_LOCK_PENDING }) { return SQLITE_BUSY }
        case SQLITE_LOCK_RESERVED:
            if shared.others(of: self, { $0.level >= SQLITE_LOCK_RESERVED }) { return SQLITE_BUSY }
        default:
            if shared.others(of: self, { $0.level >= SQLITE_LOCK_RESERVED }) { return SQLITE_BUSY }
            if shared.others(of: self, { $0.level >= SQLITE_LOCK_SHARED }) {
                // No new reader comes in while the writer waits for the last ones.
                level = SQLITE_LOCK_PENDING
                return SQLITE_BUSY
            }
        }
        level = wanted
        return SQLITE_OK
    }

    func unlock(_ wanted: Int32) -> Int32 {
        level = min(level, wanted)
        return SQLITE_OK
    }

    var isReserved: Bool { shared.connections.contains { $0.level >= SQLITE_LOCK_RESERVED } }

    // MARK: Shared memory

    /// Sets `address` to the address of a region of the shared memory, or to nil if the region does not exist and must not be created.
    func map(_ region: Int, size: Int, creates: Bool, _ address: inout UnsafeMutableRawPointer?) -> Int32 {
        address = nil
        let code = attempt(SQLiteCode.map) { () throws(FileError) in try files.begin(.sharedMemory, path) }
        guard code == SQLITE_OK else { return code }
        guard let memory = shared.makeMemory() else { return SQLITE_NOMEM }
        guard creates || memory.size >= (region + 1) * size || region < mappings.count else { return SQLITE_OK }
        guard memory.grow(to: (region + 1) * size) else { return SQLITE_NOMEM }
        while mappings.count <= region {
            guard let mapping = memory.map(at: mappings.count * size, size: size) else { return SQLITE_NOMEM }
            mappings.append(mapping)
        }
        address = mappings[region].address
        return SQLITE_OK
    }

    func lockMemory(_ first: Int32, _ count: Int32, _ flags: Int32) -> Int32 {
        let bits = ((UInt32(1) << UInt32(count)) - 1) << UInt32(first)
        if flags & SQLITE_SHM_UNLOCK != 0 {
            sharedLocks &= ~bits
            exclusiveLocks &= ~bits
            return SQLITE_OK
        }
        let code = attempt(SQLiteCode.lock) { () throws(FileError) in try files.begin(.sharedMemory, path) }
        guard code == SQLITE_OK else { return code }
        if flags & SQLITE_SHM_SHARED != 0 {
            if shared.others(of: self, { $0.exclusiveLocks & bits != 0 }) { return SQLITE_BUSY }
            sharedLocks |= bits
        } else {
            if shared.others(of: self, { ($0.exclusiveLocks | $0.sharedLocks) & bits != 0 }) { return SQLITE_BUSY }
            exclusiveLocks |= bits
        }
        return SQLITE_OK
    }

    func unmap() -> Int32 {
        mappings = []
        (sharedLocks, exclusiveLocks) = (0, 0)
        shared.forgetMemory()
        return SQLITE_OK
    }

    // MARK: Controls

    func control(_ operation: Int32, _ argument: UnsafeMutableRawPointer?) -> Int32 {
        switch operation {
        case SQLITE_FCNTL_LOCKSTATE:
            argument?.storeBytes(of: level, as: Int32.self)
        case SQLITE_FCNTL_PERSIST_WAL:
            guard let argument else { return SQLITE_MISUSE }
            let value = argument.load(as: Int32.self)
            if value < 0 { argument.storeBytes(of: keepsLog, as: Int32.self) } else { keepsLog = value }
        case SQLITE_FCNTL_HAS_MOVED:
            let entry = try? files.state(of: path, in: nil, followsLink: false)
            argument?.storeBytes(of: entry?.inode == UInt(inode) ? 0 : 1, as: Int32.self)
        default:
            return SQLITE_NOTFOUND
        }
        return SQLITE_OK
    }
}

/// SQLite's extended codes of failed operations. Swift cannot import them, because they are expressions.
enum SQLiteCode {
    static let read = SQLITE_IOERR | 1 << 8
    static let shortRead = SQLITE_IOERR | 2 << 8
    static let write = SQLITE_IOERR | 3 << 8
    static let sync = SQLITE_IOERR | 4 << 8
    static let truncate = SQLITE_IOERR | 6 << 8
    static let state = SQLITE_IOERR | 7 << 8
    static let delete = SQLITE_IOERR | 10 << 8
    static let access = SQLITE_IOERR | 13 << 8
    static let lock = SQLITE_IOERR | 15 << 8
    static let map = SQLITE_IOERR | 21 << 8
    static let noEntry = SQLITE_IOERR | 23 << 8
    /// A path that contains a symbolic link.
    static let link = SQLITE_OK | 2 << 8
}
