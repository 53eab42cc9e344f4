import Testing

@testable import Text

@Suite("JavaScript tokens")
struct ScriptReaderTests {
    @Test(
        "A string literal is read, and its escapes are replaced",
        arguments: [
            (#"'a"b'"#, #"a"b"#), (#""it's""#, "it's"), (#" '\n\t\\\'\/' "#, "\n\t\\'/"), (#"'\u590d\u65E6\x41'"#, "复旦A"),
            (#"'\b\f\v\0\r\q\"'"#, "\u{8}\u{C}\u{B}\u{0}\rq\""), (#"'\xfF\u00e9'"#, "ÿé"),
            (#"'\ud83c\udf93'"#, "🎓"), ("'a\\\nb\\\r\nc'", "abc"), ("''", ""),
        ])
    func strings(source: String, expected: String) {
        var reader = ScriptReader(source)
        let string = reader.string()
        #expect(string == expected)
    }

    @Test(
        "An invalid string literal is not consumed",
        arguments: [
            "'a", "a'", #"'\u12'"#, #"'\u123"#, #"'\u+041'"#, #"'\u12g4'"#, #"'\x4'"#, #"'\x-4'"#, #"'\u１２３４'"#, #"'\"#, #"'a\"#, "",
        ])
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

    @Test("A token is consumed only if it follows, after any white space")
    func whiteSpace() {
        var reader = ScriptReader("\n\t\u{3000}JSON.parse (\u{A0}'x')")
        let taken = [reader.take("JSON("), reader.take("JSON"), reader.take("parse"), reader.take(".parse"), reader.take("(")]
        #expect(taken == [false, true, false, true, true])
        let parts = [reader.digits(), reader.string(), reader.string()]
        #expect(parts == [nil, "x", nil])
        let end = [reader.take(")"), reader.take(")")]
        #expect(end == [true, false])
    }

    @Test("Characters next to the digits are no digits", arguments: ["/", ":", "a1", "１", ""])
    func noDigits(source: String) {
        var reader = ScriptReader(source)
        let digits = reader.digits()
        #expect(digits == nil)
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
