/// Header fields in order. Names are case-insensitive.
package struct HTTPHeaders: Sendable, ExpressibleByDictionaryLiteral {
    package private(set) var fields: [(name: String, value: String)]

    package init(dictionaryLiteral fields: (String, String)...) {
        self.fields = fields.map { (name: $0.0, value: $0.1) }
    }

    /// The first value of the header `name`. Setting a value replaces all values of the header; setting nil removes them.
    package subscript(name: String) -> String? {
        get { fields.first { Self.matches($0.name, name) }?.value }
        set {
            fields.removeAll { Self.matches($0.name, name) }
            if let newValue { append(name, newValue) }
        }
    }

    /// Returns all values of the header `name`, in order.
    package func values(_ name: String) -> [String] {
        fields.filter { Self.matches($0.name, name) }.map(\.value)
    }

    /// The values of each header in order, by the header's name in lower case.
    package var byName: [String: [String]] {
        var values: [String: [String]] = [:]
        for (name, value) in fields { values[name.lowercased(), default: []].append(value) }
        return values
    }

    /// - Parameter names: names in lower case.
    package mutating func removeAll(_ names: Set<String>) {
        fields.removeAll { names.contains($0.name.lowercased()) }
    }

    package mutating func append(_ name: String, _ value: String) {
        fields.append((name: name, value: value))
    }

    private static func matches(_ one: String, _ other: String) -> Bool {
        one.utf8.count == other.utf8.count && one.lowercased() == other.lowercased()
    }
}
