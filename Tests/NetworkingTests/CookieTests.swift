import Errors
import JSON
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

@Suite("Cookies")
struct CookieTests {
    static let now = 1_795_250_000  // 2026-11-21

    func jar() -> CookieJar { CookieJar { Self.now } }

    /// Returns the Cookie field of a request to `to`, from a new jar that has received the Set-Cookie fields `fields` from the URL `from`.
    func sent(_ fields: [String], from: String, to: String) -> String? {
        let jar = jar()
        jar.receive(fields, from: from, number: jar.prepare(from).number)
        return jar.prepare(to).field
    }

    @Test(
        "A cookie is sent only to URLs that match its domain, path and attributes, and only until it expires",
        arguments: [
            // Each row has a Set-Cookie field, the URL of the response, the URL of the next request, and the Cookie field of that request.
            ("a=1", "https://id.fudan.edu.cn/", "https://id.fudan.edu.cn/x/y?z", "a=1"),
            ("a=1", "https://id.fudan.edu.cn/", "https://ID.Fudan.edu.cn:443/", "a=1"),
            ("a=1", "https://id.fudan.edu.cn/", "https://x.id.fudan.edu.cn/", nil),
            ("a=1", "https://id.fudan.edu.cn/", "https://fudan.edu.cn/", nil),
            ("a=1; Domain=fudan.edu.cn", "https://id.fudan.edu.cn/", "https://uis.fudan.edu.cn/", "a=1"),
            ("a=1; domain=.Fudan.EDU.cn", "https://id.fudan.edu.cn/", "https://fudan.edu.cn/", "a=1"),
            ("a=1; Domain=fudan.edu.cn", "https://id.fudan.edu.cn/", "https://notfudan.edu.cn/", nil),
            ("a=1; Domain=", "https://id.fudan.edu.cn/", "https://id.fudan.edu.cn/", "a=1"),
            ("a=1; Domain=uis.fudan.edu.cn", "https://id.fudan.edu.cn/", "https://uis.fudan.edu.cn/", nil),
            ("a=1; Domain=x.id.fudan.edu.cn", "https://id.fudan.edu.cn/", "https://x.id.fudan.edu.cn/", nil),
            ("a=1; Domain=edu.cn", "https://id.fudan.edu.cn/", "https://id.fudan.edu.cn/", nil),
            ("a=1; Domain=cn", "https://id.fudan.edu.cn/", "https://id.fudan.edu.cn/", nil),
            ("a=1; Domain=sh.cn", "https://yjsxk.fudan.sh.cn/", "https://yjsxk.fudan.sh.cn/", nil),
            ("a=1; Domain=fudan.sh.cn", "https://yjsxk.fudan.sh.cn/", "https://yjsxk.fudan.sh.cn/", "a=1"),
            ("a=1; Domain=com", "https://forum.fduhole.com/", "https://forum.fduhole.com/", nil),
            ("a=1; Domain=localhost", "http://localhost/", "http://localhost/", "a=1"),
            ("a=1; Domain=localhost", "http://localhost/", "http://x.localhost/", nil),
            ("a=1; Domain=64.130.6", "http://10.64.130.6/", "http://10.64.130.6/", nil),
            ("a=1; Domain=10.64.130.6", "http://10.64.130.6/", "http://10.64.130.6/", "a=1"),
            ("a=1", "https://x.cn/a/b/c", "https://x.cn/a/b/d", "a=1"), ("a=1", "https://x.cn/a/b/c", "https://x.cn/a/b", "a=1"),
            ("a=1", "https://x.cn/a/b/c", "https://x.cn/a/bc", nil), ("a=1", "https://x.cn/a/b/c", "https://x.cn/a", nil),
            ("a=1", "https://x.cn?/a/b", "https://x.cn", "a=1"), ("a=1", "https://x.cn/a", "https://x.cn/b", "a=1"),
            ("a=1; Path=/p", "https://x.cn/a", "https://x.cn/p/q", "a=1"), ("a=1; Path=/p/", "https://x.cn/a", "https://x.cn/p", nil),
            ("a=1; Path=p", "https://x.cn/a/b", "https://x.cn/a/c", "a=1"), ("a=1; Path=/P", "https://x.cn/", "https://x.cn/p", nil),
            ("a=1; Path=/x; Path=/", "https://x.cn/", "https://x.cn/y", "a=1"),
            ("a=1; Secure", "https://x.cn/", "http://x.cn/", nil), ("a=1; secure", "https://x.cn/", "https://x.cn/", "a=1"),
            ("a=1; HttpOnly", "http://x.cn/", "http://x.cn/", "a=1"),
            ("a=1; Max-Age=60", "https://x.cn/", "https://x.cn/", "a=1"), ("a=1; Max-Age=0", "https://x.cn/", "https://x.cn/", nil),
            ("a=1; Max-Age=-5", "https://x.cn/", "https://x.cn/", nil), ("a=1; Max-Age=x", "https://x.cn/", "https://x.cn/", "a=1"),
            ("a=1; Max-Age=99999999999999999999", "https://x.cn/", "https://x.cn/", "a=1"),
            ("a=1; Expires=Fri, 01 Jan 2027 00:00:00 GMT", "https://x.cn/", "https://x.cn/", "a=1"),
            ("a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT", "https://x.cn/", "https://x.cn/", nil),
            ("a=1; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Max-Age=60", "https://x.cn/", "https://x.cn/", "a=1"),
            ("a=1; Max-Age=0; Expires=Fri, 01 Jan 2027 00:00:00 GMT", "https://x.cn/", "https://x.cn/", nil),
            ("a=1; Expires=yesterday", "https://x.cn/", "https://x.cn/", "a=1"),
            ("  a  =  b c = d  ;x", "https://x.cn/", "https://x.cn/", "a=b c = d"),
            ("a=\"q\"", "https://x.cn/", "https://x.cn/", "a=\"q\""),
            ("a=", "https://x.cn/", "https://x.cn/", "a="), ("=1", "https://x.cn/", "https://x.cn/", "1"),
            ("a", "https://x.cn/", "https://x.cn/", "a"),
            ("", "https://x.cn/", "https://x.cn/", nil), (";", "https://x.cn/", "https://x.cn/", nil),
            ("a=1\u{1}", "https://x.cn/", "https://x.cn/", nil),
            ("__Host-a=1; Secure; Path=/", "https://x.cn/", "https://x.cn/", "__Host-a=1"),
            ("__Host-a=1; Path=/", "https://x.cn/", "https://x.cn/", nil),
            ("__Secure-a=1; Secure", "http://x.cn/", "https://x.cn/", nil),
            ("a=1", "https://[::1]/", "https://[::1]/", "a=1"),
        ] as [(String, String, String, String?)])
    func semantics(field: String, from: String, to: String, expected: String?) {
        #expect(sent([field], from: from, to: to) == expected)
    }

