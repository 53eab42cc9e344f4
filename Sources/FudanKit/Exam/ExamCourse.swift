import Markup
import Text

/// The course cell of an exam: the name, which the code takes the place of if it is empty, the code, the form of the exam in brackets, and a tag with the type of the exam.
struct ExamCourse {
    let name: String
    private(set) var id: String?
    private(set) var method: String?
    let type: String?

    init(_ cell: HTMLElement, name selector: Selector) throws {
        let texts = cell.select(selector).map(\.text.meaningful)
        var names = [texts.first ?? nil].compactMap { $0 }
        for text in texts.dropFirst().compactMap({ $0 }) {
            if let method = Self.bracketed(text) {
                self.method = method.meaningful
            } else if Self.isCode(text) {
                id = text
            } else {
                names.append(text)
            }
        }
        guard let name = names.isEmpty ? id : names.joined(separator: " ") else {
            throw cell.pageChanged(service: "exam", selector: selector)
        }
        self.name = name
        type = cell.first("span.tag-span")?.text.meaningful
    }

    private static func bracketed(_ text: String) -> Substring? {
        guard let open = text.first, let close = text.last, "（(".contains(open), "）)".contains(close) else { return nil }
        return text.dropFirst().dropLast()
    }

    /// Returns whether the string is a course code such as `ICSE30020h.01`.
    private static func isCode(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.contains(where: \.isDigit) else { return false }
        return first.isLetter && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }
}
