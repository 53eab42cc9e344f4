import Testing

@testable import JSON

/// A long text is parsed by simdjson, and a short one by jansson.
@Suite("Long JSON texts")
struct LongTextTests {
    private static let simple = [
        "{}", "[]", " [ 1 , -2 , 2.5e-3 , 1E5 , -0 , 0.0 , true , false , null ] ", #"{"a":{"b":[{"c":"树洞 😅"}]},"d":""}"#,
        #"["\u0000\u6811\ud83d\ude05\"\\\/\b\f\n\r\t"]"#, "[9223372036854775807,-9223372036854775808]", "[18446744073709551615]",
        "[\"\u{7F}\u{2028}\"]", #"{"":1,"a":2}"#, BoundTests.nested(63),
    ]
    private static let difficult = [
        "", " ", "1", "\"a\"", "null", "{", "[1", "[1]x", "[1,]", #"{"a":1,}"#, #"{"a" 1}"#, "[01]", "[1.]", "[+1]", "[.5]", "[1e]",
        "[nul]", "[NaN]", "['a']", "[1] // a", "\u{FEFF}[]", "[\"\t\"]", #"["\x"]"#, #"["\u12"]"#, #"["\ud83d"]"#, #"["\ude05"]"#,
        #"["\ude05\ud83d"]"#, #"["\ud83d\u0041"]"#, #"["\ud83d\ud83d"]"#, #"["\ud83dA"]"#, #"{"a":1,"a":1}"#, #"{"a":1,"\u0061":2}"#,
        #"{"a":{"b":1,"b":2}}"#, "{\"é\":1,\"e\u{301}\":2}", #"{"a\u0000":1}"#, BoundTests.nested(64), BoundTests.nested(65),
        "[1e-400]",
        "[12345678901234567890.5]",
    ]

    private func outcome(_ text: String) -> Result<JSONValue, JSONError> {
        do { return .success(try JSONText.parse(text)) } catch { return .failure(error) }
    }

    /// Returns the text of an error without the line and the column, which differ if the error is at the end.
    private func message(of error: JSONError) -> Substring {
        let text = "\(error)"
        return text.firstRange(of: ": ").map { text[$0.upperBound...] } ?? text[...]
    }

    /// Returns the text with spaces at its end, so that it is long.
    private func long(_ text: String) -> String { text + String(repeating: " ", count: JSONText.longSize) }

    @Test("A long text has the value of a short one", arguments: simple)
    func values(text: String) throws {
        let value = try JSONText.parse(text)
        #expect(try JSONText.parse(long(text)) == value)
        let parsed = long(text).withCString { JSONText.long(UnsafeRawBufferPointer(start: $0, count: text.utf8.count)) }
        #expect(parsed == value, "simdjson parses the text")
    }

    @Test(
        "A parser that leaves no copies of passwords refuses a number for which simdjson would need a copy of the text",
        arguments: ["18446744073709551616", "-9223372036854775809", "1e400"])
    func secret(number: String) {
        let value = Array("[\"password\",\(number)]".utf8).withUnsafeBytes { JSONText.long($0) }
        #expect(value == nil)
    }

    @Test("A long text has the value or the error of a short one", arguments: difficult + LargeNumberTests.large.map { "[\($0)]" })
    func outcomes(text: String) {
        switch (outcome(text), outcome(long(text))) {
        case (.success(let short), .success(let long)): #expect(short == long)
        case (.failure(let short), .failure(let long)): #expect(message(of: short) == message(of: long))
        case (let short, let long): Issue.record("\(short) is not \(long)")
        }
    }

    @Test("A long text with invalid UTF-8 is refused")
    func invalidUTF8() {
        for invalid in [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE6, 0xA0]] as [[UInt8]] {
            let text = "[\"".utf8 + invalid + "\"]".utf8 + [UInt8](repeating: 0x20, count: JSONText.longSize) + [0]
            #expect(throws: JSONError.self) { try JSONText.parse(text.map { CChar(bitPattern: $0) }) }
        }
    }
}
