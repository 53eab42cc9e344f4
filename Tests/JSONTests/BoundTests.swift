import Testing

@testable import JSON

@Suite("Limits of JSON values", .timeLimit(.minutes(5)))
struct BoundTests {
    static func nested(_ levels: Int, _ open: String = "[", _ inside: String = "1", _ close: String = "]") -> String {
        String(repeating: open, count: levels) + inside + String(repeating: close, count: levels)
    }

    static func decode(_ text: String) throws -> JSONValue { try JSONValue.decode(PaddedBytes(text.utf8)) }

    static func shortened(_ text: String, _ limit: Int) throws -> JSONValue {
        let document = try JSONDocument(PaddedBytes(text.utf8), levels: JSONDocument.levelsOfExcerpt)
        defer { withExtendedLifetime(document) {} }
        return JSONValue(shortening: document.root, toBytes: limit)
    }

    @Test("A value with more than 64 levels is refused", arguments: [("[", "]"), (#"{"a":"#, "}")])
    func depth(open: String, close: String) throws {
        _ = try Self.decode(Self.nested(64, open, "1", close))
        _ = try Self.nested(64, open, "1", close).withCString { text throws in try JSONText.parse(text) }
        for levels in [65, 100, 127, 128, 1000, 100_000] {
            let text = Self.nested(levels, open, "1", close)
            #expect(throws: JSONError.self) { try Self.decode(text) }
            #expect(throws: JSONError.self) { try text.withCString { text throws in try JSONText.parse(text) } }
        }
    }

    @Test("A JSON text with more than a million values is refused")
    func size() throws {
        _ = try Self.decode("[\(String(repeating: "{},", count: JSONValue.size - 2))1]")
        #expect(throws: JSONError("the value consists of more than \(JSONValue.size) values")) {
            try Self.decode("[\(String(repeating: "{},", count: JSONValue.size - 1))1]")
        }
    }

    @Test("Brackets in strings do not count as levels")
    func brackets() throws {
        let text = #"{"a\"[":"\#(String(repeating: "[{", count: 100))\\","b":[]}"#
        let value = try text.withCString { text throws in try JSONText.parse(text) }
        #expect(try value == Self.decode(text))
    }

    @Test("A shortened value keeps the beginning of the original, and an ellipsis replaces values below the 64th level")
    func shortening() throws {
        #expect(try Self.shortened(#"{"a":[1,"b",null,true,2.5]}"#, 1000) == Self.decode(#"{"a":[1,"b",null,true,2.5]}"#))
        #expect(try Self.shortened("[\(String(repeating: "1,", count: 1000))1]", 300) == .array(Array(repeating: .integer(1), count: 11)))
        #expect(try Self.shortened(Self.nested(64), 1000) == Self.decode(Self.nested(64)))
        #expect(try Self.shortened(Self.nested(1000), 1000) == Self.decode(Self.nested(64, "[", "\"…\"")))
        #expect(try Self.shortened("\"\(String(repeating: "中", count: 1000))\"", 32) == .string(String(repeating: "中", count: 9) + "…"))
    }

    @Test("A sixth of the space is used for a string with control characters, which take six bytes of JSON text each")
    func shortenedControls() throws {
        let controls = "\"\(String(repeating: "\\u0001", count: 1000))\""
        #expect(try Self.shortened(controls, 62) == .string(String(repeating: "\u{1}", count: 7) + "…"))
    }

    static let longTexts: [String] = [
        "[\(String(repeating: "{},", count: 5000))[]]", "\"\(String(repeating: #"\u0001"#, count: 5000))\"",
        "{\(String(repeating: #""k\u0000":"v","#, count: 2000))\"x\":1}", nested(900), nested(900, #"{"kkkkkkkk":"#, "1", "}"),
        "[\(String(repeating: "-1.234567890123456e-300,", count: 3000))0]", "\"\(String(repeating: "\\\\\\\"", count: 5000))\"",
    ]

    @Test("The text of a shortened value is not longer than the limit, unless the value is null", arguments: longTexts.indices)
    func shortenedSize(index: Int) throws {
        let text = Self.longTexts[index]
        for limit in [0, 1, 2, 10, 100, 1000, 4096] {
            let bytes = try #require(JSONText.bytes(of: try Self.shortened(text, limit)))
            // If nothing fits, the value is null, which has four bytes.
            #expect(bytes.count <= max(limit, 4), "\(limit)")
        }
    }

    @Test(
        "A shortened string ends with an ellipsis, and is not cut within a Unicode scalar",
        arguments: ["abcdef", "中文字", "a😀b", "e\u{301}e\u{301}e\u{301}"])
    func strings(text: String) {
        for limit in 0...20 {
            let shortened = text.shortened(toBytes: limit)
            #expect(shortened.utf8.count <= max(limit, 3))
            #expect(text.utf8.count <= limit ? shortened == text : shortened.hasSuffix("…"))
            #expect(text.unicodeScalars.starts(with: shortened.unicodeScalars.filter { $0 != "…" }))
        }
    }

    @Test("A text that a message quotes has at most 1,000 bytes")
    func quotations() {
        for count in [1000, 1001] {
            let text = String(repeating: "x", count: count)
            #expect(text.quotation.utf8.count == 1000 && (text.quotation == text) == (count == 1000))
        }
    }

    @Test(
        "64-bit integers are decoded exactly",
        arguments: [
            ("9007199254740993", 9_007_199_254_740_993), ("9223372036854775807", Int.max), ("-9223372036854775808", Int.min),
        ])
    func integers(text: String, number: Int) throws {
        #expect(try Int.decode(PaddedBytes(text.utf8)) == number)
    }

    @Test(
        "Strings, booleans, and numbers with a fraction, an exponent or more than 64 bits are not integers",
        arguments: ["1.0", "1e3", "1.5", "1e300", "9223372036854775808", "9007199254740993.0", "-1e19", "\"1\"", "true"])
    func fractions(text: String) {
        #expect(throws: JSONError.self) { try Int.decode(PaddedBytes(text.utf8)) }
    }

    @Test("A JSONValue distinguishes 1 from 1.0, and keeps large integers exact")
    func freeNumbers() throws {
        #expect(try Self.decode("[1.0,1,9007199254740993]") == .array([.number(1), .integer(1), .integer(9_007_199_254_740_993)]))
        let bytes = try #require(JSONText.bytes(of: try Self.decode("[1.0,9007199254740993]")))
        #expect(String(decoding: bytes, as: UTF8.self) == "[1.0,9007199254740993]")
    }

    @Test("A long key is shortened in the path of an error")
    func path() throws {
        let text = "{\"\(String(repeating: "k", count: 100_000))\":\"x\"}"
        #expect(throws: JSONError("expected an integer").under(key: String(repeating: "k", count: 97) + "…")) {
            try [String: Int].decode(PaddedBytes(text.utf8))
        }
    }

    @Test(
        "Text that is not JSON or not valid UTF-8 is refused",
        arguments: [
            Array("".utf8), Array("\u{FEFF}".utf8), [0xFF, 0xFE, 0x5B, 0, 0x5D, 0], [0, 0x5B, 0, 0x5D], Array("[1]\0".utf8),
            Array("[\0]".utf8),
            [0x22, 0xED, 0xA0, 0x80, 0x22], Array("[1] [2]".utf8),
            Array("\"a\u{0}b\"".utf8),
        ])
    func refused(bytes: [UInt8]) {
        #expect(throws: JSONError.self) { try JSONValue.decode(PaddedBytes(bytes)) }
    }

    @Test(
        "The escape of a lone surrogate and a byte order mark are refused in JSON text of the program",
        arguments: [#""\ud83d""#, #""\udc00x""#, "\u{FEFF}[1]"])
    func strictInput(json: String) {
        #expect(throws: JSONError.self) { try json.withCString { text throws in try JSONText.parse(text) } }
    }
}
