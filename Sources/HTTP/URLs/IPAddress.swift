#if canImport(Glibc)
    import Glibc
#endif

/// An IPv4 or IPv6 address.
package struct IPAddress: Sendable, Equatable, CustomStringConvertible {
    /// The 4 or 16 bytes in network order.
    package let bytes: [UInt8]

    package init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Parses an address as in a URL or as libcurl returns it: `127.0.0.1`, `::1`, `[::1]` or `fe80::1%eth0`. Returns nil for any other
    /// string, such as a host name.
    package init?(_ text: String) {
        var text = text[...]
        if text.hasPrefix("["), text.hasSuffix("]") { text = text.dropFirst().dropLast() }
        text = text.prefix { $0 != "%" }
        var v4 = in_addr(), v6 = in6_addr()
        if inet_pton(AF_INET, String(text), &v4) == 1 {
            bytes = withUnsafeBytes(of: v4) { Array($0) }
        } else if inet_pton(AF_INET6, String(text), &v6) == 1 {
            bytes = withUnsafeBytes(of: v6) { Array($0) }
        } else {
            return nil
        }
    }

    /// Returns whether the first `count` bits are those of `other`.
    package func hasPrefix(_ other: IPAddress, bits count: Int) -> Bool {
        guard bytes.count == other.bytes.count, (0...bytes.count * 8).contains(count) else { return false }
        let (whole, rest) = (count / 8, count % 8)
        guard bytes.prefix(whole) == other.bytes.prefix(whole) else { return false }
        return rest == 0 || (bytes[whole] ^ other.bytes[whole]) >> (8 - rest) == 0
    }

    package var description: String {
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        guard inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &text, socklen_t(text.count)) != nil else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    // MARK: Local addresses

    /// Whether the address is a loopback, private, shared, link-local, multicast or reserved address (RFC 6890, RFC 8190), or an IPv6
    /// address that embeds such an IPv4 address.
    ///
    /// 198.18.0.0/15 is not local, although it is reserved for benchmarks, because some proxies on the user's computer return such
    /// addresses for all names of the Internet.
    package var isLocal: Bool {
        if let embedded { return embedded.isLocal }
        return Self.localNetworks.contains { hasPrefix($0.address, bits: $0.bits) }
    }

    /// The IPv4 address within an IPv6 address: mapped, compatible, translated (RFC 6052) or 6to4. Nil for any other address.
    private var embedded: IPAddress? {
        guard bytes.count == 16 else { return nil }
        let isZero = { (range: Range<Int>) in bytes[range].allSatisfy { $0 == 0 } }
        let isMapped = isZero(0..<10) && bytes[10] == 0xFF && bytes[11] == 0xFF
        let isCompatible = isZero(0..<12) && !isZero(12..<15)
        let isTranslated = bytes[0..<4] == [0, 0x64, 0xFF, 0x9B] && isZero(4..<12)
        if isMapped || isCompatible || isTranslated { return IPAddress(bytes: Array(bytes[12..<16])) }
        return bytes[0..<2] == [0x20, 0x02] ? IPAddress(bytes: Array(bytes[2..<6])) : nil
    }

    private static let localNetworks: [(address: IPAddress, bits: Int)] = [
        ("0.0.0.0", 8), ("10.0.0.0", 8), ("100.64.0.0", 10), ("127.0.0.0", 8), ("169.254.0.0", 16), ("172.16.0.0", 12),
        ("192.0.0.0", 24), ("192.168.0.0", 16), ("224.0.0.0", 4), ("240.0.0.0", 4),
        ("::", 127), ("64:ff9b:1::", 48), ("fc00::", 7), ("fe80::", 10), ("fec0::", 10), ("ff00::", 8),
    ].compactMap { text, bits in IPAddress(text).map { ($0, bits) } }
}
