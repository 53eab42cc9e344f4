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
    /// Appends an item if there is a value.
    package mutating func append(_ name: String, _ value: (some CustomStringConvertible)?) {
        if let value { append(QueryItem(name, value)) }
    }

    /// `name=value&…`; a space is `%20` in a query and `+` in a form.
    func urlEncoded(spacesAsPlus: Bool = false) -> String {
        map { "\($0.name.urlEncoded(spacesAsPlus: spacesAsPlus))=\($0.value.urlEncoded(spacesAsPlus: spacesAsPlus))" }.joined(
            separator: "&")
    }
}

extension String {
    /// Every byte but RFC 3986's unreserved characters as `%XX`, so also `+`, which servers would read as a space.
    package func urlEncoded(spacesAsPlus: Bool = false) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(utf8.count)
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            case UInt8(ascii: " ") where spacesAsPlus:
                bytes.append(UInt8(ascii: "+"))
            default:
                let digits = Array("0123456789ABCDEF".utf8)
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
