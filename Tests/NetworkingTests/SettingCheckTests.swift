import HTTP
import Testing

@testable import Networking

@Suite("Checks of network settings")
struct SettingCheckTests {
    private static let proxy = "expected a URL such as http://127.0.0.1:7890 or socks5h://127.0.0.1:1080"
    private static let scheme = "the scheme is unknown; expected http, https, socks4, socks4a, socks5 or socks5h"
    private static let noScheme = "the scheme is missing; \(proxy)"
    private static let proxySpace = "contains a space or control character; \(proxy)"

    @Test(
        "A proxy is a URL with a known scheme and a host",
        arguments: [
            ("http://p.example", nil), ("HTTPS://p:1", nil), ("socks4://p", nil), ("socks4a://p", nil), ("socks5://p", nil),
            ("socks5h://u:p@p", nil),
            ("http://p ", proxySpace), ("\thttp://p", proxySpace), ("http://p\u{7F}", proxySpace), ("http://p\0", proxySpace),
            ("p:1", noScheme), ("", noScheme), ("ftp://p", scheme), ("socks://p", scheme),
        ] as [(String, String?)])
    func proxies(url: String, problem: String?) {
        #expect(NetworkConfiguration.problem(withProxy: url) == problem)
    }

    private static let entry = "expected HOST:PORT:ADDRESS:PORT, such as forum.fduhole.com:443:127.0.0.1:8443 or ::127.0.0.1:8443"
    private static let noAddress = "the address is missing; \(entry)"
    private static let entrySpace = "contains a space or control character; \(entry)"

    @Test(
        "An entry of connect_to has two hosts and two ports, which may be empty but for the address",
        arguments: [
            ("a:1:b:2", nil), ("a:65535:b:1", nil), ("::b:", nil), ("a:::2", nil), ("[::1]:1:[::2]:2", nil), ("a:1:[::2]:", nil),
            ("a:1::", noAddress), (":::", noAddress), ("", entry), ("a", entry),
            ("a:1", entry),
            ("a:1:b", entry), ("a:1:b:2:3", entry), ("[::1:1:b:2", entry), ("[::1]1:b:2", entry), ("a:1:[::2]", entry), ("a:1:[::2", entry),
            ("[::1]", entry), ("a:1:b:2 ", entrySpace), ("a\u{1}:1:b:2", entrySpace), ("a:1:b\u{7F}:2", entrySpace),
            ("a:0:b:2", "`0` is not a port; expected a number from 1 to 65535"),
            ("a:1:b:65536", "`65536` is not a port; expected a number from 1 to 65535"),
            ("a:x:b:2", "`x` is not a port; expected a number from 1 to 65535"),
            ("a:+1:b:2", "`+1` is not a port; expected a number from 1 to 65535"),
            ("a:1:b:０", "`０` is not a port; expected a number from 1 to 65535"),
        ] as [(String, String?)])
    func entries(text: String, problem: String?) {
        #expect(NetworkConfiguration.problem(withConnectTo: text) == problem)
    }

    @Test(
        "A User-Agent has no control characters",
        arguments: [("", true), ("a b/1 (树洞)", true), ("a\u{1F}", false), ("\u{7F}a", false), ("a\tb", false)])
    func userAgents(value: String, isValid: Bool) {
        let problem = "must not contain control characters, such as line breaks"
        #expect(NetworkConfiguration.problem(withUserAgent: value) == (isValid ? nil : problem))
    }

