import Testing

@testable import Text

@Suite("Masking")
struct MaskingTests {
    @Test(
        "Long words, words that are not ASCII and digits are masked, and the rest is kept",
        arguments: [
            ("the  name 李娜,\t(id 26110520007)", "the … …, (id 0000)"), ("a12 7", "a00 0"), ("--", "--"), ("é ab", "… ab"), ("", ""),
            ("abc abcd 123 1234 12345", "abc … 000 0000 0000"), (" a \n b ", "a b"), ("中", "…"), ("１２", "00"), ("a1b", "a0b"),
        ])
    func words(text: String, masked: String) {
        #expect(Masking.masked(text, maximalCount: 100) == masked)
    }

    @Test("A masked text that is longer than the limit ends with an ellipsis, and 400 scalars of a text are read")
    func limits() {
        #expect(Masking.masked("---", maximalCount: 3) == "---" && Masking.masked("----", maximalCount: 3) == "---…")
        #expect(Masking.masked(String(repeating: "-", count: 401), maximalCount: 1000) == String(repeating: "-", count: 400))
        #expect(Masking.excerpt(of: String(repeating: "-", count: 199)) == String(repeating: "-", count: 199))
        #expect(Masking.excerpt(of: String(repeating: "-", count: 201)) == String(repeating: "-", count: 199) + "…")
    }

    @Test("Only numbers of more than three digits are replaced, and 60 scalars of a text are read")
    func numbers() {
        #expect(Masking.maskedNumbers("user 26110520007, room 204") == "user #, room 204")
        #expect(Masking.maskedNumbers("abcd 123 1234a") == "abcd 123 #a")
        #expect(Masking.maskedNumbers(String(repeating: "-", count: 61)) == String(repeating: "-", count: 60))
    }
}
