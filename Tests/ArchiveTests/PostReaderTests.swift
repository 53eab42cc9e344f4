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
        ] as [(String, [PostPiece])])
    func pieces(text: String, expected: [PostPiece]) {
        let pieces = PostReader.pieces(of: text)
        #expect(pieces == expected)
    }

    @Test func excerpts() {
        let excerpt = PostPiece.excerpt(of: "##7 a\n\n b ![](https://a.example/b.png) ![](dx_heart)", maximalCount: 30, image: "[image]")
        #expect(excerpt == "a b [image] [dx_heart]")
        let short = PostPiece.excerpt(of: "复旦大学", maximalCount: 3, image: "")
        #expect(short == "复旦…")
    }
}

extension PostPiece {
    /// A bare address.
    fileprivate static func link(_ url: String) -> PostPiece { .link(label: url, url: url) }
}
