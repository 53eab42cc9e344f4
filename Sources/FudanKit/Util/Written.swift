import JSON

// Values that the campus' servers write as JSON numbers here and as texts there. An empty text, like null, is no value.

/// An integer, such as `12` or `"12"`.
struct WrittenInt: JSONDecodable {
    let value: Int?

    init(json: JSONElement) throws(JSONError) {
        guard let text = try WrittenText(json: json).value else {
            value = nil
            return
        }
        guard let number = Int(text) else { throw JSONError("expected an integer") }
        value = number
    }
}

/// A number, such as `1.5` or `"1.5"`.
struct WrittenNumber: JSONDecodable {
    let value: Double?

    init(json: JSONElement) throws(JSONError) {
        guard let text = try WrittenText(json: json).value else {
            value = nil
            return
        }
        guard let number = Self.number(text) else { throw JSONError("expected a number") }
        value = number
    }

    /// Nil for what is no decimal number; words, as of infinity, and hexadecimal digits are none that a server means.
    static func number(_ text: String) -> Double? {
        guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let number = Double(text), number.isFinite else { return nil }
        return number
    }

    /// The number; one that is missing is an error.
    static func required(_ key: StaticString, of json: JSONElement) throws(JSONError) -> Double {
        let number: WrittenNumber = try json.value(key)
        guard let value = number.value else { throw JSONError("expected a number").under(key: "\(key)") }
        return value
    }
}

/// A text, or a number as one, without the white space around it.
struct WrittenText: JSONDecodable {
    let value: String?

    init(json: JSONElement) throws(JSONError) {
        if json.isNull {
            value = nil
        } else if let number = try? json.integer() {
            value = String(number)
        } else if let number = try? json.number() {
            value = String(number)
        } else {
            let text = Self.trimmed(try json.string())
            value = text.isEmpty ? nil : text
        }
    }

    /// The text; one that is missing is an error.
    static func required(_ key: StaticString, of json: JSONElement) throws(JSONError) -> String {
        let text: WrittenText = try json.value(key)
        guard let value = text.value else { throw JSONError("is empty").under(key: "\(key)") }
        return value
    }

    static func trimmed(_ text: some StringProtocol) -> String {
        let start = text.drop(while: \.isWhitespace)
        guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(start[...last])
    }
}
