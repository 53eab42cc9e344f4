#if canImport(Glibc)
    import Glibc
#endif

/// The characters of references such as `&#146;`. Feeds mean the character that the number has in Windows-1252, as HTML reads such references
/// (HTML standard, section 13.2.5.80), and XML and libxml2 return a control character.
enum Windows1252 {
    /// The characters for 0x80 to 0x9F. A number without a character stays a control character.
    private static let characters: [Unicode.Scalar] = Array(
        "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)

    /// Returns a text with the characters that its control characters stand for.
    static func withoutControls(_ text: String) -> String {
        var text = text
        guard text.withUTF8(hasControl) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(0x80...0x9F ~= scalar.value ? characters[Int(scalar.value - 0x80)] : scalar)
        }
        return String(scalars)
    }

    private static func hasControl(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let base = utf8.baseAddress else { return false }
        var next = 0
        while let found = memchr(base + next, 0xC2, utf8.count - next) {
            next = UnsafeRawPointer(base).distance(to: found) + 1
            if next < utf8.count, 0x80...0x9F ~= utf8[next] { return true }
        }
        return false
    }
}
