/// Base64 (RFC 4648, section 4) and its URL-safe variant (section 5).
package enum Base64 {
    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private static let alphabet = Array("\(letters)+/".utf8)
    private static let urlSafeAlphabet = Array("\(letters)-_".utf8)

    /// Encodes bytes as base64 with padding.
    package static func encode(_ bytes: [UInt8]) -> String {
        var text = encoded(bytes, alphabet)
        while !text.count.isMultiple(of: 4) { text.append(UInt8(ascii: "=")) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Encodes bytes as URL-safe base64 without padding.
    package static func encodeURLSafe(_ bytes: [UInt8]) -> String {
        String(decoding: encoded(bytes, urlSafeAlphabet), as: UTF8.self)
    }

    private static func encoded(_ bytes: [UInt8], _ alphabet: [UInt8]) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        for byte in bytes {
            bits = (bits & 0x3F) << 8 | UInt32(byte)
            count += 8
            while count >= 6 {
                count -= 6
                text.append(alphabet[Int(bits >> count & 63)])
            }
        }
        if count > 0 { text.append(alphabet[Int(bits << (6 - count) & 63)]) }
        return text
    }

    /// Decodes base64. Returns nil if the string is invalid. White space is ignored and the padding may be missing.
    package static func decode(_ text: some StringProtocol) -> [UInt8]? {
        decode(text.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D && $0 != 0x20 }, plus: "+", slash: "/")
    }

    /// Decodes URL-safe base64. Returns nil if the string is invalid. The padding may be missing.
    package static func decodeURLSafe(_ text: some StringProtocol) -> [UInt8]? {
        decode(Array(text.utf8), plus: "-", slash: "_")
    }

    private static func decode(_ text: [UInt8], plus: Unicode.Scalar, slash: Unicode.Scalar) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3 + 2)
        var bits: UInt32 = 0
        var count = 0
        var padding = 0
        for character in text {
            let value: UInt8
            switch character {
            case UInt8(ascii: "="):
                padding += 1
                continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
            case UInt8(ascii: plus): value = 62
            case UInt8(ascii: slash): value = 63
            default: return nil
            }
            if padding > 0 { return nil }
            bits = (bits << 6 | UInt32(value)) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        // A single character in the last group of 4 would be only a part of a byte. Padding must fill the last group.
        return count < 6 && (padding == 0 || padding < 3 && text.count.isMultiple(of: 4)) ? bytes : nil
    }
}
