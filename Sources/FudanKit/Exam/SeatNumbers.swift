import Text

/// The seats in the exam page's script, such as `var studentExamList = [{'seatMap': {'columns': 10}, 'id': 2306048, 'seatNo': 6}]`.
struct SeatNumbers {
    private var numbers: [String: String] = [:]

    init(script: String) {
        var rest = script[...]
        while let name = rest.firstRange(of: "studentExamList") {
            rest = rest[name.upperBound...].drop(while: \.isWhitespace)
            // The search continues after the list. Otherwise, a list without an end would be read again from each name inside it.
            if rest.first == "=" { read(&rest) }
        }
    }

    /// Returns the seat of the exam with the identifier `exam`. Nil if the script has no seat for this exam.
    subscript(exam: String) -> String? { numbers[exam] }

    /// Consumes an array, and reads the members `id` and `seatNo` of each of its objects, but not those of nested objects.
    private mutating func read(_ rest: inout Substring) {
        var depth = 0
        var key = ""
        var members: [String: String] = [:]
        while let next = rest.first {
            switch next {
            case "[", "{":
                depth += 1
                rest.removeFirst()
            case "]", "}":
                depth -= 1
                rest.removeFirst()
                if depth == 1, let id = members["id"], let seat = members["seatNo"], seat != "null" { numbers[id] = seat }
                if depth == 1 { members = [:] }
                if depth <= 0 { return }
            default:
                guard let word = Self.takeWord(&rest) else {
                    rest.removeFirst()
                    continue
                }
                if rest.drop(while: \.isWhitespace).first == ":" {
                    key = word
                } else if depth == 2 {
                    members[key] = word
                }
            }
        }
    }

    /// Consumes a string in quotes, or a name or number without quotes. Returns nil if the text begins with another character.
    private static func takeWord(_ text: inout Substring) -> String? {
        guard let first = text.first else { return nil }
        if first == "'" || first == "\"" {
            let content = text.dropFirst().prefix { $0 != first }
            text = text[content.endIndex...].dropFirst()
            return content.trimmed
        }
        let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        text = text[word.endIndex...]
        return word.isEmpty ? nil : String(word)
    }
}
