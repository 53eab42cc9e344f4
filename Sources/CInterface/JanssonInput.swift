import CJansson
import Errors
import JSON

/// Copies the members of a jansson object that a program built. Error messages start with `name`.
func jsonObject(from node: JSONNode, _ name: String) throws(DanXiError) -> [String: JSONValue] {
    do { try check(node, depth: 1) } catch { throw DanXiError(.invalidJson, "\(name): \(error).") }
    return try members(of: JSONValue(node), name)
}

/// Checks the depth and the UTF-8 of a value that a program built, because jansson checks them only when it parses text. The depth limit
/// also detects cycles.
private func check(_ node: JSONNode, depth: Int) throws(JSONError) {
    // The deepest allowed array or object may contain scalars, whose depth is one more.
    let isScalar = node.pointee.type != JSON_ARRAY && node.pointee.type != JSON_OBJECT
    guard depth <= JSONValue.levels || isScalar else {
        throw JSONError("the value is nested more than \(JSONValue.levels) levels deep, or contains itself")
    }
    switch node.pointee.type {
    case JSON_STRING:
        try checkUTF8(json_string_value(node), json_string_length(node), "a string")
    case JSON_ARRAY:
        for index in 0..<json_array_size(node) {
            if let element = json_array_get(node, index) { try check(element, depth: depth + 1) }
        }
    case JSON_OBJECT:
        var iterator = json_object_iter(node)
        while let current = iterator {
            let key = UnsafeRawBufferPointer(start: json_object_iter_key(current), count: json_object_iter_key_len(current))
            guard !key.contains(0) else { throw JSONError("a key contains a NUL character") }
            try checkUTF8(json_object_iter_key(current), json_object_iter_key_len(current), "a key")
            if let value = json_object_iter_value(current) { try check(value, depth: depth + 1) }
            iterator = json_object_iter_next(node, current)
        }
    default: break
    }
}

private func checkUTF8(_ start: UnsafePointer<CChar>?, _ count: Int, _ name: String) throws(JSONError) {
    let bytes = UnsafeRawBufferPointer(start: start, count: count)
    guard String(validating: bytes, as: UTF8.self) != nil else { throw JSONError("\(name) is not valid UTF-8") }
}
