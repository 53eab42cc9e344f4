import Testing
import Text

@Suite("Percent-encoding")
struct PercentEncodingTests {
    @Test("Decoding a percent-encoded string returns the original string", arguments: ["", "a b+c", "100%", "树洞 %E6", "\u{0}\n~-._"])
    func inverse(text: String) {
        #expect(text.urlEncoded().percentDecoded == text)
    }

    @Test("All bytes but the unreserved ones are encoded, and a space in a form becomes a plus sign")
    func encoding() {
        #expect("azAZ09-._~".urlEncoded() == "azAZ09-._~" && "azAZ09-._~".urlEncoded(spacesAsPlus: true) == "azAZ09-._~")
        #expect("a b+c/?&=%树\u{0}\u{7F}@[`{:".urlEncoded() == "a%20b%2Bc%2F%3F%26%3D%25%E6%A0%91%00%7F%40%5B%60%7B%3A")
        #expect("a b+c".urlEncoded(spacesAsPlus: true) == "a+b%2Bc")
    }

    @Test(
        "Decoding keeps percent signs without two hexadecimal digits, and returns nil for invalid UTF-8",
        arguments: [
            ("%4a%4A", "JJ"), ("%", "%"), ("%1", "%1"), ("%+1%g0", "%+1%g0"), ("%%41", "%A"), ("%E6%A0%91", "树"), ("%FF", nil),
            ("a+b%2B", "a+b+"), ("%４1", "%４1"),
        ])
    func decoding(text: String, expected: String?) {
        #expect(text.percentDecoded == expected)
    }
}
