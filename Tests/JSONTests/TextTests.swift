import JSON
import Testing

@Suite("Reading and writing JSON text")
struct TextTests {
    func written(_ value: some JSONEncodable) -> String? {
        JSONText.bytes(of: value).map { String(decoding: $0, as: UTF8.self) }
    }

    @Test("Values are written without spaces, and characters beyond ASCII without escapes")
    func writing() {
        let value: JSONValue = .object(["b": .array([.integer(1), .number(0.5), .bool(true), .null]), "a": .string("树洞 😅 \"\\ \u{1} /")])
        #expect(written(value) == #"{"a":"树洞 😅 \"\\ \u0001 /","b":[1,0.5,true,null]}"#)
        #expect(written("") == #""""#)
        #expect(written("a\u{0}b") == #""a\u0000b""#)
        #expect(written([Int.max, Int.min]) == "[9223372036854775807,-9223372036854775808]")
        #expect(written(Double.infinity) == "null")
        #expect(written(["é", "e\u{301}"]) == "[\"é\",\"e\u{301}\"]")
    }

    @Test("A large document is written completely")
    func large() throws {
        let texts = (0..<20_000).map { "标签 \($0)" }
        let bytes = try #require(JSONText.bytes(of: texts))
        #expect(try [String].decode(PaddedBytes(bytes)) == texts)
    }

    @Test("Writing a parsed value returns the original text")
    func roundTrip() throws {
        let text = #"{"a":[1,-2.5,1.0,9007199254740993,"x\u0000y",null,true,{}],"b":{"c":"洞"}}"#
        let value = try JSONText.parse(text)
        #expect(written(value) == text)
        #expect(try JSONValue.decode(PaddedBytes(text.utf8)) == value)
    }

    @Test(
        "The error for invalid JSON states the line or the problem",
        arguments: [
            (#"{"a":1,"a":2}"#, "duplicate"), ("{", "line 1"), ("", "line 1"), ("{\n  x}", "line 2"), ("[1]extra", "line 1"),
            (#"{"a":1}}"#, "line 1"), (#""\ud800""#, "line 1"),
        ])
    func refusals(text: String, part: String) {
        #expect { try JSONText.parse(text) } throws: { "\($0)".contains(part) }
    }

    @Test("JSONText refuses invalid UTF-8")
    func invalidUTF8() {
        let bytes: [CChar] = [0x5B, 0x22, -1, -2, 0x22, 0x5D, 0]
        #expect(throws: JSONError.self) { try JSONText.parse(bytes) }
    }

    @Test("JSONText refuses JSON that is nested too deeply")
    func depth() {
        #expect(throws: JSONError.self) { try JSONText.parse(String(repeating: "[", count: 100_000)) }
    }
}
