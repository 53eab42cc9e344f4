import CLibraries
import CSQLite
import Threads

#if canImport(Glibc)
    import Glibc
#endif

/// A connection to a SQLite database. All functions block.
///
/// The connection compiles a statement when it runs for the first time, and keeps the compiled statement for later runs.
///
/// `Sendable` is unchecked, because ``DatabaseFile`` lets one thread at a time use a connection.
package final class Database: @unchecked Sendable {
    /// The maximum time for which a statement waits for other connections, in milliseconds.
    static let busyTimeout: Int32 = 3000

    private(set) var handle: OpaquePointer?
    private var statements: [String: OpaquePointer] = [:]

    /// Creates a connection to the database in an existing file. An empty file is an empty database.
    /// - Parameter system: the name of the `sqlite3_vfs` for the file, see ``FileSystem/databaseSystem``.
    init(path: String, system: String?) throws(SQLiteError) {
        if let reason = libraries_load_sqlite() {
            throw SQLiteError(
                code: [ENOMEM, EMFILE, ENFILE].contains(errno) ? SQLITE_NOMEM : SQLITE_CANTOPEN,
                message: "SQLite cannot be loaded (\(String(validatingCString: reason) ?? ""))",
                advice: "Install it: its package in Debian is libsqlite3-0.")
        }
        let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_NOFOLLOW | SQLITE_OPEN_EXRESCODE
        let code = sqlite3_open_v2(path, &handle, flags, system)
        guard code == SQLITE_OK else { throw failure(code) }
        sqlite3_busy_timeout(handle, Self.busyTimeout)
        for added in [Self.addMarksFunction(to: handle), Self.addWordsFunction(to: handle)] where added != SQLITE_OK {
            throw failure(added)
        }
        try execute("PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY")
        try useWriteAheadLog()
    }

    deinit { close() }

    /// - Parameter isReplaced: whether a new file has taken the place of this database. The write-ahead log of the new file then has the
    ///   name of the old log, and must not be removed.
    func close(isReplaced: Bool = false) {
        guard handle != nil else { return }
        var keepsLog: Int32 = isReplaced ? 1 : 0
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &keepsLog)
        for statement in statements.values { sqlite3_finalize(statement) }
        statements = [:]
        sqlite3_close_v2(handle)
        handle = nil
    }

    /// Turns on the write-ahead log, with which readers do not wait for writers. If the file system does not support this log, SQLite keeps
    /// the rollback journal.
    private func useWriteAheadLog() throws(SQLiteError) {
        // If another process is turning on the write-ahead log, SQLite fails without waiting, so the statement is repeated.
        var waits = Self.busyTimeout / 10
        while true {
            do {
                return try execute("PRAGMA journal_mode = WAL")
            } catch {
                guard error.code & 0xFF == SQLITE_BUSY, waits > 0 else { throw error }
            }
            waits -= 1
            World.current.threads.sleep(for: .milliseconds(10))
        }
    }

    // MARK: Statements

    /// Runs a statement whose result is not needed.
    package func run(_ sql: SQLStatement, _ values: [SQLValue] = []) throws {
        _ = try rows(sql, values) { _ in }
    }

    /// Returns the rows of a statement's result.
    /// - Parameter read: converts a row. It must not use the database.
    package func rows<Value>(_ sql: SQLStatement, _ values: [SQLValue] = [], _ read: (Row) throws -> Value) throws -> [Value] {
        let statement = try prepared(sql)
        defer {
            sqlite3_reset(statement)
            sqlite3_clear_bindings(statement)
        }
        for (index, value) in values.enumerated() { try bind(value, at: Int32(clamping: index + 1), of: statement) }
        var found: [Value] = []
        while true {
            let code = sqlite3_step(statement)
            if code == SQLITE_DONE { return found }
            guard code == SQLITE_ROW else { throw failure(code) }
            found.append(try read(Row(statement: statement)))
        }
    }

    /// Returns the first row of a statement's result. Nil if the result has no rows.
    package func row<Value>(_ sql: SQLStatement, _ values: [SQLValue] = [], _ read: (Row) throws -> Value) throws -> Value? {
        try rows(sql, values, read).first
    }

    /// Returns the integer in the first column of the first row, or 0 if the result has no rows.
    package func integer(_ sql: SQLStatement, _ values: [SQLValue] = []) throws -> Int {
        try row(sql, values) { $0.integer(0) } ?? 0
    }

    /// The number of rows that the last statement inserted, changed or deleted.
    package var changes: Int { Int(sqlite3_changes64(handle)) }

    private func prepared(_ sql: SQLStatement) throws(SQLiteError) -> OpaquePointer {
        try check(sql)
        let sql = sql.text
        if let statement = statements[sql] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure(code) }
        statements[sql] = statement
        return statement
    }

    private func check(_ sql: SQLStatement) throws(SQLiteError) {
        if let name = sql.invalidName { throw SQLiteError(code: SQLITE_MISUSE, message: "`\(name)` is not a valid name") }
    }

    private func bind(_ value: SQLValue, at index: Int32, of statement: OpaquePointer) throws(SQLiteError) {
        let code =
            switch value {
            case .null: sqlite3_bind_null(statement, index)
            case .integer(let number): sqlite3_bind_int64(statement, index, Int64(number))
            case .text(var text):
                text.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) {
                        // An empty string may have no address, which would bind NULL.
                        csqlite_bind_text(statement, index, $0.baseAddress ?? Self.empty, UInt64($0.count))
                    }
                }
            case .blob(let bytes): bytes.withUnsafeBytes { csqlite_bind_blob(statement, index, $0.baseAddress, UInt64($0.count)) }
            }
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private static var empty: UnsafePointer<CChar> { UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self) }

    /// Runs statements that have no parameters.
    private func execute(_ sql: String) throws(SQLiteError) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    private func failure(_ code: Int32) -> SQLiteError {
        let text = handle.flatMap { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
        return SQLiteError(code: code, message: text.flatMap { String(validatingCString: $0) } ?? "error \(code)")
    }

    // MARK: Transactions

    /// Runs the statements of `work` as one transaction. If `work` throws or the process ends, the statements change nothing.
    /// - Parameter isDurable: whether the changes survive a loss of power. Otherwise they survive the end of the process, and also a
    ///   loss of power after the next durable transaction. With a rollback journal, all changes are durable.
    package func transaction<Value>(isDurable: Bool = true, _ work: () throws -> Value) throws -> Value {
        guard !isDurable, try row("PRAGMA journal_mode", [], { $0.text(0) }) == "wal" else { return try durableTransaction(work) }
        try execute("PRAGMA synchronous = NORMAL")
        defer { try? execute("PRAGMA synchronous = FULL") }
        return try durableTransaction(work)
    }

    private func durableTransaction<Value>(_ work: () throws -> Value) throws -> Value {
        // BEGIN IMMEDIATE waits until no other connection writes. A plain BEGIN would take the write lock only at the first write, which
        // fails at once if another connection has written since the first read.
        try execute("BEGIN IMMEDIATE")
        do {
            let value = try work()
            try execute("COMMIT")
            return value
        } catch {
            // SQLite may have rolled back by itself, for example because the disk is full.
            if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
            throw error
        }
    }

    // MARK: Migrations

    /// Migrates the tables to the newest version. `PRAGMA user_version` is the number of steps that have run.
    /// - Parameter steps: the statements that lead to each version of the database, beginning with version 1.
    func migrate(_ steps: [SQLStatement]) throws {
        guard try version() != steps.count else { return }
        try transaction {
            // Another process may have migrated the database since the check above.
            let version = try version()
            guard 0...steps.count ~= version else {
                throw SQLiteError(
                    code: SQLITE_CANTOPEN, message: "its version is \(version), and this libdanxi knows versions up to \(steps.count)",
                    advice: "Update libdanxi, or set another store.path.")
            }
            for step in steps.dropFirst(version) {
                try check(step)
                try execute(step.text)
            }
            try execute("PRAGMA user_version = \(steps.count)")
        }
    }

    private func version() throws -> Int { try integer("PRAGMA user_version") }
}
