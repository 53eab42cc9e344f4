import CZlib

/// A long text of a table. It is kept compressed if this makes it shorter.
///
/// A table has two fields for such a text: one for the plain text, which is empty if the text is compressed, and an optional one for the
/// compressed bytes. These are the length of the text in four bytes, the lowest first, and then the text in zlib's format (RFC 1950), which
/// has a checksum.
package struct SavedText: Sendable {
    /// Maximum length of a text that is expanded, in bytes. The length in a damaged row may be any number.
    private static let longest = 1 << 24

    private let plain: String
    private let compressed: [UInt8]?

    package init(_ text: String) {
        compressed = Self.compressed(text)
        plain = compressed == nil ? text : ""
    }

    package init(plain: String, compressed: [UInt8]?) {
        (self.plain, self.compressed) = (plain, compressed)
    }

    /// The values of the two fields.
    package var values: (plain: SQLValue, compressed: SQLValue) { (.text(plain), compressed.map { .blob($0) } ?? .null) }

    /// The text. Nil if the compressed bytes are damaged.
    package var string: String? {
        guard let compressed else { return plain }
        return Self.expanded(compressed)
    }

    /// Returns nil if the text is longer than ``longest``, or does not get shorter.
    private static func compressed(_ text: String) -> [UInt8]? {
        var text = text
        return text.withUTF8 { text in
            guard let start = text.baseAddress, text.count <= longest else { return nil }
            let header = (0..<4).map { UInt8(truncatingIfNeeded: text.count >> ($0 * 8)) }
            let bytes = [UInt8](unsafeUninitializedCapacity: max(text.count, header.count)) { bytes, count in
                _ = bytes.initialize(fromContentsOf: header)
                // A text that does not fit does not get shorter.
                var length = uLongf(bytes.count - header.count)
                let code = compress(bytes.baseAddress.map { $0 + header.count }, &length, start, uLong(text.count))
                count = code == Z_OK ? header.count + Int(length) : 0
            }
            return bytes.isEmpty ? nil : bytes
        }
    }

    private static func expanded(_ bytes: [UInt8]) -> String? {
        let count = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        guard bytes.count > 4, count <= longest else { return nil }
        var isWhole = false
        let text = String(unsafeUninitializedCapacity: count) { text in
            var length = uLongf(count)
            let code = bytes.withUnsafeBufferPointer { bytes in
                uncompress(text.baseAddress, &length, bytes.baseAddress.map { $0 + 4 }, uLong(bytes.count - 4))
            }
            isWhole = code == Z_OK && length == count
            return isWhole ? count : 0
        }
        return isWhole ? text : nil
    }
}
