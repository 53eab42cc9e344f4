import JSON
import Synchronization

/// A cached value that was read from a store. Calls return its JSON text as it was stored. The value is decoded when it is first needed.
package final class StoredValue<Value: Sendable>: Sendable {
    package let text: EncodedJSON
    private let decoded = Mutex<Value?>(nil)
    private let decode: @Sendable (EncodedJSON) throws(JSONError) -> Value

    init(_ text: EncodedJSON) where Value: JSONDecodable {
        self.text = text
        decode = { text throws(JSONError) in try Value.decode(text) }
    }

    package func value() throws(JSONError) -> Value {
        try decoded.withLock { decoded throws(JSONError) in
            if let decoded { return decoded }
            let value = try decode(text)
            decoded = value
            return value
        }
    }

    /// Whether the first use of the value is a long computation.
    var isSlow: Bool { text.length > Self.smallText && decoded.withLock { $0 == nil } }

    /// The maximum size of a text that a thread decodes while a caller waits for the thread, in bytes.
    private static var smallText: Int { 65_536 }
}
