/// The directives of the header Cache-Control (RFC 9111, section 5.2).
package struct CacheControl: Equatable {
    /// By names in lower case. The value of a directive without one is nil.
    private var directives: [String: String?] = [:]

    /// The largest number of seconds (section 1.2.2).
    private static let limit = 1 << 31

    package init(_ headers: HTTPHeaders) {
        for field in headers.values("Cache-Control") {
            for directive in Self.parts(of: field) {
                let parts = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = parts.first.map({ $0.filter { $0 != " " && $0 != "\t" }.lowercased() }), !name.isEmpty else { continue }
                let value = parts.dropFirst().first.map { String($0.filter { !" \t\"".contains($0) }) }
                // Of two values, the first counts (section 4.2.1).
                if directives[name] == nil { directives[name] = value }
            }
        }
    }

    package func has(_ name: String) -> Bool { directives[name] != nil }

    /// Whether the directive concerns the whole response, and not only the fields that it names.
    package func isUnqualified(_ name: String) -> Bool { directives[name].map { $0 == nil } ?? false }

    /// Returns the number of a directive. Nil without the directive, and 0 for an unreadable number.
    package func seconds(_ name: String) -> Int? {
        guard let value = directives[name] else { return nil }
        guard let value, !value.isEmpty, value.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return 0 }
        return min(Int(value) ?? Self.limit, Self.limit)
    }

    /// Splits a field at the commas outside of quotes.
    private static func parts(of field: String) -> [Substring] {
        var isQuoted = false
        return field.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
    }
}
