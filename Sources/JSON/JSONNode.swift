import CJansson
import CSimdJSON

/// A reference to a jansson value. The owner of the reference must release it with `json_decref`, or pass its ownership on.
public typealias JSONNode = UnsafeMutablePointer<json_t>

extension EncodedJSON {
    /// Parses the text. Returns its value as a new node, which the caller owns, or nil if there is not enough memory. A number that jansson
    /// does not hold becomes a string.
    public func node() -> JSONNode? {
        var root = simd_json_element()
        var error: UnsafePointer<CChar>?
        let document = simd_json_parse(bytes.baseAddress, length, Self.maximalDepth, SIMD_JSON_STRICT, &root, &error)
        guard let document else { return nil }
        defer { simd_json_free(document) }
        return Self.node(of: root)
    }

    /// The maximum depth of JSON text that becomes a node. The text of a result has fewer levels, because the library reads at most 1,024
    /// levels of a response.
    private static let maximalDepth = 2048

    private static func node(of element: simd_json_element) -> JSONNode? {
        switch simd_json_get_kind(element) {
        case SIMD_JSON_NULL: return json_null()
        case SIMD_JSON_BOOL:
            var value = false
            _ = simd_json_get_bool(element, &value)
            return value ? json_true() : json_false()
        case SIMD_JSON_INTEGER:
            var value: Int64 = 0
            _ = simd_json_get_integer(element, &value)
            return json_integer(json_int_t(value))
        case SIMD_JSON_NUMBER:
            var value = 0.0
            _ = simd_json_get_number(element, &value)
            return json_real(value)
        case SIMD_JSON_LARGE: return JSONElement(element).largeNumber.flatMap { json_string($0) }
        case SIMD_JSON_STRING:
            var text: UnsafePointer<CChar>?
            var length = 0
            _ = simd_json_get_string(element, &text, &length)
            return text.flatMap { json_stringn_nocheck($0, length) }
        case SIMD_JSON_ARRAY: return array(element)
        default: return object(element)
        }
    }

    private static func array(_ element: simd_json_element) -> JSONNode? {
        guard let array = json_array() else { return nil }
        var (iterator, count, value) = (simd_json_iterator(), 0, simd_json_element())
        _ = simd_json_iterate(element, &iterator, &count)
        while simd_json_next_value(&iterator, &value) {
            // Appending also fails if the new node is nil, which `node(of:)` returns for lack of memory.
            guard json_array_append_new(array, node(of: value)) == 0 else {
                json_decref(array)
                return nil
            }
        }
        return array
    }

    private static func object(_ element: simd_json_element) -> JSONNode? {
        guard let object = json_object() else { return nil }
        var (iterator, count, value) = (simd_json_iterator(), 0, simd_json_element())
        _ = simd_json_iterate(element, &iterator, &count)
        var key: UnsafePointer<CChar>?
        var length = 0
        while simd_json_next_member(&iterator, &key, &length, &value) {
            guard let key, json_object_setn_new_nocheck(object, key, length, node(of: value)) == 0 else {
                json_decref(object)
                return nil
            }
        }
        return object
    }
}
