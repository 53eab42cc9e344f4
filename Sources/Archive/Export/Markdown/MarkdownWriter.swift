import Text

/// A writer of Markdown (CommonMark 0.31). Text is escaped so that a reader of Markdown gets the same text: no character of it can become
/// markup, an image from elsewhere, or the heading of another floor.
///
/// Only blanks at both ends of a line, and all but one of several empty lines, can get lost.
struct MarkdownWriter {
    private(set) var source = ""
    /// The line breaks before the next text. None at the beginning of a block.
    private var breaks = 0
    private var isAtLineStart = true

    /// Characters that can be markup anywhere in a line.
    private static let special = Set<UInt8>("\\`*_[]<>&|~$#!".utf8)
    /// Characters that can be markup at the beginning of a line.
    private static let leading = Set<UInt8>("-+=:".utf8)

    // MARK: Text

    /// Adds text to the current paragraph. Empty lines begin a new one.
    mutating func text(_ text: String) {
        var isFirst = true
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak) {
            if !isFirst { breaks += 1 }
            isFirst = false
            add(line: line)
        }
    }

    /// Adds markup that the writer has made, such as a link.
    private mutating func inline(_ markup: String) {
        endLine()
        source += markup
        isAtLineStart = false
    }

    private mutating func add(line: Substring) {
        // Blanks at the beginning of a line could be an indented block.
        let line = isAtLineStart || breaks > 0 ? line.drop { $0.isBlank } : line
        guard !line.isEmpty else { return }
        endLine()
        source += isAtLineStart ? Self.escapedLine(line) : Self.escaped(line)
        isAtLineStart = false
    }

    /// Writes the line breaks before the next text.
    private mutating func endLine() {
        if breaks > 0, !isAtLineStart {
            while source.last == " " { source.removeLast() }
            // A backslash at the end of a line is a line break within the paragraph.
            source += breaks == 1 ? "\\\n" : "\n\n"
            isAtLineStart = true
        }
        breaks = 0
    }

    static func escaped(_ text: some StringProtocol) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            if scalar.isASCII, special.contains(UInt8(truncatingIfNeeded: scalar.value)) { escaped += "\\" }
            switch scalar {
            case "\t": escaped += " "
            case "\0"..<" ", "\u{7f}": break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    private static func escapedLine(_ line: Substring) -> String {
        let digits = line.utf8.prefix { (0x30...0x39).contains($0) }
        if !digits.isEmpty, digits.endIndex < line.endIndex, ".)".utf8.contains(line.utf8[digits.endIndex]) {
            // `1.` would be a list.
            return String(Substring(digits)) + "\\" + escaped(line[digits.endIndex...])
        }
        return (line.utf8.first.map(leading.contains) == true ? "\\" : "") + escaped(line)
    }

    // MARK: Inline markup

    /// - Parameter address: an address on the web, or a path in the folder.
    mutating func link(_ label: String, to address: String) {
        inline("[\(Self.oneLine(label))](<\(Self.address(address))>)")
    }

    mutating func image(_ label: String, path: String) {
        inline("![\(Self.oneLine(label))](<\(Self.address(path))>)")
    }

    mutating func code(_ text: String) {
        let text = text.filter { !$0.isLineBreak }
        let fence = Self.fence(for: text, atLeast: 1)
        inline("\(fence) \(text) \(fence)")
    }

    private static func oneLine(_ label: String) -> String {
        escaped(label.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }

    /// Percent-encodes what would end an address between `<` and `>`, or what Markdown would unescape in it.
    private static func address(_ address: String) -> String {
        var encoded = ""
        for byte in address.utf8 {
            if (0x21...0x7e).contains(byte), !"<>\\&".utf8.contains(byte) || byte == UInt8(ascii: "&") {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
                // Without the rest of the address, `&copy` would be a character.
                if byte == UInt8(ascii: "&") { encoded += "amp;" }
            } else {
                encoded += "%" + Hex.encode([byte]).uppercased()
            }
        }
        return encoded
    }

    /// Returns backticks that do not occur in a text.
    private static func fence(for text: String, atLeast count: Int) -> String {
        let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
        return String(repeating: "`", count: max(count, longest + 1))
    }

    // MARK: Blocks

    mutating func codeBlock(_ text: String) {
        endBlock()
        let fence = Self.fence(for: text, atLeast: 3)
        source += "\(fence)\n\(text)\n\(fence)"
        isAtLineStart = false
        breaks = 2
    }

    mutating func heading(_ level: Int, _ text: String) {
        endBlock()
        source += String(repeating: "#", count: level) + " " + Self.oneLine(text)
        isAtLineStart = false
        breaks = 2
    }

    /// Ends the current block. The next text begins a new one.
    mutating func endBlock() {
        if !isAtLineStart { breaks = 2 }
        endLine()
    }

    /// Adds lines of YAML at the beginning of the document.
    mutating func frontMatter(_ members: [(name: StaticString, json: String)]) {
        source += "---\n" + members.map { "\($0.name): \($0.json)\n" }.joined() + "---\n\n"
    }

    func document() -> String {
        source + "\n"
    }
}

extension Character {
    /// Whether CommonMark or another reader ends a line here.
    fileprivate var isLineBreak: Bool { isNewline }
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
