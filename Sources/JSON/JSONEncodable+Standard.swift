extension Int: JSONEncodable {
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Double: JSONEncodable {
    /// Writes the shortest number that reads back as the same value. Infinities and NaN, which JSON does not have, become null.
    public func write(to json: inout JSONWriter) {
        guard isFinite else { return json.write(literal: "null") }
        json.write(number: description)
    }
}

extension Bool: JSONEncodable {
    public func write(to json: inout JSONWriter) { json.write(literal: self ? "true" : "false") }
}

extension String: JSONEncodable {
    public func write(to json: inout JSONWriter) { json.write(self) }
}

extension Array: JSONEncodable where Element: JSONEncodable {
    @inlinable
    public func write(to json: inout JSONWriter) {
        json.array { json in
            for element in self { json.append(element) }
        }
    }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
    /// Writes the keys in sorted order, so that equal values have equal JSON text.
    public func write(to json: inout JSONWriter) {
        json.object { json in
            for (key, value) in sorted(by: { $0.key < $1.key }) { json.set(anyKey: key, value) }
        }
    }
}
