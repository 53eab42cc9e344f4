import JSON
import Testing

@testable import Networking

/// Tests of the rules that RFC 6265bis has in addition to RFC 6265.
@Suite("Secure cookies")
struct SecureCookieTests {
    static let now = 1_795_250_000  // 2026-11-21
    static let day = 86_400

    func jar() -> CookieJar { CookieJar { Self.now } }

    func receive(_ jar: CookieJar, _ fields: [String], from url: String) {
        jar.receive(fields, from: url, number: jar.prepare(url).number)
    }

    /// Returns the Cookie field of a request to `to`, from a new jar that has received the Set-Cookie field `field` from the URL `from`.
    func sent(_ field: String, from: String = "https://id.fudan.edu.cn/a/b", to: String = "https://id.fudan.edu.cn/a/b") -> String? {
        let jar = jar()
        receive(jar, [field], from: from)
        return jar.prepare(to).field
    }

    @Test(
        "A response over http does not replace, hide or remove a cookie of a response over https",
        arguments: [
            // Each row has the URL and field of a cookie, those of a later cookie, and whether the later cookie is stored.
            ("https://id.fudan.edu.cn/", "s=1; Secure", "http://id.fudan.edu.cn/", "s=2", false),
            ("https://id.fudan.edu.cn/", "s=1; Secure", "http://id.fudan.edu.cn/", "s=2; Secure", false),
            ("https://id.fudan.edu.cn/", "s=1; Secure", "http://id.fudan.edu.cn/", "s=; Max-Age=0", false),
            ("https://id.fudan.edu.cn/", "s=1; Secure", "http://id.fudan.edu.cn/", "s=2; Domain=fudan.edu.cn", false),
            ("https://id.fudan.edu.cn/", "s=1; Secure", "http://tac.fudan.edu.cn/", "s=2; Domain=fudan.edu.cn", false),
            ("https://id.fudan.edu.cn/", "s=1; Secure; Domain=fudan.edu.cn", "http://tac.fudan.edu.cn/", "s=2", false),
            ("https://id.fudan.edu.cn/", "s=1; Secure; Path=/", "http://id.fudan.edu.cn/", "s=2; Path=/idp/x", false),
            ("https://id.fudan.edu.cn/", "s=1; Secure; Path=/idp", "http://id.fudan.edu.cn/", "s=2; Path=/idp/x", false),
            ("https://id.fudan.edu.cn/", "s=1", "http://id.fudan.edu.cn/", "s=2", false),
            // A cookie that does not hide the earlier one, because its path, host or name differs, is stored.
            ("https://id.fudan.edu.cn/", "s=1; Secure; Path=/idp/x", "http://id.fudan.edu.cn/", "s=2; Path=/", true),
            ("https://id.fudan.edu.cn/", "s=1; Secure; Path=/idp", "http://id.fudan.edu.cn/", "s=2; Path=/ac", true),
            ("https://id.fudan.edu.cn/", "s=1; Secure", "http://tac.fudan.edu.cn/", "s=2", true),
            ("https://id.fudan.edu.cn/", "s=1; Secure", "http://id.fudan.edu.cn/", "S=2", true),
            // A response over https replaces a secure cookie, and a response over http replaces a cookie of another response over http.
            ("https://id.fudan.edu.cn/", "s=1; Secure", "https://id.fudan.edu.cn/", "s=2", true),
            ("http://id.fudan.edu.cn/", "s=1", "http://id.fudan.edu.cn/", "s=2", true),
        ])
    func overlay(url: String, field: String, later: String, laterField: String, isStored: Bool) {
        let jar = jar()
        receive(jar, [field], from: url)
        let before = jar.snapshot
        receive(jar, [laterField], from: later)
        #expect(jar.snapshot.isSame(as: before) != isStored)
        #expect(isStored || before.cookies.count == 1)
    }

    @Test("With allow_plain_http, a cookie of an encrypted response is sent over http unless it has the attribute Secure")
    func allowed() {
        for (field, isSent) in [("s=1; Path=/", true), ("s=1; Secure; Path=/", false)] {
            let jar = jar()
            let url = "https://tac.fudan.edu.cn/"
            jar.receive([field], from: url, number: jar.prepare(url).number, allowsPlainHTTP: true)
            #expect((jar.prepare("http://tac.fudan.edu.cn/").field != nil) == isSent)
        }
    }

