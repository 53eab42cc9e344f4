import JSON
import TestSupport
import Testing

@testable import Text

@Suite("Running time of text functions", .computing, .serialized, .timeLimit(.minutes(5)))
struct LinearTimeTests {
    static let cases: [(String, @Sendable (String) -> Void, [String])] = [
        ("masked excerpt", { _ = Masking.excerpt(of: $0) }, ["a", "1", " ", "中 ", "\u{301}"]),
        ("masked numbers", { _ = Masking.maskedNumbers($0) }, ["a", "1", "\u{301}"]),
        ("first number", { _ = NumberScanner.firstNumber(in: $0) }, ["1", "-", ",", "¥", "1,"]),
        ("integers", { _ = NumberScanner.integers(in: $0) }, ["1", "1 "]),
        (
            "script string",
            {
                var reader = ScriptReader("'" + $0); _ = reader.string()
            }, ["a", "\\u0041", "\\", "😀"]
        ),
        (
            "script tokens",
            {
                var reader = ScriptReader($0); while reader.take("(") {}
            }, [" (", "("]
        ),
        ("trimmed", { _ = $0.trimmed }, [" ", " a"]),
        ("between", { _ = $0.between("(", ")") }, ["(", "a(", ")("]),
        ("base64", { _ = Base64.decode($0) }, ["QUJD", " "]),
        ("excerpt of JSON", { _ = try? Excerpt.decode(PaddedBytes("[\($0)1]".utf8)) }, ["1,", "[],", "{},", "\"a\","]),
        ("lenient integer", { _ = try? LenientInt.decode(PaddedBytes("\"\($0)\"".utf8)) }, ["1", " "]),
        ("lenient number", { _ = try? LenientDouble.decode(PaddedBytes("\"\($0)\"".utf8)) }, ["1", "."]),
    ]

    private struct Excerpt: JSONDecodable {
        init(json: JSONElement) { _ = json.excerpt }
    }

    @Test("Text functions take linear time", arguments: cases.map(\.0))
    func functions(name: String) throws {
        let (_, work, parts) = try #require(Self.cases.first { $0.0 == name })
        for part in parts {
            let growth = growth(from: 1000) { size in
                let text = String(repeating: part, count: size)
                return { work(text) }
            }
            #expect(growth < linearGrowth, "\(part)")
        }
    }

    @Test("An excerpt of a character with many combining marks is short")
    func combining() {
        let text = "." + String(repeating: "\u{301}", count: 100_000)
        #expect(Masking.excerpt(of: text).utf8.count < 2000 && Masking.maskedNumbers(text).utf8.count < 2000)
    }

    @Test(
        "`firstNumber` returns nil for a number that is too large for a Double",
        arguments: [String(repeating: "9", count: 400), "-" + String(repeating: "9", count: 400)])
    func infinity(text: String) {
        #expect(NumberScanner.firstNumber(in: text) == nil)
    }

    @Test("LenientString keeps the form of a number, and LenientInt reads a whole number in any form")
    func lenient() throws {
        #expect(try LenientInt.decode(PaddedBytes("12.0".utf8)).value == 12)
        #expect(throws: JSONError.self) { try LenientInt.decode(PaddedBytes("1e30".utf8)) }
        #expect(try LenientString.decode(PaddedBytes("12.0".utf8)).value == "12.0")
        #expect(try LenientString.decode(PaddedBytes("12".utf8)).value == "12")
        #expect(throws: JSONError.self) { try LenientInt.decode(PaddedBytes("12.5".utf8)) }
    }
}
