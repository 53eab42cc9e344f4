import Testing
import Text

@Suite("Percent-encoding")
struct PercentEncodingTests {
    @Test("Decoding a percent-encoded string returns the original string", arguments: ["", "a b+c", "100%", "树洞 %E6", "\u{0}\n~-._"])
    func inverse(text: String) {
        #expect(text.urlEncoded().percentDecoded == text)
    }

    @Test(
        "Decoding keeps percent signs without two hexadecimal digits, and returns nil for invalid UTF-8",
        arguments: [("%4a%4A", "JJ"), ("%", "%"), ("%1", "%1"), ("%+1%g0", "%+1%g0"), ("%%41", "%A"), ("%E6%A0%91", "树"), ("%FF", nil)])
    func decoding(text: String, expected: String?) {
        #expect(text.percentDecoded == expected)
    }
}
