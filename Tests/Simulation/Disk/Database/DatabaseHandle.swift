import CSQLite

/// The memory that SQLite reserves for an open file. It begins with the structure that SQLite knows.
struct DatabaseHandle {
    private var base: sqlite3_file
    private let database: Unmanaged<SimulatedDatabase>

    /// Stores a file in the memory that SQLite has reserved. It is released when SQLite closes the file.
    static func initialize(_ handle: UnsafeMutablePointer<sqlite3_file>, _ database: SimulatedDatabase) {
        UnsafeMutableRawPointer(handle).initializeMemory(
            as: DatabaseHandle.self,
            to: DatabaseHandle(base: sqlite3_file(pMethods: methods), database: .passRetained(database)))
    }

    private static func database(_ handle: UnsafeMutablePointer<sqlite3_file>?) -> SimulatedDatabase? {
        handle.map { UnsafeMutableRawPointer($0).load(as: DatabaseHandle.self).database.takeUnretainedValue() }
    }

    /// The methods of all files. They are never freed.
    private nonisolated(unsafe) static let methods: UnsafePointer<sqlite3_io_methods> = {
        var methods = sqlite3_io_methods()
        methods.iVersion = 2
        methods.xClose = { handle in
            guard let handle else { return SQLITE_OK }
            let database = UnsafeMutableRawPointer(handle).load(as: DatabaseHandle.self).database
            handle.pointee.pMethods = nil
            database.takeUnretainedValue().close()
            database.release()
            return SQLITE_OK
        }
        methods.xRead = { handle, buffer, count, position in
            DatabaseHandle.database(handle)?.read(UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)), at: Int(position))
                ?? SQLITE_MISUSE
        }
        methods.xWrite = { handle, bytes, count, position in
            DatabaseHandle.database(handle)?.write(Array(UnsafeRawBufferPointer(start: bytes, count: Int(count))), at: Int(position))
                ?? SQLITE_MISUSE
        }
        methods.xTruncate = { handle, size in DatabaseHandle.database(handle)?.truncate(to: Int(size)) ?? SQLITE_MISUSE }
        methods.xSync = { handle, _ in DatabaseHandle.database(handle)?.sync() ?? SQLITE_MISUSE }
        methods.xFileSize = { handle, result in
            var size: Int64 = 0
            let code = DatabaseHandle.database(handle)?.size(&size) ?? SQLITE_MISUSE
            result?.pointee = size
            return code
        }
        methods.xLock = { handle, level in DatabaseHandle.database(handle)?.lock(level) ?? SQLITE_MISUSE }
        methods.xUnlock = { handle, level in DatabaseHandle.database(handle)?.unlock(level) ?? SQLITE_MISUSE }
        methods.xCheckReservedLock = { handle, result in
            result?.pointee = DatabaseHandle.database(handle)?.isReserved == true ? 1 : 0
            return SQLITE_OK
        }
        methods.xFileControl = { handle, operation, argument in
            DatabaseHandle.database(handle)?.control(operation, argument) ?? SQLITE_NOTFOUND
        }
        methods.xSectorSize = { _ in 4096 }
        methods.xDeviceCharacteristics = { _ in 0 }
        methods.xShmMap = { handle, region, size, creates, result in
            var address: UnsafeMutableRawPointer?
            let code = DatabaseHandle.database(handle)?.map(Int(region), size: Int(size), creates: creates != 0, &address) ?? SQLITE_MISUSE
            result?.pointee = address
            return code
        }
        methods.xShmLock = { handle, first, count, flags in
            DatabaseHandle.database(handle)?.lockMemory(first, count, flags) ?? SQLITE_MISUSE
        }
        methods.xShmBarrier = { _ in }
        methods.xShmUnmap = { handle, _ in DatabaseHandle.database(handle)?.unmap() ?? SQLITE_OK }
        let pointer = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
        pointer.initialize(to: methods)
        return UnsafePointer(pointer)
    }()
}
