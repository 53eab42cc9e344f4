import Testing
import Text

@Suite("Percent-encoding")
struct PercentEncodingTests {
    @Test("Encoding and decoding are inverse", arguments: ["", "a b+c", "100%", "树洞 %E6", "\u{0}\n~-._"])
    func inverse(text: String) {
        #expect(text.urlEncoded().percentDecoded == text)
    }

    @Test(
        "Other percent signs are kept, and invalid UTF-8 is nil",
        arguments: [("%4a%4A", "JJ"), ("%", "%"), ("%1", "%1"), ("%+1%g0", "%+1%g0"), ("%%41", "%A"), ("%E6%A0%91", "树"), ("%FF", nil)])
    func decoding(text: String, expected: String?) {
        #expect(text.percentDecoded == expected)
    }
}
