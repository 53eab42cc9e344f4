/// Base32 (RFC 4648, section 6).
enum Base32 {
    /// Decodes a string. Upper and lower case, spaces, hyphens and padding are accepted. Returns nil for other characters.
    static func decode(_ text: String) -> [UInt8]? {
        var bytes: [UInt8] = []
        // An array that grows leaves copies of the secret in memory.
        bytes.reserveCapacity(text.utf8.count)
        var bits = 0
        var count = 0
        for character in text.utf8 {
            let value: Int
            switch character {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = Int(character - UInt8(ascii: "A"))
            case UInt8(ascii: "a")...UInt8(ascii: "z"): value = Int(character - UInt8(ascii: "a"))
            case UInt8(ascii: "2")...UInt8(ascii: "7"): value = Int(character - UInt8(ascii: "2")) + 26
            case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "="): continue
            default: return nil
            }
            bits = (bits << 5 | value) & 0xFFF
            count += 5
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
        }
        return bytes
    }
}
