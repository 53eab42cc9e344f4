import CJansson

/// A string with a fixed set of values, or a form of its own, such as an enumeration.
public protocol JSONString: RawRepresentable, JSONCodable, CustomStringConvertible where RawValue == String {}

extension JSONString {
    public init(json: JSONElement) throws(JSONError) {
        guard let value = Self(rawValue: try json.string()) else { throw JSONError("expected one of the documented values") }
        self = value
    }

    public func jsonNode() -> JSONNode? { rawValue.jsonNode() }

    public var description: String { rawValue }
}
