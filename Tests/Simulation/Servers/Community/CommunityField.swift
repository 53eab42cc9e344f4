import JSON

/// A field of a body or a query, with the rules of the community's servers, which are written in Go.
struct CommunityField: Sendable {
    enum Kind: String, Sendable {
        case integer = "int"
        case number = "float64"
        case string
        case boolean = "bool"
        case time = "CustomTime"
        case integers = "[]int"
        case strings = "[]string"
        case object = "struct"
        case objects = "[]struct"
    }

    let name: String
    let kind: Kind
    var isRequired = false
    var minimum: Int?
    var maximum: Int?
    var choices: [String] = []
    /// The value of a missing field, and of a zero one unless the field is nullable.
    var standard: JSONValue?
    /// Whether the field is a pointer in Go: a missing value is null, to which `minimum` and `maximum` do not apply.
    var isNullable = false
    var isEmail = false
    /// The fields of the object, or of each object of the list.
    var members: [CommunityField] = []

    init(
        _ name: String, _ kind: Kind, required: Bool = false, min: Int? = nil, max: Int? = nil, choices: [String] = [],
        standard: JSONValue? = nil, nullable: Bool = false, email: Bool = false, members: [CommunityField] = []
    ) {
        (self.name, self.kind, isRequired, minimum, maximum) = (name, kind, required, min, max)
        (self.choices, self.standard, isNullable, isEmail, self.members) = (choices, standard, nullable, email, members)
    }

    /// The name of the field in Go.
    private var structName: String {
        name.split(separator: "_").map { $0 == "id" ? "ID" : $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    var zero: JSONValue {
        if isNullable { return .null }
        return switch kind {
        case .integer, .number: 0
        case .string: ""
        case .boolean: false
        default: .null
        }
    }

    func withStandard(_ value: JSONValue) -> JSONValue {
        let isAbsent = value == .null || (!isNullable && Self.isZero(value))
        return isAbsent ? standard ?? value : value
    }

    private static func isZero(_ value: JSONValue) -> Bool {
        switch value {
        case .null, .bool(false), .integer(0), .string(""): true
        case .number(let number): number == 0
        case .array(let elements): elements.isEmpty
        case .object(let members): members.isEmpty
        default: false
        }
    }

    /// Returns the entry of `detail` for the first rule that the value violates, or nil.
    func violation(of value: JSONValue) -> JSONValue? {
        guard let (tag, parameter, message) = complaint(about: value) else { return nil }
        return [
            "tag": .string(tag), "field": .string(name), "value": value, "param": .string(parameter), "struct_field": .string(structName),
            "message": .string(message),
        ]
    }

    private func complaint(about value: JSONValue) -> (tag: String, parameter: String, message: String)? {
        if isEmail, !Self.isEmail(value) { return ("isValidEmail", "", "\(structName)格式不正确") }
        let isMissing =
            switch value {
            case .null: true
            case .string(""), .integer(0), .bool(false): !isNullable
            default: false
            }
        if isRequired, isMissing { return ("required", "", "\(name)不能为空") }
        guard let size = Self.size(of: value) else { return nil }
        let isText = value.text != nil
        if let minimum, size < minimum { return ("min", String(minimum), name + (isText ? "至少\(minimum)字符" : "至少为\(minimum)")) }
        if let maximum, size > maximum { return ("max", String(maximum), name + (isText ? "限长\(maximum)字符" : "至多为\(maximum)")) }
        if !choices.isEmpty, !choices.contains(value.text ?? "") {
            return ("oneof", choices.joined(separator: " "), "\(structName)格式不正确")
        }
        return nil
    }

    private static func size(of value: JSONValue) -> Int? {
        switch value {
        case .null, .largeNumber: nil
        case .bool(let value): value ? 1 : 0
        case .integer(let number): number
        case .number(let number): Int(number)
        case .string(let text): text.unicodeScalars.count
        case .array(let elements): elements.count
        case .object(let members): members.count
        }
    }

    private static func isEmail(_ value: JSONValue) -> Bool {
        let parts = value.text?.split(separator: "@", omittingEmptySubsequences: false) ?? []
        return parts.count == 2 && ["fudan.edu.cn", "m.fudan.edu.cn"].contains(parts[1])
    }

    /// Returns whether the servers accept the text as an e-mail address of the university.
    static func isEmail(_ text: String) -> Bool { isEmail(.string(text)) }
}
