import JSON
import Testing

@Suite("Decoding JSON")
struct DecodingTests {
    struct Floor: JSONDecodable {
        let id: Int
        let content: String?

        init(json: JSONElement) throws(JSONError) {
            id = try json.value("id")
            content = try json.optional("content")
        }
    }

    struct Hole: JSONDecodable {
        struct Floors: JSONDecodable {
            let first: Floor

            init(json: JSONElement) throws(JSONError) {
                first = try json.value("first_floor")
            }
        }

        let floors: Floors
        let tags: [String]

        init(json: JSONElement) throws(JSONError) {
            floors = try json.value("floors")
            tags = try json.value("tags")
        }
    }

    func decode<Value: JSONDecodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
        try Value.decode(PaddedBytes(text.utf8))
    }

    func failure<Value: JSONDecodable>(_ text: String, as type: Value.Type) -> String? {
        do {
            _ = try decode(text, as: type)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("Unknown members are ignored, and null counts as a missing value")
    func tolerance() throws {
        let floor = try decode(#"{"new": [1, {"x": null}], "id": 7, "content": null}"#, as: Floor.self)
        #expect(floor.id == 7)
        #expect(floor.content == nil)
        #expect(try decode(#"{"id": 7}"#, as: Floor.self).content == nil)
    }

    @Test(
        "A decoding error has the path of the wrong value and the problem",
        arguments: [
            (
                #"[{"floors":{"first_floor":{"id":1}},"tags":[]},{"floors":{"first_floor":{"id":"x"}},"tags":[]}]"#,
                "[1].floors.first_floor.id: expected an integer"
            ),
            (#"[{"floors":{"first_floor":{"id":1.5}},"tags":[]}]"#, "[0].floors.first_floor.id: expected an integer"),
            (#"[{"floors":{"first_floor":{"id":1}},"tags":["a",2]}]"#, "[0].tags[1]: expected a string"),
            (#"[{"floors":{},"tags":[]}]"#, "[0].floors.first_floor: is missing"),
            (#"[{"floors":[],"tags":[]}]"#, "[0].floors: expected an object"),
            (#"[{"floors":{"first_floor":{"id":1}},"tags":null}]"#, "[0].tags: expected an array"),
            (#"{"floors":1}"#, "expected an array"),
            (#"[1]"#, "[0]: expected an object"),
        ])
    func places(text: String, message: String) {
        #expect(failure(text, as: [Hole].self) == message)
    }

    @Test("Invalid JSON is refused", arguments: ["", "   ", "{", "[1,]", "<html></html>", "\u{FEFF}", "nul", #"{"a" 1}"#])
    func syntax(text: String) {
        #expect(failure(text, as: JSONValue.self) != nil)
    }

    @Test("Invalid UTF-8 is refused")
    func invalidUTF8() {
        #expect(throws: JSONError.self) { try JSONValue.decode(PaddedBytes([0x22, 0xFF, 0xFE, 0x22])) }
    }

    @Test("In strings, escapes are decoded, and Unicode characters are not normalized")
    func texts() throws {
        #expect(try decode(#""树洞 \u6d1e \ud83d\ude05 \"\\\/\b\f\n\r\t\u0000.""#, as: String.self) == "树洞 洞 😅 \"\\/\u{8}\u{C}\n\r\t\u{0}.")
        #expect(try decode(#"["", "e\u0301"]"#, as: [String].self).map { $0.unicodeScalars.count } == [0, 2])
    }

    @Test("Integers of up to 64 bits are decoded exactly, and larger integers and fractions are refused as integers")
    func numbers() throws {
        #expect(try decode("[9223372036854775807,-9223372036854775808]", as: [Int].self) == [.max, .min])
        #expect(failure("9223372036854775808", as: Int.self) == "the number is out of range")
        #expect(try decode("[1,2.5,-1e3]", as: [Double].self) == [1, 2.5, -1000])
        // A Double cannot represent 2^53 + 1 exactly.
        #expect(try decode("[9007199254740993,-9007199254740993]", as: [Int].self) == [9_007_199_254_740_993, -9_007_199_254_740_993])
        #expect(try decode("9007199254740993", as: JSONValue.self) == .integer(9_007_199_254_740_993))
        for text in ["1.0", "1e0", "-0.0"] { #expect(failure(text, as: Int.self) == "expected an integer") }
        #expect(try decode("1.0", as: JSONValue.self) == .number(1))
        #expect(try decode(#"{"b":true,"a":false}"#, as: [String: Bool].self) == ["a": false, "b": true])
    }

    @Test("JSON that is nested too deeply is refused")
    func depth() {
        let text = String(repeating: "[", count: 200_000) + String(repeating: "]", count: 200_000)
        #expect(failure(text, as: JSONValue.self) != nil)
    }

    @Test("PaddedBytes keeps all appended bytes")
    func growing() throws {
        var bytes = PaddedBytes()
        #expect(bytes.isEmpty)
        for piece in ["[1", ",", "", "22", "]"] { bytes.append(Array(piece.utf8)) }
        #expect(String(decoding: bytes.bytes, as: UTF8.self) == "[1,22]")
        #expect(try [Int].decode(bytes) == [1, 22])
    }

    @Test(
        "The escape of a lone surrogate becomes U+FFFD, and all other escapes stay",
        arguments: [
            (#""\ud83d""#, "\u{FFFD}"), (#""a\udE00b""#, "a\u{FFFD}b"), (#""\ud83d\ud83d\ude00""#, "\u{FFFD}😀"),
            (#""\ud83dx\ude00""#, "\u{FFFD}x\u{FFFD}"),
            (#""\ud83d\n\\ud83d""#, "\u{FFFD}\n\\ud83d"), (#""\ud83d\ude00""#, "😀"), (#""\ud83d\"""#, "\u{FFFD}\""),
        ])
    func loneSurrogates(json: String, expected: String) throws {
        #expect(try JSONValue.decode(PaddedBytes(Array(json.utf8))) == .string(expected))
        let object = try JSONValue.decode(PaddedBytes(Array("{\(json):[1,\(json)]}".utf8)))
        #expect(object == .object([expected: .array([.integer(1), .string(expected)])]))
    }

    @Test("An escape that is cut off is refused", arguments: [#""\ud8"#, #""\ud83d\u"#, #""\ud83d\"#, #""\uZZZZ""#])
    func brokenEscapes(json: String) {
        #expect(throws: JSONError.self) { try JSONValue.decode(PaddedBytes(Array(json.utf8))) }
    }

    @Test("A byte order mark before the text is skipped, and a second one is refused")
    func byteOrderMark() throws {
        #expect(try JSONValue.decode(PaddedBytes([0xEF, 0xBB, 0xBF] + Array("[1]".utf8))) == .array([.integer(1)]))
        #expect(throws: JSONError.self) { try JSONValue.decode(PaddedBytes([0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF] + Array("[1]".utf8))) }
        #expect(throws: JSONError.self) { try JSONValue.decode(PaddedBytes([0xEF, 0xBB, 0xBF])) }
    }
}
