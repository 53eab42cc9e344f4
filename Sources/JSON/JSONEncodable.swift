/// A type that can be encoded as JSON.
public protocol JSONEncodable: Sendable {
    func write(to json: inout JSONWriter)
}

/// A type that can be decoded from and encoded as JSON.
public typealias JSONCodable = JSONDecodable & JSONEncodable
