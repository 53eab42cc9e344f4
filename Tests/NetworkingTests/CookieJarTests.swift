import JSON
import Synchronization
import TestSupport
import Testing

@testable import HTTP
@testable import Networking

@Suite("The state of a cookie jar")
struct CookieJarTests {
    private static let now = 1_795_250_000  // 2026-11-21
    private static let url = "https://x.com/"

    private final class Clock: Sendable {
        let seconds = Mutex(CookieJarTests.now)
    }

    private let clock = Clock()

    private func jar() -> CookieJar { CookieJar { [clock] in clock.seconds.withLock { $0 } } }

    private func set(_ jar: CookieJar, _ fields: String..., from url: String = CookieJarTests.url) {
        jar.receive(fields, from: url, number: jar.prepare(url).number)
    }

    private func names(_ jar: CookieJar) -> [String] { jar.snapshot.cookies.map(\.name).sorted() }

    @Test("A cookie expires at its time, and is then neither sent nor found nor saved")
    func expiry() {
        let jar = jar()
        set(
            jar, "a=1; Max-Age=1", "b=2; Expires=Sat, 21 Nov 2026 08:33:21 GMT", "c=3; Expires=Sat, 21 Nov 2026 08:33:20 GMT",
            "d=4; Max-Age=-")
        #expect(jar.field(for: Self.url) == "a=1; b=2; d=4" && names(jar) == ["a", "b", "d"])
        #expect(jar.contains(prefix: "a", for: Self.url))
        clock.seconds.withLock { $0 += 1 }
        #expect(jar.field(for: Self.url) == "d=4" && names(jar) == ["d"] && !jar.contains(prefix: "a", for: Self.url))
        #expect(jar.prepare(Self.url).field == "d=4")
    }

    @Test(
        "The last valid time of a cookie counts",
        arguments: [
            ("Expires=Sun, 22 Nov 2026 00:00:00 GMT; Expires=never", 1_795_305_600), ("Max-Age=5; Max-Age=x", now + 5),
            ("Max-Age=-1x", nil),
            ("Max-Age=-0", Int.min), ("Max-Age=+5", nil), ("Max-Age=34560000", now + 34_560_000), ("Max-Age=34560001", now + 34_560_000),
            ("Max-Age=34559999", now + 34_559_999), ("Max-Age=1; Expires=Sun, 22 Nov 2026 00:00:00 GMT", now + 1), ("Max-Age=1/", nil),
            ("Max-Age=:", nil), ("", nil),
        ] as [(String, Int?)])
    func times(attributes: String, expires: Int?) {
        #expect(SetCookieField("a=1; \(attributes)", now: Self.now)?.expires == expires)
    }

    @Test("The field of a request is found without a change of the jar")
    func unchanged() {
        let jar = jar()
        set(jar, "a=1", "b=1; Path=/p")
        let version = jar.version
        #expect(jar.field(for: "https://x.com/p/q") == "b=1; a=1" && jar.field(for: "https://y.com/") == nil)
        #expect(jar.field(for: "x.com") == nil && jar.field(for: "http://x.com/") == nil)
        #expect(jar.contains(prefix: "", for: Self.url) && !jar.contains(prefix: "b", for: Self.url))
        #expect(!jar.contains(prefix: "a", for: "http://x.com/") && !jar.contains(prefix: "aa", for: Self.url))
        let (invalid, next) = (jar.prepare("x.com"), jar.prepare(Self.url))
        #expect(invalid.field == nil && invalid.number == 2 && next.field == "a=1" && next.number == 3 && jar.version == version)
    }

    @Test("The version changes with the cookies only")
    func versions() {
        let jar = jar()
        var versions = [jar.version]
        let early = jar.prepare(Self.url).number
        let steps: [() -> Void] = [
            { set(jar, "a=1") }, { set(jar, "a=2") }, { set(jar, "a=; Max-Age=0") }, { set(jar, "a=3") }, { jar.remove("a", for: "x.com") },
            { _ = jar.add(cookie("b")) }, { jar.restore(jar.snapshot) },
        ]
        for step in steps {
            step()
            versions.append(jar.version)
        }
        #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 })
        let last = jar.version
        jar.receive(["b=late"], from: Self.url, number: early)
        jar.receive([], from: Self.url, number: 99)
        jar.receive(["c=1"], from: "x.com", number: 99)
        jar.receive(["b=1; Path=/"], from: "http://x.com/", number: 99)
        jar.receive(["\u{1}=1"], from: Self.url, number: 99)
        #expect(jar.version == last && jar.versioned.version == last && names(jar) == ["b"])
    }

