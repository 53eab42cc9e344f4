import Testing

@testable import Text

@Suite("JavaScript tokens")
struct ScriptReaderTests {
    @Test(
        "string literals",
        arguments: [
            (#"'a"b'"#, #"a"b"#), (#""it's""#, "it's"), (#" '\n\t\\\'\/' "#, "\n\t\\'/"), (#"'\u590d\u65E6\x41'"#, "复旦A"),
            (#"'\ud83c\udf93'"#, "🎓"), ("'a\\\nb\\\r\nc'", "abc"), ("''", ""),
        ])
    func strings(source: String, expected: String) {
        var reader = ScriptReader(source)
        #expect(reader.string() == expected)
    }

    @Test("invalid string literals are not consumed", arguments: ["'a", "a'", #"'\u12'"#, #"'\"#, ""])
    func invalid(source: String) {
        var reader = ScriptReader(source)
        #expect(reader.string() == nil)
        #expect(reader.take(source))
    }

    @Test("tokens and digits in order")
    func tokens() {
        var reader = ScriptReader("f ( 12, 'x' )")
        #expect(reader.take("f") && reader.take("("))
        #expect(reader.digits() == "12" && reader.digits() == nil)
        #expect(!reader.take(")") && reader.take(",") && reader.string() == "x" && reader.take(")"))
    }
}
