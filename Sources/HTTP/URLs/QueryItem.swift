import Text

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
    /// Parses `name=value&…`. An item without `=`, or whose value is not UTF-8, is left out. Names are not percent-decoded, and `+` is not
    /// decoded to a space.
    package init(query: some StringProtocol) {
        self = query.split(separator: "&").compactMap { item in
            guard let equals = item.firstIndex(of: "="), let value = item[equals...].dropFirst().percentDecoded else { return nil }
            return QueryItem(String(item[..<equals]), value)
        }
    }

    /// Appends an item, unless `value` is nil.
    package mutating func append(_ name: String, _ value: (some CustomStringConvertible)?) {
        if let value { append(QueryItem(name, value)) }
    }

    /// Returns the items as `name=value&…`, percent-encoded.
    package func urlEncoded() -> String {
        map { "\($0.name.urlEncoded())=\($0.value.urlEncoded())" }.joined(separator: "&")
    }

    /// Returns the items as `application/x-www-form-urlencoded`: like ``urlEncoded()``, but spaces become `+`.
    package func formEncoded() -> [UInt8] {
        var bytes: [UInt8] = []
        // A growing array leaves copies of its bytes in memory, and a form may contain a password.
        bytes.reserveCapacity(reduce(0) { $0 + 3 * ($1.name.utf8.count + $1.value.utf8.count) + 2 })
        for item in self {
            if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
            bytes.append(urlEncoded: item.name, spacesAsPlus: true)
            bytes.append(UInt8(ascii: "="))
            bytes.append(urlEncoded: item.value, spacesAsPlus: true)
        }
        return bytes
    }
}
