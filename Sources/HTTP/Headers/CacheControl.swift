/// The directives of the header Cache-Control (RFC 9111, section 5.2).
package struct CacheControl: Equatable {
    /// The values of the directives by name in lower case. Nil stands for a directive without a value, such as `no-store`.
    private var directives: [String: String?] = [:]

    /// Maximum number of seconds. It replaces larger numbers (section 1.2.2).
    private static let limit = 1 << 31

    package init(_ headers: HTTPHeaders) {
        for field in headers.values("Cache-Control") {
            for directive in Self.parts(of: field) {
                let parts = directive.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                guard let name = parts.first.map({ $0.filter { $0 != " " && $0 != "\t" }.lowercased() }), !name.isEmpty else { continue }
                let value = parts.dropFirst().first.map { String($0.filter { !" \t\"".contains($0) }) }
                // If a directive occurs twice, the first one counts (section 4.2.1).
                if directives[name] == nil { directives[name] = value }
            }
        }
    }

    package func has(_ name: String) -> Bool { directives[name] != nil }

    /// Returns whether the directive is present without a value. With a value, as in `private="Set-Cookie"`, a directive concerns only the
    /// named headers.
    package func isUnqualified(_ name: String) -> Bool { directives[name].map { $0 == nil } ?? false }

    /// Returns the number of seconds of a directive such as `max-age`. Returns nil if the directive is missing, and 0 if its value is not
    /// a number.
    package func seconds(_ name: String) -> Int? {
        directives[name].map { $0.flatMap { Self.deltaSeconds($0) } ?? 0 }
    }

    /// Returns the names of the headers, in lower case, that a directive such as `no-cache="Set-Cookie"` concerns. Empty if the directive
    /// is missing or concerns all headers.
    package func headerNames(_ name: String) -> Set<String> {
        Set((directives[name] ?? nil)?.lowercased().split(separator: ",").map { String($0) } ?? [])
    }

    /// Parses a number of seconds, as in `max-age` and in the header Age (section 1.2.2). Returns nil if the string is not a number, and
    /// 2³¹ for a larger number.
    package static func deltaSeconds(_ text: some StringProtocol) -> Int? {
        guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return min(Int(text) ?? limit, limit)
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
