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
