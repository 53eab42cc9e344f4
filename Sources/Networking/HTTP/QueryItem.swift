/// A name and value of a URL's query or of a form.
package struct QueryItem: Sendable, Equatable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }

    package init(_ name: String, _ value: some CustomStringConvertible) {
        self.init(name, value.description)
    }
}

extension [QueryItem] {
    /// Parses `name=value&…`. An item without a value, or whose value is not UTF-8, is left out. A `+` stays.
    package init(query: some StringProtocol) {
        self = query.split(separator: "&").compactMap { item in
            guard let equals = item.firstIndex(of: "="), let value = item[equals...].dropFirst().percentDecoded else { return nil }
            return QueryItem(String(item[..<equals]), value)
        }
    }

    /// Appends an item unless the value is nil.
    package mutating func append(_ name: String, _ value: (some CustomStringConvertible)?) {
        if let value { append(QueryItem(name, value)) }
    }

    /// Returns `name=value&…`.
    package func urlEncoded(spacesAsPlus: Bool = false) -> String {
        map { "\($0.name.urlEncoded(spacesAsPlus: spacesAsPlus))=\($0.value.urlEncoded(spacesAsPlus: spacesAsPlus))" }.joined(
            separator: "&")
    }
}
