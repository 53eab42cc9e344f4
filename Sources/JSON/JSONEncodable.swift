import CJansson

/// A reference to a jansson value. Its owner passes it on or releases it with `json_decref`.
public typealias JSONNode = UnsafeMutablePointer<json_t>

/// A value that can be encoded as JSON.
public protocol JSONEncodable: Sendable {
    /// Returns a new node, which the caller owns, or nil if there is not enough memory.
    func jsonNode() -> JSONNode?
}

/// A type that can be decoded from and encoded as JSON.
public typealias JSONCodable = JSONDecodable & JSONEncodable

/// Builds a JSON object. If memory runs out, ``finish()`` returns nil.
public struct JSONObjectBuilder: ~Copyable {
    private var object: JSONNode?

    public init() {
        object = json_object()
    }

    public mutating func set(_ key: StaticString, _ value: some JSONEncodable) {
        set(key.utf8Start, key.utf8CodeUnitCount, value.jsonNode())
    }

    /// Sets a key unless the value is nil.
    public mutating func set(_ key: StaticString, _ value: (some JSONEncodable)?) {
        if let value { set(key, value) }
    }

    public mutating func set(_ key: String, _ value: some JSONEncodable) {
        var key = key
        key.withUTF8 { set($0.baseAddress, $0.count, value.jsonNode()) }
    }

    private mutating func set(_ key: UnsafePointer<UInt8>?, _ length: Int, _ value: JSONNode?) {
        // jansson fails for a NULL value, and releases the value on failure.
        let stored = UnsafeRawPointer(key).map {
            json_object_setn_new_nocheck(object, $0.assumingMemoryBound(to: CChar.self), length, value)
        }
        if stored != 0 { discard() }
    }

    private mutating func discard() {
        json_decref(object)
        object = nil
    }

    /// Returns the object, or nil if there was not enough memory. The builder is empty afterwards.
    public mutating func finish() -> JSONNode? {
        defer { object = nil }
        return object
    }

    deinit {
        json_decref(object)
    }
}
