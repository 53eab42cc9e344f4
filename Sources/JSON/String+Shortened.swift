extension StringProtocol {
    /// Returns the string if its UTF-8 has at most `limit` bytes. Otherwise, returns its start and an ellipsis, with at most `limit` bytes
    /// in all.
    /// - Parameter limit: if it is less than 3, the result is only the ellipsis, which has 3 bytes.
    public func shortened(toBytes limit: Int) -> String {
        let ellipsis = "…"
        let bytes = Substring(self).utf8
        guard bytes.count > limit else { return String(self) }
        var end = bytes.index(bytes.startIndex, offsetBy: Swift.max(limit - ellipsis.utf8.count, 0))
        // A character ends where no continuation byte follows.
        while end > bytes.startIndex, bytes[end] & 0xC0 == 0x80 { end = bytes.index(before: end) }
        return Substring(bytes[..<end]) + ellipsis
    }

    /// The string, shortened to 1,000 bytes for a message that quotes it, such as a server's message in an error.
    public var quotation: String { shortened(toBytes: 1000) }
}
