import CJansson
import Testing

@testable import JSON

@Suite("Buffers of JSON text")
struct BufferTests {
    @Test("A buffer has as many bytes as were written, at most its capacity", arguments: [(0, 0), (3, 3), (5, 5), (9, 5), (-1, 0)])
    func filling(written: Int, count: Int) {
        let bytes = PaddedBytes(capacity: 5) { buffer in
            for index in buffer.indices { buffer[index] = UInt8(0x61 + index) }
            return written
        }
        #expect(String(decoding: bytes.bytes, as: UTF8.self) == String("abcde".prefix(count)))
        #expect(bytes.count == count && bytes.isEmpty == (count == 0))
    }

    @Test("A buffer that was wiped is empty, and can be filled again")
    func wiping() {
        var bytes = PaddedBytes("[1]".utf8)
        #expect(bytes.count == 3 && !bytes.isEmpty)
        bytes.wipe()
        #expect(bytes.count == 0 && bytes.isEmpty && bytes.bytes.isEmpty)
        bytes.reserveCapacity(100)
        #expect(bytes.isEmpty && PaddedBytes([UInt8]()).isEmpty)
        bytes.append("ab".utf8)
        bytes.append([UInt8]())
        bytes.append("c".utf8)
        #expect(Array(bytes.bytes) == Array("abc".utf8))
        #expect(bytes.withPaddedBytes { Array($0) } == Array("abc".utf8))
        var plain = Array("secret".utf8)
        plain.wipe()
        #expect(plain == [0, 0, 0, 0, 0, 0])
    }

    @Test("All strings of a value are overwritten")
    func strings() throws {
        let node = try #require(json_loads(#"{"a":["xy",{"b":"z"},1,""],"c":"w"}"#, 0, nil))
        defer { json_decref(node) }
        JSONText.wipeStrings(of: node)
        let list: [JSONValue] = [.string("\0\0"), .object(["b": .string("\0")]), .integer(1), .string("")]
        #expect(JSONValue(node) == .object(["a": .array(list), "c": .string("\0")]))
    }

    @Test(
        "A copied text is the original, ends with NUL, and can be parsed and written",
        arguments: ["[1,\"é\"]", "{}", "\"\(String(repeating: "x", count: 1000))\""])
    func copies(text: String) throws {
        let copy = try #require(Array(text.utf8).withUnsafeBytes { EncodedJSON(copying: $0) })
        #expect(String(cString: copy.cString) == text && copy.length == text.utf8.count && Array(copy.bytes) == Array(text.utf8))
        #expect(try JSONValue.decode(copy) == JSONValue.decode(PaddedBytes(text.utf8)))
        #expect(JSONText.encode([copy, copy]).map { String(cString: $0.cString) } == "[\(text),\(text)]")
    }

    @Test("A text of any length is written completely")
    func lengths() {
        for length in [0...20, 490...530, 1000...1040, 65_500...65_560].joined() {
            let text = String(repeating: "x", count: length)
            let encoded = JSONText.encode([text, "y\n"])
            #expect(encoded.map { String(cString: $0.cString) } == "[\"\(text)\",\"y\\n\"]" && encoded?.length == length + 10, "\(length)")
        }
    }

    @Test("Integers are written in decimal")
    func integers() {
        let numbers = [0, 1, -1, 9, 10, -10, 100, 1_234_567_890, .max, .min]
        #expect(JSONText.encode(numbers).map { String(cString: $0.cString) } == "[\(numbers.map { "\($0)" }.joined(separator: ","))]")
    }

    enum Color: String, JSONString {
        case red, green
    }

    struct Entity: JSONEncodable {
        func write(to json: inout JSONWriter) {
            json.object { json in
                json.set("a", nil as Int?)
                json.set("b", 1 as Int?)
                json.set("list", [Color.red, .green])
                json.set("none", nil as String?)
                json.set("", true)
            }
        }
    }

    @Test("Members that are nil are left out, and values of an enum are strings")
    func members() throws {
        #expect(JSONText.encode(Entity()).map { String(cString: $0.cString) } == #"{"b":1,"list":["red","green"],"":true}"#)
        #expect(try [Color].decode(PaddedBytes(#"["green"]"#.utf8)) == [.green] && "\(Color.green)" == "green")
        #expect(throws: JSONError("expected one of the documented values").under(index: 1)) {
            try [Color].decode(PaddedBytes(#"["red","blue"]"#.utf8))
        }
        #expect(throws: JSONError("expected a string")) { try Color.decode(PaddedBytes("1".utf8)) }
    }
}
