import Testing

@testable import JSON

@Suite("Exact limits of shortened values")
struct ShorteningTests {
    @Test(
        "A value is kept if there is room for it, and otherwise shortened or left out",
        arguments: [
            ("[1,2]", 1, "null"), ("[1,2]", 2, "[]"), ("[1,2]", 27, "[]"), ("[1,2]", 28, "[1]"), ("[1,2]", 53, "[1]"),
            ("[1,2]", 54, "[1,2]"), ("true", 24, "null"),
            ("true", 25, "true"), (#"{"a":"b"}"#, 1, "null"), (#"{"a":"b"}"#, 9, "{}"), (#"{"a":"b"}"#, 10, #"{"a":"b"}"#),
            (#"{"\"\\":1}"#, 34, "{}"),
            (#"{"\"\\":1}"#, 35, #"{"\"\\":1}"#), (#""abc""#, 4, "null"), (#""abc""#, 5, #""abc""#), (#""abcd""#, 5, #""…""#),
            (#""abcd""#, 6, #""abcd""#),
            (#""a\"b""#, 5, #""…""#), (#""a\"b""#, 6, #""a\"b""#), (#""a\\b""#, 5, #""…""#), (#""a\\b""#, 6, #""a\\b""#),
            (#""\u0001""#, 7, #""…""#),
            (#""\u0001""#, 8, #""\u0001""#), (#""""#, 1, "null"), (#""""#, 2, #""""#), (#"" ~""#, 4, #"" ~""#),
            ("18446744073709551616", 19, "null"),
            ("18446744073709551616", 20, "18446744073709551616"), (#"["a","b"]"#, 9, #"["a"]"#), (#"["a","b"]"#, 10, #"["a","b"]"#),
        ])
    func limits(text: String, limit: Int, expected: String) throws {
        let value = try BoundTests.shortened(text, limit)
        #expect(JSONText.bytes(of: value).map { String(decoding: $0, as: UTF8.self) } == expected)
    }

    @Test("An ellipsis below the 64th level needs room, too")
    func levels() throws {
        let (array, object) = (BoundTests.nested(65), BoundTests.nested(65, #"{"a":"#, "1", "}"))
        #expect(try BoundTests.shortened(array, 197) == BoundTests.decode(BoundTests.nested(64, "[", "\"…\"")))
        #expect(try BoundTests.shortened(array, 196) == BoundTests.decode(BoundTests.nested(64, "[", "")))
        #expect(try BoundTests.shortened(object, 453) == BoundTests.decode(BoundTests.nested(64, #"{"a":"#, "\"…\"", "}")))
        #expect(try BoundTests.shortened(object, 452) == BoundTests.decode(BoundTests.nested(63, #"{"a":"#, "{}", "}")))
    }

    @Test(
        "A string is cut before the character that would exceed the limit",
        arguments: [
            ("abcdef", 6, "abcdef"), ("abcdef", 5, "ab…"), ("abcdef", 4, "a…"), ("abcdef", 3, "…"), ("abcdef", 0, "…"), ("", 0, ""),
            ("中文字", 9, "中文字"),
            ("中文字", 8, "中…"), ("中文字", 6, "中…"), ("中文字", 5, "…"), ("a😀", 4, "a…"),
        ])
    func strings(text: String, limit: Int, expected: String) {
        #expect(text.shortened(toBytes: limit) == expected)
    }
}