    @Test("Without allow_plain_http, a cookie of an encrypted response is never sent over http, even without the attribute Secure")
    func confidential() {
        for field in ["s=1; Path=/", "s=1; Secure; Path=/", "s=1; Domain=fudan.edu.cn; Path=/"] {
            #expect(sent(field, to: "https://id.fudan.edu.cn/") == "s=1")
            for url in ["http://id.fudan.edu.cn/", "http://id.fudan.edu.cn:443/", "http://tac.fudan.edu.cn/"] {
                #expect(sent(field, to: url) == nil)
            }
        }
    }

    @Test("Responses over http do not evict a cookie of an encrypted response, however many cookies they set")
    func eviction() {
        let jar = jar()
        receive(jar, ["s=1; Domain=fudan.edu.cn; Path=/"], from: "https://id.fudan.edu.cn/")
        for number in 0..<200 { receive(jar, ["c\(number)=1; Domain=fudan.edu.cn; Path=/"], from: "http://tac.fudan.edu.cn/") }
        #expect(jar.snapshot.cookies.count == 100)
        for host in 0..<30 {
            receive(jar, (0..<98).map { "c\($0)=1" }, from: "http://h\(host).fudan.edu.cn/")
        }
        #expect(jar.snapshot.cookies.count == 3000)
        #expect(jar.prepare("https://zlapp.fudan.edu.cn/").field?.contains("s=1") == true)
    }

    @Test("If a domain has more than 100 cookies, the least recently used cookie is evicted")
    func leastRecentlyUsed() {
        let jar = jar()
        let url = "https://x.com/"
        receive(jar, ["first=1; Path=/first"], from: url)
        receive(jar, (0..<99).map { "c\($0)=1; Path=/rest" }, from: url)
        _ = jar.prepare("https://x.com/first")
        receive(jar, ["new=1"], from: url)
        let names = Set(jar.snapshot.cookies.map(\.name))
        #expect(names.count == 100 && names.isSuperset(of: ["first", "new"]) && !names.contains("c0"))
    }

    @Test(
        "A cookie whose name starts with __Secure- or __Host-, in any case, is stored only with the attributes of the prefix",
        arguments: [
            ("__Secure-a=1; Secure", true), ("__Secure-a=1", false), ("__secure-a=1", false), ("__SECURE-a=1; Secure", true),
            ("__Host-a=1; Secure; Path=/", true), ("__host-a=1; Secure; Path=/", true), ("__Host-a=1; Path=/", false),
            ("__Host-a=1; Secure", false), ("__HOST-a=1; Secure; Path=/a", false),
            ("__Host-a=1; Secure; Path=/; Domain=id.fudan.edu.cn", false), ("__Host-a=1; Secure; Path=/; Domain=", true),
            ("__Host-=1; Secure; Path=/", true), ("=__Host-a=1; Secure; Path=/", false), ("__Secure-a; Secure", false),
            ("=__secure-a", false), ("_Host-a=1", true), ("__Hostage=1", true),
        ])
    func prefixes(field: String, isStored: Bool) {
        #expect((sent(field) != nil) == isStored)
        #expect(sent(field, from: "http://id.fudan.edu.cn/a/b") == nil || !field.lowercased().hasPrefix("__s"))
    }

    @Test("A __Host- cookie needs the attribute Path even if the default path is /")
    func hostPath() {
        #expect(sent("__Host-a=1; Secure", from: "https://x.com/", to: "https://x.com/") == nil)
        #expect(sent("__Host-a=1; Secure; Path=/", from: "https://x.com/", to: "https://x.com/") == "__Host-a=1")
    }

    @Test("A cookie is stored only if name and value have at most 4096 bytes together, and attribute values over 1024 bytes are ignored")
    func sizes() {
        let x = { String(repeating: "x", count: $0) }
        #expect(sent("a=\(x(4095))")?.utf8.count == 4097 && sent("a=\(x(4096))") == nil)
        #expect(sent("\(x(4096))=")?.utf8.count == 4097 && sent("\(x(4097))=") == nil)
        #expect(sent("a=1; Path=/\(x(1023))") == nil && sent("a=1; Path=/\(x(1024))") == "a=1")
        #expect(sent("a=1; Domain=\(x(1025)).com") == "a=1" && sent("a=1; Domain=\(x(900)).com") == nil)
    }

