import HTTP
import Testing

@Suite("Parsed URLs")
struct ParsedURLTests {
    @Test(
        "The path of a parsed URL has no dot segments, and starts with a slash",
        arguments: [
            ("https://x.cn", "/"), ("https://x.cn?/a/b", "/"), ("https://x.cn#/a", "/"), ("https://x.cn/a/../b", "/b"),
            ("https://x.cn/a/./b", "/a/b"),
            ("https://x.cn/idp/../ac/", "/ac/"), ("https://x.cn/a%2fb?c", "/a%2fb"), ("https://x.cn//a", "//a"),
            ("https://x.cn/a;b=/c", "/a;b=/c"),
        ])
    func paths(url: String, path: String) {
        #expect(ParsedURL(url)?.path == path)
    }

    @Test("The two forms of an internationalized host are one origin, also that of a request")
    func internationalHosts() {
        let ascii = Origin("https://xn--fiq228c.cn/")
        #expect(Origin("https://中文.cn/a") == ascii && ascii != nil)
        var request = HTTPRequest(url: "https://中文.cn/a")
        #expect(request.url == "https://xn--fiq228c.cn/a" && request.origin == ascii)
        request.url = "https://例え.cn/"
        #expect(request.url == "https://xn--r8jz45g.cn/" && request.origin?.host == "xn--r8jz45g.cn")
        #expect(Origin("http://１２７.０.０.１/")?.isLoopback == true)
        #expect(Origin("http://-中.cn/") == nil)
    }

    @Test(
        "A URL has credentials if it has a user name or a password",
        arguments: [
            ("https://x.cn/@", false), ("https://u@x.cn/", true), ("https://:p@x.cn/", true), ("https://u:p@x.cn/", true),
        ])
    func credentials(url: String, hasCredentials: Bool) {
        #expect(ParsedURL(url)?.hasCredentials == hasCredentials)
    }

    @Test("An origin is written with its port, and is encrypted only with https")
    func origins() {
        #expect(Origin("HTTPS://X.cn/a").map { "\($0)" } == "https://x.cn:443" && Origin("https://x.cn")?.isEncrypted == true)
        #expect(Origin("http://[::1]/").map { "\($0)" } == "http://[::1]:80" && Origin("http://x.cn")?.isEncrypted == false)
        #expect(Origin("https://x.cn:8443") != Origin("https://x.cn") && ParsedURL("https://x.cn\0.y.cn/") == nil)
    }

    @Test("Only localhost, [::1] and the addresses in 127.0.0.0/8 are loopback hosts")
    func loopback() {
        for host in ["127.0.0.1", "127.255.0.9", "localhost", "LOCALHOST", "[::1]", "127.1", "0x7f.1"] {
            #expect(Origin("http://\(host):80/")?.isLoopback == true, "\(host)")
        }
        for host in [
            "128.0.0.1", "127.0.0.1.example", "localhost.example", "127.example", "10.0.0.1", "[::2]", "x127.0.0.1", "0.0.0.0",
            "127.0.0.1.1", "127.0.0.x",
        ] {
            #expect(Origin("http://\(host):80/")?.isLoopback == false, "\(host)")
        }
    }

    @Test(
        "The origin of a URL does not depend on the URLs that were parsed before",
        arguments: [
            "https://x.cn", "https://x.cn:443", "HTTPS://X.cn:8443", "http://x.cn:99999", "http://x.cn:80:80", "http://x.cn:",
            "http://x..cn",
            "http://127.1", "http://0x7f.1:80", "http://-x.cn", "ftp://x.cn", "http://", "1http://x.cn", "http://a.b-c.d9:0",
        ])
    func knownOrigins(server: String) {
        let rests = [
            "", "/", "/a/../b", "?a=b", "#c", "/@y.cn", "@y.cn/", "\\@y.cn/", "/{}|\\^`\"<>[]", "/ ", "/\t", "/\u{7F}", "/%00", "%2F/",
            ":80/", "中/", "/中",
        ]
        for rest in rests + rests.reversed() {
            #expect(Origin(server + rest) == ParsedURL(server + rest)?.origin, "\(rest)")
        }
    }

    @Test(
        "The https URL of an http URL has no port, and only a URL with the default port has one",
        arguments: [
            ("http://x.cn/a?b#c", "https://x.cn/a?b#c"), ("http://x.cn:80/a:80", "https://x.cn/a:80"), ("http://x.cn:80", "https://x.cn"),
            ("http://x.cn:80?a", "https://x.cn?a"), ("http://[::1]:80#a", "https://[::1]#a"), ("HTTP://x.cn", "https://x.cn"),
            ("http://x.cn:8080/", nil), ("http://x.cn:180/", nil), ("https://x.cn/", nil), ("ftp://x.cn/", nil), ("x", nil),
        ] as [(String, String?)])
    func encrypted(url: String, expected: String?) { #expect(Origin.encrypted(url) == expected) }
}
