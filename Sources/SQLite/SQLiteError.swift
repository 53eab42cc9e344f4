import CSQLite
import Errors

/// The error of a function of SQLite, or of an invalid statement.
package struct SQLiteError: Error, Sendable {
    /// SQLite's extended result code.
    let code: Int32
    let message: String
    /// Advice for the user. If nil, the advice depends on `code`.
    var advice: String?

    /// Whether the full-text index is damaged. Such an index can be rebuilt from the indexed table.
    package var isDamagedIndex: Bool { code == SQLITE_CORRUPT | 1 << 8 }  // SQLITE_CORRUPT_VTAB

    /// Returns the error for callers of the library: `out_of_memory`, or `storage` with advice.
    /// - Parameter path: the path of the database, for the message.
    func error(of path: String) -> DanXiError {
        let primary = code & 0xFF
        if primary == SQLITE_NOMEM {
            return DanXiError(.outOfMemory, "There is not enough memory to use \(path). Free memory and call again.")
        }
        let usual =
            switch primary {
            case SQLITE_CORRUPT, SQLITE_NOTADB:
                "The file is damaged. Restore it from a backup. Without a backup, delete it and the files whose names start with its name: its data is lost, and the next call creates a new file."
            case SQLITE_BUSY, SQLITE_LOCKED: "Another process has been writing to it for too long. Call again later."
            default: "Check store.path, its permissions and the free space of its disk."
            }
        return DanXiError(.storage, "Cannot use \(path): \(message). \(advice ?? usual)")
    }
}
