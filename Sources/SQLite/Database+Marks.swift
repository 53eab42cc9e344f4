import CSQLite
import Text

extension Database {
    /// Adds the SQL function `without_marks(text)`, which removes the accents of a text in lower case.
    static func addMarksFunction(to handle: OpaquePointer?) -> Int32 {
        sqlite3_create_function_v2(
            handle, "without_marks", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
            { context, _, values in
                guard let text = sqlite3_value_text(values?.pointee) else { return }
                let bytes = UnsafeBufferPointer(start: text, count: Int(sqlite3_value_bytes(values?.pointee)))
                let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
                var result = String(String.UnicodeScalarView(scalars.lazy.filter { !$0.isCombiningMark }.map(\.withoutMark)))
                result.withUTF8 { bytes in
                    bytes.withMemoryRebound(to: CChar.self) { csqlite_return_text(context, $0.baseAddress, UInt64($0.count)) }
                }
            }, nil, nil, nil)
    }
}
