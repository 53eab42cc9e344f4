import Text

/// The year and the type in a semester's name, such as `2026-2027学年1学期`.
struct SemesterName {
    /// The first year of the academic year.
    let year: Int
    let type: SemesterType?

    /// Parses the name of a semester. Nil if the text contains no academic year.
    init?(_ text: String) {
        guard let (year, rest) = Self.academicYear(in: text) else { return nil }
        self.year = year
        type = SemesterType(named: rest.lowercased())
    }

    /// Returns the first year of an academic year such as `2026-2027`, and the text after the academic year.
    private static func academicYear(in text: String) -> (Int, Substring)? {
        for start in text.indices {
            guard let end = text.index(start, offsetBy: 9, limitedBy: text.endIndex) else { return nil }
            let years = text[start..<end].split(separator: "-")
            guard years.count == 2, years.allSatisfy({ $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isDigit) }) else { continue }
            if let year = years.first.flatMap({ Int($0) }) { return (year, text[end...]) }
        }
        return nil
    }
}
