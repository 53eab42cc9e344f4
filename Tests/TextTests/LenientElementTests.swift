import JSON
import TestSupport
import Testing

@testable import Text

@Suite("Lenient members and lists")
struct LenientElementTests {
    @Test(
        "A required integer may be a number or a string",
        arguments: [
            (#"{"i":1}"#, "1"), (#"{"i":" 20 "}"#, "20"), (#"{"i":1e1}"#, "10"), (#"{"i":"1e1"}"#, "10"),
            (#"{"i":0}"#, "error: i: expected 1 to 20, got 0"),
            (#"{"i":"21"}"#, "error: i: expected 1 to 20, got 21"), (#"{"i":""}"#, "error: i: expected an integer"),
            (#"{"i":null}"#, "error: i: expected an integer"), (#"{"i":"x"}"#, "error: i: expected an integer"),
            (#"{"i":9223372036854775808}"#, "error: i: expected an integer"),
            (#"{"i":"9223372036854775808"}"#, "error: i: expected an integer"),
            (#"{"i":true}"#, "error: i: expected a string"), ("{}", "error: i: is missing"), ("[]", "error: expected an object"),
        ])
    func integers(text: String, expected: String) {
        #expect(readingOutcome(text) { try $0.lenientInt("i", in: 1...20) } == expected)
    }

    @Test(
        "A required number or string may have the other form",
        arguments: [
            (#"{"x":1.5}"#, "1.5", "1.5"), (#"{"x":"1.50"}"#, "1.5", "1.50"), (#"{"x":7}"#, "7.0", "7"),
            (#"{"x":""}"#, "error: x: expected a number", "error: x: is empty"),
            (#"{"x":" \n"}"#, "error: x: expected a number", "error: x: is empty"),
            (#"{"x":null}"#, "error: x: expected a number", "error: x: is empty"),
            (#"{"x":" y "}"#, "error: x: expected a number", "y"), (#"{"x":1e400}"#, "error: x: expected a number", "1e400"),
            (#"{"x":"1e400"}"#, "error: x: expected a number", "1e400"),
            (#"{"x":false}"#, "error: x: expected a string", "error: x: expected a string"),
            ("{}", "error: x: is missing", "error: x: is missing"),
        ])
    func others(text: String, number: String, string: String) {
        #expect(readingOutcome(text) { try $0.lenientDouble("x") } == number)
        #expect(readingOutcome(text) { try $0.lenientString("x") } == string)
    }

    @Test(
        "A list may be an array, an object whose keys are numbers, or an empty value",
        arguments: [
            ("null", "[]"), ("false", "[]"), (#""""#, "[]"), (#"" \n""#, "[]"), ("{}", "[]"), (#"{"1":"a","30":"b"}"#, #"["a", "b"]"#),
            ("true", "error: expected an array"),
            ("0", "error: expected an array"), (#""x""#, "error: expected an array"), (#"{"a":"b"}"#, "error: expected an array"),
            (#"{"":"b"}"#, "error: expected an array"), (#"{"1":"a","x":"b"}"#, "error: expected an array"),
        ])
    func lists(text: String, expected: String) {
        func strings(_ elements: [JSONElement]) throws -> [String] { try elements.map { try $0.string() } }
        #expect(readingOutcome(text) { try strings($0.elementsOfOtherForm()) } == expected)
        #expect(readingOutcome(text) { try strings($0.lenientElements()) } == expected)
        #expect(readingOutcome(#"["a","b"]"#) { try strings($0.lenientElements()) } == #"["a", "b"]"#)
        #expect(readingOutcome(#"["a","b"]"#) { try strings($0.elementsOfOtherForm()) } == "error: expected an array")
    }

    @Test(
        "If a member is missing or null, another one is read",
        arguments: [
            (#"{"a":1,"b":2}"#, "Optional(1)"), (#"{"a":null,"b":2}"#, "Optional(2)"), (#"{"b":2}"#, "Optional(2)"),
            (#"{"a":1}"#, "Optional(1)"), ("{}", "nil"),
            (#"{"b":null}"#, "nil"), (#"{"a":"x","b":2}"#, "error: a: expected an integer"),
            (#"{"b":"x"}"#, "error: b: expected an integer"),
        ])
    func alternatives(text: String, expected: String) {
        #expect(readingOutcome(text) { try $0.optional("a", or: "b") as Int? } == expected)
    }

    static func zeros(_ count: Int) -> String { "[\(Array(repeating: "0", count: count).joined(separator: ","))]" }

    @Test(
        "An excerpt has the structure of a value, in at most 200 characters",
        arguments: [
            ("null", "null"), ("true", "true"), ("12345", "0000"), ("-7", "-0"), ("1.5", "0.0"), ("1e400", "0e000"),
            (#""long words ok""#, #""… … ok""#), ("[]", "[]"),
            ("{}", "{}"), ("[1,[2,{}],null]", "[0,[0,{}],null]"),
            (#"{"b":1,"a12345":"x","a123":[false]}"#, ##"{"a123":[false],"a#":"x","b":0}"##),
            ("[\"\(String(repeating: "-", count: 41))\"]", "[\"\(String(repeating: "-", count: 40))…\"]"), (zeros(99), zeros(99)),
            ("[10,\(zeros(98).dropFirst())", "[00,\(zeros(98).dropFirst())"), (zeros(100), zeros(100).prefix(199) + "…"),
            (zeros(5000), zeros(100).prefix(199) + "…"),
        ] as [(String, String)])
    func excerpts(text: String, expected: String) {
        #expect(readingOutcome(text) { $0.excerpt } == expected)
    }
}
