import Testing

@testable import Text

@Suite("Searches in strings")
struct SearchTests {
    @Test(
        "The parts between the occurrences of a separator are found, and occurrences do not overlap",
        arguments: [
            ("a,b,,c", ",", ["a", "b", "", "c"]), (",", ",", ["", ""]), ("", ",", [""]), ("abc", "", ["abc"]), ("abc", "abc", ["", ""]),
            ("abc", "abcd", ["abc"]), ("aaaa", "aa", ["", "", ""]), ("aaa", "aa", ["", "a"]), ("aaab", "aab", ["a", ""]),
            ("xabyabz", "ab", ["x", "y", "z"]),
            ("xa", "ab", ["xa"]), ("树洞与树", "树", ["", "洞与", ""]), ("é", "e", ["é"]),
        ])
    func parts(text: String, separator: String, parts: [String]) {
        #expect(text.components(separatedBy: separator).map { String($0) } == parts)
        #expect(text.ranges(of: separator).count == parts.count - 1)
        #expect(text.replacing(separator, with: "-") == parts.joined(separator: "-"))
        #expect(text.contains(separator) == (parts.count > 1 || separator.isEmpty))
        #expect(
            text.firstRange(of: separator).map { String(text[..<$0.lowerBound]) }
                == (separator.isEmpty ? "" : parts.count > 1 ? parts[0] : nil))
    }

    @Test("The search ends at the end of a substring")
    func substrings() {
        let text = "xabab"
        #expect(!text.dropLast(3).contains("ab") && text.dropLast(2).contains("ab") && !text.dropFirst(4).contains("ab"))
        #expect(text.dropFirst(2).firstRange(of: "ab") == text.index(text.startIndex, offsetBy: 3)..<text.endIndex)
        #expect(text.dropFirst(5).firstRange(of: "") == text.endIndex..<text.endIndex)
    }

    @Test("Bytes are compared, so the composed and the decomposed form of a letter differ")
    func bytes() {
        #expect(!"e\u{301}".contains("é") && "e\u{301}".contains("e") && "é".firstRange(of: "é") != nil)
    }
}
