import CLibXML2
import Errors
import JSON

extension Charset {
    /// An XML document in UTF-8, without NUL bytes and a byte order mark.
    package struct Decoded {
        package let utf8: [UInt8]
        /// Reason why the bytes could not be read in the declared encoding, or in UTF-8 if none is declared. Nil if they could be read.
        package let problem: String?
    }

    /// Converts an XML document from any encoding that iconv supports to UTF-8.
    ///
    /// The encoding is that of the byte order mark, the header Content-Type or the XML declaration, in this order. The default is UTF-8. If
    /// the bytes are invalid in an encoding without a byte order mark, the first encoding in which they are valid is used: another declared
    /// one, UTF-8, GB 18030 or windows-1252. If the bytes are valid in none of them, each invalid byte becomes U+FFFD.
    /// - Parameter declared: the charset of the header Content-Type.
    package static func decodeXML(_ bytes: [UInt8], declared: String?) throws(DanXiError) -> Decoded {
        try bytes.withBytes { bytes throws(DanXiError) in try decode(bytes, declared: declared) }
    }

    private static func decode(_ bytes: UnsafeBufferPointer<UInt8>, declared: String?) throws(DanXiError) -> Decoded {
        if let (name, length) = wideMark(bytes) ?? mark(bytes) ?? signature(bytes).map({ ($0, 0) }) {
            guard let text = converted(UnsafeBufferPointer(rebasing: bytes.dropFirst(length)), from: name) else { throw unknown(name) }
            return Decoded(utf8: text.utf8, problem: text.replacements > 0 ? "some bytes are invalid in \(name)" : nil)
        }
        let labels = [declared, xmlDeclaration(in: bytes)].compactMap { $0 }
        let names = labels.compactMap { encoding(labelled: $0) ?? iconvName($0) }
        let problem = names.isEmpty && !labels.isEmpty ? "the encoding \(labels[0].prefix(40)) is unknown" : nil
        guard let preferred = names.first ?? Optional("UTF-8"), let first = converted(bytes, from: preferred) else {
            throw unknown("UTF-8")
        }
        if first.replacements == 0 { return Decoded(utf8: first.utf8, problem: problem) }

        var others = names.dropFirst() + ["UTF-8"]
        if isGB18030(bytes) { others.append("GB18030") }
        // windows-1252 is not tried if the text is mostly UTF-8, that is, if at most half of its non-ASCII characters are invalid.
        if preferred != "UTF-8" || first.replacements * 2 > first.utf8.count(where: { $0 >= 0xC0 }) { others.append("CP1252") }
        for name in others where name != preferred {
            if let other = converted(bytes, from: name), other.replacements == 0 {
                return Decoded(utf8: other.utf8, problem: "the bytes are \(name), not \(preferred)")
            }
        }
        return Decoded(utf8: first.utf8, problem: "some bytes are invalid in \(preferred)")
    }

    private static func converted(_ bytes: UnsafeBufferPointer<UInt8>, from name: String) -> (utf8: [UInt8], replacements: Int)? {
        let isValid = name == "UTF-8" && bytes.isValidUTF8
        guard var utf8 = isValid ? Array(bytes) : convert(bytes, from: name) else { return nil }
        if utf8.contains(0) { utf8.removeAll { $0 == 0 } }
        if utf8.starts(with: [0xEF, 0xBB, 0xBF]) { utf8.removeFirst(3) }
        return (utf8, isValid ? 0 : replacements(in: utf8))
    }

    /// Returns the number of characters U+FFFD.
    private static func replacements(in utf8: [UInt8]) -> Int {
        var count = 0
        for index in utf8.indices.dropLast(2) where utf8[index] == 0xEF && utf8[index + 1] == 0xBF && utf8[index + 2] == 0xBD { count += 1 }
        return count
    }

    // MARK: Detection (XML 1.0, appendix F)

    private static func wideMark(_ bytes: UnsafeBufferPointer<UInt8>) -> (name: String, length: Int)? {
        if bytes.starts(with: [0xFF, 0xFE, 0, 0]) { return ("UTF-32LE", 4) }
        if bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return ("UTF-32BE", 4) }
        return nil
    }

    /// Returns the encoding of a document without a byte order mark that begins with `<` in UTF-32, `<?` in UTF-16 or `<?xm` in EBCDIC. Nil
    /// for other bytes.
    private static func signature(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
        switch Array(bytes.prefix(4)) {
        case [0, 0, 0, 0x3C]: "UTF-32BE"
        case [0x3C, 0, 0, 0]: "UTF-32LE"
        case [0, 0x3C, 0, 0x3F]: "UTF-16BE"
        case [0x3C, 0, 0x3F, 0]: "UTF-16LE"
        case [0x4C, 0x6F, 0xA7, 0x94]: ebcdic(bytes)
        default: nil
        }
    }

    /// Returns the code page that the XML declaration of an EBCDIC document names. `CP037` if the name is missing or unknown.
    private static func ebcdic(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
        let head = converted(UnsafeBufferPointer(rebasing: bytes.prefix(200)), from: "CP037")?.utf8 ?? []
        return head.withUnsafeBufferPointer { xmlDeclaration(in: $0) }.flatMap { iconvName($0) } ?? "CP037"
    }

    /// Returns iconv's name of an encoding. Nil for an unknown encoding, and for a label with a slash, after which iconv would read
    /// options.
    private static func iconvName(_ label: String) -> String? {
        let name = label.filter { !$0.isWhitespace && $0 != "\"" && $0 != "'" }.uppercased()
        let isPlausible = (1...40).contains(name.utf8.count) && name.utf8.allSatisfy { $0.isASCIINameByte }
        guard isPlausible, let converter = clibxml2_iconv_open("UTF-8", name) else { return nil }
        iconv_close(converter)
        return name
    }

    private static func unknown(_ name: String) -> DanXiError {
        DanXiError(
            .internal,
            "The system cannot convert the charset \(name) to UTF-8. Install the charset conversions of the C library (gconv modules)."
        )
    }
}

extension UInt8 {
    fileprivate var isASCIINameByte: Bool {
        0x30...0x39 ~= self || 0x41...0x5A ~= self
            || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(self)
    }
}
