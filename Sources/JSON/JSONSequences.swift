import CSimdJSON

/// The values of an array, in order.
public struct JSONValues: Sequence, IteratorProtocol {
    private var iterator = simd_json_iterator()
    /// Number of values, or 16,777,215 if there are more.
    public let underestimatedCount: Int

    init(_ element: simd_json_element) {
        var count = 0
        _ = simd_json_iterate(element, &iterator, &count)
        underestimatedCount = count
    }

    public mutating func next() -> JSONElement? {
        var value = simd_json_element()
        return simd_json_next_value(&iterator, &value) ? JSONElement(value) : nil
    }
}

/// The members of an object, in order.
public struct JSONMembers: Sequence, IteratorProtocol {
    private var iterator = simd_json_iterator()

    init(_ element: simd_json_element) {
        var count = 0
        _ = simd_json_iterate(element, &iterator, &count)
    }

    public mutating func next() -> (key: String, value: JSONElement)? {
        var key: UnsafePointer<CChar>?
        var length = 0
        var value = simd_json_element()
        guard simd_json_next_member(&iterator, &key, &length, &value) else { return nil }
        return (JSONElement.string(key, length), JSONElement(value))
    }
}
