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
        return text.withUTF8 { bytes in bytes.contains { $0 == 0 || $0 == 10 || $0 == 13 } }
    }
}
