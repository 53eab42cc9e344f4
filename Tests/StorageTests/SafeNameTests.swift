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

    @Test("A number stands before the extension")
    func numbered() {
        #expect(SafeName.numbered("a.b.pdf", 2) == "a.b (2).pdf")
        #expect(SafeName.numbered("讲义", 3) == "讲义 (3)")
    }
}
