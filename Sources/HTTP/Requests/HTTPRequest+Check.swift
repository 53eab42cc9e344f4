import Errors

extension HTTPRequest {
    /// Throws `invalid_argument` if a header contains a line break or NUL, because a server could read the rest of the value as another
    /// header.
    package func checkHeaders() throws(DanXiError) {
        guard headers.fields.contains(where: { Self.breaksLine($0.name) || Self.breaksLine($0.value) }) else { return }
        throw DanXiError(
            .invalidArgument,
            "A header of the request to \(url.prefix { $0 != "?" }) contains a line break or NUL. Remove this character from the parameter or option that was passed."
        )
    }

    private static func breaksLine(_ text: String) -> Bool {
        var text = text
        // Without an early end, the compiler makes this loop check many bytes at a time.
        return text.withUTF8 { bytes in bytes.reduce(into: false) { $0 = $0 || $1 == 0 || $1 == 10 || $1 == 13 } }
    }
}
