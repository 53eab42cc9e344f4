/// The distinct words of a search, in the folded form of ``SearchText``.
package struct SearchWords {
    let all: [[Unicode.Scalar]]

    package init(_ query: String) {
        var seen: Set<[Unicode.Scalar]> = []
        all = SearchText.fold(query).split { $0.properties.isWhitespace }.map { Array($0) }.filter { seen.insert($0).inserted }
    }

    /// The minimum length of a word that the full-text index can find, in Unicode scalars.
    private static let indexedLength = 3

    var long: [String] { all.filter { $0.count >= Self.indexedLength }.map(SearchText.string) }
    var short: [String] { all.filter { $0.count < Self.indexedLength }.map(SearchText.string) }

    /// The expression with which SQLite's full-text search finds the long words. The words are quoted, so that no word is an operator. Nil
    /// if the search has no long words.
    var expression: String? {
        let words = long.map { #"""# + $0.replacing(#"""#, with: #""""#) + #"""# }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Returns words as the argument of the SQL function `contains_words`: with a NUL between them. No word contains a NUL.
    static func joined(_ words: [String]) -> SQLValue { .text(words.joined(separator: "\0")) }
}
