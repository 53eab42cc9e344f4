import Testing

@testable import Archive

struct PostReaderTests {
    @Test(
        arguments: [
            ("", []), ("a\nb", [.text("a\nb")]),
            ("##7 说", [.floor(7), .text(" 说")]), ("见#2。", [.text("见"), .hole(2), .text("。")]),
            ("###7 #2a a#2 ##", [.text("###7 #2a a#2 ##")]), ("#99999999999999999999", [.text("#99999999999999999999")]),
            ("![x](https://a.example/b.png)", [.image(label: "x", url: "https://a.example/b.png")]),
            ("![](dx_heart)", [.sticker("dx_heart")]), ("![](//a.example/b)", [.text("![](//a.example/b)")]),
            ("[x](https://a.example \"t\")", [.link(label: "x", url: "https://a.example")]),
            ("[x](javascript:a)", [.text("[x](javascript:a)")]),
            ("[x\n](https://a.example", [.text("[x\n]("), .link("https://a.example")]),
            ("（https://a.example/b）。", [.text("（"), .link("https://a.example/b"), .text("）。")]),
            ("https://a.example/b_c.", [.link("https://a.example/b_c"), .text(".")]), ("xhttp://a", [.text("xhttp://a")]),
            ("`##7` `", [.code("##7"), .text(" `")]), ("```c\n##7\n```", [.codeBlock("##7")]), ("``a`b``", [.code("a`b")]),
            ("`a``b`", [.code("a``b")]), ("`a\nb`", [.text("`a\nb`")]), ("``", [.text("``")]), ("```a```", [.code("a")]),
            ("````\na\n```\n````", [.codeBlock("a\n```")]), ("```\na\n\n```b", [.codeBlock("a\n"), .text("b")]),
            ("```\n```", [.codeBlock("")]), ("```\na", [.text("```\na")]), ("```c\na```", [.codeBlock("a")]),
            ("[](https://a.example)", [.link("https://a.example")]), ("[x](HTTP://a)", [.link(label: "x", url: "HTTP://a")]),
            ("[x](https://)", [.text("[x](https://)")]), ("[x](ftp://a)", [.text("[x](ftp://a)")]), ("[x] (a)", [.text("[x] (a)")]),
            ("[x](https://a\n)", [.text("[x]("), .link("https://a"), .text("\n)")]),
            ("[x](https://a", [.text("[x]("), .link("https://a")]),
            ("![](a-b_9 \"t\")", [.sticker("a-b_9")]), ("![]()", [.text("![]()")]), ("![](a.b)", [.text("![](a.b)")]), ("!", [.text("!")]),
            ("https://", [.text("https://")]), ("_https://a", [.text("_https://a")]), ("(https://a", [.text("("), .link("https://a")]),
            ("https://a/!~b.,;:!?)]*_ c", [.link("https://a/!~b"), .text(".,;:!?)]*_ c")]),
            ("http://a/复", [.link("http://a/"), .text("复")]),
            ("#1 ##2", [.hole(1), .text(" "), .floor(2)]), ("#1_", [.text("#1_")]), ("##1#", [.floor(1), .text("#")]),
            ("#9223372036854775807", [.hole(.max)]), ("#9223372036854775808", [.text("#9223372036854775808")]),
            ("#0#", [.hole(0), .text("#")]),
        ] as [(String, [PostPiece])])
    func pieces(text: String, expected: [PostPiece]) {
        let pieces = PostReader.pieces(of: text)
        #expect(pieces == expected)
    }

    @Test("An address ends at a character that is not part of addresses", arguments: ["<", ">", "\"", "'", "`", " ", "\u{7f}"])
    func addressEnds(character: String) {
        let pieces = PostReader.pieces(of: "https://a/b\(character)c")
        #expect(pieces == [.link("https://a/b"), .text("\(character)c")])
    }

    @Test("A number after a letter, a digit or an underscore quotes nothing")
    func wordsBeforeNumbers() {
        for letter in "AZaz09_#" {
            let pieces = PostReader.pieces(of: "\(letter)#1")
            #expect(pieces == (letter == "#" ? [.floor(1)] : [.text("\(letter)#1")]))
        }
        for sign in "/:@[`{" {
            let pieces = PostReader.pieces(of: "\(sign)#1")
            #expect(pieces == [.text("\(sign)"), .hole(1)])
        }
    }

    @Test("A label, an address and a code span have at most 2000 bytes, and a fenced block 100,000", arguments: [true, false])
    func limits(isAllowed: Bool) {
        let more = isAllowed ? 0 : 1
        func repeated(_ count: Int) -> String { String(repeating: "x", count: count + more) }
        let sticker = "![](\(repeated(1995)))"
        let label = "![\(repeated(1994))](n)"
        let address = "https://\(repeated(1992))"
        let code = "`\(repeated(1999))`"
        let block = "```\n\(repeated(99_996))```"
        let pieces = [sticker, label, code, block].map { PostReader.pieces(of: $0) }
        if isAllowed {
            #expect(pieces == [[.sticker(repeated(1995))], [.sticker("n")], [.code(repeated(1999))], [.codeBlock(repeated(99_996))]])
        } else {
            #expect(pieces == [sticker, label, code, block].map { [.text($0)] })
        }
        let links = PostReader.pieces(of: address)
        #expect(links == (isAllowed ? [.link(address)] : [.link(String(address.dropLast())), .text("x")]))
    }

    @Test func excerpts() {
        let excerpt = PostPiece.excerpt(of: "##7 a\n\n b ![](https://a.example/b.png) ![](dx_heart)", maximalCount: 30, image: "[image]")
        #expect(excerpt == "a b [image] [dx_heart]")
        let short = PostPiece.excerpt(of: "复旦大学", maximalCount: 3, image: "")
        #expect(short == "复旦…")
        let whole = PostPiece.excerpt(of: "复旦大", maximalCount: 3, image: "")
        #expect(whole == "复旦大")
        let parts = PostPiece.excerpt(of: "`a` [b](https://a.example) ```\nc\n``` #2", image: "")
        #expect(parts == "a b c")
        let usual = [120, 121].map { PostPiece.excerpt(of: String(repeating: "长", count: $0), image: "") }
        #expect(usual == [String(repeating: "长", count: 120), String(repeating: "长", count: 119) + "…"])
        // Only the beginning of a long post is read: four times as many characters as are shown.
        let cut = [3, 2].map { PostPiece.excerpt(of: String(repeating: " ", count: 8 + $0) + "abc", maximalCount: 3, image: "") }
        #expect(cut == ["a", "ab"])
    }
}

extension PostPiece {
    /// A bare address.
    fileprivate static func link(_ url: String) -> PostPiece { .link(label: url, url: url) }
}
