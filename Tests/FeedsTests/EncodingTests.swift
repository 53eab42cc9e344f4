import Testing

@testable import Feeds
@testable import Markup

@Suite("Character encodings of feeds", .timeLimit(.minutes(5)))
struct EncodingTests {
    private func feed(_ title: [UInt8], declaring name: String?, charset: String? = nil) throws -> Feed {
        let declaration = name.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>" } ?? ""
        let bytes = Array("\(declaration)<rss version=\"2.0\"><channel><title>".utf8) + title + Array("</title></channel></rss>".utf8)
        return try FeedParser.parse(bytes, charset: charset, url: nil, until: nil)
    }

    @Test(
        "A feed can be in any encoding that iconv supports and the XML declaration names",
        arguments: [
            ("gb2312", [0xB8, 0xB4, 0xB5, 0xA9], "复旦"), ("GBK", [0xB8, 0xB4], "复"), ("gb18030", [0x95, 0x32, 0xB6, 0x36], "𠈈"),
            ("big5", [0xB4, 0x5F], "復"), ("shift_jis", [0x93, 0xFA], "日"), ("euc-jp", [0xC6, 0xFC], "日"), ("koi8-r", [0xC1], "а"),
            ("windows-1251", [0xE0], "а"), ("iso-8859-1", [0xE9], "é"), ("iso-8859-15", [0xA4], "€"), ("IBM850", [0x82], "é"),
            ("MACINTOSH", [0x8E], "é"), ("TIS-620", [0xA1], "ก"),
        ] as [(String, [UInt8], String)])
    func declared(name: String, bytes: [UInt8], text: String) throws {
        let feed = try feed(bytes, declaring: name)
        #expect(feed.title == text)
        #expect(!feed.bozo)
    }

    @Test("A charset in the HTML of a title does not change the encoding of the feed")
    func html() throws {
        let feed = try feed(Array("复旦大学 &lt;a&gt; <![CDATA[<meta charset=\"gbk\">]]>".utf8), declaring: nil)
        #expect(feed.title.hasPrefix("复旦大学"))
        #expect(!feed.bozo)
    }

    @Test("The charset of the header Content-Type takes precedence over the XML declaration")
    func header() throws {
        #expect(try feed([0xB8, 0xB4], declaring: "iso-8859-1", charset: "gbk").title == "复")
    }

    @Test("UTF-8, UTF-16 and UTF-32 are recognized with and without a byte order mark", arguments: [true, false])
    func marks(hasMark: Bool) throws {
        let text = (hasMark ? "\u{FEFF}" : "") + "<?xml version='1.0'?><rss version='2.0'><channel><title>复旦</title></channel></rss>"
        let wide: [[UInt8]] = [
            text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            text.unicodeScalars.flatMap { [UInt8($0.value & 0xFF), UInt8($0.value >> 8 & 0xFF), UInt8($0.value >> 16), 0] },
            text.unicodeScalars.flatMap { [0, UInt8($0.value >> 16), UInt8($0.value >> 8 & 0xFF), UInt8($0.value & 0xFF)] },
            Array(text.utf8),
        ]
        for bytes in wide {
            let feed = try FeedParser.parse(bytes, charset: nil, url: nil, until: nil)
            #expect(feed.title == "复旦")
            #expect(!feed.bozo)
        }
    }

    @Test("A feed in EBCDIC is recognized by the bytes of its XML declaration")
    func ebcdic() throws {
        let text = "<?xml version='1.0' encoding='cp037'?><rss version='2.0'><channel><title>T</title></channel></rss>"
        let iconv = Dictionary(
            uniqueKeysWithValues: zip(Array("abcdefghijklmnopqrstuvwxyz0123456789TVRS<>?/='. -".utf8), ebcdicCodes))
        #expect(try FeedParser.parse(text.utf8.map { iconv[$0] ?? 0x6F }, charset: nil, url: nil, until: nil).title == "T")
    }

    private var ebcdicCodes: [UInt8] {
        Array(0x81...0x89) + Array(0x91...0x99) + Array(0xA2...0xA9) + Array(0xF0...0xF9)
            + [0xE3, 0xE5, 0xD9, 0xE2, 0x4C, 0x6E, 0x6F, 0x61, 0x7E, 0x7D, 0x4B, 0x40, 0x60]
    }

    @Test("If the bytes are invalid in the declared encoding, another encoding is used and the feed is bozo")
    func wrong() throws {
        let gbk = try feed([0xB8, 0xB4, 0xB5, 0xA9, 0xB4, 0xF3, 0xD1, 0xA7], declaring: "utf-8")
        #expect(gbk.title == "复旦大学")
        #expect(gbk.bozoReason == "the bytes are GB18030, not UTF-8")
        let latin = try feed(Array("caf".utf8) + [0xE9], declaring: "utf-8")
        #expect(latin.title == "café")
        #expect(latin.bozo)
    }

    @Test("One invalid byte in UTF-8 becomes U+FFFD, and the other characters are kept")
    func one() throws {
        let feed = try feed(Array("复旦".utf8) + [0xFF] + Array("大学".utf8), declaring: "utf-8")
        #expect(feed.title == "复旦\u{FFFD}大学")
        #expect(feed.bozoReason == "some bytes are invalid in UTF-8")
    }

    @Test("A feed that declares an unknown encoding is read as UTF-8 and is bozo", arguments: ["x-unknown", "utf-8//translit", "../../x"])
    func unknown(name: String) throws {
        let feed = try feed(Array("复旦".utf8), declaring: name)
        #expect(feed.title == "复旦")
        #expect(feed.bozo)
    }
}
