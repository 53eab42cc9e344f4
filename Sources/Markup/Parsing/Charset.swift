import CLibXML2
import Errors
import JSON

#if canImport(Glibc)
    import Glibc
#endif

/// The detection of a document's encoding, as in browsers (WHATWG Encoding), and the conversion to UTF-8. A document that declares no
/// encoding and is not UTF-8 may be GB 18030, which old pages of the university use.
package enum Charset {
    /// Calls `body` with the document as valid UTF-8, without NUL bytes and a byte order mark. Invalid bytes become U+FFFD.
    /// - Parameter declared: the charset of the header Content-Type. A byte order mark takes precedence over it, and the header takes
    ///   precedence over a declaration in the document (`<meta charset>`, `<?xml encoding?>`).
    static func withUTF8<Result>(
        _ bytes: UnsafeBufferPointer<UInt8>, declared: String?, _ body: (UnsafeBufferPointer<UInt8>) throws(DanXiError) -> Result
    ) throws(DanXiError) -> Result {
        let (name, markLength) = mark(bytes) ?? ((declared ?? declaration(in: bytes)).flatMap(encoding(labelled:)) ?? undeclared(bytes), 0)
        let text = UnsafeBufferPointer(rebasing: bytes.dropFirst(markLength))
        if name == "UTF-8", !hasNUL(text), text.isValidUTF8 { return try body(text) }
        guard let converted = convert(text, from: name) else {
            throw DanXiError(
                .internal,
                "The system cannot convert the charset \(name) to UTF-8. Install the charset conversions of the C library (gconv modules)."
            )
        }
        return try call(body, converted)
    }

    /// Calls `body` with a string as UTF-8, without NUL bytes and a byte order mark.
    static func withUTF8<Result>(
        _ text: String, _ body: (UnsafeBufferPointer<UInt8>) throws(DanXiError) -> Result
    ) throws(DanXiError) -> Result {
        var text = text
        let result = text.withUTF8 { bytes in
            Swift.Result { () throws(DanXiError) in
                hasNUL(bytes) || mark(bytes) != nil ? try call(body, Array(bytes)) : try body(bytes)
            }
        }
        return try result.get()
    }

    private static func hasNUL(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.baseAddress.map { memchr($0, 0, bytes.count) != nil } ?? false
    }

    private static func call<Result>(
        _ body: (UnsafeBufferPointer<UInt8>) throws(DanXiError) -> Result, _ utf8: [UInt8]
    ) throws(DanXiError) -> Result {
        var utf8 = utf8
        if utf8.contains(0) { utf8.removeAll { $0 == 0 } }
        if utf8.starts(with: [0xEF, 0xBB, 0xBF]) { utf8.removeFirst(3) }
        return try utf8.withBytes { buffer throws(DanXiError) in try body(buffer) }
    }

    // MARK: Detection

    static func mark(_ bytes: UnsafeBufferPointer<UInt8>) -> (name: String, length: Int)? {
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return ("UTF-8", 3) }
        if bytes.starts(with: [0xFE, 0xFF]) { return ("UTF-16BE", 2) }
        if bytes.starts(with: [0xFF, 0xFE]) { return ("UTF-16LE", 2) }
        return nil
    }

    /// Returns iconv's name of the encoding that has the given label, such as `gbk` (WHATWG Encoding). Nil for an unknown label.
    static func encoding(labelled label: String) -> String? {
        let label = label.lowercased().filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }
        switch label {
        case "utf-8", "utf8", "unicode-1-1-utf-8", "x-unicode20utf8": return "UTF-8"
        // GB 18030 includes GBK, which includes GB 2312. Pages often declare a smaller charset than they use.
        case "gb2312", "gbk", "gb18030", "gb_2312", "gb_2312-80", "chinese", "csgb2312", "x-gbk", "cp936", "windows-936", "hz-gb-2312",
            "euc-cn":
            return "GB18030"
        case "big5", "big5-hkscs", "x-x-big5", "cn-big5", "csbig5": return "BIG5-HKSCS"
        case "iso-8859-1", "iso8859-1", "latin1", "l1", "ascii", "us-ascii", "windows-1252", "cp1252", "x-cp1252": return "CP1252"
        case "shift_jis", "shift-jis", "sjis", "x-sjis", "windows-31j", "windows-932", "ms_kanji": return "CP932"
        case "euc-jp", "x-euc-jp": return "EUC-JP"
        case "euc-kr", "korean", "ks_c_5601-1987", "windows-949": return "CP949"
        case "utf-16", "utf-16le", "unicode", "ucs-2": return "UTF-16LE"
        case "utf-16be": return "UTF-16BE"
        case "iso-8859-2", "iso-8859-3", "iso-8859-4", "iso-8859-5", "iso-8859-6", "iso-8859-7", "iso-8859-8", "iso-8859-9", "iso-8859-10",
            "iso-8859-11", "iso-8859-13", "iso-8859-14", "iso-8859-15", "iso-8859-16", "koi8-r", "koi8-ru", "koi8-t", "koi8-u":
            return label.uppercased()
        case "windows-874": return "CP874"
        case "windows-950": return "CP950"
        case "windows-1250": return "CP1250"
        case "windows-1251": return "CP1251"
        case "windows-1253": return "CP1253"
        case "windows-1254": return "CP1254"
        case "windows-1255": return "CP1255"
        case "windows-1256": return "CP1256"
        case "windows-1257": return "CP1257"
        case "windows-1258": return "CP1258"
        default: return nil
        }
    }

    /// Returns the parameter `charset` of a media type, such as `gbk` of `text/html; charset=gbk`. Nil if the parameter is missing.
    package static func parameter(ofMediaType mediaType: String) -> String? {
        for part in mediaType.split(separator: ";").dropFirst() {
            let pair = part.split(separator: "=", maxSplits: 1)
            if pair.count == 2, let name = pair.first, let value = pair.last, name.lowercased().filter({ $0 != " " }) == "charset" {
                return String(value)
            }
        }
        return nil
    }

    /// Returns the charset that a document declares in its first 4,096 bytes, in an XML declaration or a `<meta>`. Nil if it declares none.
    static func declaration(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        if let name = xmlDeclaration(in: bytes) { return name }
        let head = lowercased(bytes.prefix(4096)).utf8
        var rest = head[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[start...]
            if rest.starts(with: "<!--".utf8) {
                // The two hyphens of the start may be those of the end: `<!-->` is a comment (HTML standard, section 13.2.3.2).
                guard let end = rest.dropFirst(2).firstRange(of: "-->") else { return nil }
                rest = rest[end...]
            } else if rest.starts(with: "<meta".utf8) {
                let end = rest.firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
                if let name = value(of: "charset", in: rest[..<end]) { return declarable(name) }
                rest = rest[end...]
            } else {
                rest = rest.dropFirst()
            }
        }
        return nil
    }

    /// Returns the charset in the XML declaration at the start of a document. Nil if the document has no such declaration.
    static func xmlDeclaration(in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard bytes.starts(with: "<?xml".utf8) else { return nil }
        let head = lowercased(bytes.prefix(4096).prefix { $0 != UInt8(ascii: ">") }).utf8
        return value(of: "encoding", in: head[...]).map(declarable)
    }

    /// Returns bytes as a string of ASCII characters in lower case. Other bytes become question marks.
    private static func lowercased(_ bytes: some Collection<UInt8>) -> String {
        String(decoding: bytes.lazy.map { ($0 < 0x80 && $0 != 0) ? ($0 | (0x41...0x5A ~= $0 ? 0x20 : 0)) : 0x3F }, as: UTF8.self)
    }

    /// Replaces UTF-16 with UTF-8, because a document whose declaration can be read as ASCII is not in UTF-16.
    private static func declarable(_ name: String) -> String {
        name.hasPrefix("utf-16") ? "utf-8" : name
    }

    /// Returns the value after `name=`, which may be in quotes.
    private static func value(of name: String, in text: Substring.UTF8View) -> String? {
        var rest = text
        while let position = rest.firstRange(of: name) {
            rest = rest[position...].dropFirst(name.utf8.count).drop { $0 <= 0x20 }
            guard rest.first == UInt8(ascii: "=") else { continue }
            let value = rest.dropFirst().drop { $0 <= 0x20 || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") }
            let end = value.prefix { $0 > 0x20 && !"\"';/?>".utf8.contains($0) }
            return end.isEmpty ? nil : String(Substring(end))
        }
        return nil
    }

    private static func undeclared(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        !bytes.isValidUTF8 && isGB18030(bytes) ? "GB18030" : "UTF-8"
    }

    /// Returns whether the bytes are valid GB 18030 with at least one non-ASCII character, and at least two thirds of the non-ASCII
    /// characters are in GB 2312. UTF-8 text with an invalid byte has fewer such characters if the text is read as GB 18030.
    static func isGB18030(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var rest = bytes[...]
        var count = 0
        var commonCount = 0
        while let lead = rest.popFirst() {
            if lead < 0x80 { continue }
            // A lead byte without a second byte is accepted at the end, because the bytes may end within a character.
            guard let second = rest.popFirst() else { break }
            switch second {
            case _ where lead == 0x80 || lead == 0xFF: return false
            case 0x30...0x39:
                guard let third = rest.popFirst(), 0x81...0xFE ~= third, let fourth = rest.popFirst(), 0x30...0x39 ~= fourth else {
                    return false
                }
            case 0xA1...0xFE where 0xA1...0xA9 ~= lead || 0xB0...0xF7 ~= lead: commonCount += 1
            case 0x40...0x7E, 0x80...0xFE: break
            default: return false
            }
            count += 1
        }
        return count > 0 && commonCount * 3 >= count * 2
    }

    // MARK: Conversion

    static func convert(_ bytes: UnsafeBufferPointer<UInt8>, from name: String) -> [UInt8]? {
        // UTF-8 is decoded without iconv, because glibc's iconv accepts code points above U+10FFFF.
        if name == "UTF-8" { return Array(String(decoding: bytes, as: UTF8.self).utf8) }
        guard let converter = clibxml2_iconv_open("UTF-8", name) else { return nil }
        defer { iconv_close(converter) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 2)
        let room = 16384
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
            var output = buffer.baseAddress
            var outputLeft = room
            func takeOutput() {
                result.append(contentsOf: UnsafeRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer.prefix(room - outputLeft))))
                output = buffer.baseAddress
                outputLeft = room
            }
            var input = UnsafeMutableRawPointer(mutating: bytes.baseAddress)?.assumingMemoryBound(to: CChar.self)
            var inputLeft = bytes.count
            while inputLeft > 0 {
                let status = iconv(converter, &input, &inputLeft, &output, &outputLeft)
                // If the output has space left, the input is invalid here: an invalid byte, or an incomplete character at the end.
                let isInvalid = status == -1 && outputLeft >= 16 && inputLeft > 0
                takeOutput()
                if isInvalid {
                    result.append(contentsOf: [0xEF, 0xBF, 0xBD])
                    input = input.map { $0 + 1 }
                    inputLeft -= 1
                }
            }
            // Some converters keep their last character until the next one, such as that of windows-1258, in which a mark may follow.
            _ = iconv(converter, nil, nil, &output, &outputLeft)
            takeOutput()
        }
        return result
    }
}

extension Substring.UTF8View {
    /// Returns the index of the first occurrence of a string. Nil if the string does not occur.
    fileprivate func firstRange(of text: String) -> Index? {
        let text = text.utf8
        var rest = self
        while let first = text.first, let start = rest.firstIndex(of: first) {
            rest = rest[start...]
            if rest.starts(with: text) { return start }
            rest = rest.dropFirst()
        }
        return nil
    }
}
