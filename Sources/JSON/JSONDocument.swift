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
    public init(_ json: PaddedBytes, levels: Int = JSONDocument.levels) throws(JSONError) {
        guard !json.isEmpty else { throw JSONError("the document is empty") }
        var root = simd_json_element()
        var error: UnsafePointer<CChar>?
        let parsed = json.withPaddedBytes { simd_json_parse($0.baseAddress, $0.count, levels, true, &root, &error) }
        guard let parsed else {
            guard error != nil else { throw .outOfMemory }
            throw JSONError("invalid JSON (\(Self.string(from: error)))")
        }
        document = parsed
        self.root = JSONElement(root)
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
