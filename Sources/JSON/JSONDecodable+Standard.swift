extension Int: JSONDecodable {
    public init(json: JSONElement) throws(JSONError) { self = try json.integer() }
}

extension Double: JSONDecodable {
    public init(json: JSONElement) throws(JSONError) { self = try json.number() }
}

extension Bool: JSONDecodable {
    public init(json: JSONElement) throws(JSONError) { self = try json.boolean() }
}

extension String: JSONDecodable {
    public init(json: JSONElement) throws(JSONError) { self = try json.string() }
}

extension Array: JSONDecodable where Element: JSONDecodable {
    @inlinable
    public init(json: JSONElement) throws(JSONError) { self = try json.values() }
}

extension Dictionary: JSONDecodable where Key == String, Value: JSONDecodable {
    public init(json: JSONElement) throws(JSONError) {
        self.init()
        for (key, value) in try json.members() {
            do { self[key] = try Value(json: value) } catch { throw error.under(key: key) }
        }
    }
}
