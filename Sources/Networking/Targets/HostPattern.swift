/// A host name, a pattern for all subdomains of a name, or the pattern for all hosts: `example.org`, `*.example.org` or `*`.
package struct HostPattern: Hashable, Sendable {
    private let text: String

    package init(_ text: String) {
        self.text = text.lowercased()
    }

    /// - Parameter host: a host in lower case.
    func matches(_ host: String) -> Bool {
        if text == "*" || text == host { return true }
        return text.hasPrefix("*.") && host.hasSuffix(text.dropFirst())
    }

    /// A description of the problem for an error message. Nil if the pattern is valid.
    package var problem: String? {
        let expected = "expected a host name such as example.org, or the pattern *.example.org or *, without a scheme, port or path"
        let name = text.hasPrefix("*.") ? text.dropFirst(2) : text[...]
        if text == "*" { return nil }
        let isAddress = name.hasPrefix("[") && name.hasSuffix("]")
        let isValid = name.utf8.allSatisfy {
            $0 > 0x20 && $0 < 0x7F && !"/*@?#\\".utf8.contains($0) && (isAddress || $0 != UInt8(ascii: ":"))
        }
        return name.isEmpty || !isValid ? expected : nil
    }
}
