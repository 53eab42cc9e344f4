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

    /// Returns a scanner of the object that the script assigns to the variable `name`, up to its first closing brace. Nil if the script has
    /// no such assignment.
    func object(ofVariable name: String) -> ScriptScanner? {
        for start in positions(after: name) {
            var reader = ScriptReader(start)
            if reader.take("="), reader.take("{") { return ScriptScanner(String(start.prefix { $0 != "}" })) }
        }
        return nil
    }

    /// Returns the numbers that a property has, with or without quotes, such as `'id': "505"`.
    func numbers(ofKey key: String) -> [Int] {
        ["'", "\""].flatMap { quote in
            positions(after: quote + key + quote).compactMap { start in
                var reader = ScriptReader(start)
                guard reader.take(":") else { return nil }
                _ = reader.take("\"") || reader.take("'")
                return reader.digits().flatMap { Int($0) }
            }
        }
    }

    /// Returns the text after each occurrence of a word.
    private func positions(after word: String) -> [Substring] {
        text.ranges(of: word).map { text[$0.upperBound...] }
    }
}