    @Test("A sign-in ends the effect of all requests up to it, at its host only")
    func fences() {
        let jar = jar()
        let number = jar.prepare(Self.url).number
        jar.fence("x.com")
        jar.receive(["a=1"], from: Self.url, number: number)
        jar.receive(["b=1"], from: "https://y.com/", number: number)
        #expect(names(jar) == ["b"])
        jar.receive(["c=1"], from: Self.url, number: number + 1)
        #expect(names(jar) == ["b", "c"])
    }

    @Test("A cookie of a sign-in is not replaced by the response to a request that was sent before it arrived")
    func signIn() {
        let jar = jar()
        let (before, ticket, during) = (jar.prepare(Self.url).number, jar.prepare(Self.url).number, jar.prepare(Self.url).number)
        jar.receive(["a=signed-in"], from: Self.url, number: ticket, ofSignIn: true)
        for number in [before, during] { jar.receive(["a=guest", "b=\(number)"], from: Self.url, number: number) }
        #expect(jar.field(for: Self.url) == "a=signed-in; b=\(during)")
        let after = jar.prepare(Self.url).number
        jar.receive(["a=renewed"], from: Self.url, number: after)
        #expect(jar.field(for: Self.url) == "a=renewed; b=\(during)")
    }

    private func cookie(_ name: String, _ value: String = "1", domain: String = "x.com", path: String = "/") -> BrowserCookie {
        BrowserCookie(name: name, value: value, domain: domain, path: path, isSecure: false, isHTTPOnly: true, expires: Self.now + 9)
    }

