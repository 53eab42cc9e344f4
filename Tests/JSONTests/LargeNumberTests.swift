import CJansson
import Testing

@testable import JSON

#if canImport(Glibc)
    import Glibc
#endif

@Suite("Numbers that 64 bits do not hold")
struct LargeNumberTests {
    /// Numbers that neither `Int` nor `Double` holds.
    static let large = [
        "9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616", "-18446744073709551616",
        "123456789012345678901234567890", String(repeating: "7", count: 10_000), "1e400", "-1E+400", "1.5e309", "1.7976931348623159e308",
        "1" + String(repeating: "0", count: 309) + ".5", "0.001e312", "1e99999999999999999999",
    ]
    /// Numbers that `Int` or `Double` holds, some of them rounded.
    static let ordinary = [
        "9223372036854775807", "-9223372036854775808", "1.7976931348623157e308", "1e308", "1e-400", "-1e-99999999999999999999",
        "0.1000000000000000055", "0e400", "0.000e99999999999999999999", "12345678901234567890.5", "100000e-400",
        "0." + String(repeating: "0", count: 500) + "1", "1" + String(repeating: "0", count: 400) + "e-400",
    ]

    private func written(_ value: some JSONEncodable) -> String? {
        JSONText.bytes(of: value).map { String(decoding: $0, as: UTF8.self) }
    }

    private func decoded(_ text: String) throws -> JSONValue { try JSONValue.decode(PaddedBytes(text.utf8)) }

    @Test("A large number of a server or of a program keeps its characters", arguments: large)
    func kept(number: String) throws {
        #expect(try decoded(number) == .largeNumber(number))
        #expect(try decoded(" [1,\(number) ,{\"a\":\(number)}] ") == JSONText.parse(" [1,\(number) ,{\"a\":\(number)}] "))
        let text = #"{"a":[1,\#(number),2.5,"\#(number)"],"b":"\"1e400,","c":\#(number),"d":18446744073709551615}"#
        #expect(written(try decoded(text)) == text)
        #expect(written(try JSONText.parse(text)) == text)
    }

    @Test("Any other number is an integer or a double, whether or not a large number is in the same text", arguments: ordinary)
    func held(number: String) throws {
        let value = try decoded(number)
        let isExpected = if case .integer = value { true } else if case .number = value { true } else { false }
        #expect(isExpected)
        #expect(try decoded("[1e400,\(number)]") == .array([.largeNumber("1e400"), value]))
        #expect(try JSONText.parse("[\(number),1e400,\(number)]") == .array([value, .largeNumber("1e400"), value]))
    }

    @Test(
        "A malformed number is refused, even if a part of it is a large number",
        arguments: [
            "1e400.5", "--1e400", "01e400", "1e400e400", "1e400-5", "+1e400", ".1e400", "1.e400", "1e", "12345678901234567890x", "-",
            "1e4001e400", "x18446744073709551616", "18446744073709551616.", "[1e400", "\"1e400", "1e400\"",
        ])
    func malformed(text: String) {
        for text in [text, "[1e400,\(text)]"] {
            #expect(throws: JSONError.self) { try JSONValue.decode(PaddedBytes(text.utf8)) }
            #expect(throws: JSONError.self) { try JSONText.parse(text) }
        }
    }

    @Test("The error for text after a large number has the line and the column of that text")
    func place() {
        #expect { try JSONText.parse("[123456789012345678901234567890,\n 1e400 x]") } throws: { "\($0)".hasPrefix("line 2, column 8") }
    }

    @Test("A large number and a lone surrogate can be in one text")
    func surrogate() throws {
        #expect(try decoded(#"["\ud83d",1e400,"\\ud83d"]"#) == .array([.string("\u{FFFD}"), .largeNumber("1e400"), .string("\\ud83d")]))
    }

    @Test("A field that is an integer refuses a large number, and one that is a double refuses a number out of range")
    func fields() throws {
        for number in Self.large {
            #expect(throws: JSONError("the number is out of range")) { try Int.decode(PaddedBytes(number.utf8)) }
        }
        #expect(try Double.decode(PaddedBytes("18446744073709551616".utf8)) == 18_446_744_073_709_551_616)
        #expect(try [Double].decode(PaddedBytes("[18446744073709551615,-1e5,1e22]".utf8)) == [18_446_744_073_709_551_616, -1e5, 1e22])
        #expect(throws: JSONError("the number is out of range").under(index: 1)) { try [Double].decode(PaddedBytes("[1,1e400]".utf8)) }
    }

    @Test("A large number of the JSON text is a string of the jansson value")
    func jansson() throws {
        let text = #"[9223372036854775807,9223372036854775808,-123456789012345678901234567890,1e400,2.5]"#
        let node = try #require(JSONText.encode(try decoded(text))?.node())
        defer { json_decref(node) }
        #expect(
            JSONValue(node)
                == .array([
                    .integer(.max), .string("9223372036854775808"), .string("-123456789012345678901234567890"), .string("1e400"),
                    .number(2.5),
                ]))
    }

    @Test("A large number that is longer than the limit is left out of a shortened value")
    func shortened() throws {
        let document = try JSONDocument(PaddedBytes("[18446744073709551615,1,\(String(repeating: "7", count: 100)),2]".utf8))
        #expect(
            JSONValue(shortening: document.root, toBytes: 80) == .array([.largeNumber("18446744073709551615"), .integer(1)]))
    }
}
