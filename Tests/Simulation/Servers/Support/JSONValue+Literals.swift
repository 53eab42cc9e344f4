import JSON

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
    ExpressibleByDictionaryLiteral
{
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { $1 })
    }
}

extension JSONValue {
    /// The value of a member of an object. Setting nil removes the member.
    subscript(_ key: String) -> JSONValue? {
        get {
            guard case .object(let members) = self else { return nil }
            return members[key]
        }
        set {
            guard case .object(var members) = self else { return }
            members[key] = newValue
            self = .object(members)
        }
    }

    var text: String? { if case .string(let text) = self { text } else { nil } }
    var integer: Int? { if case .integer(let number) = self { number } else { nil } }
    var boolean: Bool? { if case .bool(let value) = self { value } else { nil } }
    var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
    var members: [String: JSONValue]? { if case .object(let members) = self { members } else { nil } }

    /// Returns an object with the members of both. Members of `other` replace equal ones.
    func merging(_ other: JSONValue) -> JSONValue {
        .object((members ?? [:]).merging(other.members ?? [:]) { $1 })
    }

    static func integers(_ numbers: some Sequence<Int>) -> JSONValue { .array(numbers.map { .integer($0) }) }
    static func strings(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map { .string($0) }) }
    static func optional(_ number: Int?) -> JSONValue { number.map { .integer($0) } ?? .null }
    static func optional(_ text: String?) -> JSONValue { text.map { .string($0) } ?? .null }
}
