import CSimdJSON
import CJansson

/// Any JSON value, for parameters, request bodies and error details that have no Swift type.
public enum JSONValue: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    /// The characters of a number that is out of range: an integer that `Int` does not hold, or another number that `Double` does not hold.
    case largeNumber(String)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The kind of value for messages, such as `an integer`.
    public var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .integer: "an integer"
        case .number: "a number"
        case .largeNumber: "a number out of range"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension JSONValue: JSONEncodable {
    public func write(to json: inout JSONWriter) {
        switch self {
        case .null: json.write(literal: "null")
        case .bool(let value): value.write(to: &json)
        case .integer(let value): value.write(to: &json)
        case .number(let value): value.write(to: &json)
        case .largeNumber(let digits): json.write(number: digits)
        case .string(let value): value.write(to: &json)
        case .array(let value): value.write(to: &json)
        case .object(let value): value.write(to: &json)
        }
    }
}

extension JSONValue: JSONDecodable {
    /// The maximum depth of a value. Each level takes stack space whenever a value is converted or released, and the threads of a program
    /// may have small stacks.
    public static let levels = 64
    /// The maximum number of scalars, arrays and objects in a value. In memory, each of them takes many times the size of its JSON text.
    public static let size = 1_000_000

    /// Creates a copy of a parsed value. Throws if the value has more than 64 levels, or consists of more than a million values.
    public init(json: JSONElement) throws(JSONError) {
        var room = Self.size
        try self.init(json, levels: Self.levels, isStrict: false, &room)
    }

    /// Creates a copy of a parsed value. Throws in the same cases as ``init(json:)``, and if an object has a duplicate key or a key with NUL.
    init(strict json: JSONElement) throws(JSONError) {
        var room = Self.size
        try self.init(json, levels: Self.levels, isStrict: true, &room)
    }

    private init(_ json: JSONElement, levels: Int, isStrict: Bool, _ room: inout Int) throws(JSONError) {
        guard room > 0 else { throw JSONError("the value consists of more than \(Self.size) values") }
        room -= 1
        switch json.kind {
        case SIMD_JSON_BOOL: self = .bool(try json.boolean())
        case SIMD_JSON_INTEGER: self = .integer(try json.integer())
        case SIMD_JSON_NUMBER: self = .number(try json.number())
        case SIMD_JSON_LARGE: self = json.largeNumber.map { .largeNumber($0) } ?? .null
        case SIMD_JSON_STRING: self = .string(try json.string())
        case SIMD_JSON_ARRAY:
            guard levels > 0 else { throw Self.tooDeep }
            var values: [JSONValue] = []
            for value in try json.elements() { values.append(try JSONValue(value, levels: levels - 1, isStrict: isStrict, &room)) }
            self = .array(values)
        case SIMD_JSON_OBJECT:
            guard levels > 0 else { throw Self.tooDeep }
            var members: [String: JSONValue] = [:]
            for (key, value) in try json.members() {
                let earlier = members.updateValue(try JSONValue(value, levels: levels - 1, isStrict: isStrict, &room), forKey: key)
                guard !isStrict || (earlier == nil && !key.utf8.contains(0)) else { throw JSONError("a key is not unique or has a NUL") }
            }
            self = .object(members)
        default: self = .null
        }
    }

    static var tooDeep: JSONError { JSONError("the value is nested more than \(levels) levels deep") }
}

extension JSONValue {
    /// Creates a copy of a jansson value. The caller still owns the node.
    public init(_ node: JSONNode) {
        var numbers = LargeNumbers()
        self.init(node, &numbers)
    }

    /// - Parameter numbers: the numbers of the value's text that jansson does not hold.
    init(_ node: JSONNode, _ numbers: inout LargeNumbers) {
        switch node.pointee.type {
        case JSON_TRUE: self = .bool(true)
        case JSON_FALSE: self = .bool(false)
        case JSON_INTEGER: self = numbers.next().map { .largeNumber($0) } ?? .integer(Int(json_integer_value(node)))
        case JSON_REAL: self = numbers.next().map { .largeNumber($0) } ?? .number(json_real_value(node))
        case JSON_STRING: self = .string(Self.string(json_string_value(node), json_string_length(node)))
        case JSON_ARRAY:
            var values: [JSONValue] = []
            values.reserveCapacity(json_array_size(node))
            for index in 0..<json_array_size(node) {
                if let value = json_array_get(node, index) { values.append(JSONValue(value, &numbers)) }
            }
            self = .array(values)
        case JSON_OBJECT:
            var members: [String: JSONValue] = [:]
            var iterator = json_object_iter(node)
            while let current = iterator {
                if let value = json_object_iter_value(current) {
                    members[Self.string(json_object_iter_key(current), json_object_iter_key_len(current))] = JSONValue(value, &numbers)
                }
                iterator = json_object_iter_next(node, current)
            }
            self = .object(members)
        default: self = .null
        }
    }

    // jansson has validated the UTF-8.
    private static func string(_ bytes: UnsafePointer<CChar>?, _ length: Int) -> String {
        String(decoding: UnsafeRawBufferPointer(start: bytes, count: length), as: UTF8.self)
    }
}
