import Errors
import HTTP
import Testing

@testable import Markup

@Suite("Detection of charsets", .timeLimit(.minutes(5)))
struct CharsetDetectionTests {
    /// The characters 复旦 in GBK.
    static let gbk: [UInt8] = [0xB8, 0xB4, 0xB5, 0xA9]

    @Test(
        "Each label of a charset belongs to its encoding, in any case, and with spaces or quotes",
        arguments: [
            ("UTF-8", "utf-8 UTF8 unicode-1-1-utf-8 x-unicode20utf8"),
            ("GB18030", "gb2312 gbk gb18030 gb_2312 gb_2312-80 chinese csgb2312 x-gbk cp936 windows-936 hz-gb-2312 euc-cn"),
            ("BIG5-HKSCS", "big5 big5-hkscs x-x-big5 cn-big5 csbig5"),
            ("CP1252", "iso-8859-1 iso8859-1 latin1 l1 ascii us-ascii windows-1252 cp1252 x-cp1252"),
            ("CP932", "shift_jis shift-jis sjis x-sjis windows-31j windows-932 ms_kanji"), ("EUC-JP", "euc-jp x-euc-jp"),
            ("CP949", "euc-kr korean ks_c_5601-1987 windows-949"), ("UTF-16LE", "utf-16 utf-16le unicode ucs-2"), ("UTF-16BE", "utf-16be"),
            ("ISO-8859-2", "iso-8859-2"), ("ISO-8859-9", "iso-8859-9"), ("ISO-8859-16", "iso-8859-16"), ("KOI8-R", "koi8-r"),
            ("KOI8-U", "koi8-u"), ("CP874", "windows-874"), ("CP950", "windows-950"), ("CP1250", "windows-1250"),
            ("CP1251", "windows-1251"), ("CP1253", "windows-1253"), ("CP1254", "windows-1254"), ("CP1255", "windows-1255"),
            ("CP1256", "windows-1256"), ("CP1257", "windows-1257"), ("CP1258", "windows-1258"),
        ])
    func labels(name: String, labels: String) {
        for label in labels.split(separator: " ") {
            for written in ["\(label)", label.uppercased(), " '\(label)'\n", "\"\(label)\""] {
                #expect(Charset.encoding(labelled: written) == name, "\(written)")
            }
        }
    }

    @Test(
        "A page with an unknown charset is read as if it declared none",
        arguments: ["", "utf", "gbk2", "martian", "windows-", "windows-9999", "iso-8859-", "iso-8859-99", "koi8-zz", "utf-8//IGNORE"])
    func unknownLabels(label: String) throws {
        #expect(Charset.encoding(labelled: label) == nil)
        #expect(try HTMLDocument(bytes: Array("<p>复旦".utf8), charset: label).text == "复旦")
        #expect(try HTMLDocument(bytes: Array("<p>".utf8) + Self.gbk, charset: label).text == "复旦")
    }

    @Test("All encodings of the labels can be converted to UTF-8")
    func conversions() {
        let a: [UInt8] = [0x41]
        for label in ["koi8-r", "koi8-u", "windows-874", "windows-950", "iso-8859-13"] + (1250...1258).map({ "windows-\($0)" }) {
            let text = Charset.encoding(labelled: label).flatMap { name in a.withUnsafeBufferPointer { Charset.convert($0, from: name) } }
            #expect(text == a, "\(label)")
        }
    }