    @Test("Cookies with longer paths are sent first, then older cookies, and a replaced cookie keeps its position")
    func order() {
        let fields = ["a=1", "b=1; Path=/p/q", "c=1; Path=/p", "d=1", "a=2"]
        #expect(sent(fields, from: "https://x.cn/", to: "https://x.cn/p/q/r") == "b=1; c=1; a=2; d=1")
    }

    @Test("A cookie is replaced only by a cookie with the same name, domain, path and host-only flag")
    func identity() {
        #expect(sent(["a=1", "a=2; Path=/p", "a=3"], from: "https://x.cn/", to: "https://x.cn/p") == "a=2; a=3")
        #expect(
            sent(["a=1; Domain=y.x.com", "a=2"], from: "https://y.x.com/", to: "https://y.x.com/") == "a=1; a=2",
            "a host-only cookie does not replace a domain cookie")
        #expect(sent(["a=1; Secure", "a=2; Max-Age=0"], from: "https://x.cn/", to: "https://x.cn/") == nil)
    }

    @Test(
        "Cookie dates are parsed in the forms that servers use, and invalid dates are refused",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777),
            ("06 nov 69 1:2:3", 3_150_925_323), ("Thu, 29-Feb-2024 00:00:00 GMT", 1_709_164_800), ("1 Jan 1970 00:00:00", 0),
            ("1 Jan 1601 00:00:00", -11_644_473_600),
            ("1 Jan 1600 00:00:00", nil), ("31 Feb 2027 00:00:00", nil), ("29 Feb 2027 00:00:00", nil), ("31 Apr 2027 00:00:00", nil),
            ("32 Jan 2020 00:00:00", nil), ("1 Jan 2020 24:00:00", nil), ("1 Jan 2020", nil),
            ("Jan 2020 00:00:00", nil), ("", nil), ("x", nil), ("1 Jan 2020 23:59:59", 1_577_923_199), ("1 Jan 2020 0:0:0", 1_577_836_800),
            ("1 Jan 2020 00:60:00", nil), ("1 Jan 2020 00:00:60", nil), ("1 Jan 70 00:00:00", 0), ("1 Jan 99 00:00:00", 915_148_800),
            ("1 Jan 00 00:00:00", 946_684_800), ("1 Jan 100 00:00:00", nil), ("1 Jan 20200 00:00:00", nil), ("001 Jan 2020 00:00:00", nil),
            ("1/Jan/2020;00:00:00", 1_577_836_800), ("1@January[2020{00:00:00abc~", 1_577_836_800), ("1 Jan 2020 00x:00:00", nil),
            ("1 Jan 2020 00:00", nil), ("1 Jan 2020 00:00:00:00", nil), ("1 Jan 2020 000:00:00", nil), ("1 J 2020 00:00:00", nil),
            ("2 Feb 2021 1:1:1 1 Jan 2020 00:00:00", 1_612_227_661), ("1\u{7F}Jan 2020 00:00:00", nil),
            ("Dec 31 2020 00:00:00", 1_609_372_800),
        ] as [(String, Int?)])
    func dates(text: String, expected: Int?) {
        #expect(CookieDate.parse(text) == expected)
    }

    @Test("The response to a request that was sent before a sign-in does not change the cookies of the sign-in")
    func late() {
        let jar = jar()
        let url = "https://zlapp.fudan.edu.cn/"
        let early = jar.prepare(url).number
        jar.receive(["session=signed-in"], from: url, number: jar.prepare(url).number)
        jar.fence("zlapp.fudan.edu.cn")
        jar.receive(["session=anonymous", "other=1"], from: url, number: early)
        #expect(jar.prepare(url).field == "session=signed-in")
        jar.receive(["session=renewed"], from: url, number: jar.prepare(url).number)
        #expect(jar.prepare(url).field == "session=renewed")
    }

    @Test("A late response to an earlier request does not replace a cookie from the response to a later request")
    func ordered() {
        let jar = jar()
        let url = "https://x.cn/"
        let (first, second) = (jar.prepare(url).number, jar.prepare(url).number)
        jar.receive(["a=second"], from: url, number: second)
        jar.receive(["a=first", "b=first"], from: url, number: first)
        #expect(jar.prepare(url).field == "a=second; b=first")
    }

    @Test("A sign-in does not affect the cookies of other hosts")
    func otherHost() {
        let jar = jar()
        let number = jar.prepare("https://y.cn/").number
        jar.fence("x.cn")
        jar.receive(["a=1"], from: "https://y.cn/", number: number)
        #expect(jar.prepare("https://y.cn/").field == "a=1")
    }

    @Test("A jar keeps at most 100 cookies of a domain, and ignores cookies that are too long")
    func limits() {
        let jar = jar()
        for number in 0..<300 { jar.receive(["c\(number)=1"], from: "https://x.cn/", number: jar.prepare("https://x.cn/").number) }
        #expect(jar.snapshot.cookies.count == 100 && jar.snapshot.cookies.last?.name == "c299")
        #expect(sent(["a=" + String(repeating: "x", count: 5000)], from: "https://x.cn/", to: "https://x.cn/") == nil)
    }

    @Test("A snapshot restores all cookies that have not expired")
    func keeping() throws {
        let jar = jar()
        jar.receive(
            ["a=1; Path=/; HttpOnly; Secure", "b=2; Max-Age=10", "c=3; Domain=fudan.edu.cn"], from: "https://id.fudan.edu.cn/", number: 1)
        let bytes = try #require(JSONText.bytes(of: jar.snapshot))
        let later = CookieJar { Self.now + 11 }
        later.restore(try CookieJar.Snapshot.decode(PaddedBytes(bytes)))
        #expect(later.prepare("https://id.fudan.edu.cn/").field == "a=1; c=3")
        #expect(later.prepare("https://uis.fudan.edu.cn/").field == "c=3")
    }

    @Test("Each redirect is followed with the cookies of its URL, and the request in the response has no cookies")
    func hops() async throws {
        let jar = jar()
        let client = FakeServer(script: [
            answer(302, headers: ["Set-Cookie": "a=1"], redirect: "https://id.example/x"),
            answer(302, headers: ["Set-Cookie": "b=2"], redirect: "https://my.example/y"),
            answer(200),
        ])
        let response = try await RedirectingClient(client: CookieClient(client: client, jar: jar)).send(
            HTTPRequest(url: "https://my.example/"))
        #expect(client.requests.map { $0.headers["Cookie"] } == [nil, nil, "a=1"])
        #expect(response.request.headers["Cookie"] == nil && response.request.url == "https://my.example/y")
        #expect(response.request.sentCookies == "a=1", "an error masks the cookies that a server repeats")
    }

    @Test("Cookies with the same name for a host and for its parent domain are kept separately")
    func twoDomains() {
        let fields = ["session_id=host; Path=/", "session_id=parent; Path=/; Domain=.fudan.edu.cn"]
        let received = jar()
        received.receive(fields, from: "https://id.fudan.edu.cn/", number: received.prepare("https://id.fudan.edu.cn/").number)
        let added = jar()
        for (value, domain) in [("host", "id.fudan.edu.cn"), ("parent", ".fudan.edu.cn")] {
            #expect(added.add(browserCookie("session_id", value, domain: domain)))
        }
        for jar in [received, added] {
            #expect(jar.prepare("https://id.fudan.edu.cn/idp").field == "session_id=host; session_id=parent")
            #expect(jar.prepare("https://zlapp.fudan.edu.cn/").field == "session_id=parent")
            jar.receive(["session_id=new"], from: "https://id.fudan.edu.cn/", number: jar.prepare("https://id.fudan.edu.cn/").number)
            #expect(jar.prepare("https://id.fudan.edu.cn/").field == "session_id=new; session_id=parent")
        }
    }

    func browserCookie(
        _ name: String, _ value: String, domain: String = "id.fudan.edu.cn", path: String = "/", isSecure: Bool = true, expires: Int? = nil
    ) -> BrowserCookie {
        BrowserCookie(name: name, value: value, domain: domain, path: path, isSecure: isSecure, isHTTPOnly: false, expires: expires)
    }

    @Test("A browser's cookie replaces a cookie with the same name, domain and path, and is not replaced by a late response")
    func browserCookies() {
        let jar = jar()
        let early = jar.prepare("https://id.fudan.edu.cn/").number
        #expect(jar.add(browserCookie("a", "1")) && jar.add(browserCookie("a", "2")) && jar.add(browserCookie("a", "3", path: "/idp")))
        jar.receive(["a=late; Path=/"], from: "https://id.fudan.edu.cn/", number: early)
        #expect(jar.prepare("https://id.fudan.edu.cn/").field == "a=2")
        #expect(jar.prepare("https://id.fudan.edu.cn/idp/x").field == "a=3; a=2")
        #expect(jar.prepare("http://id.fudan.edu.cn/").field == nil)
        #expect(jar.contains(prefix: "a", for: "https://id.fudan.edu.cn/") && !jar.contains(prefix: "b", for: "https://id.fudan.edu.cn/"))
        #expect(!jar.contains(prefix: "a", for: "id.fudan.edu.cn"))
        #expect(jar.isExpired(browserCookie("a", "1", expires: Self.now)) && !jar.isExpired(browserCookie("a", "1", expires: Self.now + 1)))
    }

    @Test("A browser's cookie is sent over https only, even without the attribute Secure")
    func browserCookiesOverHTTP() {
        let jar = jar()
        #expect(jar.add(browserCookie("a", "1", domain: ".fudan.edu.cn", isSecure: false)))
        #expect(jar.prepare("https://tac.fudan.edu.cn/").field == "a=1" && jar.prepare("http://tac.fudan.edu.cn/").field == nil)
    }

    @Test("An invalid browser cookie is not stored")
    func invalidBrowserCookies() {
        let jar = jar()
        let invalid = [
            browserCookie("", "1"), browserCookie("a=b", "1"), browserCookie("a;b", "1"), browserCookie("a", "1;2"),
            browserCookie("a", "1\r\nX: y"), browserCookie("a", "1", path: "idp"), browserCookie("a", "1", path: "/;"),
            browserCookie("a", "1", domain: ""), browserCookie("a", "1", domain: "."), browserCookie("a", "1", domain: ".edu.cn"),
            browserCookie("a", "1", domain: "id fudan.edu.cn"), browserCookie("a", String(repeating: "x", count: 4096)),
            browserCookie("__Host-a", "1", domain: ".fudan.edu.cn"), browserCookie("__Secure-a", "1", isSecure: false),
        ]
        for cookie in invalid { #expect(!jar.add(cookie), "\(cookie)") }
        #expect(jar.snapshot == .empty)
        #expect(browserCookie("a", "1", domain: ".FUDAN.edu.cn").belongs(to: "fudan.edu.cn"))
        #expect(!browserCookie("a", "1", domain: "notfudan.edu.cn").belongs(to: "fudan.edu.cn"))
    }

    @Test("Merging a snapshot into a jar keeps the changes of both, and prefers the jar's change of a cookie that both changed")
    func merge() {
        let url = "https://x.cn/"
        func set(_ jar: CookieJar, _ fields: String...) { jar.receive(fields, from: url, number: jar.prepare(url).number) }
        let (ours, theirs) = (jar(), jar())
        set(ours, "same=1", "ours=1", "theirs=1", "both=1", "removed-here=1", "removed-there=1")
        let base = ours.snapshot
        theirs.restore(base)
        set(ours, "ours=2", "both=2", "new-here=1", "removed-here=; Max-Age=0")
        set(theirs, "theirs=3", "both=3", "new-there=1", "removed-there=; Max-Age=0")
        let late = ours.prepare(url).number
        let (merged, mergedVersion) = ours.merge(theirs.snapshot, since: base)
        #expect(ours.version == mergedVersion)
        let expected = ["both=2", "new-here=1", "new-there=1", "ours=2", "same=1", "theirs=3"]
        #expect(ours.prepare(url).field?.split(separator: "; ").map(String.init).sorted() == expected)
        #expect(merged.isSame(as: ours.snapshot) && !merged.isSame(as: base))
        ours.receive(["theirs=late"], from: url, number: late)
        #expect(ours.prepare(url).field?.contains("theirs=3") == true, "the request was sent without the other process's cookie")
        let version = ours.version
        let again = ours.merge(merged, since: merged)
        #expect(
            again.cookies.isSame(as: merged) && again.version == version && ours.version == version,
            "merging unchanged cookies does not change the version")
        set(ours, "late=1")
        #expect(ours.version != version)
    }
}
