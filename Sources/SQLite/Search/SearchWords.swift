/// The words of a search, folded (``SearchText``), without repetitions.
package struct SearchWords {
    let all: [[Unicode.Scalar]]

    package init(_ query: String) {
        var seen: Set<[Unicode.Scalar]> = []
        all = SearchText.fold(query).split { $0.properties.isWhitespace }.map { Array($0) }.filter { seen.insert($0).inserted }
    }

    /// The smallest number of Unicode scalars of a word that the index finds by itself.
    private static let indexedLength = 3

    var long: [String] { all.filter { $0.count >= Self.indexedLength }.map(SearchText.string) }
    var short: [String] { all.filter { $0.count < Self.indexedLength }.map(SearchText.string) }

    /// The expression of SQLite's full-text search for the long words, which are strings in it, never operators. Nil without long words.
    var expression: String? {
        let words = long.map { #"""# + $0.replacing(#"""#, with: #""""#) + #"""# }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }
}
