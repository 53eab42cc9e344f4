import Testing

@testable import Text

@Suite("Characters")
struct CharacterTests {
    @Test("Digits and letters of ASCII are recognized")
    func ascii() {
        let (digits, letters) = (Set("0123456789".utf8), Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8))
        for byte in UInt8.min...UInt8.max {
            #expect(byte.isDigit == digits.contains(byte) && byte.isLetter == letters.contains(byte), "\(byte)")
            guard byte < 0x80 else { continue }
            let character = Character(Unicode.Scalar(byte))
            #expect(character.isASCIIDigit == byte.isDigit && character.isASCIIAlphanumeric == (byte.isDigit || byte.isLetter))
        }
        for character in "１²٣é中½" { #expect(!character.isASCIIDigit && !character.isASCIIAlphanumeric) }
    }

    @Test("White space is that of Unicode")
    func whiteSpace() {
        let scalars = (UInt32(0)...0x10FFFF).lazy.compactMap { Unicode.Scalar($0) }
        #expect(scalars.first { $0.isWhiteSpace != $0.properties.isWhitespace } == nil)
    }

    @Test(
        "Latin and Greek letters lose their marks, and other characters stay",
        arguments: [
            ("éàÿñøłđßɏ", "eaynoldßy"), ("ώάϋ", "ωαυ"), ("ỿạẍḁ", "yaxa"), ("abz09ÉÀ中́", "abz09ÉÀ中́"), ("àaế", "aae"), ("ḃẗż", "btz"),
            ("×÷æœ", "×÷æœ"),
        ])
    func marks(text: String, plain: String) {
        let letters = String(String.UnicodeScalarView(text.unicodeScalars.map(\.withoutMark)))
        #expect(letters.unicodeScalars.elementsEqual(plain.unicodeScalars), "\(letters)")
    }

    @Test("Combining marks are those of the block of combining diacritical marks")
    func combiningMarks() {
        let marks = (UInt32(0x2F0)...0x380).compactMap { Unicode.Scalar($0) }.filter(\.isCombiningMark).map(\.value)
        #expect(marks == Array(0x300...0x36F))
    }
}