    @Test("If an attribute occurs several times, the last occurrence counts")
    func repeated() {
        #expect(sent("a=1; Domain=example.com; Domain=id.fudan.edu.cn") == "a=1")
        #expect(sent("a=1; Domain=id.fudan.edu.cn; Domain=example.com") == nil)
        #expect(sent("a=1; Domain=example.com; Domain") == "a=1", "an empty Domain makes the cookie host-only")
        #expect(sent("a=1; Path=/x; Path") == "a=1")
        #expect(sent("a=1; Max-Age=0; Max-Age=60") == "a=1" && sent("a=1; Max-Age=60; Max-Age=0") == nil)
    }

    @Test("A cookie is kept for at most 400 days")
    func age() throws {
        for field in ["a=1; Max-Age=99999999999", "a=1; Expires=Fri, 31 Dec 9999 23:59:59 GMT"] {
            let jar = jar()
            receive(jar, [field], from: "https://x.com/")
            #expect(try #require(jar.snapshot.cookies.first).expires == Self.now + 400 * Self.day)
        }
        #expect(sent("a=1; Max-Age=") == "a=1" && sent("a=1; Max-Age=1x; Expires=Thu, 01 Jan 1970 00:00:00 GMT") == nil)
    }

    @Test(
        "A Set-Cookie field with a control character other than a tab is ignored",
        arguments: ["a=1\u{0}", "a=\u{1F}1", "a=1; Path=/\u{7F}", "\u{8}a=1", "a=1\r\nb=2", "a=1; x=\n"])
    func control(field: String) {
        #expect(sent(field) == nil)
        #expect(sent("\ta\t=\t1\t;\tPath\t=\t/a\t") == "a=1")
    }

    @Test("A cookie without a name is sent without an equals sign, and a cookie with neither name nor value is ignored")
    func nameless() {
        #expect(sent("a") == "a" && sent("=a=b") == "a=b" && sent(" = ") == nil && sent("; Path=/") == nil)
        let jar = jar()
        receive(jar, ["a", "b"], from: "https://x.com/")
        #expect(jar.prepare("https://x.com/").field == "b", "the second cookie without a name replaces the first")
    }

    @Test(
        "A cookie whose Domain is a public suffix or invalid is not stored",
        arguments: [
            ("https://fudan.edu.cn/", "edu.cn", false), ("https://www.example.co.uk/", "co.uk", false),
            ("https://www.example.co.uk/", "example.co.uk", true), ("https://x.github.io/", "github.io", false),
            ("https://a.b.kawasaki.jp/", "b.kawasaki.jp", false), ("https://www.city.kawasaki.jp/", "city.kawasaki.jp", true),
            ("https://x.com.cn/", "com.cn", false), ("https://yjsxk.fudan.sh.cn/", "fudan.sh.cn", true),
            ("https://www.bbc.uk/", "bbc.uk", true), ("https://a.x.y/", "y", false), ("https://a.x.unknown-tld/", "x.unknown-tld", true),
            ("https://id.fudan.edu.cn./", "edu.cn.", false), ("https://a.xn--55qx5d.cn/", "xn--55qx5d.cn", false),
            ("https://id.fudan.edu.cn/", "fudan..edu.cn", false), ("https://id.fudan.edu.cn/", "复旦.cn", false),
        ])
    func publicSuffixes(url: String, domain: String, isStored: Bool) {
        #expect((sent("a=1; Domain=\(domain); Path=/", from: url, to: url) == "a=1") == isStored)
        #expect(sent("a=1; Domain=.\(domain); Path=/", from: url, to: url).map { _ in true } ?? false == isStored)
    }

    @Test("A server whose own host is a public suffix may set cookies for that host, but not for its subdomains")
    func suffixHost() {
        #expect(sent("a=1; Domain=github.io", from: "https://github.io/", to: "https://github.io/") == "a=1")
        #expect(sent("a=1; Domain=github.io", from: "https://github.io/", to: "https://x.github.io/") == nil)
    }
}
