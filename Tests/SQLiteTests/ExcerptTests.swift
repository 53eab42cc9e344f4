import Testing

@testable import SQLite

@Suite("Excerpts of found texts")
struct ExcerptTests {
    private func excerpt(_ text: String, _ query: String) -> [String] {
        Excerpt.parts(of: text, matching: SearchWords(query)).map { $0.isMatch ? "[\($0.text)]" : $0.text }
    }

    @Test("Matches that overlap or touch are one match")
    func overlapping() {
        #expect(excerpt("xababay", "aba bab") == ["x", "[ababa]", "y"])
        #expect(excerpt("abcd", "ab cd") == ["[abcd]"])
        #expect(excerpt("abab ab", "ab") == ["[abab]", " ", "[ab]"])
        #expect(excerpt("abcde", "abcde bc") == ["[abcde]"])
    }

    @Test("An excerpt begins 20 scalars before the first match, and has at most 100 scalars")
    func length() {
        let text = String(repeating: "x", count: 50) + "found" + String(repeating: "y", count: 200)
        #expect(excerpt(text, "FOUND") == ["…", String(repeating: "x", count: 20), "[found]", String(repeating: "y", count: 75), "…"])
        #expect(excerpt(text, "absent") == [String(repeating: "x", count: 50) + "found" + String(repeating: "y", count: 45), "…"])
    }
}
