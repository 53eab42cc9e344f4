import Errors

/// A repair that makes ill-formed XML well-formed in linear time, as browsers repair HTML.
///
/// - Everything before the start position and after the root element is left out.
/// - An end tag also closes open elements within its element. An end tag without a start tag is left out. The end of the document closes
///   all elements.
/// - A truncated tag is left out. Attributes without quotes get quotes, and repeated attributes are left out.
/// - References to HTML's entities and to declared ones are replaced. An `&` or `<` that begins no reference or tag becomes text. Control
///   characters are left out.
package struct XMLRepair {
    private static let maximalDepth = 256
    private static let maximalAttributes = 200
    /// Maximum size of all replacements of entities, in bytes, so that entities cannot make a document much larger.
    static let maximalExpansion = 1 << 20

    var input: XMLBytes
    var output: [UInt8] = []
    private var open: [ArraySlice<UInt8>] = []
    private var hasRoot = false
    var entities: [String: [UInt8]] = [:]
    /// Size of the replacements of entities so far, in bytes.
    var expansion = 0

    /// Returns the repaired document.
    /// - Parameter start: the position of the root element, or of a document type declaration before the root element.
    /// - Throws: `tooLarge` if the document is nested too deeply, declares entities that could expand or load files, or has references
    ///   whose replacements exceed ``maximalExpansion``.
    package static func repaired(_ document: [UInt8], from start: Int) throws(DanXiError) -> [UInt8] {
        try Parsing.prepare()
        var repair = XMLRepair(input: XMLBytes(document, from: start))
        repair.output.reserveCapacity(document.count + document.count / 8)
        try repair.run()
        return repair.output
    }

    private init(input: XMLBytes) {
        self.input = input
    }

    private mutating func run() throws(DanXiError) {
        while let byte = input.peek(), !(hasRoot && open.isEmpty) {
            if byte == UInt8(ascii: "<") { try readMarkup() } else { try readText(until: UInt8(ascii: "<")) }
            guard expansion <= Self.maximalExpansion else { throw Self.refusal("its entities make the document too large") }
        }
        while !open.isEmpty { closeElement() }
    }

    // MARK: Text

    /// Reads text up to the byte `end`, and appends it to the output.
    private mutating func readText(until end: UInt8) throws(DanXiError) {
        let text = input.take { $0 != end }
        // Text outside of the root element is left out, because XML does not allow it.
        if !open.isEmpty { appendText(text) }
    }

    /// Appends text, and replaces the references in it.
    mutating func appendText(_ text: ArraySlice<UInt8>) {
        var rest = XMLBytes(text)
        while let byte = rest.peek() {
            if byte == UInt8(ascii: "&") {
                rest.advance()
                appendReference(&rest)
            } else {
                appendCharacters(rest.take { $0 != UInt8(ascii: "&") })
            }
        }
    }

    /// Appends characters, and escapes those that could be read as markup.
    mutating func appendCharacters(_ text: some Sequence<UInt8>) {
        for byte in text {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "<"): output.append(contentsOf: "&lt;".utf8)
            case UInt8(ascii: ">"): output.append(contentsOf: "&gt;".utf8)
            case UInt8(ascii: "\""): output.append(contentsOf: "&quot;".utf8)
            case 0..<0x20 where byte != 0x09 && byte != 0x0A && byte != 0x0D: break
            // XML does not allow U+FFFE and U+FFFF, whose UTF-8 ends with 0xBE and 0xBF.
            case 0xBE, 0xBF: if output.suffix(2).elementsEqual([0xEF, 0xBF]) { output.removeLast(2) } else { output.append(byte) }
            default: output.append(byte)
            }
        }
    }

    // MARK: Markup

    private mutating func readMarkup() throws(DanXiError) {
        if input.skip("<!--") {
            _ = input.skip(through: "-->")
        } else if input.skip("<![CDATA[") {
            // A CDATA section without an end extends to the end of the document.
            let text = input.takeThrough("]]>") ?? input.takeRest()
            if !open.isEmpty { appendCharacters(text) }
        } else if input.skip("<!DOCTYPE") || input.skip("<!doctype") {
            try readDoctype()
        } else if input.skip("<!") || input.skip("<?") {
            _ = input.skip(through: ">")
        } else if input.skip("</") {
            readEndTag()
        } else if input.peek(1).map(\.startsXMLName) == true {
            try readStartTag()
        } else {
            input.advance()
            if !open.isEmpty { output.append(contentsOf: "&lt;".utf8) }
        }
    }

    private mutating func readEndTag() {
        let name = input.takeName()
        _ = input.skip(through: ">")
        guard let position = open.lastIndex(of: name) else { return }
        while open.count > position { closeElement() }
    }

    private mutating func closeElement() {
        guard let name = open.popLast() else { return }
        output.append(contentsOf: "</".utf8)
        output.append(contentsOf: name)
        output.append(UInt8(ascii: ">"))
    }

    private mutating func readStartTag() throws(DanXiError) {
        let start = output.count
        input.advance()
        let name = input.takeName()
        output.append(UInt8(ascii: "<"))
        output.append(contentsOf: name)
        var known: [ArraySlice<UInt8>] = []
        while true {
            _ = input.take { $0.isXMLSpace }
            guard let byte = input.peek() else {
                // The document ends within the tag, so the tag is left out.
                output.removeLast(output.count - start)
                return
            }
            if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "<") { break }
            if byte == UInt8(ascii: "/"), input.peek(1) == UInt8(ascii: ">") { break }
            guard byte.startsXMLName else {
                input.advance()
                continue
            }
            readAttribute(&known)
        }
        output.append(UInt8(ascii: ">"))
        guard open.count < Self.maximalDepth else { throw Self.refusal("its elements are nested too deeply") }
        open.append(name)
        hasRoot = true
        if input.skip("/>") { closeElement() } else { _ = input.skip(">") }
    }

    private mutating func readAttribute(_ known: inout [ArraySlice<UInt8>]) {
        let name = input.takeName()
        _ = input.take { $0.isXMLSpace }
        var value: ArraySlice<UInt8> = []
        if input.skip("=") {
            _ = input.take { $0.isXMLSpace }
            if let quote = input.peek(), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                input.advance()
                value = input.takeThrough(quote == UInt8(ascii: "\"") ? "\"" : "'") ?? input.take { $0 != UInt8(ascii: ">") }
            } else {
                value = input.take { !$0.isXMLSpace && $0 != UInt8(ascii: ">") }
            }
        }
        guard known.count < Self.maximalAttributes, !known.contains(name) else { return }
        known.append(name)
        output.append(UInt8(ascii: " "))
        output.append(contentsOf: name)
        output.append(contentsOf: "=\"".utf8)
        appendText(value)
        output.append(UInt8(ascii: "\""))
    }

    static func refusal(_ reason: String) -> DanXiError {
        DanXiError(.tooLarge, "Cannot read the XML document: \(reason). Check the source of the document.")
    }
}
