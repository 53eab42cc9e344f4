import JSON

// Campus servers write the same value sometimes as a JSON number and sometimes as a string. Null and an empty string mean "no value".

/// An integer such as `12`, `12.0`, `"12"` or `"12.0"`.
package struct LenientInt: JSONDecodable {
    package let value: Int?

    package init(json: JSONElement) throws(JSONError) {
        if let number = (try? json.integer()) ?? (try? json.number()).flatMap({ Int(exactly: $0) }) {
            value = number
            return
        }
        guard let text = try LenientString(json: json).value else {
            value = nil
            return
        }
        guard let number = Self.parse(text) else { throw JSONError("expected an integer") }
        value = number
    }

    /// Parses an integer, which may be written with a fraction of zeros. Returns nil for any other string.
    package static func parse(_ text: String) -> Int? { Int(text) ?? LenientDouble.parse(text).flatMap { Int(exactly: $0) } }
}

/// A finite decimal number such as `1.5` or `"1.5"`.
package struct LenientDouble: JSONDecodable {
    package let value: Double?

    package init(json: JSONElement) throws(JSONError) {
        guard let text = try LenientString(json: json).value else {
            value = nil
            return
        }
        guard let number = Self.parse(text) else { throw JSONError("expected a number") }
        value = number
    }

    /// Parses a finite decimal number. Returns nil for any other string, such as "inf", "nan" and hexadecimal numbers, which `Double(_:)`
    /// accepts.
    package static func parse(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text), number.isFinite else { return nil }
        return number
    }
}

/// A string without white space at both ends. A number becomes its decimal form.
package struct LenientString: JSONDecodable {
    package let value: String?

    package init(json: JSONElement) throws(JSONError) {
        if json.isNull {
            value = nil
        } else if json.isInteger {
            value = String(try json.integer())
        } else if let number = json.largeNumber {
            value = number
        } else if let number = try? json.number() {
            value = String(number)
        } else {
            let text = try json.string().trimmed
            value = text.isEmpty ? nil : text
        }
    }
}
