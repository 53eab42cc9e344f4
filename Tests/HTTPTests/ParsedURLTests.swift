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

    @Test("Only localhost, [::1] and the addresses in 127.0.0.0/8 are loopback hosts")
    func loopback() {
        for host in ["127.0.0.1", "127.255.0.9", "localhost", "LOCALHOST", "[::1]", "127.1", "0x7f.1"] {
            #expect(Origin("http://\(host):80/")?.isLoopback == true, "\(host)")
        }
        for host in ["128.0.0.1", "127.0.0.1.example", "localhost.example", "127.example", "10.0.0.1", "[::2]", "x127.0.0.1", "0.0.0.0"] {
            #expect(Origin("http://\(host):80/")?.isLoopback == false, "\(host)")
        }
    }
}
