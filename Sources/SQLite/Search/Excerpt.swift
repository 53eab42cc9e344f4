/// The excerpts of texts that a search has found.
package enum Excerpt {
    package typealias Part = (text: String, isMatch: Bool)

    /// Maximum length of an excerpt, in Unicode scalars, without the ellipses.
    private static let length = 100
    /// Maximum length of the text before the first match, in Unicode scalars.
    private static let lengthBeforeMatch = 20

    /// Returns the text around the first match of any word, split into matches and other parts. Without a match, returns the beginning of
    /// the text.
    package static func parts(of text: String, matching words: SearchWords) -> [Part] {
        let original = Array(text.unicodeScalars)
        let matches = matches(of: words, in: SearchText.fold(text), at: SearchText.positions(in: original), end: original.count)
        let start = matches.first.map { max(0, $0.lowerBound - lengthBeforeMatch) } ?? 0
        let end = min(original.count, start + length)
        var parts: [Part] = []
        func add(_ range: Range<Int>, isMatch: Bool) {
            guard !range.isEmpty else { return }
            parts.append((text: SearchText.string(original[range]), isMatch: isMatch))
        }
        if start > 0 { parts.append((text: "…", isMatch: false)) }
        var position = start
        for match in matches where match.lowerBound < end {
            add(position..<match.lowerBound, isMatch: false)
            position = min(end, match.upperBound)
            add(match.lowerBound..<position, isMatch: true)
        }
        add(position..<end, isMatch: false)
        if end < original.count { parts.append((text: "…", isMatch: false)) }
        return parts
    }

    /// Returns the ranges of all words in the original text, in order. Matches that overlap or touch are merged into one.
    /// - Parameters:
    ///   - positions: the position in the original of each scalar of the folded text. A match ends where the next scalar begins, so that
    ///     the accents of its last letter belong to it.
    ///   - end: the length of the original.
    private static func matches(of words: SearchWords, in text: [Unicode.Scalar], at positions: [Int], end: Int) -> [Range<Int>] {
        let found = words.all.flatMap { word in
            text.indices.filter { text[$0...].starts(with: word) }.map { $0..<$0 + word.count }
        }.sorted { $0.lowerBound < $1.lowerBound }.map { match in
            positions[match.lowerBound]..<(match.upperBound < positions.count ? positions[match.upperBound] : end)
        }
        return found.reduce(into: []) { merged, match in
            if let last = merged.last, match.lowerBound <= last.upperBound {
                merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, match.upperBound)
            } else {
                merged.append(match)
            }
        }
    }
}
