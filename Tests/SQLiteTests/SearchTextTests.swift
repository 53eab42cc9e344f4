import Testing

@testable import SQLite

@Suite("Folded texts and words of searches")
struct SearchTextTests {
    @Test(
        "A text is folded scalar by scalar: to lower case, without accents, and to half width",
        arguments: [
            ("aZ09!~", "az09!~"), ("ÀÉÿ", "aey"), ("e\u{301}a\u{308}", "ea"), ("ＡＺａｚ０９！～", "azaz09!~"), ("图書ひラ한", "图書ひラ한"),
            ("a\u{3000}b", "a b"), ("a\0b", "a b"), ("a\u{E000}b", "a b"), ("İ", "i"), ("ΑΣ", "ασ"),
            ("Ж", "ж"), ("ß", "ß"), ("@[`{", "@[`{"),
            ("", ""), ("｟", "｟"), ("⺀", "⺀"),
        ])
    func folded(text: String, expected: String) {
        #expect(SearchText.string(SearchText.fold(text)) == expected)
        #expect(SearchText.indexed(text) == expected + "\u{E000}\u{E000}")
    }

    @Test("Each scalar of the folded text has a position in the original")
    func positions() {
        #expect(SearchText.positions(in: Array("ae\u{301}\u{302}b\u{303}c".unicodeScalars)) == [0, 1, 4, 6])
        #expect(SearchText.positions(in: []) == [])
    }

    @Test(
        "The words of a search are distinct, and those of three scalars or more can be found in the index",
        arguments: [
            ("", [], []), ("  \n\t", [], []), ("a ab abc abcd", ["abc", "abcd"], ["a", "ab"]), ("图书馆 馆", ["图书馆"], ["馆"]),
            ("ABC abc Ａbc", ["abc"], []), ("b a b", [], ["b", "a"]), ("a\u{3000}b", [], ["a", "b"]), ("e\u{301}a", [], ["ea"]),
        ] as [(String, [String], [String])])
    func words(query: String, long: [String], short: [String]) {
        let words = SearchWords(query)
        #expect(words.long == long && words.short == short && words.all.count == long.count + short.count)
    }

    @Test("Words are quoted for the search, and joined for the function that looks for them in the text")
    func expressions() {
        #expect(SearchWords("abc def").expression == #""abc" "def""#)
        #expect(SearchWords(#"a"bc OR* ab"#).expression == #""a""bc" "or*""#)
        #expect(SearchWords("ab").expression == nil && SearchWords("").expression == nil)
        #expect(SearchWords.joined(["a", "b"]) == .text("a\0b") && SearchWords.joined([]) == .text(""))
    }

    // MARK: Excerpts

    private func excerpt(_ text: String, _ query: String) -> [String] {
        Excerpt.parts(of: text, matching: SearchWords(query)).map { $0.isMatch ? "[\($0.text)]" : $0.text }
    }

    @Test("A match includes the accents of its letters, and is found whatever its case and width")
    func matches() {
        #expect(excerpt("xe\u{301}y", "E") == ["x", "[e\u{301}]", "y"] && excerpt("xe\u{301}", "e") == ["x", "[e\u{301}]"])
        #expect(excerpt("ＡＢ图书", "ab 书") == ["[ＡＢ]", "图", "[书]"])
        #expect(excerpt("", "a") == [] && excerpt("abc", "") == ["abc"] && excerpt("abc", "d") == ["abc"])
        #expect(excerpt("ab-ab", "ab") == ["[ab]", "-", "[ab]"])
    }

    @Test("An ellipsis shows that a text goes on, and no match is longer than the excerpt")
    func ellipses() {
        func x(_ count: Int) -> String { String(repeating: "x", count: count) }
        #expect(excerpt(x(100), "a") == [x(100)] && excerpt(x(101), "a") == [x(100), "…"])
        #expect(excerpt(x(20) + "a", "a") == [x(20), "[a]"] && excerpt(x(21) + "a", "a") == ["…", x(20), "[a]"])
        #expect(excerpt("a" + x(99), "a") == ["[a]", x(99)] && excerpt("a" + x(100), "a") == ["[a]", x(99), "…"])
        #expect(excerpt(x(99) + "aa", "aa") == ["…", x(20), "[aa]"])
        let long = String(repeating: "ab", count: 80)
        #expect(excerpt(long, long) == ["[\(long.prefix(100))]", "…"])
        #expect(excerpt(x(20) + "a" + x(78) + "bcd", "a bcd") == [x(20), "[a]", x(78), "[b]", "…"])
        #expect(excerpt(x(20) + "a" + x(79) + "bcd", "a bcd") == [x(20), "[a]", x(79), "…"])
    }
}
