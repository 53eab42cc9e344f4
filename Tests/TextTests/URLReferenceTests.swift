import Testing

@testable import Text

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

    @Test("A base that is not an absolute http or https URL is refused", arguments: ["", "/x", "ftp://a/b", "https:///x"])
    func bases(base: String) {
        #expect(URLReference.resolve("a", against: base) == nil)
    }
}
