/// A reader of the posts of the community.
struct PostReader {
    private let text: String
    private var pieces: [PostPiece] = []
    /// The start of the text that is not yet part of a piece.
    private var start: String.Index
    private var index: String.Index

    /// Maximum number of bytes in which the end of a label, an address or a code span is looked for. Without it, a hostile post would take
    /// quadratic time.
    private static let window = 2000

    private init(_ text: String) {
        (self.text, start, index) = (text, text.startIndex, text.startIndex)
    }

    static func pieces(of text: String) -> [PostPiece] {
        var reader = PostReader(text)
        reader.read()
        return reader.pieces
    }

    private mutating func read() {
        while index < text.endIndex {
            if let (piece, end) = piece() {
                endText(at: index)
                pieces.append(piece)
                (start, index) = (end, end)
            } else {
                index = text.utf8.index(after: index)
            }
        }
        endText(at: text.endIndex)
    }

    private mutating func endText(at end: String.Index) {
        if start < end { pieces.append(.text(String(text[start..<end]))) }
    }

    /// Returns the piece that starts at the current byte, and its end. Nil for text.
    private func piece() -> (PostPiece, String.Index)? {
        switch text.utf8[index] {
        case UInt8(ascii: "!"): image()
        case UInt8(ascii: "["): link()
        case UInt8(ascii: "#"): quotation()
        case UInt8(ascii: "`"): code()
        case UInt8(ascii: "h"): address()
        default: nil
        }
    }

    // MARK: Images and links

    private func image() -> (PostPiece, String.Index)? {
        guard let (label, target, end) = labelled(after: "!") else { return nil }
        if Self.isAddress(target) { return (.image(label: label, url: target), end) }
        let isName = !target.isEmpty && target.utf8.allSatisfy { Self.isWordByte($0) || $0 == UInt8(ascii: "-") }
        return isName ? (.sticker(target), end) : nil
    }

    private func link() -> (PostPiece, String.Index)? {
        guard let (label, target, end) = labelled(after: ""), Self.isAddress(target) else { return nil }
        return (.link(label: label.isEmpty ? target : label, url: target), end)
    }

    /// Reads `[label](target)` or `[label](target "title")`. A label has no `]`, and neither has several lines.
    private func labelled(after prefix: String) -> (label: String, target: String, end: String.Index)? {
        var rest = text[index...].utf8.prefix(Self.window)
        guard rest.starts(with: (prefix + "[").utf8) else { return nil }
        rest = rest.dropFirst(prefix.utf8.count + 1)
        guard let labelEnd = rest.firstIndex(where: { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "\n") }) else { return nil }
        let label = rest[..<labelEnd]
        rest = rest[labelEnd...]
        guard rest.starts(with: "](".utf8) else { return nil }
        rest = rest.dropFirst(2)
        guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "\n") }), rest[end] == UInt8(ascii: ")")
        else { return nil }
        let target = rest[..<end].prefix { $0 != UInt8(ascii: " ") }
        return (String(Substring(label)), String(Substring(target)), text.utf8.index(after: end))
    }

    // MARK: Addresses, quotations and code

    /// Reads a bare address. It ends at the first character that is not visible ASCII, and without the punctuation of its sentence.
    private func address() -> (PostPiece, String.Index)? {
        guard !follows(Self.isWordByte) else { return nil }
        var found = text[index...].utf8.prefix(Self.window).prefix {
            (0x21...0x7e).contains($0) && !"<>\"'`".utf8.contains($0)
        }
        while let last = found.last, ".,;:!?)]*_".utf8.contains(last) { found = found.dropLast() }
        let url = String(Substring(found))
        return Self.isAddress(url) ? (.link(label: url, url: url), found.endIndex) : nil
    }

    private func quotation() -> (PostPiece, String.Index)? {
        guard !follows({ Self.isWordByte($0) || $0 == UInt8(ascii: "#") }) else { return nil }
        let hashes = text[index...].utf8.prefix(3).prefix { $0 == UInt8(ascii: "#") }
        let digits = text[hashes.endIndex...].utf8.prefix(19).prefix { (0x30...0x39).contains($0) }
        guard hashes.count <= 2, let number = Int(String(Substring(digits))) else { return nil }
        if digits.endIndex < text.endIndex, Self.isWordByte(text.utf8[digits.endIndex]) { return nil }
        return (hashes.count == 2 ? .floor(number) : .hole(number), digits.endIndex)
    }

    /// Reads a code span, which is in one line, or a fenced block of three backticks or more.
    private func code() -> (PostPiece, String.Index)? {
        let ticks = text[index...].utf8.prefix(Self.window).prefix { $0 == UInt8(ascii: "`") }
        let rest = text[ticks.endIndex...].utf8.prefix(ticks.count < 3 ? Self.window : 50 * Self.window)
        guard let (content, end) = content(of: rest, until: ticks.count) else { return nil }
        guard ticks.count >= 3, let lineEnd = content.firstIndex(of: "\n") else {
            return content.isEmpty || content.contains("\n") ? nil : (.code(content), end)
        }
        // The first line names the language.
        let lines = content[content.index(after: lineEnd)...]
        return (.codeBlock(String(lines.hasSuffix("\n") ? lines.dropLast() : lines)), end)
    }

    /// Returns the text before the first run of exactly `count` backticks, and the end of this run.
    private func content(of rest: Substring.UTF8View.SubSequence, until count: Int) -> (String, String.Index)? {
        var place = rest.startIndex
        while let tick = rest[place...].firstIndex(of: UInt8(ascii: "`")) {
            let end = rest[tick...].firstIndex { $0 != UInt8(ascii: "`") } ?? rest.endIndex
            if rest[tick..<end].count == count { return (String(Substring(rest[..<tick])), end) }
            place = end
        }
        return nil
    }

    // MARK: Bytes

    private func follows(_ condition: (UInt8) -> Bool) -> Bool {
        index > text.startIndex && condition(text.utf8[text.utf8.index(before: index)])
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5a).contains(byte) || (0x61...0x7a).contains(byte) || byte == UInt8(ascii: "_")
    }

    /// Returns whether a text is the address of a page or an image. Returns false for other schemes, such as `javascript:`.
    private static func isAddress(_ text: String) -> Bool {
        ["https://", "http://"].contains { text.utf8.count > $0.utf8.count && text.lowercased().hasPrefix($0) }
    }
}
