import JSON

extension [QueryItem] {
    /// Creates the items for the members of an object, sorted by name. A member with a list becomes one item for each value. Null values
    /// are left out.
    package init(members: [String: JSONValue]) throws(JSONError) {
        self = []
        for (name, value) in members.sorted(by: { $0.key < $1.key }) {
            let values = if case .array(let values) = value { values } else { [value] }
            for value in values where value != .null { append(QueryItem(name, try Self.text(of: value, name))) }
        }
    }

    private static func text(of value: JSONValue, _ name: String) throws(JSONError) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): number.description
        case .number(let number): number.description
        case .largeNumber(let digits): digits
        case .bool(let flag): flag.description
        default: throw JSONError("expected a string, a number, true or false, or a list of them").under(key: name)
        }
    }
}
