import Testing

@testable import Storage

@Suite("Safe names of files")
struct SafeNameTests {
    @Test(
        "A name becomes one component of a path on every file system",
        arguments: [
            ("讲义 1.pdf", "讲义 1.pdf"), ("..", "_"), (".", "_"), ("", "_"), ("   ", "_"), ("../../a", "_._.._a"),
            ("/etc/passwd", "_etc_passwd"),
            ("a\0b\n", "a_b_"), (".bashrc", "_bashrc"), (".danxi-sync", "_danxi-sync"), ("x. . .", "x"), ("con", "_con"),
            ("NUL.txt", "_NUL.txt"),
            ("com1", "_com1"), ("LPT9.tar.gz", "_LPT9.tar.gz"), ("com0", "com0"), ("com10", "com10"), ("con.", "_con"),
            ("aux .x", "aux .x"),
            ("a\u{2028}b\u{2029}c\u{E000}", "a_b_c\u{E000}"), ("\u{378}", "_"), (" . . ", "_"), ("..a", "_.a"), ("a\t", "a_"),
            ("console", "console"), (#"a\:*?"<>|b"#, "a________b"), ("\u{202E}fdp.exe", "_fdp.exe"), (" a ", "a"),
        ])
    func safe(given: String, expected: String) {
        #expect(SafeName.of(given) == expected)
    }

    @Test("A long name is shortened at a character, and keeps its extension", arguments: ["长", "e\u{301}", "👩‍👩‍👧"])
    func long(character: String) {
        let name = SafeName.of(String(repeating: character, count: 400) + ".pdf")
        #expect(name.hasSuffix(".pdf") && name.utf8.count <= 200 && name.utf8.count > 150)
        let numbered = SafeName.numbered(name, 999)
        #expect(numbered.hasSuffix(" (999).pdf") && numbered.utf8.count <= 255)
        #expect(SafeName.of(String(repeating: "a", count: 300)).utf8.count == 200)
    }

    @Test("A name is shortened from 201 bytes on, and an extension of more than 16 bytes counts as a part of the name")
    func limits() {
        func a(_ count: Int) -> String { String(repeating: "a", count: count) }
        for (given, expected) in [
            (a(200), a(200)), (a(201), a(200)), (a(190) + "." + a(15), a(184) + "." + a(15)), (a(190) + "." + a(16), a(190) + "." + a(9)),
            (a(196) + ".pdf", a(196) + ".pdf"), (a(197) + ".pdf", a(196) + ".pdf"),
            (a(150) + String(repeating: " ", count: 60) + ".pdf", a(150) + ".pdf"),
            (String(repeating: " ", count: 300) + ".pdf", "_pdf"),
        ] { #expect(SafeName.of(given) == expected) }
        #expect(SafeName.numbered(".a", 2) == ".a (2)" && SafeName.numbered("a." + a(15), 2) == "a (2)." + a(15))
        #expect(SafeName.numbered("a." + a(16), 2) == "a." + a(16) + " (2)" && SafeName.folded("ÀB") == "àb")
    }

    @Test("A number stands before the extension")
    func numbered() {
        #expect(SafeName.numbered("a.b.pdf", 2) == "a.b (2).pdf")
        #expect(SafeName.numbered("讲义", 3) == "讲义 (3)")
    }
}