    @Test("A cookie is removed by its name from a host and its parent domains")
    func removal() {
        let jar = jar()
        for domain in ["y.x.com", ".y.x.com", ".x.com", "x.com", "z.x.com"] { #expect(jar.add(cookie("a", domain: domain))) }
        #expect(jar.add(cookie("b", domain: "y.x.com")))
        #expect(jar.remove("a", for: "y.x.com") && !jar.remove("a", for: "y.x.com"))
        #expect(jar.snapshot.cookies.map { "\($0.name) \($0.domain)" } == ["a z.x.com", "b y.x.com"])
    }

    @Test("A browser's cookie is stored with its attributes")
    func browserCookie() throws {
        let jar = jar()
        let name = String(repeating: "n", count: 96)
        #expect(jar.add(cookie(name, String(repeating: "v", count: 4000), domain: ".X.com", path: "/p")))
        let stored = try #require(jar.snapshot.cookies.first)
        #expect(stored.name == name && stored.domain == "x.com" && stored.path == "/p" && stored.expires == Self.now + 9)
        #expect(!stored.isHostOnly && stored.isSecure && stored.isHTTPOnly)
        #expect(jar.add(cookie("a", domain: "github.io")) && !jar.add(cookie("a", domain: ".github.io")))
        for invalid in [
            cookie("a\u{1F}"), cookie("a", "\u{7F}"), cookie("a", path: "/\u{1}"), cookie("a", path: ""), cookie("a", domain: "x/y.com"),
            cookie("a", domain: "x\u{7F}.com"), cookie(name, String(repeating: "v", count: 4001)), cookie("__Host-a"),
        ] {
            #expect(!jar.add(invalid), "\(invalid)")
        }
        #expect(cookie("a", domain: ".X.com").host == "x.com" && cookie("a", domain: "Y.com").host == "y.com")
        #expect(jar.snapshot.cookies.count == 2)
    }

    // MARK: Snapshots

    @Test("Snapshots are the same if they have the same cookies in any order, with the same values and attributes")
    func sameSnapshots() {
        func snapshot(_ fields: String...) -> CookieJar.Snapshot {
            let jar = jar()
            jar.receive(fields, from: Self.url, number: 1, allowsPlainHTTP: true)
            return jar.snapshot
        }
        let first = snapshot("a=1", "b=2")
        #expect(first.isSame(as: snapshot("b=2", "a=1")) && CookieJar.Snapshot.empty.isSame(as: snapshot()))
        for other in [
            snapshot("a=1"), snapshot("a=1", "b=3"), snapshot("a=1", "b=2", "c=3"), snapshot("a=1", "b=2; Secure"),
            snapshot("a=1", "b=2; HttpOnly"),
            snapshot("a=1", "b=2; Max-Age=9"), snapshot("a=1", "b=2; Path=/p"), snapshot("a=1", "b=2; Domain=x.com"),
            snapshot("a=1", "c=2"),
        ] {
            #expect(!first.isSame(as: other) && !other.isSame(as: first))
        }
    }

    @Test("A saved cookie has all its attributes when it is read")
    func saved() throws {
        let jar = jar()
        jar.receive(
            ["a=1; Path=/p; Domain=x.com; Secure; HttpOnly; Max-Age=9", "b=2"], from: Self.url, number: jar.prepare(Self.url).number,
            allowsPlainHTTP: true)
        let read = try CookieJar.Snapshot.decode(PaddedBytes(try #require(JSONText.bytes(of: jar.snapshot))))
        #expect(
            read.isSame(as: jar.snapshot) && read.cookies.map(\.isHostOnly) == [false, true] && read.cookies.map(\.path) == ["/p", "/"])
    }

    @Test("A snapshot does not replace a cookie from the response to a request")
    func restored() {
        let (jar, other) = (jar(), jar())
        set(other, "a=saved", "b=saved")
        set(jar, "a=new")
        jar.restore(CookieJar.Snapshot(cookies: other.snapshot.cookies.map { Self.loaded($0) }))
        #expect(jar.field(for: Self.url) == "a=new; b=saved")
    }

    private static func loaded(_ cookie: Cookie) -> Cookie {
        var cookie = cookie
        cookie.requestNumber = 0
        return cookie
    }

    @Test(
        "A merge takes what only the other process has changed",
        arguments: [
            // The cookies at the start, those of the jar, those of the other process, and the merged ones.
            (["a=1"], ["a=1"], [], []), ([], [], ["a=1"], ["a=1"]), (["a=1"], ["a=1"], ["a=2"], ["a=2"]),
            (["a=1"], ["a=2"], ["a=1"], ["a=2"]),
            (["a=1"], [], ["a=1"], []), (["a=1"], ["a=2"], [], ["a=2"]), (["a=1"], [], ["a=2"], []), ([], ["a=2"], ["a=3"], ["a=2"]),
            (["a=1"], [], [], []), ([], ["a=1"], ["a=1"], ["a=1"]), (["a=1"], ["a=1", "b=1"], ["a=1", "c=1"], ["a=1", "b=1", "c=1"]),
            (["a=1", "b=1"], ["a=1", "b=1"], ["b=1"], ["b=1"]),
        ] as [([String], [String], [String], [String])])
    func merged(base: [String], ours: [String], theirs: [String], expected: [String]) {
        let snapshots = [base, ours, theirs].map { fields in
            let jar = self.jar()
            jar.receive(fields, from: Self.url, number: 1)
            return jar.snapshot
        }
        let jar = self.jar()
        jar.restore(snapshots[1])
        let version = jar.version
        let (cookies, merged) = jar.merge(snapshots[2], since: snapshots[0])
        #expect(jar.snapshot.cookies.map(\.pair).sorted() == expected && cookies.isSame(as: jar.snapshot))
        #expect(merged == jar.version && (merged == version) == (ours == expected))
    }

    @Test("A merge ignores cookies that have expired")
    func mergedExpired() {
        let (jar, other) = (jar(), jar())
        set(jar, "a=1; Max-Age=5", "b=1")
        set(other, "c=1; Max-Age=5", "d=1")
        let theirs = other.snapshot
        clock.seconds.withLock { $0 += 5 }
        let merged = jar.merge(theirs, since: .empty).cookies
        #expect(merged.cookies.map(\.name).sorted() == ["b", "d"])
    }

    // MARK: Paths and domains

    @Test(
        "The default path of a cookie is the directory of its request",
        arguments: [("/", "/"), ("/a", "/"), ("/a/", "/a"), ("/a/b", "/a"), ("//", "/"), ("//a", "/"), ("a/b", "/"), ("", "/")])
    func defaultPaths(path: String, expected: String) {
        #expect(CookiePath.default(for: path) == expected)
    }

    @Test(
        "A host matches its own name and its parent domains, and an address only itself",
        arguments: [
            ("x.com", "x.com", true), ("x.com", "y.x.com", true), ("x.com", "yx.com", false), ("y.x.com", "x.com", false),
            ("0.0.1", "10.0.0.1", false), ("10.0.0.1", "10.0.0.1", true), ("1", "a.1", true), ("0.1", "[::0.1]", false),
        ])
    func domains(domain: String, host: String, matches: Bool) {
        #expect(CookieDomain.matches(domain, host: host) == matches)
    }
}
