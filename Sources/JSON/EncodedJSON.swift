import CSimdJSON
import Synchronization

#if canImport(Glibc)
    import Glibc
#endif

/// The JSON text of a value: compact, immutable and NUL-terminated UTF-8.
public final class EncodedJSON: Sendable {
    // `nonisolated(unsafe)` is correct here, because nothing writes to the memory before `deinit`.
    private nonisolated(unsafe) let start: UnsafeMutablePointer<UInt8>
    /// Length in bytes, without the NUL.
    public let length: Int

    /// Number of readable bytes after the NUL, which the parser needs.
    static var padding: Int { simd_json_padding }

    /// - Parameter start: memory from `malloc` with the text, the NUL and the padding. The object frees the memory.
    init(start: UnsafeMutablePointer<UInt8>, length: Int) {
        self.start = start
        self.length = length
    }

    /// Copies JSON text. Returns nil if there is not enough memory.
    /// - Parameter text: compact, valid JSON text in UTF-8, such as a text that an object of this class had before.
    public convenience init?(copying text: UnsafeRawBufferPointer) {
        guard let memory = malloc(text.count + 1 + Self.padding)?.assumingMemoryBound(to: UInt8.self) else { return nil }
        if let source = text.baseAddress { memcpy(memory, source, text.count) }
        memset(memory + text.count, 0, 1 + Self.padding)
        self.init(start: memory, length: text.count)
    }

    deinit {
        // The text may hold a secret, such as the tokens of an account.
        UnsafeMutableRawBufferPointer(start: start, count: length).wipe()
        free(start)
    }

    /// The text with its terminating NUL. The pointer is valid while this object exists.
    public var cString: UnsafePointer<CChar> { UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self) }

    /// The text without the NUL. The pointer is valid while this object exists.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: length) }
}

extension EncodedJSON: JSONEncodable {
    public func write(to json: inout JSONWriter) { json.write(bytes) }
}

/// The JSON text of a value that several results share. The value is encoded at the first use of the text.
public final class SharedJSON: Sendable {
    private let encoded = Mutex<EncodedJSON?>(nil)

    public init() {}

    /// Returns the text, or nil if there is not enough memory.
    /// - Parameter value: the same value in each call.
    public func text(of value: some JSONEncodable) -> EncodedJSON? {
        encoded.withLock { encoded in
            if encoded == nil { encoded = JSONText.encode(value) }
            return encoded
        }
    }
}
