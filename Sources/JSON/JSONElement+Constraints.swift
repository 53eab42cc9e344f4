/// The readers of members whose values are constrained.
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

    /// - Parameter range: the range of each item.
    public func list<Value: JSONDecodable, Range: RangeExpression<Value>>(
        _ key: StaticString, each range: Range
    ) throws(JSONError) -> [Value] {
        let values: [Value] = try list(key)
        guard let index = values.firstIndex(where: { !range.contains($0) }) else { return values }
        throw JSONError("expected \(range), got \(values[index])").under(index: index).under(key: "\(key)")
    }

    /// - Parameter length: the number of characters.
    public func value(_ key: StaticString, length: some RangeExpression<Int>) throws(JSONError) -> String {
        try Self.checked(try value(key), length: length, key)
    }

    public func optional(_ key: StaticString, length: some RangeExpression<Int>) throws(JSONError) -> String? {
        guard let value: String = try optional(key) else { return nil }
        return try Self.checked(value, length: length, key)
    }

    private static func checked<Value, Range: RangeExpression<Value>>(
        _ value: Value, in range: Range, _ key: StaticString
    ) throws(JSONError) -> Value {
        guard range.contains(value) else { throw JSONError("expected \(range), got \(value)").under(key: "\(key)") }
        return value
    }

    private static func checked(_ value: String, length: some RangeExpression<Int>, _ key: StaticString) throws(JSONError) -> String {
        guard length.contains(value.unicodeScalars.count) else { throw JSONError("expected \(length) characters").under(key: "\(key)") }
        return value
    }
}
