import HTTP
import Testing
import TestSupport

@Suite("URL references")
struct URLReferenceTests {
    static let page = "https://jwc.fudan.edu.cn/9397/list1.htm?x=/y#z"

    @Test(
        "A reference is resolved against the URL of its page, and characters that a URL must not contain are percent-encoded",
        arguments: [
            ("/26/10/c1a2/page.htm", "https://jwc.fudan.edu.cn/26/10/c1a2/page.htm"),
            ("page.htm?a=b#c", "https://jwc.fudan.edu.cn/9397/page.htm?a=b#c"),
            ("../x/./y/..", "https://jwc.fudan.edu.cn/x/"), ("../../../x", "https://jwc.fudan.edu.cn/x"),
            ("?b=1", "https://jwc.fudan.edu.cn/9397/list1.htm?b=1"), ("#top", "https://jwc.fudan.edu.cn/9397/list1.htm?x=/y#top"),
            ("", "https://jwc.fudan.edu.cn/9397/list1.htm?x=/y"),
            ("//gs.fudan.edu.cn/a", "https://gs.fudan.edu.cn/a"), ("http://www.fudan.edu.cn/a b", "http://www.fudan.edu.cn/a%20b"),
            (" /通知.htm\n", "https://jwc.fudan.edu.cn/%E9%80%9A%E7%9F%A5.htm"),
            ("/a%20b|c", "https://jwc.fudan.edu.cn/a%20b%7Cc"), ("HTTPS://x.cn/", "HTTPS://x.cn/"),
            ("/a\r\nb\tc\rd\ne", "https://jwc.fudan.edu.cn/abcde"), ("/a\u{1}b\u{1F}\u{7F}c", "https://jwc.fudan.edu.cn/a%01b%1F%7Fc"),
            ("/!~\"<>\\^`{}", "https://jwc.fudan.edu.cn/!~%22%3C%3E%5C%5E%60%7B%7D"),
            ("/x?y/../z w", "https://jwc.fudan.edu.cn/x?y/../z%20w"),
            ("./x/.", "https://jwc.fudan.edu.cn/9397/x/"), ("..", "https://jwc.fudan.edu.cn/"), ("/a//b", "https://jwc.fudan.edu.cn/a//b"),
            ("?", "https://jwc.fudan.edu.cn/9397/list1.htm?"), ("/...", "https://jwc.fudan.edu.cn/..."),
        ])
    func resolve(reference: String, url: String) {
        #expect(URLReference.resolve(reference, against: Self.page) == url)
    }

    @Test(
        "A reference with a scheme other than http or https is refused",
        arguments: ["javascript:void(0)", "mailto:a@b.cn", "data:text/html,x"])
    func schemes(reference: String) {
        #expect(URLReference.resolve(reference, against: Self.page) == nil)
    }

    @Test(
        "An internationalized host becomes ASCII, and the path is percent-encoded",
        arguments: [
            ("https://中文.cn/路", "https://xn--fiq228c.cn/%E8%B7%AF"), ("//www.中文.cn", "https://www.xn--fiq228c.cn"),
            ("http://%E4%B8%AD%E6%96%87.cn:8080/?q=中", "http://xn--fiq228c.cn:8080/?q=%E4%B8%AD"),
            ("http://例え。テスト/", "http://xn--r8jz45g.xn--zckzah/"), ("http://BÜCHER.example/", "http://xn--bcher-kva.example/"),
            ("http://faß.de/", "http://xn--fa-hia.de/"), ("http://u:p@中文.cn/@b", "http://u:p@xn--fiq228c.cn/@b"),
            ("http://[fe80::1%25eth0]/", "http://[fe80::1%25eth0]/"), ("http://xn--fiq228c.cn/", "http://xn--fiq228c.cn/"),
            ("http://％６１.cn/", nil), ("http://a／b中.cn/", nil), ("http://a＠b.cn/", nil), ("http://中%2F.cn/", nil), ("http://中..cn/", nil),
            ("http://-中.cn/", nil), ("http://%FF.cn/", nil), ("http://\u{202E}.cn/", nil), ("http://中\\.cn/", nil),
            ("http://.中.cn/", nil), ("http://a%20中.cn/", nil), ("http://a%7F中.cn/", nil), ("http://中.cn:8x/", nil),
            ("http://中文.cn:/", "http://xn--fiq228c.cn:/"), ("http://a.cn/中@b", "http://a.cn/%E4%B8%AD@b"),
        ] as [(String, String?)])
    func internationalHosts(reference: String, url: String?) {
        #expect(URLReference.resolve(reference, against: Self.page) == url)
    }

    @Test(
        "The base may lack a path, and its query and fragment are not part of the directory",
        arguments: [
            ("https://x.cn", "a", "https://x.cn/a"), ("https://x.cn?q=1", "", "https://x.cn/?q=1"),
            ("https://x.cn#f", "#g", "https://x.cn/#g"),
            ("https://x.cn?q#f", "?b", "https://x.cn/?b"), ("https://x.cn/a/b?c=/d/e", "f", "https://x.cn/a/f"),
            ("https://x.cn/a/b#/d/e", "f", "https://x.cn/a/f"), ("http://x.cn/a", "//y.cn/z", "http://y.cn/z"),
            ("HTTP://x.cn:81/a/", "b", "HTTP://x.cn:81/a/b"), ("https://x.cn/a/../b", "", "https://x.cn/a/../b"),
        ])
    func otherBases(base: String, reference: String, url: String) {
        #expect(URLReference.resolve(reference, against: base) == url)
    }

    @Test("A base that is not an absolute http or https URL is refused", arguments: ["", "/x", "ftp://a/b", "https:///x"])
    func bases(base: String) {
        #expect(URLReference.resolve("a", against: base) == nil)
    }
}

@Suite("Running time of URL references", .computing, .serialized, .timeLimit(.minutes(5)))
struct URLReferenceTimeTests {
    @Test("A reference is resolved in linear time")
    func linear() {
        for part in ["a/", "../", "a/../", "%", "中", " ", "@", ":"] {
            for start in ["", "https://", "https://a/"] {
                let ratio = growth(from: 200, upTo: 100_000) { size in
                    let text = start + String(repeating: part, count: size)
                    return {
                        _ = URLReference.resolve(text, against: URLReferenceTests.page) ?? URLReference.resolve("../x", against: text)
                    }
                }
                #expect(ratio < linearGrowth, "\(start)\(part)")
            }
        }
    }
}
