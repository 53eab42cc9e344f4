import CLibXML2

/// The start tag of an element in a stream. The tag is valid only during ``XMLStreamHandler/start(_:)``.
package struct XMLTag {
    fileprivate let local: UnsafePointer<UInt8>
    fileprivate let ownPrefix: UnsafePointer<UInt8>?
    fileprivate let uri: UnsafePointer<UInt8>?
    package let attributes: XMLAttributes

    init?(
        _ local: UnsafePointer<UInt8>?, _ prefix: UnsafePointer<UInt8>?, _ uri: UnsafePointer<UInt8>?, _ attributes: XMLAttributes
    ) {
        guard let local else { return nil }
        (self.local, ownPrefix, self.uri, self.attributes) = (local, prefix, uri, attributes)
    }

    /// The name as a key, which is valid until the end of the stream.
    package var key: XMLNameKey { XMLNameKey(local: local, prefix: ownPrefix, uri: uri) }
    /// The name without its prefix.
    package var name: String { String(xml: local) }
    /// Namespace prefix. Empty if the name has no prefix.
    package var prefix: String { String(xml: ownPrefix) }
    /// Namespace URI. Empty if the element has no namespace, or if its prefix is not declared.
    package var namespace: String { String(xml: uri) }
}

/// The qualified name of an element. libxml2 keeps one copy of each name, so two names are equal if and only if their addresses are equal.
package struct XMLNameKey: Hashable {
    fileprivate let local: UnsafePointer<UInt8>
    fileprivate let prefix: UnsafePointer<UInt8>?
    fileprivate let uri: UnsafePointer<UInt8>?

    package func hasNamespace(of other: XMLNameKey) -> Bool { uri == other.uri }
}

/// The attributes of a start tag, without declarations of namespaces.
package struct XMLAttributes {
    /// For each attribute: local name, prefix, namespace URI, and the start and end of the value.
    private let slots: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
    package let count: Int

    init(_ slots: UnsafeMutablePointer<UnsafePointer<UInt8>?>?, count: Int) {
        self.slots = slots
        self.count = slots == nil ? 0 : count
    }

    package var isEmpty: Bool { count == 0 }

    /// The value of an attribute without a prefix. Nil if the attribute is missing. The case of the name is ignored.
    package subscript(name: StaticString) -> String? { value(name) { $0 == nil } }

    /// Returns the value of an attribute with the prefix `xml`, such as `xml:lang`. Nil if the attribute is missing.
    package func xml(_ name: StaticString) -> String? {
        value(name) { prefix in prefix.map { String(xml: $0) == "xml" } ?? false }
    }

    /// Returns the value of an attribute with any prefix, such as `rdf:about`. Nil if no attribute with a prefix has the name.
    package func prefixed(_ name: StaticString) -> String? { value(name) { $0 != nil } }

    /// Calls `body` with the qualified name and value of each attribute.
    package func forEach(_ body: (_ prefix: String, _ name: String, _ value: String) -> Void) {
        for index in 0..<count {
            guard let slots, let name = slots[5 * index] else { continue }
            body(String(xml: slots[5 * index + 1]), String(xml: name), value(at: index))
        }
    }

    private func value(_ name: StaticString, _ accepts: (UnsafePointer<UInt8>?) -> Bool) -> String? {
        for index in 0..<count {
            guard let slots, let own = slots[5 * index], xmlStrcasecmp(own, name.utf8Start) == 0, accepts(slots[5 * index + 1]) else {
                continue
            }
            return value(at: index)
        }
        return nil
    }

    private func value(at index: Int) -> String {
        guard let slots, let start = slots[5 * index + 3], let end = slots[5 * index + 4], end > start else { return "" }
        let value = UnsafeBufferPointer(start: start, count: end - start)
        guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
        // libxml2 leaves `&` escaped as `&#38;`, because SAX handlers may replace entities in values later.
        var bytes: [UInt8] = []
        var rest = value[...]
        while let byte = rest.popFirst() {
            bytes.append(byte)
            if byte == UInt8(ascii: "&"), rest.starts(with: "#38;".utf8) { rest = rest.dropFirst(4) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
