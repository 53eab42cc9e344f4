import CSimdJSON

/// An element of a parsed document. An element must not be used after its document is freed.
public struct JSONElement {
    private let element: simd_json_element

    init(_ element: simd_json_element) {
        self.element = element
    }

    public var isNull: Bool { simd_json_get_kind(element) == SIMD_JSON_NULL }
    var kind: simd_json_kind { simd_json_get_kind(element) }

    // MARK: Scalars

    /// Returns the value of a number that is written without a fraction and an exponent, and fits into 64 bits: `1`, but not `1.0`.
    public func integer() throws(JSONError) -> Int {
        var value: Int64 = 0
        guard simd_json_get_integer(element, &value) else {
            throw JSONError(kind == SIMD_JSON_LARGE ? "the number is out of range" : "expected an integer")
        }
        return Int(value)
    }

    /// Whether the element is a number that is written without a fraction and an exponent, and fits into 64 bits.
    public var isInteger: Bool { kind == SIMD_JSON_INTEGER }

    /// Returns the value of a number. An integer of more than 53 bits is rounded.
    public func number() throws(JSONError) -> Double {
        var value = 0.0
        guard simd_json_get_number(element, &value) else {
            throw JSONError(kind == SIMD_JSON_LARGE ? "the number is out of range" : "expected a number")
        }
        return value
    }

    /// The characters of a number that is out of range: an integer that `Int` does not hold, or another number that `Double` does not hold.
    /// Nil for any other element.
    public var largeNumber: String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(SIMD_JSON_DIGITS)) { buffer in
            var text: UnsafePointer<CChar>?
            var length = 0
            return simd_json_get_large(element, buffer.baseAddress, &text, &length) ? Self.string(text, length) : nil
        }
    }

    public func boolean() throws(JSONError) -> Bool {
        var value = false
        guard simd_json_get_bool(element, &value) else { throw JSONError("expected true or false") }
        return value
    }

    public func string() throws(JSONError) -> String {
        var text: UnsafePointer<CChar>?
        var length = 0
        guard simd_json_get_string(element, &text, &length) else { throw JSONError("expected a string") }
        return Self.string(text, length)
    }

    /// Returns a string. If the string is longer than `limit` bytes, returns its start with an ellipsis.
    public func string(shortenedToBytes limit: Int) throws(JSONError) -> String {
        var text: UnsafePointer<CChar>?
        var length = 0
        guard simd_json_get_string(element, &text, &length) else { throw JSONError("expected a string") }
        // Four bytes more than the limit are enough to find out whether the string is too long, and where to cut it.
        return Self.string(text, Swift.min(length, Swift.max(limit, 0) + 4)).shortened(toBytes: limit)
    }

    // MARK: Objects

    /// Returns the value of a required key.
    @inlinable
    public func value<Value: JSONDecodable>(_ key: StaticString) throws(JSONError) -> Value {
        guard let member = try member(key) else { throw JSONError("is missing").under(key: "\(key)") }
        do { return try Value(json: member) } catch { throw error.under(key: "\(key)") }
    }

    /// Returns the value of a key, or nil if the key is missing or its value is null.
    @inlinable
    public func optional<Value: JSONDecodable>(_ key: StaticString) throws(JSONError) -> Value? {
        guard let member = try member(key), !member.isNull else { return nil }
        do { return try Value(json: member) } catch { throw error.under(key: "\(key)") }
    }

    /// Returns the list of a required key. A null value becomes an empty list, because Go servers encode empty lists as null.
    @inlinable
    public func list<Value: JSONDecodable>(_ key: StaticString) throws(JSONError) -> [Value] {
        guard let member = try member(key) else { throw JSONError("is missing").under(key: "\(key)") }
        if member.isNull { return [] }
        do { return try member.values() } catch { throw error.under(key: "\(key)") }
    }

    /// Returns the element of a key, or nil if the key is missing. Unlike ``optional(_:)``, returns the element of a null value.
    public func member(_ key: StaticString) throws(JSONError) -> JSONElement? {
        var found = simd_json_element()
        let length = key.utf8CodeUnitCount
        let exists = key.utf8Start.withMemoryRebound(to: CChar.self, capacity: length) {
            simd_json_find(element, $0, length, &found)
        }
        if exists { return JSONElement(found) }
        guard kind == SIMD_JSON_OBJECT else { throw JSONError("expected an object") }
        return nil
    }

    /// Returns the members of an object in order.
    public func members() throws(JSONError) -> JSONMembers {
        guard kind == SIMD_JSON_OBJECT else { throw JSONError("expected an object") }
        return JSONMembers(element)
    }

    // MARK: Arrays

    /// Returns the elements of an array in order.
    public func elements() throws(JSONError) -> JSONValues {
        guard kind == SIMD_JSON_ARRAY else { throw JSONError("expected an array") }
        return JSONValues(element)
    }

    /// Decodes all values of an array in order. Throws ``JSONError/cancelled`` if the task is cancelled while a long array is decoded.
    @inlinable
    public func values<Value: JSONDecodable>() throws(JSONError) -> [Value] {
        var elements = try elements()
        var values: [Value] = []
        values.reserveCapacity(elements.underestimatedCount)
        while let element = elements.next() {
            if values.count & 0xFFF == 0xFFF, Task.isCancelled { throw .cancelled }
            do { values.append(try Value(json: element)) } catch { throw error.under(index: values.count) }
        }
        return values
    }

    // The parser has validated the UTF-8.
    static func string(_ text: UnsafePointer<CChar>?, _ length: Int) -> String {
        let bytes = UnsafeRawBufferPointer(start: text, count: length)
        return String(decoding: bytes, as: UTF8.self)
    }
}
