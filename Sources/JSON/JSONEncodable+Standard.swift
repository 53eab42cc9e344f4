import CJansson

extension Int: JSONEncodable {
    public func jsonNode() -> JSONNode? { json_integer(json_int_t(self)) }
}

extension Double: JSONEncodable {
    /// Encodes infinities and NaN, which JSON does not have, as null.
    public func jsonNode() -> JSONNode? { isFinite ? json_real(self) : json_null() }
}

extension Bool: JSONEncodable {
    public func jsonNode() -> JSONNode? { self ? json_true() : json_false() }
}

extension String: JSONEncodable {
    public func jsonNode() -> JSONNode? {
        var string = self
        // A Swift string is valid UTF-8: no need to check it again.
        return string.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { json_stringn_nocheck($0.baseAddress ?? Self.noBytes, $0.count) }
        }
    }

    private static var noBytes: UnsafePointer<CChar> {
        UnsafeRawPointer(("" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self)
    }
}

extension Array: JSONEncodable where Element: JSONEncodable {
    @inlinable
    public func jsonNode() -> JSONNode? {
        guard let array = json_array() else { return nil }
        for element in self where json_array_append_new(array, element.jsonNode()) != 0 {
            json_decref(array)
            return nil
        }
        return array
    }
}

extension Dictionary: JSONEncodable where Key == String, Value: JSONEncodable {
    /// Encodes the keys in sorted order, so that equal values have equal JSON text.
    public func jsonNode() -> JSONNode? {
        var object = JSONObjectBuilder()
        for (key, value) in sorted(by: { $0.key < $1.key }) { object.set(key, value) }
        return object.finish()
    }
}
