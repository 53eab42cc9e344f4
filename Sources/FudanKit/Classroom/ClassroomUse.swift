import Markup

/// What the page says of a classroom in one lesson: `CODE . NN [name](teacher){n人}`, where teacher and number may be missing, or any
/// other text, mostly after a number; before it a tag, such as 本 or 临借.
struct ClassroomUse: Equatable {
    let name: String
    let courseId: String?
    let category: String?
    let teacher: String?
    let capacity: Int?

    /// Nil if the cell is empty.
    init?(_ cell: HTMLElement) {
        var text = cell.text
        let tags = cell.select("> span")
        for tag in tags where text.hasPrefix(tag.text) { text = WrittenText.trimmed(text.dropFirst(tag.text.count)) }
        let category = (cell.select(".rare") + tags).lazy.map { WrittenText.trimmed($0.text) }.first { !$0.isEmpty }
        self.init(text: text, category: category)
    }

    /// Nil if there is neither a text nor a category.
    init?(text: String, category: String?) {
        var rest = Substring(WrittenText.trimmed(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")))
        let courseId = Self.takeCode(&rest)
        self.courseId = courseId
        self.category = category
        guard let title = Self.takeBracketed(&rest, "[", "]"), !title.isEmpty else {
            // A text of another form is kept whole.
            guard let name = [String(rest), courseId ?? "", category ?? ""].first(where: { !$0.isEmpty }) else { return nil }
            self.name = name
            teacher = nil
            capacity = nil
            return
        }
        teacher = Self.takeBracketed(&rest, "(", ")").flatMap { $0.isEmpty ? nil : $0 }
        capacity = Self.takeNumber(&rest)
        let remark = WrittenText.trimmed(rest)
        name = remark.isEmpty ? title : title + " " + remark
    }

    /// Takes `PTSS110088 . 07` as `PTSS110088.07`, or the number of another text, such as `35396`.
    private static func takeCode(_ text: inout Substring) -> String? {
        let code = text.prefix(while: \.isCodeCharacter)
        guard code.contains(where: { $0.isNumber }) else { return nil }
        var rest = text[code.endIndex...].drop(while: \.isWhitespace)
        if rest.first == "." {
            let afterDot = rest.dropFirst().drop(while: \.isWhitespace)
            let number = afterDot.prefix(while: \.isCodeCharacter)
            guard !number.isEmpty else { return nil }
            rest = afterDot[number.endIndex...]
            text = rest.drop(while: \.isWhitespace)
            return code + "." + number
        }
        // A word that only begins like a code is none.
        guard rest.startIndex > code.endIndex || rest.isEmpty || rest.first == "[" else { return nil }
        text = rest
        return String(code)
    }

    /// Takes what stands between brackets at the beginning, in which there may be further pairs.
    private static func takeBracketed(_ text: inout Substring, _ opening: Character, _ closing: Character) -> String? {
        let rest = text.drop(while: \.isWhitespace)
        guard rest.first == opening else { return nil }
        var depth = 0
        for index in rest.indices {
            if rest[index] == opening { depth += 1 }
            if rest[index] == closing { depth -= 1 }
            guard depth == 0 else { continue }
            text = rest[rest.index(after: index)...]
            return WrittenText.trimmed(rest[..<index].dropFirst())
        }
        return nil
    }

    /// Takes `{119人}`.
    private static func takeNumber(_ text: inout Substring) -> Int? {
        var rest = text
        guard let words = takeBracketed(&rest, "{", "}") else { return nil }
        let digits = words.prefix { $0.isASCII && $0.isNumber }
        guard let number = Int(digits), ["", "人"].contains(words.dropFirst(digits.count)) else { return nil }
        text = rest
        return number
    }
}

extension Character {
    fileprivate var isCodeCharacter: Bool { isASCII && (isLetter || isNumber) }
}
