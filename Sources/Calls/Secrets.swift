import Errors
import JSON
import Text

/// Secret strings, such as the password among the arguments of a call or a token of the configuration. A server may echo them, unchanged
/// or encoded.
package struct Secrets: Sendable {
    private let forms: [String]

    /// - Parameter values: the secrets. Values of fewer than four characters are ignored, because they occur by chance in many messages.
    package init(_ values: [String] = []) {
        var forms: Set<String> = []
        for value in values where value.count >= 4 {
            let escaped = Self.escaped(value)
            forms.formUnion([
                value, value.urlEncoded(), value.urlEncoded(spacesAsPlus: true), escaped, Self.htmlEscaped(value),
                Self.htmlEscaped(escaped),
            ])
        }
        // Longer forms are replaced first, because a longer form may contain a shorter one.
        self.forms = forms.sorted { $0.utf8.count > $1.utf8.count }
    }

    /// Returns a string in which an ellipsis replaces each secret, and the start of a secret at which the string was cut.
    package func removed(from text: String) -> String {
        let text = forms.reduce(text) { $0.replacing($1, with: "…") }
        return text.hasSuffix("…") ? withoutCutSecret(text) : text
    }

    /// - Parameter text: a string that ends with an ellipsis.
    private func withoutCutSecret(_ text: String) -> String {
        let kept = text.utf8.dropLast("…".utf8.count)
        for form in forms.lazy.map({ Array($0.utf8) }) {
            let lengths = stride(from: min(form.count - 1, kept.count), through: 4, by: -1)
            if let length = lengths.first(where: { kept.suffix($0).elementsEqual(form.prefix($0)) }) {
                return String(decoding: kept.dropLast(length), as: UTF8.self) + "…"
            }
        }
        return text
    }

    package func removed(from value: JSONValue) -> JSONValue {
        switch value {
        case .string(let text): .string(removed(from: text))
        case .array(let items): .array(items.map { removed(from: $0) })
        case .object(let members):
            .object(Dictionary(members.map { (removed(from: $0.key), removed(from: $0.value)) }, uniquingKeysWith: { first, _ in first }))
        case .integer(let number): masked(value, "\(number)")
        case .largeNumber(let digits): masked(value, digits)
        case .null, .bool, .number: value
        }
    }

    /// Returns a number, or a string with an ellipsis if the number has the digits of a secret, such as a code.
    private func masked(_ number: JSONValue, _ digits: String) -> JSONValue {
        let rest = removed(from: digits)
        return rest == digits ? number : .string(rest)
    }

    /// Returns a secret with the escapes of a JSON string.
    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    }

    /// Returns a secret with the escapes of HTML.
    private static func htmlEscaped(_ value: String) -> String {
        value.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }
}

extension DanXiError {
    /// Returns the error without the secrets that a server may have echoed.
    package func without(_ secrets: Secrets) -> DanXiError {
        var error = self
        error.message = secrets.removed(from: message)
        error.serverMessage = serverMessage.map { secrets.removed(from: $0) }
        error.serverCode = serverCode.map { secrets.removed(from: $0) }
        error.detail = detail.map { secrets.removed(from: $0) }
        return error
    }
}
