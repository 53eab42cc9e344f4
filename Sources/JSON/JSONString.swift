/// A type that JSON represents as a string with fixed values or a fixed format, such as an enum.
public protocol JSONString: RawRepresentable, JSONCodable, CustomStringConvertible where RawValue == String {}

extension JSONString {
    public init(json: JSONElement) throws(JSONError) {
        guard let value = Self(rawValue: try json.string()) else { throw JSONError("expected one of the documented values") }
        self = value
    }

    public func write(to json: inout JSONWriter) { rawValue.write(to: &json) }

    public var description: String { rawValue }
}
