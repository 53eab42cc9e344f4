import CJansson
import CSimdJSON

#if canImport(Glibc)
    import Glibc
#endif

/// Functions that parse the JSON text of callers, and that encode values as JSON text.
public enum JSONText {
    /// The minimum size of a text that simdjson parses, in bytes. Most texts of callers are shorter.
    static let longSize = 4096

    /// Parses JSON text from a caller. The text must be valid UTF-8 with at most 64 levels, and no object may have a duplicate key.
    public static func parse(_ text: UnsafePointer<CChar>) throws(JSONError) -> JSONValue {
        let bytes = UnsafeRawBufferPointer(start: text, count: strlen(text))
        // jansson's errors have a line and a column, so it also parses the texts that simdjson refuses.
        if bytes.count >= longSize, let value = long(bytes) { return value }
        // The depth is checked before parsing, because jansson's parser is recursive.
        guard !isTooDeep(bytes) else { throw JSONValue.tooDeep }
        var (error, numbers) = (json_error_t(), LargeNumbers())
        if let value = parse(bytes, &error, &numbers) { return value }
        if json_error_code(&error) == json_error_numeric_overflow {
            var copy = Array(bytes)
            defer { copy.wipe() }
            numbers = LargeNumbers(replacedIn: &copy)
            if let value = copy.withUnsafeBytes({ parse($0, &error, &numbers) }) { return value }
        }
        if json_error_code(&error) == json_error_out_of_memory { throw .outOfMemory }
        throw JSONError("line \(error.line), column \(error.column): \(message(of: error))")
    }

    /// Parses a long text. simdjson needs a tenth of the time of jansson. Returns nil if jansson might not parse the text to the same value.
    static func long(_ text: UnsafeRawBufferPointer) -> JSONValue? {
        var copy = PaddedBytes(text)
        defer { copy.wipe() }
        guard let document = try? JSONDocument(secret: copy, levels: JSONValue.levels) else { return nil }
        defer { withExtendedLifetime(document) {} }
        // jansson does not parse a scalar.
        guard document.root.kind == SIMD_JSON_OBJECT || document.root.kind == SIMD_JSON_ARRAY else { return nil }
        return try? JSONValue(strict: document.root)
    }

    private static func parse(
        _ text: UnsafeRawBufferPointer, _ error: inout json_error_t, _ numbers: inout LargeNumbers
    ) -> JSONValue? {
        // By default, jansson refuses the escape \u0000, which JSON allows.
        guard let node = json_loadb(text.baseAddress, text.count, Int(JSON_REJECT_DUPLICATES | JSON_ALLOW_NUL), &error) else { return nil }
        defer {
            wipeStrings(of: node)
            json_decref(node)
        }
        return JSONValue(node, &numbers)
    }

    /// Overwrites the strings of a value, which may be passwords. Nothing else may refer to the value.
    static func wipeStrings(of node: JSONNode) {
        switch node.pointee.type {
        case JSON_STRING:
            UnsafeMutableRawBufferPointer(
                start: UnsafeMutablePointer(mutating: json_string_value(node)), count: json_string_length(node)
            ).wipe()
        case JSON_ARRAY:
            for index in 0..<json_array_size(node) {
                if let element = json_array_get(node, index) { wipeStrings(of: element) }
            }
        case JSON_OBJECT:
            var iterator = json_object_iter(node)
            while let current = iterator {
                if let value = json_object_iter_value(current) { wipeStrings(of: value) }
                iterator = json_object_iter_next(node, current)
            }
        default: break
        }
    }

    /// Encodes a value. Returns nil if there is not enough memory.
    public static func encode(_ value: some JSONEncodable) -> EncodedJSON? {
        var json = JSONWriter()
        value.write(to: &json)
        return json.finish()
    }

    /// Encodes a value as bytes. Returns nil if there is not enough memory.
    public static func bytes(of value: some JSONEncodable) -> [UInt8]? {
        encode(value).map { Array($0.bytes) }
    }

    /// Returns whether arrays and objects are nested more than 64 levels deep.
    private static func isTooDeep(_ text: UnsafeRawBufferPointer) -> Bool {
        var levels = 0
        var isInString = false
        var isEscaped = false
        for byte in text {
            if isEscaped {
                isEscaped = false
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString.toggle()
            case UInt8(ascii: "\\"): isEscaped = isInString
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if !isInString { levels += 1 }
            case UInt8(ascii: "]"), UInt8(ascii: "}"):
                if !isInString { levels -= 1 }
            default: break
            }
            if levels > JSONValue.levels { return true }
        }
        return false
    }

    private static func message(of error: json_error_t) -> String {
        var text = error.text
        return withUnsafeBytes(of: &text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
