import CJansson

#if canImport(Glibc)
    import Glibc
#endif

/// Reads and writes JSON text with jansson.
public enum JSONText {
    /// Parses JSON text from a caller: valid UTF-8, no duplicate keys, at most 2,048 levels (jansson's limit).
    public static func parse(_ text: UnsafePointer<CChar>) throws(JSONError) -> JSONValue {
        var error = json_error_t()
        // \u0000 is legal in JSON.
        let flags = Int(JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL)
        guard let node = json_loadb(text, strlen(text), flags, &error) else {
            throw JSONError("line \(error.line), column \(error.column): \(message(of: error))")
        }
        defer { json_decref(node) }
        return JSONValue(node)
    }

    /// Encodes a node as compact, NUL-terminated UTF-8, which the caller frees with `free`. Returns nil if there is not enough memory.
    public static func write(_ node: JSONNode) -> (text: UnsafeMutablePointer<CChar>, length: Int)? {
        var output = Output()
        let written = withUnsafeMutablePointer(to: &output) {
            json_dump_callback(
                node,
                { bytes, count, context in
                    guard let bytes, let output = context?.assumingMemoryBound(to: Output.self) else { return -1 }
                    return output.pointee.append(bytes, count) ? 0 : -1
                }, $0, flags)
        }
        guard written == 0, output.append("\0", 1), let start = output.start else {
            free(output.start)
            return nil
        }
        return (start, output.count - 1)
    }

    /// Encodes a value as compact UTF-8. Returns nil if there is not enough memory.
    public static func bytes(of value: some JSONEncodable) -> [UInt8]? {
        guard let node = value.jsonNode() else { return nil }
        defer { json_decref(node) }
        guard let (text, length) = write(node) else { return nil }
        defer { free(text) }
        return Array(UnsafeRawBufferPointer(start: text, count: length))
    }

    private static var flags: Int { Int(JSON_COMPACT | JSON_ENCODE_ANY) }

    private static func message(of error: json_error_t) -> String {
        var text = error.text
        return withUnsafeBytes(of: &text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private struct Output {
        var start: UnsafeMutablePointer<CChar>?
        var count = 0
        var capacity = 0

        mutating func append(_ bytes: UnsafePointer<CChar>, _ length: Int) -> Bool {
            if capacity - count < length {
                capacity = max(capacity * 2, count + length, 1024)
                guard let grown = realloc(start, capacity) else { return false }
                start = grown.assumingMemoryBound(to: CChar.self)
            }
            guard let start else { return false }
            memcpy(start + count, bytes, length)
            count += length
            return true
        }
    }
}
