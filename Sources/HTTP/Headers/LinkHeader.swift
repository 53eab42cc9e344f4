/// The header Link (RFC 8288), by which a server links the pages of a list.
package enum LinkHeader {
    /// Returns the URL of the first link with a relation, such as `next`. Nil if no link has this relation.
    /// - Parameter values: the values of all headers Link of a response.
    package static func url(of relation: String, in values: [String]) -> String? {
        for value in values {
            var rest = value[...]
            while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
                let url = rest[rest.index(after: open)..<close]
                rest = rest[rest.index(after: close)...]
                // The parameters end at the next `<`, where another link begins. A comma does not end them, because a quoted string may
                // contain commas.
                let parameters = rest.prefix { $0 != "<" }
                if relations(parameters).contains(where: { $0.lowercased() == relation }) { return String(url) }
            }
        }
        return nil
    }

    /// Returns the relations of a link's parameters: `; rel="next last"; title="…"`.
    private static func relations(_ parameters: Substring) -> [Substring] {
        for parameter in parameters.split(separator: ";") {
            let parts = parameter.split(separator: "=", maxSplits: 1)
            guard parts.count == 2, let name = parts.first, let value = parts.last else { continue }
            guard name.filter({ !$0.isWhitespace }).lowercased() == "rel" else { continue }
            return value.split { $0.isWhitespace || $0 == "\"" || $0 == "," }
        }
        return []
    }
}
