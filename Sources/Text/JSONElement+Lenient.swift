import JSON

extension JSONElement {
    /// Returns the integer of a required key. The server may write the integer as a string. A missing, null or empty value is an error.
    package func lenientInt(_ key: StaticString) throws(JSONError) -> Int {
        guard let value = (try value(key) as LenientInt).value else { throw JSONError("expected an integer").under(key: "\(key)") }
        return value
    }

    /// Returns the integer of a required key. The server may write the integer as a string. An integer outside of `range` is an error.
    package func lenientInt(_ key: StaticString, in range: ClosedRange<Int>) throws(JSONError) -> Int {
        let number = try lenientInt(key)
        guard range.contains(number) else {
            throw JSONError("expected \(range.lowerBound) to \(range.upperBound), got \(number)").under(key: "\(key)")
        }
        return number
    }

    /// Returns the number of a required key. The server may write the number as a string. A missing, null or empty value is an error.
    package func lenientDouble(_ key: StaticString) throws(JSONError) -> Double {
        guard let value = (try value(key) as LenientDouble).value else { throw JSONError("expected a number").under(key: "\(key)") }
        return value
    }

    /// Returns the string of a required key. The server may write the string as a number. A missing, null or empty value is an error.
    package func lenientString(_ key: StaticString) throws(JSONError) -> String {
        guard let value = (try value(key) as LenientString).value else { throw JSONError("is empty").under(key: "\(key)") }
        return value
    }

    /// Returns the elements of a list that is not an array. PHP servers write an empty list also as null, `false`, `""` or `{}`, and a list
    /// from which elements were removed as an object whose keys are numbers, such as `{"1": …}`. Throws for any other value.
    package func elementsOfOtherForm() throws(JSONError) -> [JSONElement] {
        if isNull || (try? boolean()) == false || (try? string())?.trimmed.isEmpty == true { return [] }
        guard let members = try? members().map({ $0 }), members.allSatisfy({ Self.isIndex($0.key) }) else {
            throw JSONError("expected an array")
        }
        return members.map(\.value)
    }

    /// Returns the elements of an array, or of a list that has another form.
    package func lenientElements() throws(JSONError) -> [JSONElement] {
        if let elements = try? elements() { return Array(elements) }
        return try elementsOfOtherForm()
    }

    private static func isIndex(_ key: String) -> Bool { !key.isEmpty && key.utf8.allSatisfy(\.isDigit) }

    /// Returns the value of `key`, or of `other` if `key` is missing or null.
    package func optional<Value: JSONDecodable>(_ key: StaticString, or other: StaticString) throws(JSONError) -> Value? {
        if let value: Value = try optional(key) { return value }
        return try optional(other)
    }
}
