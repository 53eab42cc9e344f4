import Errors
import JSON
import Text

/// The rule that request headers from a program must follow.
package struct HeaderRule: Sendable {
    /// Headers that libcurl sets or that belong to the HTTP connection, in lower case.
    private static let ofHTTP: Set<String> = [
        "host", "content-length", "transfer-encoding", "connection", "keep-alive", "expect", "te", "trailer", "upgrade",
    ]

    private let reserved: Set<String>

    /// - Parameter names: further headers that the library sets, in lower case.
    package init(reserving names: Set<String>) { reserved = Self.ofHTTP.union(names) }

    /// Returns whether `name` is a valid header name: a token (RFC 9110, section 5.6.2).
    package static func isName(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0.isLetter || $0.isDigit || "!#$%&'*+-.^_`|~".utf8.contains($0) }
    }

    /// Returns the problem of a header for an error message, or nil if the header is valid. The problem does not repeat the value, which
    /// may be secret.
    package func problem(withName name: String, value: String) -> String? {
        let shown = name.shortened(toBytes: 100)
        guard Self.isName(name) else {
            return "`\(shown)` is not a valid header name"
        }
        if reserved.contains(name.lowercased()) { return "the header \(shown) is set by the library; remove it" }
        guard !value.isEmpty, value.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            return "the value of the header \(shown) is empty or contains a line break or another control character"
        }
        return nil
    }

    /// Returns `headers` with the headers of a call (`others`) added. A header of the call replaces a header of the same name.
    /// - Parameter invalid: creates the error for the problem of an invalid header.
    package func adding(
        _ others: [String: String]?, to headers: HTTPHeaders, or invalid: (_ problem: String) -> DanXiError
    ) throws(DanXiError) -> HTTPHeaders {
        var all = headers
        var names: Set<String> = []
        for (name, value) in (others ?? [:]).sorted(by: { $0.key < $1.key }) {
            if let problem = problem(withName: name, value: value) { throw invalid(problem) }
            guard names.insert(name.lowercased()).inserted else { throw invalid("the header \(name.shortened(toBytes: 100)) occurs twice") }
            all[name] = value
        }
        return all
    }
}
