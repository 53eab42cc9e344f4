import CJansson
import Glibc
import JSON
import Synchronization
import Testing

@Suite("Writing JSON text")
struct WriterTests {
    func written(_ value: some JSONEncodable) -> String? {
        JSONText.encode(value).map { String(cString: $0.cString) }
    }

    @Test("Characters that need an escape are escaped at every position in a word of eight bytes")
    func escapes() throws {
        let escapes: [(Unicode.Scalar, String)] =
            [("\"", "\\\""), ("\\", "\\\\"), ("\u{8}", "\\b"), ("\t", "\\t"), ("\n", "\\n"), ("\u{C}", "\\f"), ("\r", "\\r")]
            + [0, 1, 0xB, 0x1F].map { (Unicode.Scalar($0), "\\u00" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true)) }
        for (scalar, escape) in escapes {
            for before in 0..<17 {
                for after in 0..<9 {
                    let (head, tail) = (String(repeating: "~", count: before), String(repeating: "é", count: after))
                    let text = written(head + String(Character(scalar)) + tail)
                    #expect(text?.utf8.elementsEqual("\"\(head)\(escape)\(tail)\"".utf8) == true)
                }
            }
        }
    }

    @Test("Characters that need no escape are written unchanged")
    func plain() {
        let text = " !#[]^~\u{7F}\u{80}\u{A2}\u{DC}é树洞😅/"
        #expect(written(String(repeating: text, count: 9)) == "\"" + String(repeating: text, count: 9) + "\"")
        for value in UInt32(0x20)..<0x2000 where value != 0x22 && value != 0x5C {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let text = "abcdefg" + String(Character(scalar))
            #expect(written(text)?.utf8.elementsEqual("\"\(text)\"".utf8) == true)
        }
    }

    @Test("Commas separate members and elements at each level of nesting")
    func separators() {
        let empty: [JSONValue] = [.array([]), .object([:]), .string("["), .string("{"), .array([.array([]), .array([.null, .null])])]
        #expect(written(empty) == #"[[],{},"[","{",[[],[null,null]]]"#)
        let members: [String: JSONValue] = ["a": .object([:]), "b": .object(["{": .array([]), "[": .object([:])]), "\"": .null]
        #expect(written(members) == #"{"\"":null,"a":{},"b":{"[":{},"{":[]}}"#)
    }

    @Test(
        "A number is written with the fewest digits that read back as the same value",
        arguments: [
            (0.1, "0.1"), (-0.0, "-0.0"), (1, "1.0"), (1e16, "1e+16"), (2.5e-7, "2.5e-07"),
            (.leastNonzeroMagnitude, "5e-324"), (123456.789, "123456.789"),
        ])
    func numbers(value: Double, text: String) throws {
        #expect(written(value) == text)
        #expect(try Double.decode(PaddedBytes(text.utf8)).bitPattern == value.bitPattern)
    }

    @Test("The conversion to a jansson value keeps all members and their order")
    func jansson() throws {
        let text = #"{"z":[1,-2,2.5,-0.0,true,false,null],"a":{"树洞":"x\u0000y\"","b":{},"c":[]},"m":9223372036854775807}"#
        let encoded = try #require(JSONText.encode(try JSONValue.decode(PaddedBytes(text.utf8))))
        let node = try #require(encoded.node())
        defer { json_decref(node) }
        let dumped = try #require(json_dumps(node, Int(JSON_COMPACT)))
        defer { free(dumped) }
        #expect(JSONValue(node) == (try JSONText.parse(text)))
        #expect(String(cString: dumped) == String(cString: encoded.cString))
    }

    @Test("A value with more levels than a server's response may have can be converted to a jansson value")
    func depth() throws {
        var value = JSONValue.integer(1)
        for _ in 0..<1_100 { value = .array([value]) }
        let node = try #require(JSONText.encode(value)?.node())
        json_decref(node)
    }

    @Test("A text with at most 2,048 levels can be converted to a jansson value")
    func maximalDepth() throws {
        func node(_ levels: Int) throws -> JSONNode? {
            let text = String(repeating: "[", count: levels) + String(repeating: "]", count: levels)
            return try #require(Array(text.utf8).withUnsafeBytes { EncodedJSON(copying: $0) }).node()
        }
        let deepest = try #require(try node(2048))
        json_decref(deepest)
        let deeper = try node(2049)
        #expect(deeper == nil)
    }

    @Test("Repeated calls of `SharedJSON.text(of:)` return the same text, and the value is encoded only once")
    func sharing() throws {
        let (value, shared) = (Counted(), SharedJSON())
        let texts = [shared.text(of: value), shared.text(of: value)]
        #expect(texts[0] != nil && texts[0] === texts[1] && value.count.load(ordering: .relaxed) == 1)
    }
}

private final class Counted: JSONEncodable {
    let count = Atomic(0)

    func write(to json: inout JSONWriter) {
        count.add(1, ordering: .relaxed)
        json.object { $0.set("a", 1) }
    }
}
