import Testing

@testable import Markup

@Suite("Charsets of XML documents", .timeLimit(.minutes(5)))
struct XMLCharsetTests {
    struct Row: CustomTestStringConvertible, Sendable {
        let bytes: [UInt8]
        let declared: String?
        let text: String
        let problem: String?

        init(_ bytes: [UInt8], declared: String? = nil, _ text: String, problem: String? = nil) {
            (self.bytes, self.declared, self.text, self.problem) = (bytes, declared, text, problem)
        }

        init(utf8: String, declared: String? = nil, _ text: String, problem: String? = nil) {
            self.init(Array(utf8.utf8), declared: declared, text, problem: problem)
        }

        /// - Parameter raw: the bytes as characters below U+0100.
        init(raw: String, declared: String? = nil, _ text: String, problem: String? = nil) {
            self.init(raw.unicodeScalars.map { UInt8($0.value) }, declared: declared, text, problem: problem)
        }

        var testDescription: String { "\(declared ?? "undeclared"): \(text)" }
    }

    static let xml = "<?xml version='1.0'?><a>é</a>"
    static let littleEndian: [UInt8] = xml.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    static let bigEndian: [UInt8] = xml.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    static let wideLittleEndian: [UInt8] = xml.unicodeScalars.flatMap { [UInt8($0.value), 0, 0, 0] }
    static let wideBigEndian: [UInt8] = xml.unicodeScalars.flatMap { [0, 0, 0, UInt8($0.value)] }
    /// `<?xml version='1.0'?><a>[</a>` in the code page 037.
    static let ebcdic: [UInt8] = [
        0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40, 0xA5, 0x85, 0x99, 0xA2, 0x89, 0x96, 0x95, 0x7E, 0x7D, 0xF1, 0x4B, 0xF0, 0x7D, 0x6F, 0x6E, 0x4C,
        0x81, 0x6E, 0xBA, 0x4C, 0x61, 0x81, 0x6E,
    ]
    /// `<?xml version='1.0' encoding='cp500'?><a>[</a>` in the code page 500.
    static let internationalEBCDIC: [UInt8] = [
        0x4C, 0x6F, 0xA7, 0x94, 0x93, 0x40, 0xA5, 0x85, 0x99, 0xA2, 0x89, 0x96, 0x95, 0x7E, 0x7D, 0xF1, 0x4B, 0xF0, 0x7D, 0x40, 0x85, 0x95,
        0x83, 0x96, 0x84, 0x89, 0x95, 0x87, 0x7E, 0x7D, 0x83, 0x97, 0xF5, 0xF0, 0xF0, 0x7D, 0x6F, 0x6E, 0x4C, 0x81, 0x6E, 0x4A, 0x4C, 0x61,
        0x81, 0x6E,
    ]

    static let rows: [Row] = [
        // UTF-8, byte order marks and wide characters.
        Row(utf8: "<a>é</a>", "<a>é</a>"), Row(utf8: "\u{FEFF}<a/>", declared: "gbk", "<a/>"), Row([], ""),
        Row(utf8: "<a>\0b\0</a>", "<a>b</a>"), Row(utf8: "\0\u{FEFF}<a/>", "<a/>"), Row(utf8: "<a>\u{FFFD}</a>", "<a>\u{FFFD}</a>"),
        Row([0xFF, 0xFE] + littleEndian, xml), Row([0xFE, 0xFF] + bigEndian, xml), Row([0xFF, 0xFE, 0, 0] + wideLittleEndian, xml),
        Row([0, 0, 0xFE, 0xFF] + wideBigEndian, xml), Row(littleEndian, xml), Row(bigEndian, xml), Row(wideLittleEndian, xml),
        Row(wideBigEndian, xml), Row(ebcdic, "<?xml version='1.0'?><a>[</a>"),
        Row(internationalEBCDIC, "<?xml version='1.0' encoding='cp500'?><a>[</a>"),
        Row(raw: "\u{EF}\u{BB}\u{BF}A\u{FF}", "A\u{FFFD}", problem: "some bytes are invalid in UTF-8"),
        // Declared encodings, in the header or in the document.
        Row(raw: "<a>\u{B8}\u{B4}\u{A3}\u{AC}</a>", declared: "gb2312", "<a>复，</a>"),
        Row(raw: "<?xml encoding='gbk'?>\u{B8}\u{B4}", "<?xml encoding='gbk'?>复"), Row(raw: "aa½¿", declared: "latin1", "aa½¿"),
        Row([0x8E], declared: "\" Macintosh '", "é"), Row([0xFD], declared: "iso_8859-9", "ı"), Row([0x7B], declared: "nf_z_62-010", "é"),
        Row([0xE6], declared: "ISO_8859-2:1987", "ć"), Row([0xC2, 0x65], declared: "ansi_x3.110-1983", "é"),
        // Unknown encodings.
        Row(utf8: "é", declared: "martian", "é", problem: "the encoding martian is unknown"),
        Row(utf8: "é", declared: "windows-9999", "é", problem: "the encoding windows-9999 is unknown"),
        Row(utf8: "é", declared: "''", "é", problem: "the encoding '' is unknown"),
        Row(utf8: "é", declared: "latin2//ignore", "é", problem: "the encoding latin2//ignore is unknown"),
        Row(
            utf8: "é", declared: String(repeating: "x", count: 41), "é",
            problem: "the encoding \(String(repeating: "x", count: 40)) is unknown"),
        Row(utf8: "<?xml encoding='martian'?>é", "<?xml encoding='martian'?>é", problem: "the encoding martian is unknown"),
        Row(raw: "<?xml encoding='gbk'?>\u{B8}\u{B4}", declared: "martian", "<?xml encoding='gbk'?>复"),
        // Bytes that are invalid in the declared encoding, or in UTF-8 if none is declared.
        Row(utf8: "<a>中</a>", declared: "gbk", "<a>中</a>", problem: "the bytes are UTF-8, not GB18030"),
        Row(
            raw: "<?xml encoding='gbk'?>\u{B0}\u{80}", declared: "big5", "<?xml encoding='gbk'?>皜",
            problem: "the bytes are GB18030, not BIG5-HKSCS"),
        Row(CharsetDetectionTests.gbk, "复旦", problem: "the bytes are GB18030, not UTF-8"),
        Row(raw: "café au", "café au", problem: "the bytes are CP1252, not UTF-8"),
        Row([0xE9, 0x20, 0x80], declared: "gbk", "é €", problem: "the bytes are CP1252, not GB18030"),
        Row([0xC3, 0xA9, 0xE9, 0x20], "é\u{FFFD} ", problem: "some bytes are invalid in UTF-8"),
        Row([0xE4, 0xB8, 0xAD, 0xFF], "中\u{FFFD}", problem: "some bytes are invalid in UTF-8"),
        Row([0x41, 0xFF], declared: "gbk", "Aÿ", problem: "the bytes are CP1252, not GB18030"),
        // 0x81 is invalid in windows-1252 too.
        Row([0x81, 0x20], declared: "gbk", "\u{FFFD} ", problem: "some bytes are invalid in GB18030"),
    ]

    @Test("An XML document is converted to UTF-8, and the problem states why it could not be read as declared", arguments: rows)
    func decoding(row: Row) throws {
        let decoded = try Charset.decodeXML(row.bytes, declared: row.declared)
        #expect(String(decoding: decoded.utf8, as: UTF8.self) == row.text)
        #expect(decoded.problem == row.problem)
    }
}
