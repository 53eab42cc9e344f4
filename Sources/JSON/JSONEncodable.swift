import CJansson

/// A value of jansson's, owned by who holds it until it is handed on or freed; nil where memory ran out.
public typealias JSONNode = UnsafeMutablePointer<json_t>

/// A value that the library gives its user, as JSON.
public protocol JSONEncodable: Sendable {
    /// A new node, which the caller owns; nil if memory ran out.
    func jsonNode() -> JSONNode?
}

/// A type that is both read from servers and given to users.
public typealias JSONCodable = JSONDecodable & JSONEncodable

/// Puts an object together.
public struct JSONObjectBuilder: ~Copyable {
    private var object: JSONNode?

    public init() {
        object = json_object()
    }

    public mutating func set(_ key: StaticString, _ value: some JSONEncodable) {
        set(key.utf8Start, key.utf8CodeUnitCount, value.jsonNode())
    }

    /// Leaves the key out if there is no value.
    public mutating func set(_ key: StaticString, _ value: (some JSONEncodable)?) {
        if let value { set(key, value) }
    }

    public mutating func set(_ key: String, _ value: some JSONEncodable) {
        var key = key
        key.withUTF8 { set($0.baseAddress, $0.count, value.jsonNode()) }
    }

    private mutating func set(_ key: UnsafePointer<UInt8>?, _ length: Int, _ value: JSONNode?) {
        // jansson takes a NULL value for a failure, and frees the value where it fails.
        let stored = UnsafeRawPointer(key).map {
            json_object_setn_new_nocheck(object, $0.assumingMemoryBound(to: CChar.self), length, value)
        }
        if stored != 0 { discard() }
    }

    private mutating func discard() {
        json_decref(object)
        object = nil
    }

    /// The finished object; the builder is empty afterwards.
    public mutating func finish() -> JSONNode? {
        defer { object = nil }
        return object
    }

    deinit {
        json_decref(object)
    }
}
