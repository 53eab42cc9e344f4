/// Base64 (RFC 4648, section 4) and its URL-safe variant (section 5).
package enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    /// Encodes bytes as base64 with padding.
    package static func encode(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        var rest = bytes[...]
        while !rest.isEmpty {
            let group = rest.prefix(3)
            rest = rest.dropFirst(3)
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for place in 0..<4 {
                text.append(place <= group.count ? alphabet[Int(bits >> UInt32(18 - 6 * place) & 63)] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes base64. Returns nil if the string is invalid. White space is ignored and the padding may be missing.
    package static func decode(_ text: some StringProtocol) -> [UInt8]? {
        decode(text.utf8.filter { ![0x09, 0x0A, 0x0D, 0x20].contains($0) }, plus: "+", slash: "/")
    }

    /// Decodes URL-safe base64. Returns nil if the string is invalid. The padding may be missing.
    package static func decodeURLSafe(_ text: some StringProtocol) -> [UInt8]? {
        decode(Array(text.utf8), plus: "-", slash: "_")
    }

    private static func decode(_ text: [UInt8], plus: Unicode.Scalar, slash: Unicode.Scalar) -> [UInt8]? {
        var bytes: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        var isPadded = false
        for character in text {
            let value: UInt8
            switch character {
            case UInt8(ascii: "="):
                isPadded = true
                continue
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
            case UInt8(ascii: plus): value = 62
            case UInt8(ascii: slash): value = 63
            default: return nil
            }
            if isPadded { return nil }
            bits = (bits << 6 | UInt32(value)) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return bytes
    }
}
