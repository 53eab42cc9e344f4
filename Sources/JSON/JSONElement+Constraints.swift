/// Functions that read members and check their range, length or form. They throw a ``JSONError`` for a value that does not conform.
extension JSONElement {
    public func value<Value: JSONDecodable, Range: RangeExpression<Value>>(_ key: StaticString, in range: Range) throws(JSONError) -> Value
    {
        try Self.checked(try value(key), in: range, key)
    }

    public func optional<Value: JSONDecodable, Range: RangeExpression<Value>>(
        _ key: StaticString, in range: Range
    ) throws(JSONError) -> Value? {
        guard let value: Value = try optional(key) else { return nil }
        return try Self.checked(value, in: range, key)
    }

    /// Returns the list of a required key. Each item must be in `range`.
    public func list<Value: JSONDecodable, Range: RangeExpression<Value>>(
        _ key: StaticString, each range: Range
    ) throws(JSONError) -> [Value] {
        let values: [Value] = try list(key)
        guard let index = values.firstIndex(where: { !range.contains($0) }) else { return values }
        throw JSONError("expected \(Self.described(range)), got \(values[index])").under(index: index).under(key: "\(key)")
    }

    /// Returns the string of a required key. Its number of Unicode scalars must be in `length`.
    public func value(_ key: StaticString, length: some RangeExpression<Int>) throws(JSONError) -> String {
        try Self.checked(try value(key), length: length, key)
    }

    public func optional(_ key: StaticString, length: some RangeExpression<Int>) throws(JSONError) -> String? {
        guard let value: String = try optional(key) else { return nil }
        return try Self.checked(value, length: length, key)
    }

    /// The form of a string.
    public enum StringForm: Sendable {
        /// An absolute URL.
        case url
    }

    public func value(_ key: StaticString, as form: StringForm) throws(JSONError) -> String {
        try Self.checked(try value(key), as: form, key)
    }

    public func optional(_ key: StaticString, as form: StringForm) throws(JSONError) -> String? {
        guard let value: String = try optional(key) else { return nil }
        return try Self.checked(value, as: form, key)
    }

    private static func checked<Value, Range: RangeExpression<Value>>(
        _ value: Value, in range: Range, _ key: StaticString
    ) throws(JSONError) -> Value {
        guard range.contains(value) else { throw JSONError("expected \(described(range)), got \(value)").under(key: "\(key)") }
        return value
    }

    private static func checked(_ value: String, length: some RangeExpression<Int>, _ key: StaticString) throws(JSONError) -> String {
        guard length.contains(value.unicodeScalars.count) else {
            throw JSONError("expected \(described(length)) characters").under(key: "\(key)")
        }
        return value
    }

    private static func checked(_ value: String, as form: StringForm, _ key: StaticString) throws(JSONError) -> String {
        switch form {
        case .url where value.urlScheme == nil: throw JSONError("expected an absolute URL").under(key: "\(key)")
        case .url: return value
        }
    }

    /// Returns the description of a range for an error message, such as `1 to 10` or `at least 0`.
    private static func described<Value, Range: RangeExpression<Value>>(_ range: Range) -> String {
        switch range {
        case let range as ClosedRange<Value>: "\(range.lowerBound) to \(range.upperBound)"
        case let range as PartialRangeFrom<Value>: "at least \(range.lowerBound)"
        case let range as PartialRangeThrough<Value>: "at most \(range.upperBound)"
        default: "\(range)"
        }
    }
}
