import CSQLite

#if canImport(Glibc)
    import Glibc
#endif

extension Database {
    /// Adds the SQL function `contains_words(text, words)`, which returns whether a text contains each word of a list. See
    /// ``SearchWords/joined(_:)``.
    static func addWordsFunction(to handle: OpaquePointer?) -> Int32 {
        sqlite3_create_function_v2(
            handle, "contains_words", 2, SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nil,
            { context, _, values in
                guard let values, let text = sqlite3_value_text(values[0]), let words = sqlite3_value_text(values[1]) else { return }
                let isContained = Database.contains(UnsafeRawPointer(text), UnsafeRawPointer(words), Int(sqlite3_value_bytes(values[1])))
                sqlite3_result_int(context, isContained ? 1 : 0)
            }, nil, nil, nil)
    }

    /// - Parameters:
    ///   - text: the text, which ends with a NUL.
    ///   - words: the words, each of which ends with a NUL.
    ///   - length: the length of `words` in bytes.
    private static func contains(_ text: UnsafeRawPointer, _ words: UnsafeRawPointer, _ length: Int) -> Bool {
        let text = text.assumingMemoryBound(to: CChar.self)
        var start = 0
        while start < length {
            let word = (words + start).assumingMemoryBound(to: CChar.self)
            guard strstr(text, word) != nil else { return false }
            start += strlen(word) + 1
        }
        return true
    }
}
