/// An SQL statement, or a part of one. It is written as a literal, which can contain names and other statements. Values are bound to
/// parameters, and never become a part of the text.
package struct SQLStatement: ExpressibleByStringInterpolation, Sendable {
    let text: String
    /// An invalid name in the statement. A statement with an invalid name is not run. Nil if all names are valid.
    let invalidName: String?

    package struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var text = ""
        fileprivate var invalidName: String?

        package init(literalCapacity: Int, interpolationCount: Int) {
            text.reserveCapacity(literalCapacity + 16 * interpolationCount)
        }

        package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

        package mutating func appendInterpolation(_ name: SQLName) {
            text += name.quoted
            if !name.isValid { invalidName = name.text }
        }

        package mutating func appendInterpolation(_ statement: SQLStatement) {
            text += statement.text
            invalidName = invalidName ?? statement.invalidName
        }

        /// Appends parts with commas between them.
        package mutating func appendInterpolation(_ parts: [SQLStatement]) {
            for (index, part) in parts.enumerated() {
                if index > 0 { text += ", " }
                appendInterpolation(part)
            }
        }
    }

    package init(stringLiteral text: StaticString) {
        self.text = text.description
        invalidName = nil
    }

    package init(stringInterpolation parts: StringInterpolation) {
        text = parts.text
        invalidName = parts.invalidName
    }
}

/// The name of a table, a field or an index: a literal of ASCII letters, digits and underscores.
package struct SQLName: ExpressibleByStringLiteral, Hashable, Sendable {
    let text: String

    package init(stringLiteral text: StaticString) {
        self.text = text.description
    }

    private init(_ text: String) {
        self.text = text
    }

    package func appending(_ suffix: StaticString) -> SQLName { SQLName(text + suffix.description) }

    var isValid: Bool {
        !text.isEmpty && text.utf8.first.map { !(0x30...0x39 ~= $0) } == true
            && text.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x5F }
    }

    /// The name in double quotes, so that it cannot be a keyword.
    var quoted: String { #"""# + text + #"""# }
}