    @Test("An entry that is not valid is refused with the form that is expected")
    func patterns() {
        let host = "expected a host name such as example.org, or the pattern *.example.org or *, without a scheme, port or path"
        for text in ["", "*.", "a:1", "a\u{7F}", "a b", "[::1", "::1]", "a\\b", "**"] {
            #expect(HostPattern(text).problem == host, "\(text)")
        }
        for text in ["a", "*.a", "*", "[::1]"] { #expect(HostPattern(text).problem == nil, "\(text)") }
        let version = "expected HOST:VERSION with the version 1.2 or 1.3, such as example.org:1.2, *.example.org:1.2 or *:1.2"
        for text in ["a", "a:1.1", ":1.2", "a:1.2:"] { #expect(TLSRules.problem(withEntry: text) == version) }
    }

    @Test("A pattern matches a host, its subdomains or all hosts")
    func matches() {
        for (pattern, host, matches) in [
            ("A.org", "a.org", true), ("a.org", "x.a.org", false), ("*.a.org", "x.a.org", true), ("*.a.org", "x.y.a.org", true),
            ("*.a.org", "a.org", false), ("*.a.org", "xa.org", false), ("*", "a.org", true), ("**", "a.org", false), ("a*", "ab", false),
        ] {
            #expect(HostPattern(pattern).matches(host) == matches, "\(pattern) \(host)")
        }
    }

    @Test("The rules of TLS have no limit only if there is no entry")
    func tls() {
        #expect(TLSRules().isEmpty && !TLSRules(["a:1.3"]).isEmpty)
    }

    @Test(
        "Proxies and their exceptions are taken from the environment as libcurl does it",
        arguments: [
            ("http://a.example/", ["all_proxy": "p"], "p"), ("http://a.example/", ["ALL_PROXY": "p"], "p"),
            ("http://a.example/", ["https_proxy": "p"], nil),
            ("https://a.example/", ["HTTPS_PROXY": "p", "https_proxy": "q"], "q"),
            ("https://a.example/", ["all_proxy": "p", "ALL_PROXY": "q"], "p"),
            ("http://a.example/", ["http_proxy": "p", "all_proxy": "q"], "p"),
            ("http://a.example/", ["all_proxy": "p", "no_proxy": "b", "NO_PROXY": "*"], "p"),
            ("http://a.example./", ["all_proxy": "p", "no_proxy": "example"], nil),
            ("http://a.example./", ["all_proxy": "p", "no_proxy": "a.example"], nil),
            ("http://a.example/", ["all_proxy": "p", "no_proxy": "."], "p"),
            ("http://a.example/", ["all_proxy": "p", "no_proxy": "b,*"], "p"),
            ("http://10.0.0.1/", ["all_proxy": "p", "no_proxy": "10.0.0.0/33"], "p"),
            ("http://10.0.0.1/", ["all_proxy": "p", "no_proxy": "/8"], "p"),
            ("http://10.0.0.1/", ["all_proxy": "p", "no_proxy": "0.0.1"], "p"),
            ("http://10.0.0.1/", ["all_proxy": "p", "no_proxy": "10.0.0.0/31"], nil),
            ("http://10.0.0.1/", ["all_proxy": "p", "no_proxy": "0.0.0.0/0"], nil),
            ("http://[::1]/", ["all_proxy": "p", "no_proxy": "::1"], nil),
        ] as [(String, [String: String], String?)])
    func environment(url: String, variables: [String: String], proxy: String?) throws {
        #expect(ProxyRule(nil) { variables[$0] }.proxy(for: try #require(Origin(url))) == proxy)
    }

    @Test("Connections that refuse local addresses are not shared with others")
    func refusals() {
        let configuration = NetworkConfiguration(userAgent: "test")
        #expect(ConnectionSettings(configuration) != ConnectionSettings(configuration, refusesLocalAddresses: true))
        #expect(
            ConnectionSettings(configuration, refusesLocalAddresses: true) == ConnectionSettings(configuration, refusesLocalAddresses: true)
        )
    }

    @Test(
        "An event of a socket is what libcurl must be told of it",
        arguments: [(1, "r"), (4, "w"), (5, "rw"), (8, "b"), (16, "r"), (2, ""), (29, "rwb")] as [(UInt32, String)])
    func events(bits: UInt32, expected: String) {
        let event = SocketEvent(socket: 1, bits: bits)
        #expect((event.isReadable ? "r" : "") + (event.isWritable ? "w" : "") + (event.isBroken ? "b" : "") == expected)
    }
}
