import Testing

@testable import Text

@Suite("String functions")
struct StringTests {
    @Test(
        "Trimming removes white space at both ends, including no-break and ideographic spaces",
        arguments: [(" a b\u{3000}\n", "a b"), ("\u{A0}x", "x"), (" \t ", ""), ("", "")])
    func trimming(text: String, expected: String) {
        #expect(text.trimmed == expected)
    }

    @Test(
        "A string of only dashes and white space has no meaningful part", arguments: [("--", nil), (" — ", nil), ("", nil), (" a- ", "a-")])
    func meaningful(text: String, expected: String?) {
        #expect(text.meaningful == expected)
    }

    @Test("`between` returns the text between the first start delimiter and the next end delimiter")
    func between() {
        #expect("页次:1/2页".between("页次", "页") == ":1/2")
        #expect("a]b[c".between("[", "]") == nil)
    }

    @Test(
        "A number is padded with zeros to a width, and a number with more digits is not shortened",
        arguments: [(7, "07"), (12, "12"), (345, "345")])
    func padding(number: Int, expected: String) {
        #expect(number.zeroPadded(to: 2) == expected)
    }

    @Test(
        "The first number of a text is found",
        arguments: [
            ("123.45", 123.45), ("￥1,234.50元", 1234.5), ("-12.00", -12), ("- ¥ 3", -3), ("¥-3.5", -3.5), ("87.", 87), ("85 分", 85),
            ("第 2,3", 23), (" 0.10", 0.1),
        ])
    func numbers(text: String, number: Double) {
        #expect(NumberScanner.firstNumber(in: text) == number)
    }

    @Test("A text without a number has no first number", arguments: ["", "--", "nan", "inf", "元", "."])
    func noNumber(text: String) {
        #expect(NumberScanner.firstNumber(in: text) == nil)
    }

    @Test("All integers in a text are found, without their signs")
    func integers() {
        #expect(NumberScanner.integers(in: "1/20页，-3") == [1, 20, 3])
    }
}
