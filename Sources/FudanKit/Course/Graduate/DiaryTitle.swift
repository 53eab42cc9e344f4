import Text

/// The title of a lesson, such as `上课-量子场论(量子场论2026202701PHYS620012.05)`: the name and, in brackets, the name again, the
/// semester in ten digits and the code.
struct DiaryTitle: Equatable {
    let name: String
    let code: String

    /// Parses a title. Nil for a title of another form. The name may contain hyphens and brackets.
    init?(_ title: String) {
        guard let hyphen = title.utf8.firstIndex(of: UInt8(ascii: "-")), let end = title.utf8.lastIndex(of: UInt8(ascii: ")")), hyphen < end
        else { return nil }
        let text = Array(title.utf8[hyphen..<end].dropFirst())
        let repeats = Self.repeats(of: text)
        for bracket in text.indices.dropFirst() where text[bracket] == UInt8(ascii: "(") {
            let inside = bracket + 1
            guard inside < text.count, repeats[inside] >= bracket else { continue }
            let rest = text[(inside + bracket)...]
            let code = rest.dropFirst(10)
            guard rest.prefix(10).allSatisfy(\.isDigit), !code.isEmpty else { continue }
            name = String(decoding: text[..<bracket], as: UTF8.self)
            self.code = String(decoding: code, as: UTF8.self)
            return
        }
        return nil
    }

    /// Returns, for each position, the length of the longest prefix of the text that also begins at this position. This is the Z algorithm,
    /// which takes linear time.
    private static func repeats(of text: [UInt8]) -> [Int] {
        var repeats = [Int](repeating: 0, count: text.count)
        // The range of the repeated prefix that ends last among those found so far.
        var (start, end) = (0, 0)
        for index in text.indices.dropFirst() {
            var length = index < end ? min(end - index, repeats[index - start]) : 0
            while index + length < text.count, text[length] == text[index + length] { length += 1 }
            repeats[index] = length
            if index + length > end { (start, end) = (index, index + length) }
        }
        return repeats
    }
}
