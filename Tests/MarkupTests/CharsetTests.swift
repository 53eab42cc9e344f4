import Testing

@testable import Markup

@Suite("Charsets of pages", .timeLimit(.minutes(5)))
struct CharsetTests {
    /// The characters 复旦大学 in GBK.
    static let gbk: [UInt8] = [0xB8, 0xB4, 0xB5, 0xA9, 0xB4, 0xF3, 0xD1, 0xA7]

    func text(_ bytes: [UInt8], contentType: String? = "text/html") throws -> String {
        try HTMLDocument(page(bytes, contentType: contentType)).text
    }

    func body(_ bytes: [UInt8], head: String = "") -> [UInt8] {
        Array("<html><head>\(head)</head><body><p>".utf8) + bytes + Array("</p></body></html>".utf8)
    }

    @Test(
        "The header Content-Type can declare GBK as the charset of a page by a label of GBK, GB 2312 or GB 18030",
        arguments: ["gbk", "GBK", "\"gb2312\"", "GB18030", " gb2312 ", "x-gbk", "cp936"])
    func header(name: String) throws {
        #expect(try text(body(Self.gbk), contentType: "text/html;charset=\(name)") == "复旦大学")
        #expect(try text(body(Self.gbk), contentType: "text/html; a=b; Charset=\(name); c") == "复旦大学")
    }

    @Test(
        "A meta element can declare GBK as the charset of a page",
        arguments: [
            "<meta charset=gbk>", "<META CHARSET = 'GB2312' />", "<meta http-equiv=\"Content-Type\" content=\"text/html; charset=gb2312\">",
            "<!-- <meta charset=utf-8> --><meta charset=\"gb18030\">",
            "<meta name=charset><meta charset=gbk>", "<title>x</title>\n<meta charset=gbk>",
        ])
    func meta(head: String) throws {
        #expect(try text(body(Self.gbk, head: head)).hasSuffix("复旦大学"))
    }

    @Test("Pages in GB 18030, Big5, Latin and Cyrillic charsets are converted to UTF-8")
    func others() throws {
        // These four bytes are 㐀 (U+3400) in GB 18030.
        #expect(try text(body([0x81, 0x39, 0xEE, 0x39]), contentType: "text/html; charset=gbk").unicodeScalars.first?.value ?? 0 > 0x3000)
        #expect(try text(body([0xA4, 0xA4, 0xA4, 0xE5]), contentType: "text/html; charset=big5") == "中文")
        #expect(try text(body([0xE9, 0x80]), contentType: "text/html; charset=iso-8859-1") == "é€")
        #expect(try text(body([0xC4, 0xE3]), contentType: "text/html; charset=iso-8859-5").count == 2)
        #expect(try text(body([0xE9]), contentType: "text/html; charset=windows-1251") == "й")
    }

    @Test("A byte order mark takes precedence over the header and a meta element")
    func marks() throws {
        let html = "<meta charset=gbk><p>中文"
        #expect(try text([0xEF, 0xBB, 0xBF] + Array(html.utf8), contentType: "text/html; charset=gbk") == "中文")
        #expect(try text([0xFF, 0xFE] + html.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == "中文")
        #expect(try text([0xFE, 0xFF] + html.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == "中文")
        #expect(try text(Array("<meta charset=utf-16><p>中文".utf8)) == "中文")
    }

    @Test("The default charset is UTF-8, and invalid bytes become U+FFFD")
    func wrong() throws {
        #expect(try text(body(Array("中文".utf8))) == "中文")
        #expect(try text(body(Array("中文".utf8)), contentType: nil) == "中文")
        #expect(try text(body(Array("中文".utf8)), contentType: "text/html; charset=martian") == "中文")
        #expect(try text(body(Array("中文".utf8), head: "<meta charset=gbk>"), contentType: "text/html; charset=utf-8") == "中文")
        // With a wrong charset, the characters are wrong, but the elements are found.
        #expect(
            try HTMLDocument(page(body(Self.gbk), contentType: "text/html; charset=utf-8")).first("p")?.text.contains("\u{FFFD}") == true)
        #expect(try HTMLDocument(page(body(Array("中文字".utf8)), contentType: "text/html; charset=gbk")).select("p").count == 1)
        // Incomplete characters and invalid bytes become U+FFFD.
        #expect(try text(body(Self.gbk + [0xB8]), contentType: "text/html; charset=gbk").hasPrefix("复旦大学"))
        #expect(try text(body([0x41, 0xFF, 0x42]), contentType: "text/html; charset=gbk") == "A\u{FFFD}B")
        #expect(try text(body([0x41, 0xFF, 0x42])) == "A\u{FFFD}B")
        #expect(try text(body([0x41, 0x00, 0x42])) == "AB")
        // The bytes of a code point above U+10FFFF are invalid.
        #expect(
            try text(body([0x41, 0xF5, 0x92, 0x93, 0xBB, 0x42]), contentType: "text/html; charset=utf-8")
                == "A\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}B")
        #expect(try text(Array("<p>".utf8) + Self.gbk + [0xB8], contentType: "text/html; charset=gbk") == "复旦大学\u{FFFD}")
    }

    @Test("A page in GBK that declares no charset is recognized")
    func undeclaredGBK() throws {
        #expect(try text(body(Self.gbk)) == "复旦大学")
        #expect(try text(body(Self.gbk), contentType: nil) == "复旦大学")
        #expect(try text(body(Self.gbk), contentType: "text/html; charset=martian") == "复旦大学")
        // 朱镕基 has a second character that is not in GB 2312, and an incomplete character follows.
        #expect(try text(Array("<p>".utf8) + [0xD6, 0xEC, 0xE9, 0x46, 0xBB, 0xF9, 0xB8], contentType: nil) == "朱镕基\u{FFFD}")
        // The following bytes are not read as GBK: 镕 alone, Latin-1, UTF-8 with an invalid byte or an incomplete character, and a
        // character of GB 18030 with four bytes.
        #expect(try text(body([0xE9, 0x46])) == "\u{FFFD}F")
        #expect(try text(body(Array("caf".utf8) + [0xE9] + Array(" au lait".utf8))) == "caf\u{FFFD} au lait")
        #expect(try text(body([0xE9, 0x74, 0xE9, 0x20])).contains("\u{FFFD}"))
        #expect(try text(body(Array("复旦大学的食堂".utf8) + [0xB8])).hasPrefix("复旦大学的食堂"))
        #expect(try text(body(Array("复旦大学的教室".utf8).dropLast() + [0x20])).hasPrefix("复旦大学的教"))
        #expect(try text(body([0x81, 0x39, 0xEE, 0x39])).contains("\u{FFFD}"))
    }

    @Test("The charset that a document declares is ignored if the document is a String, and used if it is an array of bytes")
    func string() throws {
        #expect(try HTMLDocument("<meta charset=gbk><p>中文").text == "中文")
        #expect(try XMLDocument("<?xml version='1.0' encoding='gbk'?><p>中文</p>").root?.text == "中文")
        #expect(
            try XMLDocument(bytes: Array("<?xml version='1.0' encoding='gbk'?><p>".utf8) + Self.gbk + Array("</p>".utf8)).root?.text
                == "复旦大学")
        #expect(try XMLDocument(bytes: Array("<p>".utf8) + Self.gbk + Array("</p>".utf8), charset: "gbk").root?.text == "复旦大学")
        #expect(try HTMLDocument(bytes: AnyCollection(Self.gbk), charset: "gbk").text == "复旦大学")
    }
}
