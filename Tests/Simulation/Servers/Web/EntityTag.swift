import Text

/// Entity tags (RFC 9110, section 8.8.3) and the conditions of requests.
enum EntityTag {
    /// Returns a strong tag of a body.
    static func tag(of body: [UInt8]) -> String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in body { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\"\(String(hash, radix: 16))\""
    }

    /// Returns whether the client has the present version of what it requests.
    static func isKnown(_ tag: String?, modified: String?, to request: ServerRequest) -> Bool {
        let known = request.list("if-none-match")
        if known.isEmpty { return modified != nil && request.header("if-modified-since") == modified }
        return known.contains { $0 == "*" || tag.map(weak) == weak($0) }
    }

    private static func weak(_ tag: String) -> Substring { tag.hasPrefix("W/") ? tag.dropFirst(2) : tag[...] }
}
