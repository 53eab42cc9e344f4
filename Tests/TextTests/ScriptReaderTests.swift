import Testing

@testable import Text

@Suite("JavaScript tokens")
struct ScriptReaderTests {
    @Test(
        "A string literal is read, and its escapes are replaced",
        arguments: [
            (#"'a"b'"#, #"a"b"#), (#""it's""#, "it's"), (#" '\n\t\\\'\/' "#, "\n\t\\'/"), (#"'\u590d\u65E6\x41'"#, "复旦A"),
            (#"'\ud83c\udf93'"#, "🎓"), ("'a\\\nb\\\r\nc'", "abc"), ("''", ""),
        ])
    func strings(source: String, expected: String) {
        var reader = ScriptReader(source)
        let string = reader.string()
        #expect(string == expected)
    }

    @Test("An invalid string literal is not consumed", arguments: ["'a", "a'", #"'\u12'"#, #"'\"#, ""])
    func invalid(source: String) {
        var reader = ScriptReader(source)
        let string = reader.string()
        #expect(string == nil)
        let isUntouched = reader.take(source)
        #expect(isUntouched)
    }

    @Test("All decimal digits are read, and nothing else")
    func digits() {
        var reader = ScriptReader(" 0123456789a")
        let digits = reader.digits()
        #expect(digits == "0123456789")
        let next = reader.digits()
        #expect(next == nil)
    }

    @Test("Tokens and digits are read in order")
    func tokens() {
        var reader = ScriptReader("f ( 12, 'x' )")
        let tokens = [reader.take("f"), reader.take("("), reader.take(")")]
        #expect(tokens == [true, true, false])
        let digits = [reader.digits(), reader.digits()]
        #expect(digits == ["12", nil])
        let comma = reader.take(",")
        let string = reader.string()
        #expect(comma && string == "x")
    }
}
