import CSimdJSON

/// A parsed JSON text. Its elements are valid while it lives.
public final class JSONDocument {
    private let document: OpaquePointer
    public let root: JSONElement

    public init(_ text: PaddedBytes) throws(JSONError) {
        guard !text.isEmpty else { throw JSONError("the text is empty") }
        var root = simd_json_element()
        var error: UnsafePointer<CChar>?
        let parsed = text.withPaddedBytes { simd_json_parse($0.baseAddress, $0.count, &root, &error) }
        guard let parsed else {
            throw JSONError("not JSON (\(Self.text(of: error)))")
        }
        document = parsed
        self.root = JSONElement(root)
    }

    deinit {
        simd_json_free(document)
    }

    /// Makes the parser's global state: to be called before `stopParsing` is registered to be called.
    public static func startParsing() {
        simd_json_start()
    }

    /// Ends parsing for good, once what is under way is done: to be called as the process exits.
    public static func stopParsing() {
        simd_json_stop()
    }

    private static func text(of message: UnsafePointer<CChar>?) -> String {
        message.flatMap { String(validatingCString: $0) } ?? "unreadable"
    }
}
