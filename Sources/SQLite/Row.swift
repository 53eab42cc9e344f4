import CSQLite

/// A row of a statement's result. It is valid only within the function that reads the row. A column that the result does not have is NULL.
package struct Row {
    let statement: OpaquePointer

    /// Returns an integer, or 0 for NULL.
    package func integer(_ column: Int) -> Int { Int(sqlite3_column_int64(statement, Int32(clamping: column))) }

    /// Returns a string, or an empty string for NULL.
    package func text(_ column: Int) -> String {
        let column = Int32(clamping: column)
        guard let start = sqlite3_column_text(statement, column) else { return "" }
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))), as: UTF8.self)
    }

    /// Returns the bytes of a BLOB. Nil for NULL.
    package func optionalBytes(_ column: Int) -> [UInt8]? {
        guard !isNull(column) else { return nil }
        let column = Int32(clamping: column)
        let start = sqlite3_column_blob(statement, column)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
    }

    package func isNull(_ column: Int) -> Bool { sqlite3_column_type(statement, Int32(clamping: column)) == SQLITE_NULL }

    package func optionalInteger(_ column: Int) -> Int? { isNull(column) ? nil : integer(column) }

    package func optionalText(_ column: Int) -> String? { isNull(column) ? nil : text(column) }
}
