import DanXiKit
import Testing

@testable import Archive

@Suite("Markdown of exports")
struct MarkdownTests {
    private func document(_ content: (inout MarkdownWriter) -> Void) -> String {
        var markdown = MarkdownWriter()
        content(&markdown)
        return markdown.document()
    }

    @Test(
        "A text is escaped so that a reader of Markdown shows it with its line breaks",
        arguments: [
            ("", ""), ("a", "a"), ("a\nb", "a\\\nb"), ("a\r\nb", "a\\\nb"), ("a\n\nb", "a\n\nb"), ("a\n\n\n\nb", "a\n\nb"), ("\n\na", "a"),
            ("a\u{b}b\u{c}c\u{85}d\u{2028}e", "a\\\nb\\\nc\\\nd\\\ne"),
            // Blanks at the ends of a line could be markup.
            ("  a", "a"), (" \ta  b", "a  b"), ("a   \n  b", "a\\\nb"), ("a \n \nb", "a\n\nb"), ("a\n ", "a"), ("a\tb", "a b"),
            // Markup anywhere in a line.
            (##"x\`*_[]<>&|~$#!"##, ##"x\\\`\*\_\[\]\<\>\&\|\~\$\#\!"##), ("a-b+c=d:e(f)\"g\"", "a-b+c=d:e(f)\"g\""),
            // Markup at the beginning of a line.
            ("-a", "\\-a"), ("+a", "\\+a"), ("=", "\\="), (":a", "\\:a"), ("a\n-b", "a\\\n\\-b"), ("a\n\n  = b", "a\n\n\\= b"),
            ("1. a", "1\\. a"), ("12) a", "12\\) a"), ("9.", "9\\."), ("0.5", "0\\.5"), ("12", "12"), ("1 . a", "1 . a"),
            ("a 1. b", "a 1. b"),
            ("a\n3. b", "a\\\n3\\. b"), ("1-2", "1-2"), ("/.", "/."), (":)", "\\:)"),
            ("\u{0}a\u{1f}\u{7f}b", "ab"), ("复旦 é", "复旦 é"),
        ])
    func texts(text: String, expected: String) {
        #expect(document { $0.text(text) } == expected + "\n")
    }

    @Test("A text after a link is not at the beginning of a line, and keeps its blanks")
    func inline() {
        let source = document { markdown in
            markdown.link("l", to: "u")
            markdown.text(" - 1.\n- b \n")
            markdown.link("m", to: "v")
            markdown.code("c")
            markdown.text("\n\n")
            markdown.image("i", path: "p")
            markdown.text("=")
        }
        #expect(source == "[l](<u>) - 1.\\\n\\- b\\\n[m](<v>)` c `\n\n![i](<p>)=\n")
    }

    @Test(
        "A label is one line of escaped text, and an address has nothing that ends it or is unescaped in it",
        arguments: [
            ("a", "https://e.org/?a=1&copy=2", "[a](<https://e.org/?a=1&amp;copy=2>)"),
            (" a\n [b]\t*c* ", "x y", "[a \\[b\\] \\*c\\*](<x%20y>)"), ("", "<\\>\u{1}\u{7f}é!~", "[](<%3C%5C%3E%01%7F%C3%A9!~>)"),
            ("", "##7.md#楼", "[](<##7.md#%E6%A5%BC>)"),
        ])
    func links(label: String, address: String, expected: String) {
        #expect(document { $0.link(label, to: address) } == expected + "\n")
        #expect(document { $0.image(label, path: address) } == "!" + expected + "\n")
    }

    @Test(
        "Code is between more backticks than it has in a row, and in one line",
        arguments: [("a", "` a `"), ("a`b", "`` a`b ``"), ("``", "``` `` ```"), ("a`b``c", "``` a`b``c ```"), ("a\nb\r\nc", "` abc `")])
    func code(text: String, expected: String) {
        #expect(document { $0.code(text) } == expected + "\n")
    }

    @Test("Blocks are separated by one empty line, and a fence is longer than those in the code")
    func blocks() {
        let source = document { markdown in
            markdown.frontMatter([("a", "1"), ("b", "\"x\"")])
            markdown.heading(1, "#2 \n a")
            markdown.text("-t")
            markdown.codeBlock("x\n````\n*y*")
            markdown.text("after")
            markdown.codeBlock("z")
            markdown.codeBlock("`")
            markdown.heading(3, "1. h")
            markdown.heading(2, "h")
            markdown.link("l", to: "u")
            markdown.endBlock()
            markdown.endBlock()
            markdown.text("\n\nlast")
        }
        #expect(
            source == """
                ---
                a: 1
                b: "x"
                ---

                # \\#2 a

                \\-t

                `````
                x
                ````
                *y*
                `````

                after

                ```
                z
                ```

                ```
                `
                ```

                ### 1. h

                ## h

                [l](<u>)

                last

                """)
        #expect(document { $0.endBlock() } == "\n", "nothing comes before the first block")
    }

    @Test("The facts about a thread are JSON that YAML reads alike")
    func frontMatter() throws {
        let hole = try Sample.hole(2) { $0.tags = [try Sample.tag("a\"b\u{85}\u{2028}\u{2029}\u{feff}:#")] }
        let thread = SavedThread(
            holeId: 2, hole: hole, floorCount: 0, isComplete: true, savedAt: hole.timeCreated, checkedAt: hole.timeUpdated, goneAt: nil)
        let document = try ThreadMarkdown(site: ArchiveSite(ArchiveContent(), .en)).document(
            ArchivedThread(thread: thread, floors: [], earlier: [:]))
        #expect(
            document == ##"""
                ---
                hole: 2
                tags: ["a\"b\u0085\u2028\u2029\ufeff:#"]
                created: "2026-11-21T16:28:16+08:00"
                updated: "2026-11-21T16:28:16+08:00"
                checked: "2026-11-21T16:28:16+08:00"
                gone: null
                floors: 0
                complete: true
                ---

                # \#2

                """##)
    }
}
