import JSON

/// A value that a server sends in place of a good one.
enum Disturbance: Sendable, Hashable, CustomStringConvertible {
    case missing
    case value(JSONValue)

    static let all: [Disturbance] =
        [.missing]
        + [
            .null, .bool(true), .bool(false), .integer(0), .integer(-1), .integer(7), .number(1.5), .string(""), .string(" "), .string("x"),
            .string("7"), .string("--"), .array([]), .array([.null]), .array([.object([:])]), .object([:]), .object(["x": .integer(1)]),
        ].map(Disturbance.value)

    var description: String {
        switch self {
        case .missing: "missing"
        case .value(let value): value.text
        }
    }

    /// Returns the value of a field that a server wrote in this way. Nil if nothing can be read from it.
    /// - Parameter type: the type of the field, such as `string?`.
    func reading(as type: String) -> JSONValue? {
        guard case .value(let value) = self else { return nil }
        switch type.filter({ $0 != "?" }) {
        case "string", "ElearningTodoKind", "ElearningItemType": return Self.text(value).map { .string($0) }
        case "[string]": return Self.text(value).map { .array([.string($0)]) }
        case "int": return Self.text(value).flatMap { Int($0) }.map { .integer($0) }
        case "number": return Self.text(value).flatMap { Double($0) }.map { .number($0) }
        case "bool": return Self.flag(value)
        default: return nil
        }
    }

    /// Returns the text of a string or number. Nil for an empty text and for any other value.
    static func text(_ value: JSONValue) -> String? {
        switch value {
        case .string(let text): text.isEmpty || text == " " ? nil : text
        case .integer(let number): String(number)
        case .number(let number): String(number)
        default: nil
        }
    }

    private static func flag(_ value: JSONValue) -> JSONValue? {
        switch value {
        case .bool, .null: value == .null ? nil : value
        case .integer(0): .bool(false)
        default: nil
        }
    }
}

extension JSONEncodable {
    /// The JSON text of the value.
    var text: String { JSONText.encode(self).map { String(cString: $0.cString) } ?? "null" }
}
