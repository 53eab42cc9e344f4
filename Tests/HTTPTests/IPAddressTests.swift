import Testing

@testable import HTTP

@Suite("IP addresses")
struct IPAddressTests {
    @Test(
        "Addresses of this computer and of networks that the Internet does not route are local, also within an IPv6 address",
        arguments: [
            "0.0.0.0", "10.1.2.3", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.1", "169.254.169.254", "172.16.0.1",
            "172.31.255.255", "192.0.0.1", "192.168.1.1", "224.0.0.1", "255.255.255.255", "::", "::1", "::ffff:10.0.0.1", "::127.0.0.1",
            "64:ff9b::a00:1", "64:ff9b:1::1", "2002:7f00:1::", "fc00::1", "fdff::1", "fe80::1", "fe80::1%eth0", "fec0::1", "ff02::1",
            "[::1]",
        ])
    func local(text: String) throws {
        #expect(try #require(IPAddress(text)).isLocal)
    }

    @Test(
        "Addresses that the Internet routes, and the addresses 198.18.0.0/15, which some proxies return for all names, are not local",
        arguments: [
            "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.0",
            "192.167.255.255", "198.18.0.1", "198.19.255.255", "202.120.224.1", "223.255.255.255", "2001:da8::1", "::ffff:1.1.1.1",
            "64:ff9b::101:101", "2002:101:101::", "2606:4700::1111",
        ])
    func ofTheInternet(text: String) throws {
        #expect(try !#require(IPAddress(text)).isLocal)
    }

    @Test(
        "The first and the last address of a local network are local, and those before and after it are not",
        arguments: [
            ("0.0.0.0", "0.255.255.255", nil, "1.0.0.0"), ("10.0.0.0", "10.255.255.255", "9.255.255.255", "11.0.0.0"),
            ("100.64.0.0", "100.127.255.255", "100.63.255.255", "100.128.0.0"),
            ("127.0.0.0", "127.255.255.255", "126.255.255.255", "128.0.0.0"),
            ("169.254.0.0", "169.254.255.255", "169.253.255.255", "169.255.0.0"),
            ("172.16.0.0", "172.31.255.255", "172.15.255.255", "172.32.0.0"),
            ("192.0.0.0", "192.0.0.255", "191.255.255.255", "192.0.1.0"),
            ("192.168.0.0", "192.168.255.255", "192.167.255.255", "192.169.0.0"),
            ("224.0.0.0", "239.255.255.255", "223.255.255.255", nil), ("240.0.0.0", "255.255.255.255", nil, nil),
            ("64:ff9b:1::", "64:ff9b:1:ffff:ffff:ffff:ffff:ffff", "64:ff9b:0:ffff::", "64:ff9b:2::"),
            ("fc00::", "fdff:ffff::", "fbff::1", "fe00::1"),
            ("fe80::", "febf:ffff::", "fe7f::1", nil), ("fec0::", "feff:ffff::", nil, nil), ("ff00::", "ffff:ffff::", nil, nil),
        ] as [(String, String, String?, String?)])
    func edges(first: String, last: String, before: String?, after: String?) throws {
        for text in [first, last] { #expect(try #require(IPAddress(text)).isLocal, "\(text)") }
        for text in [before, after].compactMap({ $0 }) { #expect(try !#require(IPAddress(text)).isLocal, "\(text)") }
    }

    @Test(
        "An address in an IPv6 address counts only if all bits around it are those of its form",
        arguments: [
            ("::10.0.0.1", true), ("::0.0.1.1", true), ("::1.0.0.0", false), ("::ffff:127.0.0.1", true), ("::ffff:1.1.1.1", false),
            ("::ff00:a00:1", false), ("::ff:a00:1", false), ("::1:ffff:a00:1", false), ("::100:ffff:a00:1", false), ("::1:a00:1", false),
            ("64:ff9b::10.0.0.1", true), ("64:ff9b::1:a00:1", false), ("64:ff9a::a00:1", false), ("65:ff9b::a00:1", false),
            ("2002:a00:1::", true), ("2002:101:101::a00:1", false), ("2003:a00:1::", false), ("2102:a00:1::", false),
        ])
    func embedded(text: String, isLocal: Bool) throws {
        #expect(try #require(IPAddress(text)).isLocal == isLocal)
    }

    @Test(
        "An address is written in its usual form",
        arguments: [
            ("127.0.0.1", "127.0.0.1"), ("[2001:DB8:0::1]", "2001:db8::1"), ("fe80::1%eth0", "fe80::1"),
            ("1111:2222:3333:4444:5555:6666:7777:8888", "1111:2222:3333:4444:5555:6666:7777:8888"),
        ])
    func written(text: String, expected: String) {
        #expect(IPAddress(text)?.description == expected)
    }

    @Test(
        "Host names and malformed addresses are not parsed as addresses",
        arguments: ["", "localhost", "127.1", "1.2.3", "1.2.3.4.5", "::g", "[::1", "::1]", "0x7f.0.0.1"])
    func names(text: String) {
        #expect(IPAddress(text) == nil)
    }

    @Test("An address has a prefix only if the given number of leading bits and the IP version are equal")
    func prefixes() throws {
        let address = try #require(IPAddress("10.20.30.40"))
        let isPrefix = { (text: String, bits: Int) in try address.hasPrefix(#require(IPAddress(text)), bits: bits) }
        #expect(try isPrefix("10.20.30.40", 32) && isPrefix("10.20.30.41", 31) && isPrefix("10.16.0.0", 12) && isPrefix("1.1.1.1", 0))
        #expect(try !isPrefix("10.20.30.41", 32) && !isPrefix("10.32.0.0", 12) && !isPrefix("::", 0))
        #expect(try !isPrefix("10.20.30.40", 33) && !isPrefix("10.20.30.40", -1))
    }
}
