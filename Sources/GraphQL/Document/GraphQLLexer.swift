/// A lexer that splits a GraphQL document into tokens (GraphQL specification, section 2.1), as far as needed to find the start and end of
/// definitions.
struct GraphQLLexer {
    enum Token: Equatable {
        case name(String)
        case string
        case number
        /// A single character, such as `{`. The spread `...` is three punctuators.
        case punctuator(UInt8)
    }

    private let bytes: [UInt8]
    private var position = 0
    /// Position at which the last token begins.
    private(set) var start = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// Returns the next token, or nil at the end.
    mutating func next() throws(GraphQLSyntaxError) -> Token? {
        skipIgnored()
        start = position
        guard let byte = peek() else { return nil }
        switch byte {
        case UInt8(ascii: "\""):
            try skipString()
            return .string
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            skip { Self.isNameByte($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
            return .number
        case _ where Self.isNameByte(byte):
            skip(Self.isNameByte)
            return .name(String(decoding: bytes[start..<position], as: UTF8.self))
        case _ where Self.punctuators.contains(byte):
            position += 1
            return .punctuator(byte)
        default:
            throw error("unexpected character")
        }
    }

    /// Returns a syntax error at the last token.
    func error(_ problem: String) -> GraphQLSyntaxError {
        let before = bytes.prefix(start)
        let lines = before.indices.count { index in
            before[index] == UInt8(ascii: "\n") || before[index] == UInt8(ascii: "\r") && byte(at: index + 1) != UInt8(ascii: "\n")
        }
        let lineStart = before.lastIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { $0 + 1 } ?? 0
        let column = String(decoding: before[lineStart...], as: UTF8.self).unicodeScalars.count + 1
        return GraphQLSyntaxError(problem: problem, line: lines + 1, column: column)
    }

    private static let punctuators = Array("!$&().:=@[]{}|?".utf8)

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private func byte(at index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

    private func peek(_ offset: Int = 0) -> UInt8? { byte(at: position + offset) }

    private mutating func skip(_ matches: (UInt8) -> Bool) {
        while let byte = peek(), matches(byte) { position += 1 }
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

    private mutating func skipIgnored() {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","): position += 1
            case UInt8(ascii: "#"): skip { !Self.isLineEnd($0) }
            default: return
            }
        }
    }

    private mutating func skipString() throws(GraphQLSyntaxError) {
        let quote = UInt8(ascii: "\"")
        if peek(1) == quote, peek(2) == quote {
            position += 3
            return try skipBlockString()
        }
        position += 1
        while let byte = peek(), !Self.isLineEnd(byte) {
            position += 1
            if byte == quote { return }
            // A backslash does not escape the end of a line, which ends the string without a quote.
            if byte == UInt8(ascii: "\\"), let escaped = peek(), !Self.isLineEnd(escaped) { position += 1 }
        }
        throw error("the string has no closing quote")
    }

    /// Skips a block string, in which only `\"""` is an escape.
    private mutating func skipBlockString() throws(GraphQLSyntaxError) {
        let quote = UInt8(ascii: "\"")
        while let byte = peek() {
            if byte == quote, peek(1) == quote, peek(2) == quote {
                position += 3
                return
            }
            let isEscaped = byte == UInt8(ascii: "\\") && peek(1) == quote && peek(2) == quote && peek(3) == quote
            position += isEscaped ? 4 : 1
        }
        throw error("the block string has no closing quotes")
    }
}

/// A syntax error in a GraphQL document, with its position.
struct GraphQLSyntaxError: Error, Equatable, CustomStringConvertible {
    let problem: String
    /// Position of the error. Lines and columns are counted from 1.
    let line: Int, column: Int

    var description: String { "line \(line), column \(column): \(problem)" }
}
