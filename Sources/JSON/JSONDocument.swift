import CSimdJSON

/// A parsed JSON document. Its elements are valid while the document exists.
public final class JSONDocument {
    private let document: OpaquePointer
    public let root: JSONElement

    /// The maximum depth of a document that is decoded to values. The initializers, deinitializers and encoders of values are recursive,
    /// and the threads of a program may have small stacks.
    public static let levels = 128
    /// The maximum depth of a document of which only some members are read, such as an error response.
    public static let levelsOfExcerpt = 1024

    /// Parses a text of a server or a file. A byte order mark is skipped, and the escape of a lone surrogate becomes U+FFFD.
    public convenience init(_ json: PaddedBytes, levels: Int = JSONDocument.levels) throws(JSONError) {
        guard !json.isEmpty else { throw JSONError("the document is empty") }
        try self.init(json.withPaddedBytes { Self.parse($0, levels, SIMD_JSON_LENIENT) })
    }

    /// Parses a text of a caller, which may contain passwords. Integers of more than 64 bits, and other numbers out of the range of a double, are
    /// refused.
    convenience init(secret json: PaddedBytes, levels: Int) throws(JSONError) {
        try self.init(json.withPaddedBytes { Self.parse($0, levels, SIMD_JSON_SECRET) })
    }

    /// Parses a text that the library has encoded.
    public convenience init(_ json: EncodedJSON, levels: Int = JSONDocument.levels) throws(JSONError) {
        try self.init(Self.parse(json.bytes, levels, SIMD_JSON_LENIENT))
    }

    private init(_ parsed: Parsed) throws(JSONError) {
        guard let document = parsed.document else {
            guard parsed.error != nil else { throw .outOfMemory }
            throw JSONError("invalid JSON (\(Self.string(from: parsed.error)))")
        }
        self.document = document
        root = JSONElement(parsed.root)
    }

    /// The outcome of the parser: a document and its root, or the message of an error, or neither if there is not enough memory.
    private struct Parsed {
        var document: OpaquePointer?
        var root = simd_json_element()
        var error: UnsafePointer<CChar>?
    }

    /// - Parameter text: the text, with readable padding after it.
    private static func parse(_ text: UnsafeBufferPointer<UInt8>, _ levels: Int, _ mode: simd_json_mode) -> Parsed {
        var parsed = Parsed()
        parsed.document = simd_json_parse(text.baseAddress, text.count, levels, mode, &parsed.root, &parsed.error)
        return parsed
    }

    deinit {
        simd_json_free(document)
    }

    /// Initializes the parser's global state. Call this function before `stopParsing` is registered with `atexit`, because exit handlers
    /// run in reverse order, and `stopParsing` must run before the state is destroyed.
    public static func startParsing() {
        simd_json_start()
    }

    /// Waits for running parsers. Documents cannot be parsed afterwards. Call this function at process exit.
    public static func stopParsing() {
        simd_json_stop()
    }

    private static func string(from message: UnsafePointer<CChar>?) -> String {
        message.flatMap { String(validatingCString: $0) } ?? "unknown error"
    }
}
