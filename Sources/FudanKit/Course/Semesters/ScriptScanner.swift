import Calls
import JSON
import Text

/// A scanner that finds values in a page's scripts without running the scripts.
struct ScriptScanner {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the string that the script assigns to the variable `name` with `name = JSON.parse('…')`. Nil if the script has no such
    /// assignment.
    func parsedString(ofVariable name: String) -> String? {
        for start in positions(after: name) {
            var reader = ScriptReader(start)
            guard ["=", "JSON", ".", "parse", "("].allSatisfy({ reader.take($0) }) else { continue }
            if let string = reader.string() { return string }
        }
        return nil
    }

    /// Returns the dates in the variable `semesters`, by the semesters' identifiers. Nil if the variable is missing or cannot be read.
    func semesterDates() -> [Int: SemesterDates]? {
        guard let text = parsedString(ofVariable: "semesters"), let rows = try? ReadRows<SemesterDates>.decode(PaddedBytes(text.utf8)),
            let dates = try? rows.readable("semester")
        else { return nil }
        return Dictionary(dates.map { ($0.id, $0) }) { first, _ in first }
    }

    /// Returns the digits of a property's value, with or without quotes, such as `'id': "505"`. Values with fewer than `count` digits are
    /// skipped. Nil if no value is left.
    func digits(ofKey key: String, atLeast count: Int) -> String? {
        for quote in ["'", "\""] {
            for start in positions(after: quote + key + quote) {
                var reader = ScriptReader(start)
                guard reader.take(":") else { continue }
                _ = reader.take("\"") || reader.take("'")
                if let digits = reader.digits(), digits.count >= count { return digits }
            }
        }
        return nil
    }

    /// Returns the text after each occurrence of a word.
    private func positions(after word: String) -> [Substring] {
        text.ranges(of: word).map { text[$0.upperBound...] }
    }
}