    @Test("The last letter of a text, and its mark, are kept")
    func lastLetter() throws {
        #expect(try HTMLDocument(bytes: Array("<p>a".utf8), charset: "windows-1258").text == "a")
        #expect(try HTMLDocument(bytes: Array("<p>".utf8) + [0x88, 0x62], charset: "big5").text == "Ê\u{304}")
        #expect(
            try HTMLDocument(bytes: Array("<p>".utf8) + [0x88, 0x62, 0xFF, 0x88, 0x62], charset: "big5").text == "Ê\u{304}\u{FFFD}Ê\u{304}")
    }

    @Test(
        "The parameter `charset` of a media type is found",
        arguments: [
            ("text/html; charset=gbk", "gbk"), ("text/html;Charset=\"GBK\"; a=b", "\"GBK\""), ("text/html; a=b; charset = x", " x"),
            ("text/html; charset=a=b", "a=b"), ("text/html; charset=a; charset=b", "a"), ("charset=gbk", nil), ("text/html; charset", nil),
            ("text/html; charset=", nil), ("text/html; xcharset=gbk", nil), ("text/html", nil), ("", nil),
        ])
    func parameters(mediaType: String, charset: String?) {
        #expect(Charset.parameter(ofMediaType: mediaType) == charset)
    }

    static let padding = String(repeating: " ", count: 4096 - "<meta charset=gbk".utf8.count)

    @Test(
        "A document declares its charset in its first 4,096 bytes, in an XML declaration at its start or in a meta element",
        arguments: [
            ("<?xml version='1.0' encoding='GBK'?>", "gbk"), ("<?xml encoding = \"x\" ?>", "x"),
            ("<?xml version='1.0'?><meta charset=b>", "b"),
            (" <?xml encoding='gbk'?>", nil), ("<?xml version='1.0'?><a encoding='gbk'>", nil), ("<?xml encoding='utf-16'?>", "utf-8"),
            ("<!-- <meta charset=a> --><meta charset=b>", "b"), ("<!-- <meta charset=a>", nil), ("<!----><meta charset=b>", "b"),
            ("<!---><meta charset=b>", "b"), ("<!--><meta charset=b>", "b"), ("<meta name=charset><meta charset=b>", "b"),
            ("<meta charset=><meta charset=b>", "b"), ("<meta charset charset=b>", "b"), ("<meta charset=utf-16le>", "utf-8"),
            ("<p><META CHARSET=AZ@[>", "az@["), ("<meta charset \t=\n\" b c\">", "b"), ("<meta charset='b;c'>", "b"),
            ("<meta charset=b/>", "b"), ("<meta charset=b?>", "b"), ("<meta content='text/html; charset=b'>", "b"),
            ("<meta charset=b", "b"),
            ("<p charset=b>", nil), ("<meta>charset=b", nil), ("charset=b", nil), ("", nil),
            (padding + "<meta charset=gbkx>", "gbk"), ("<?xml " + padding + "encoding=gbkx?>", "gb"),
            (padding + " <meta charset=gbk>", "gb"),
        ])
    func declarations(html: String, charset: String?) {
        #expect(Array(html.utf8).withUnsafeBufferPointer { Charset.declaration(in: $0) } == charset)
    }

    @Test("The name of a declared charset ends at a byte that is not ASCII, and at NUL", arguments: [0x80, 0xFF, 0] as [UInt8])
    func declaredBytes(byte: UInt8) {
        let html = Array("<meta charset=gb".utf8) + [byte] + Array("k>".utf8)
        #expect(html.withUnsafeBufferPointer { Charset.declaration(in: $0) } == "gb")
    }

    @Test(
        "Bytes are GB 18030 if they are valid, and at least two thirds of their characters are in GB 2312",
        arguments: [
            // Characters at the limits of GB 2312.
            ([0xA1, 0xA1], true), ([0xA9, 0xFE], true), ([0xB0, 0xA1], true), ([0xF7, 0xFE], true), ([0xAA, 0xA1], false),
            ([0xAF, 0xA1], false), ([0xF8, 0xA1], false), ([0xB0, 0xA0], false), ([0xA0, 0xA1], false),
            // A character that is not in GB 2312 after four that are.
            (gbk + gbk + [0xB0, 0x40], true), (gbk + gbk + [0xB0, 0x7E], true), (gbk + gbk + [0xB0, 0x80], true),
            (gbk + gbk + [0xFE, 0xFE], true), (gbk + gbk + [0x81, 0x30, 0x81, 0x30], true), (gbk + gbk + [0xFE, 0x39, 0xFE, 0x39], true),
            // Invalid bytes.
            (gbk + gbk + [0xB0, 0x3F], false), (gbk + gbk + [0xB0, 0x7F], false), (gbk + gbk + [0xB0, 0xFF], false),
            (gbk + gbk + [0x80, 0xA1], false), (gbk + gbk + [0xFF, 0xA1], false), (gbk + gbk + [0x81, 0x30, 0x80, 0x30], false),
            (gbk + gbk + [0x81, 0x30, 0xFF, 0x30], false), (gbk + gbk + [0x81, 0x30, 0x81, 0x2F], false),
            (gbk + gbk + [0x81, 0x30, 0x81, 0x3A], false),
            // The shares 2/3, 1/2 and 3/5, and an incomplete character at the end.
            (gbk + [0xAA, 0xA1], true), ([0xB8, 0xB4, 0xAA, 0xA1], false), (gbk + [0xB8, 0xB4, 0xAA, 0xA1, 0xAA, 0xA1], false),
            (gbk + [0xB8], true), ([0xB8], false), ([], false), (Array("ASCII \u{7F}".utf8), false), (Array("a".utf8) + gbk, true),
        ] as [([UInt8], Bool)])
    func gb18030(bytes: [UInt8], expected: Bool) {
        #expect(bytes.withUnsafeBufferPointer { Charset.isGB18030($0) } == expected)
    }

    @Test("A long text is converted completely, and each invalid byte in it becomes U+FFFD")
    func long() throws {
        let part = Array(repeating: Self.gbk, count: 5000).flatMap { $0 }
        let text = String(repeating: "复旦", count: 5000)
        let bytes = Array("<p>".utf8) + part + [0xFF] + part + [0xFF, 0xFF] + part + [0xB8]
        #expect(try HTMLDocument(bytes: bytes, charset: "gbk").text == "\(text)\u{FFFD}\(text)\u{FFFD}\u{FFFD}\(text)\u{FFFD}")
    }

    @Test("NUL and a byte order mark are left out of a string")
    func strings() throws {
        #expect(try HTMLDocument("\u{FEFF}<p>a\u{FEFF}b").text == "a\u{FEFF}b")
        #expect(try HTMLDocument("<p>a\0b").text == "ab")
        #expect(try HTMLDocument("\0\u{FEFF}<p>ab").root?.html == "<html><body><p>ab</p></body></html>")
    }

    @Test(
        "The text of a response is decoded like a page",
        arguments: [
            (gbk, nil, "复旦"), (gbk, "text/plain; charset=gbk", "复旦"),
            (gbk, "text/plain; charset=utf-8", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
            (Array("\u{FEFF}复\0旦".utf8), "text/plain; charset=gbk", "复旦"), ([], nil, ""), ([0xE9], "text/plain; charset=latin1", "é"),
        ] as [([UInt8], String?, String)])
    func responses(bytes: [UInt8], contentType: String?, text: String) throws {
        #expect(try page(bytes, contentType: contentType).decodedText() == text)
    }
}
