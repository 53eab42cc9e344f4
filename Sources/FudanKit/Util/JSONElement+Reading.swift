import JSON

extension JSONElement {
    /// An integer within a range, which some servers write as a text.
    func value(_ key: StaticString, within range: ClosedRange<Int>) throws(JSONError) -> Int {
        let number: Int
        if let text: String = try? value(key) {
            guard let parsed = Int(text) else { throw JSONError("expected an integer").under(key: "\(key)") }
            number = parsed
        } else {
            number = try value(key)
        }
        guard range.contains(number) else { throw JSONError("is out of range").under(key: "\(key)") }
        return number
    }

    /// The value of the first key, or, where it is missing or null, of the second.
    func optional<Value: JSONDecodable>(_ key: StaticString, or other: StaticString) throws(JSONError) -> Value? {
        if let value: Value = try optional(key) { return value }
        return try optional(other)
    }
}
