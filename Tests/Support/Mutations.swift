/// Copies of a valid text in each of which one number, or one other scalar of JSON, is replaced.
package enum Mutations {
    private static let numbers = [
        "0", "-1", "1.0", "61", "2147483648", "9007199254740993", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
        "1000000000000000", "1e308", "1e400", "-0.5",
    ]
    private static let json =
        numbers + numbers.map { "\"\($0)\"" } + [
            "null", "true", "\"\"", "\"\\u0000\"", "\"\\ud83d\"", "[]", "{}", "[[[[[[]]]]]]", "[null]", "\"999999999999999999999999\"",
            "\"9999-12-31\"", "\"0001-01-01 00:00:00\"",
        ]

    /// Returns copies of an HTML page, in each of which one sequence of digits is replaced.
    package static func ofPage(_ text: String) -> [String] {
        copies(of: text, replacing: runs(of: text) { $0.isNumber }, by: numbers + ["", "999999999999999999999999"])
    }

    /// Returns copies of a JSON text, in each of which one number, string, boolean or null is replaced. Keys are not replaced.
    package static func ofJSON(_ text: String) -> [String] {
        copies(of: text, replacing: scalars(of: text), by: json)
    }

    private static func copies(of text: String, replacing ranges: [Range<String.Index>], by values: [String]) -> [String] {
        ranges.flatMap { range in values.map { text.replacingCharacters(in: range, with: $0) } }
    }

    private static func runs(of text: String, _ belongs: (Character) -> Bool) -> [Range<String.Index>] {
        text.split { !belongs($0) }.map { $0.startIndex..<$0.endIndex }
    }

    private static func scalars(of text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var index = text.startIndex
        while index < text.endIndex {
            let start = index
            if text[index] == "\"" {
                index = text.index(after: index)
                while text[index] != "\"" { index = text.index(index, offsetBy: text[index] == "\\" ? 2 : 1) }
                index = text.index(after: index)
                if text[index...].drop(while: \.isWhitespace).first != ":" { ranges.append(start..<index) }
            } else if text[index].isNumber || text[index].isLetter || text[index] == "-" {
                index = text[index...].firstIndex { !$0.isNumber && !$0.isLetter && !"+-.".contains($0) } ?? text.endIndex
                ranges.append(start..<index)
            } else {
                index = text.index(after: index)
            }
        }
        return ranges
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
        self[..<range.lowerBound] + text + self[range.upperBound...]
    }
}
