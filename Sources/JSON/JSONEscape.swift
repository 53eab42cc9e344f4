/// The escapes of JSON strings (RFC 8259, section 7). Only quotation marks, backslashes and control characters are escaped.
enum JSONEscape {
    /// Returns the number of bytes before the first byte that must be escaped.
    static func plainPrefix(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
        guard let start = UnsafeRawPointer(bytes.baseAddress) else { return 0 }
        var index = 0
        while index + 8 <= bytes.count {
            let marks = marks(of: UInt64(littleEndian: start.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
            if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < bytes.count, !isEscaped(bytes[index]) { index += 1 }
        return index
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Finds the bytes of `word` that must be escaped. The lowest set bit of the result is in the first of these bytes. Returns zero if no
    /// byte must be escaped.
    private static func marks(of word: UInt64) -> UInt64 {
        let quotes = word ^ 0x2222_2222_2222_2222
        let backslashes = word ^ 0x5C5C_5C5C_5C5C_5C5C
        // Subtracting n sets the highest bit of each byte that is less than n. The borrow may mark later bytes wrongly, but no earlier
        // byte.
        let control = (word &- 0x2020_2020_2020_2020) & ~word
        return (control | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)) & (ones << 7)
    }

    private static let ones: UInt64 = 0x0101_0101_0101_0101

    /// Returns the character after the backslash, or nil for a control character that is written as `\u00XX`.
    static func letter(of byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): byte
        case 0x08: UInt8(ascii: "b")
        case 0x09: UInt8(ascii: "t")
        case 0x0A: UInt8(ascii: "n")
        case 0x0C: UInt8(ascii: "f")
        case 0x0D: UInt8(ascii: "r")
        default: nil
        }
    }

    static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
