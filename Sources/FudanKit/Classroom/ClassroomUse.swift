import Markup
import Text

/// The use of a classroom in one lesson.
///
/// The cell contains `CODE . NN [name](teacher){n人}`, where the teacher and the number may be missing. Some cells contain another
/// string instead, usually after a number. A tag such as 本 or 临借 may come first.
struct ClassroomUse: Equatable {
    let name: String
    let courseId: String?
    let category: String?
    let teacher: String?
    let capacity: Int?

    /// Parses a cell. Nil for an empty cell.
    init?(_ cell: HTMLElement) {
        var text = cell.text[...]
        let tags = cell.select("> span").map(\.text)
        for tag in tags where text.hasPrefix(tag) { text = text.dropFirst(tag.count).drop(while: \.isWhitespace) }
        let category = cell.select(".rare").lazy.map { $0.text }.first { !$0.isEmpty } ?? tags.first { !$0.isEmpty }
        self.init(text: text, category: category)
    }

    /// Parses the text of a cell. Nil if the text is empty and the category is nil or empty.
    init?(text: some StringProtocol, category: String?) {
        var rest = Substring(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
        let courseId = Self.takeCode(&rest)
        self.courseId = courseId
        self.category = category
        guard let title = Self.takeBracketed(&rest, "[", "]"), !title.isEmpty else {
            // A string of another form is used as the name.
            guard let name = [String(rest), courseId ?? "", category ?? ""].first(where: { !$0.isEmpty }) else { return nil }
            self.name = name
            teacher = nil
            capacity = nil
            return
        }
        teacher = Self.takeBracketed(&rest, "(（", ")）").flatMap { $0.isEmpty ? nil : $0 }
        capacity = Self.takeNumber(&rest)
        let remark = rest.trimmed
        name = remark.isEmpty ? title : title + " " + remark
    }

    /// Consumes a code such as `PTSS110088 . 07` and returns it as `PTSS110088.07`, or consumes a leading number such as `35396`.
    private static func takeCode(_ text: inout Substring) -> String? {
        let code = text.prefix(while: \.isASCIIAlphanumeric)
        guard code.contains(where: { $0.isNumber }) else { return nil }
        var rest = text[code.endIndex...].drop(while: \.isWhitespace)
        if rest.first == "." {
            let afterDot = rest.dropFirst().drop(while: \.isWhitespace)
            let number = afterDot.prefix(while: \.isASCIIAlphanumeric)
            guard !number.isEmpty else { return nil }
            rest = afterDot[number.endIndex...]
            text = rest.drop(while: \.isWhitespace)
            return code + "." + number
        }
        // A code ends at white space, at a bracket or at the end of the text.
        guard rest.startIndex > code.endIndex || rest.isEmpty || rest.first == "[" else { return nil }
        text = rest
        return String(code)
    }

    /// Consumes leading brackets and returns their content, which may contain nested brackets. Nil without such brackets.
    /// - Parameters:
    ///   - opening: the forms of the opening bracket.
    ///   - closing: the forms of the closing bracket.
    private static func takeBracketed(_ text: inout Substring, _ opening: String, _ closing: String) -> String? {
        let rest = text.drop(while: \.isWhitespace)
        guard let first = rest.first, opening.contains(first) else { return nil }
        var depth = 0
        for index in rest.indices {
            if opening.contains(rest[index]) { depth += 1 }
            if closing.contains(rest[index]) { depth -= 1 }
            guard depth == 0 else { continue }
            text = rest[rest.index(after: index)...]
            return rest[..<index].dropFirst().trimmed
        }
        return nil
    }

    /// Consumes braces with a number such as `{119人}` and returns the number. Nil without such braces.
    private static func takeNumber(_ text: inout Substring) -> Int? {
        var rest = text
        guard let words = takeBracketed(&rest, "{", "}") else { return nil }
        let digits = words.prefix(while: \.isASCIIDigit)
        guard let number = Int(digits), ["", "人"].contains(words.dropFirst(digits.count)) else { return nil }
        text = rest
        return number
    }
}
