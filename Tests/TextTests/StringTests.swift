import Testing

@testable import Text

@Suite("String functions")
struct StringTests {
    @Test(
        "Trimming removes white space at both ends, including no-break and ideographic spaces",
        arguments: [
            (" a b\u{3000}\n", "a b"), ("\u{A0}x", "x"), (" \t ", ""), ("", ""), (" a", "a"), ("a ", "a"), ("a", "a"),
            ("e\u{301} ", "e\u{301}"),
        ])
    func trimming(text: String, expected: String) {
        #expect(text.trimmed == expected)
    }

    @Test(
        "A string of only dashes and white space has no meaningful part",
        arguments: [("--", nil), (" — ", nil), ("", nil), (" a- ", "a-"), ("-—-", nil), (" 0 ", "0")])
    func meaningful(text: String, expected: String?) {
        #expect(text.meaningful == expected)
    }

    @Test("`between` returns the text between the first start delimiter and the next end delimiter")
    func between() {
        #expect("页次:1/2页".between("页次", "页") == ":1/2")
        #expect("a]b[c".between("[", "]") == nil && "a[b".between("[", "]") == nil && "ab".between("a", "b") == "")
        #expect("x(a(b)c)".between("(", ")") == "a(b" && "||a|".between("|", "|") == "" && "<<a>>".between("<<", ">>") == "a")
    }

    @Test(
        "A number is padded with zeros to a width, and a number with more digits is not shortened",
        arguments: [(7, "07"), (12, "12"), (345, "345"), (0, "00")])
    func padding(number: Int, expected: String) {
        #expect(number.zeroPadded(to: 2) == expected)
    }

    @Test(
        "The first number of a text is found",
        arguments: [
            ("123.45", 123.45), ("￥1,234.50元", 1234.5), ("-12.00", -12), ("- ¥ 3", -3), ("¥-3.5", -3.5), ("87.", 87), ("85 分", 85),
            ("第 2,3", 23), (" 0.10", 0.1), ("1.2.3", 1.2), ("1,234,567.8,9", 1_234_567.8), ("−5", -5), ("－5", -5), ("-x5", 5),
            ("5-6", 5), ("1 2", 1), ("-¥ 5", -5), ("0", 0), ("a9b", 9), ("-0.5%", -0.5),
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
        #expect(NumberScanner.integers(in: "99999999999999999999 07 ９") == [7] && NumberScanner.integers(in: "x") == [])
    }

    @Test(
        "A number or a range of numbers within limits is read",
        arguments: [
            ("3~5", 3...5), ("5", 5...5), ("３～５", 3...5), (" 3 - 5 ", 3...5), ("1—20", 1...20), ("1–2", 1...2), ("1至2", 1...2),
            ("7-7", 7...7), ("1", 1...1), ("20", 20...20),
            ("0", nil), ("21", nil), ("0-5", nil), ("5-21", nil), ("5~3", nil), ("3-5-7", nil), ("", nil), ("3~", nil), ("~3", nil),
            ("~", nil), ("a", nil), ("3~b", nil),
            ("3,5", nil), ("1.5", nil),
        ] as [(String, ClosedRange<Int>?)])
    func ranges(text: String, range: ClosedRange<Int>?) {
        #expect(NumberScanner.range(in: text, limits: 1...20) == range)
    }

    @Test(
        "Full-width forms of ASCII characters become ASCII characters",
        arguments: [
            ("１～１６（", "1~16("), ("！～", "!~"), ("Ａｚ９", "Az9"), ("\u{FF00}\u{FF5F}　、", "\u{FF00}\u{FF5F}　、"), ("a1中é", "a1中é"), ("", ""),
        ])
    func halfWidth(text: String, expected: String) {
        #expect(text.halfWidth.unicodeScalars.elementsEqual(expected.unicodeScalars))
    }
}
