import Markup
import Text

/// The course cell of an exam: the name, the code, the form of the exam in brackets, and a tag with the type of the exam.
struct ExamCourse {
    let name: String
    private(set) var id: String?
    private(set) var method: String?
    let type: String?

    init(_ cell: HTMLElement, name selector: Selector) throws {
        var texts = cell.select(selector).compactMap(\.text.meaningful)[...]
        guard let first = texts.popFirst() else { throw cell.pageChanged(service: "exam", selector: selector) }
        var names = [first]
        for text in texts {
            if let method = Self.bracketed(text) {
                self.method = method
            } else if Self.isCode(text) {
                id = text
            } else {
                names.append(text)
            }
        }
        name = names.joined(separator: " ")
        type = cell.first("span.tag-span")?.text.meaningful
    }

    private static func bracketed(_ text: String) -> String? {
        guard let open = text.first, let close = text.last, "（(".contains(open), "）)".contains(close) else { return nil }
        return text.dropFirst().dropLast().trimmed
    }

    /// Returns whether the string is a course code such as `ICSE30020h.01`.
    private static func isCode(_ text: String) -> Bool {
        guard let first = text.utf8.first, text.utf8.contains(where: \.isDigit) else { return false }
        return first.isLetter && text.utf8.allSatisfy { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    }
}
