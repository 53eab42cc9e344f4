extension UInt8 {
    /// Whether the byte is one of the ASCII digits 0 to 9.
    package var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Whether the byte is an ASCII letter.
    package var isLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }
}

extension Character {
    /// Whether the character is one of the ASCII digits 0 to 9. `isNumber` also accepts digits of other scripts.
    package var isASCIIDigit: Bool { ("0"..."9").contains(self) }

    /// Whether the character is an ASCII letter or digit.
    package var isASCIIAlphanumeric: Bool { isASCII && (isLetter || isNumber) }
}
