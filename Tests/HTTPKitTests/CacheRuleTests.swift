import HTTP
import JSON
import Networking
import TestSupport
import Testing

@testable import HTTPKit

/// Tests of the rules of RFC 9111, RFC 5861 and RFC 8246. Unless a test sets a delay, the response was requested and received 1000 seconds
/// after `Sun, 06 Nov 1994 08:00:00 GMT`.
@Suite("The rules of HTTP caching")
struct CacheRuleTests {
    private static let base = 784_108_800
    private static let received = base + 1000
    private static let date = "Sun, 06 Nov 1994 08:16:40 GMT"

    private static func stored(
        _ control: String? = nil, status: Int = 200, _ more: HTTPHeaders = [:], sent: HTTPHeaders = [:], delay: Int = 0
    ) -> CachedResponse {
        var headers = more
        if headers["Date"] == nil { headers["Date"] = date }
        headers["Cache-Control"] = control
        let response = HTTPResponse(request: HTTPRequest(url: "https://a.example/"), status: status, headers: headers)
        return CachedResponse(response, sent: sent, sender: "", requested: received - delay, received: received)
    }

    @Test(
        "The status and the headers of request and response decide whether a response may be stored",
        arguments: [
            (200, [:], [:], true), (200, ["Cache-Control": "no-store"], [:], false), (200, [:], ["Cache-Control": "no-store"], false),
            (302, [:], [:], false), (302, ["Cache-Control": "max-age=1"], [:], true), (302, ["Expires": "0"], [:], true),
            (302, ["Cache-Control": "public"], [:], true), (302, ["Cache-Control": "private"], [:], true),
            (302, ["Cache-Control": "s-maxage=5"], [:], false), (404, [:], [:], true), (500, [:], [:], false),
            (206, ["Cache-Control": "max-age=9"], [:], false), (304, ["Cache-Control": "max-age=9"], [:], false),
            (200, ["Vary": "*"], [:], false), (200, ["Vary": "Accept, *"], [:], false), (200, [:], ["Authorization": "x"], true),
            (200, ["Cache-Control": "NO-STORE"], [:], false), (200, ["Cache-Control": "x=\"no-store\""], [:], true),
            (404, ["Cache-Control": "must-understand, no-store"], [:], true),
            (299, ["Cache-Control": "must-understand, max-age=9"], [:], false),
            (404, ["Cache-Control": "must-understand, no-store"], ["Cache-Control": "no-store"], false),
        ] as [(Int, HTTPHeaders, HTTPHeaders, Bool)])
    func mayStore(status: Int, headers: HTTPHeaders, sent: HTTPHeaders, expected: Bool) {
        #expect(CachedResponse.mayStore(status, headers, sent: sent) == expected)
    }

    @Test(
        "The lifetime of a response is computed from max-age, Expires or, as a heuristic, Last-Modified",
        arguments: [
            ("max-age=60", [:], 200, 60), ("max-age=\"60\"", [:], 200, 60), ("Max-Age = 60", [:], 200, 60),
            ("max-age=1, max-age=9", [:], 200, 1),
            ("max-age=x", [:], 200, 0), ("max-age=-1", [:], 200, 0), ("max-age", [:], 200, 0), ("max-age=1.5", [:], 200, 0),
            ("max-age=99999999999999999999", [:], 200, 1 << 31), ("s-maxage=60", [:], 200, 0),
            (nil, ["Expires": "Sun, 06 Nov 1994 08:17:40 GMT"], 200, 60), (nil, ["Expires": "Sunday, 06-Nov-94 08:17:40 GMT"], 200, 60),
            (nil, ["Expires": "Sun Nov  6 08:17:40 1994"], 200, 60), (nil, ["Expires": "0"], 200, 0),
            (nil, ["Expires": "Sun, 06 Nov 1994 08:00:00 GMT"], 200, 0),
            ("max-age=5", ["Expires": "Sun, 06 Nov 1994 08:17:40 GMT"], 200, 5),
            (nil, ["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"], 200, 100),
            (nil, ["Last-Modified": "Sun, 06 Nov 1994 09:00:00 GMT"], 200, 0),
            ("public", ["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"], 302, 100),
            ("private", ["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"], 302, 0), (nil, [:], 200, 0),
            (nil, ["Expires": "Sun, 06 Nov 1994 08:17:40 UTC", "Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"], 200, 0),
            ("max-age=0", ["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"], 200, 0),
        ] as [(String?, HTTPHeaders, Int, Int)])
    func lifetime(control: String?, headers: HTTPHeaders, status: Int, expected: Int) {
        #expect(Self.stored(control, status: status, headers).lifetime == expected)
    }

    @Test(
        "The age of a response is computed from Age, Date, the duration of the request and the time since the response arrived",
        arguments: [
            ([:], 0, 10), (["Age": "5"], 0, 15), (["Age": "5"], 3, 18), (["Age": "x"], 0, 10), (["Age": "-5"], 0, 10),
            (["Date": "Sun, 06 Nov 1994 08:16:20 GMT"], 0, 30), (["Date": "Sun, 06 Nov 1994 08:20:00 GMT"], 0, 10),
            (["Date": "now"], 0, 10),
            (["Age": "99999999999999999999"], 0, (1 << 31) + 10), (["Age": "9223372036854775807"], 0, (1 << 31) + 10),
            (["Age": "5, 99"], 0, 15), (["Age": "5;x=99"], 0, 15), (["Age": "5.0"], 0, 10), (["Age": ", 5"], 0, 10), (["Age": "+5"], 0, 10),
        ] as [(HTTPHeaders, Int, Int)])
    func age(headers: HTTPHeaders, delay: Int, expected: Int) {
        #expect(Self.stored(nil, headers, delay: delay).age(at: Self.received + 10) == expected)
    }

    @Test(
        "The Cache-Control headers of the response and the new request decide how a stored response may be used",
        arguments: [
            ("max-age=11", nil, .fresh), ("max-age=10", nil, .afterValidation), ("max-age=99, no-cache", nil, .afterValidation),
            ("max-age=99, no-cache=\"Set-Cookie\"", nil, .fresh), ("max-age=99", "no-cache", .afterValidation),
            ("max-age=99", "max-age=9", .afterValidation), ("max-age=99", "max-age=10", .fresh),
            ("max-age=99", "max-age=0", .afterValidation),
            ("max-age=20", "min-fresh=10", .fresh), ("max-age=20", "min-fresh=11", .afterValidation),
            ("max-age=5", "max-stale=5", .fresh), ("max-age=5", "max-stale=4", .afterValidation), ("max-age=5", "max-stale", .fresh),
            ("max-age=5, must-revalidate", "max-stale", .afterValidation), ("max-age=20, must-revalidate", nil, .fresh),
            ("max-age=5, stale-while-revalidate=5", nil, .whileRevalidating),
            ("max-age=5, stale-while-revalidate=4", nil, .afterValidation),
            ("max-age=5, stale-while-revalidate=5, must-revalidate", nil, .afterValidation), ("max-age=99, immutable", nil, .fresh),
            ("max-age=5, proxy-revalidate, stale-while-revalidate=9", nil, .whileRevalidating), ("max-age=x", nil, .afterValidation),
        ] as [(String, String?, CachedResponse.Use)])
    func use(control: String, asked: String?, expected: CachedResponse.Use) {
        var sent: HTTPHeaders = [:]
        sent["Cache-Control"] = asked
        #expect(Self.stored(control).use(for: sent, at: Self.received + 10) == expected)
    }

    @Test(
        "A stale response replaces a failure only within the time of stale-if-error",
        arguments: [
            ("max-age=5, stale-if-error=5", nil, true), ("max-age=5, stale-if-error=4", nil, false), ("max-age=5", nil, false),
            ("max-age=5", "stale-if-error=60", true), ("max-age=5, stale-if-error=60, must-revalidate", nil, false),
            ("stale-if-error=60, no-cache", nil, false),
        ] as [(String, String?, Bool)])
    func failure(control: String, asked: String?, expected: Bool) {
        var sent: HTTPHeaders = [:]
        sent["Cache-Control"] = asked
        #expect(Self.stored(control).mayReplaceFailure(for: sent, at: Self.received + 10) == expected)
    }

    @Test(
        "A stored response matches a request only if the headers that Vary names are equal",
        arguments: [
            ([:], [:], true), (["Accept": "a"], ["accept": "a"], true), (["Accept": "a"], ["Accept": "b"], false),
            (["Accept": "a"], [:], false),
            (["Accept": "a, b"], ["Accept": "a,b"], true), ([:], ["Accept": "a"], false), (["X": "1"], ["X": "2"], true),
        ] as [(HTTPHeaders, HTTPHeaders, Bool)])
    func vary(first: HTTPHeaders, second: HTTPHeaders, expected: Bool) {
        #expect(Self.stored(nil, ["Vary": "Accept, Accept-Language"], sent: first).matches(second, of: "") == expected)
    }

    @Test("A stored ETag and a stored Last-Modified are both sent as validators")
    func validators() {
        let stored = Self.stored(nil, ["ETag": "W/\"1\"", "Last-Modified": "x"])
        #expect(stored.validators?["If-None-Match"] == "W/\"1\"" && stored.validators?["If-Modified-Since"] == "x")
        #expect(Self.stored().validators == nil)
    }

    @Test("The headers of a response with the status 304 replace the stored ones except those about the body, and the age is reset")
    func freshened() throws {
        let stored = Self.stored("max-age=1", ["ETag": "\"1\"", "Content-Type": "a/b", "Content-Length": "3", "Age": "7", "X": "old"])
        let answer: HTTPHeaders = [
            "ETag": "W/\"1\"", "Cache-Control": "max-age=9", "Content-Length": "0", "Content-Type": "c/d", "X": "new", "Connection": "Y",
            "Y": "1",
        ]
        let fresh = try #require(stored.freshened(by: answer, requested: Self.received + 50, received: Self.received + 51))
        #expect(fresh.headers["X"] == "new" && fresh.headers["Content-Type"] == "a/b" && fresh.headers["Content-Length"] == "3")
        #expect(fresh.headers["Y"] == nil && fresh.headers["Age"] == nil && fresh.lifetime == 9 && fresh.received == Self.received + 51)
        #expect(stored.freshened(by: ["ETag": "\"2\""], requested: 0, received: 0) == nil)
    }

    @Test(
        "A date has one of the three forms of HTTP, in upper or lower case",
        arguments: [
            ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
            ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Wed Nov 16 08:49:37 1994", 784_975_777),
            ("SUN, 06 NOV 1994 08:49:37 gmt", 784_111_777), (" Sun, 06 Nov 1994 08:49:37 GMT ", 784_111_777),
            ("Thursday, 01-Jan-70 00:00:00 GMT", 0), ("Tuesday, 31-Dec-69 00:00:00 GMT", 3_155_673_600),
            ("Sun, 06 Nov 1994 08:49:60 GMT", 784_111_800), ("Sun, 06 Nov 1994 08:49:61 GMT", nil),
            ("Sun, 06 Nov 1994 23:59:59 GMT", 784_166_399), ("Saturday, 01-Jan-00 00:00:00 GMT", 946_684_800),
            ("Sun, 06 Nov 1994 08:49:37 UTC", nil), ("Sun, 06 Nov 1994 08:49:37 +0000", nil), ("Sun, 06 Nov 1994 08:49:37", nil),
            ("Sun 06 Nov 1994 08:49:37 GMT", nil), ("06 Nov 1994 08:49:37 GMT", nil), ("Sun, 6 Nov 1994 08:49:37 GMT", nil),
            ("Sun, 06  Nov  1994 08:49:37 GMT", nil), ("Sun, 06-Nov-1994 08:49:37 GMT", nil), ("Sun, 06 Nov 94 08:49:37 GMT", nil),
            ("Sun, 06 Nov 1994 8:49:37 GMT", nil), ("Sun, 06 Nov 1994 08.49.37 GMT", nil), ("Sun, 06 Nov 1994 08:49 GMT", nil),
            ("Sun, 06 Nov 1994 24:00:00 GMT", nil), ("Sun, 06 Nov 1994 08:60:00 GMT", nil), ("Sun, 31 Nov 1994 08:49:37 GMT", nil),
            ("Sunday, 06-Nov-1994 08:49:37 GMT", nil), ("Sun, 06-Nov-94 08:49:37 GMT", nil), ("Sunday, 06-Nov-94 08:49:37 UTC", nil),
            ("Sun Nov 6 08:49:37 1994", nil), ("Sun Nov  06 08:49:37 1994", nil), ("Sun Nov  6 08:49:37 94", nil),
            ("Son, 06 Nov 1994 08:49:37 GMT", nil), ("Sun, 06 Now 1994 08:49:37 GMT", nil), ("Sun, +6 Nov 1994 08:49:37 GMT", nil),
            ("0", nil), ("", nil), (" ", nil), ("Sun,", nil),
        ] as [(String, Int?)])
    func date(text: String, expected: Int?) {
        #expect(HTTPDate.parse(text) == expected)
    }

    @Test("A reused response has its age, and lacks the headers that no-cache names")
    func reused() {
        let stored = Self.stored("no-cache=\"A, b\"", ["Age": "5", "A": "1", "B": "2", "C": "3"])
        let reused = stored.reused(at: Self.received + 10)
        #expect(reused.headers["Age"] == "15" && reused.headers["A"] == nil && reused.headers["B"] == nil && reused.headers["C"] == "3")
        let whole = Self.stored("no-cache", ["A": "1"]).reused(at: Self.received)
        #expect(whole.headers["A"] == "1" && whole.headers["Age"] == "0")
    }

    @Test("Headers about the connection, and cookies, are not stored")
    func fields() {
        let headers: HTTPHeaders = ["Connection": "close, X-Hop", "X-Hop": "1", "Set-Cookie": "a=b", "Proxy-Authenticate": "x", "X": "1"]
        #expect(CachedResponse.stored(headers).fields.map(\.name) == ["X"])
    }

    @Test(
        "A stored response with a text, binary or empty body is unchanged after it was encoded and decoded",
        arguments: [Array("复\"\n".utf8), [0xFF, 0x00], []])
    func disk(body: [UInt8]) throws {
        let response = HTTPResponse(
            request: HTTPRequest(url: "https://a.example/?b"), status: 203, headers: ["Vary": "A", "B": "1", "b": "2"],
            body: PaddedBytes(body))
        let stored = CachedResponse(response, sent: ["a": "x"], sender: "me", requested: 5, received: 6)
        let read = try CachedResponse.decode(PaddedBytes(try #require(JSONText.bytes(of: stored))))
        #expect(read.body == body && read.url == stored.url && read.status == 203 && read.varied == ["a": "x"])
        #expect(read.headers.values("b") == ["1", "2"] && read.requested == 5 && read.received == 6)
    }

    @Test("The times of a stored response are up to the year 9999", arguments: [(253_402_300_799, true), (253_402_300_800, false)])
    func lastTime(time: Int, isRead: Bool) throws {
        let response = HTTPResponse(request: HTTPRequest(url: "https://a.example/"), status: 200, headers: [:], body: PaddedBytes([]))
        let stored = CachedResponse(response, sent: [:], sender: "me", requested: time, received: time)
        let bytes = PaddedBytes(try #require(JSONText.bytes(of: stored)))
        #expect(((try? CachedResponse.decode(bytes)) != nil) == isRead)
    }

    @Test("Only statuses whose responses may be stored without explicit freshness get a lifetime from Last-Modified")
    func heuristics() {
        let modified: HTTPHeaders = ["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"]
        let stored = (199...599).filter { CachedResponse.mayStore($0, [:], sent: [:]) }
        #expect(stored == [200, 203, 204, 300, 301, 308, 404, 405, 410, 414, 501])
        #expect((199...599).filter { Self.stored(status: $0, modified).lifetime == 100 } == stored)
        let explicit = [100, 199, 200, 201, 206, 207, 303, 304, 305, 599].filter {
            CachedResponse.mayStore($0, ["Cache-Control": "max-age=1"], sent: [:])
        }
        #expect(explicit == [200, 201, 207, 303, 305, 599])
    }

    @Test("The clock of the cache may have been set back, between a request and its response and after it")
    func clocks() {
        #expect(Self.stored().age(at: Self.received - 5) == 0 && Self.stored(delay: -7).age(at: Self.received) == 0)
        #expect(Self.stored(nil, ["Age": "3"], delay: -7).age(at: Self.received + 2) == 5)
        #expect(Self.stored(nil, ["Last-Modified": "Sun, 06 Nov 1994 08:16:31 GMT"]).lifetime == 0)
        #expect(Self.stored(nil, ["Last-Modified": "Sun, 06 Nov 1994 08:16:30 GMT"]).lifetime == 1)
    }

    @Test(
        "Several values of Expires, and one that is no date, make a response stale",
        arguments: [
            (["Sun, 06 Nov 1994 08:17:40 GMT"], 60), (["Sun, 06 Nov 1994 08:17:40 GMT", "Sun, 06 Nov 1994 08:17:40 GMT"], 0), (["x"], 0),
        ])
    func expires(values: [String], lifetime: Int) {
        var headers: HTTPHeaders = ["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"]
        for value in values { headers.append("Expires", value) }
        #expect(Self.stored(nil, headers).lifetime == lifetime)
    }

    @Test(
        "Of stale-if-error in the request and in the response, the longer time counts",
        arguments: [(4, 5, true), (5, 4, true), (4, 4, false)])
    func longerStaleIfError(asked: Int, given: Int, expected: Bool) {
        let stored = Self.stored("max-age=5, stale-if-error=\(given)")
        #expect(stored.mayReplaceFailure(for: ["Cache-Control": "stale-if-error=\(asked)"], at: Self.received + 10) == expected)
    }

    @Test("A directive that allows a stale response does not, in the request of a client, allow the response to be stored or reused")
    func unqualified() {
        #expect(Self.stored("no-cache=\"A\", stale-if-error=60").mayReplaceFailure(for: [:], at: Self.received))
        #expect(Self.stored("max-age=5").use(for: ["Cache-Control": "max-stale=x"], at: Self.received + 5) == .fresh)
        #expect(Self.stored("max-age=5").use(for: ["Cache-Control": "max-stale=x"], at: Self.received + 6) == .afterValidation)
    }

    @Test("A confirmed response keeps the headers about its body and those that the confirmation does not have")
    func confirmed() throws {
        let stored = Self.stored(
            "max-age=1",
            ["Content-Encoding": "a", "Content-Range": "b", "Content-Length": "1", "Content-Type": "c", "X": "1", "Y": "2", "Age": "9"])
        let confirmation: HTTPHeaders = [
            "content-encoding": "n", "content-range": "n", "content-length": "0", "content-type": "n", "x": "3", "X": "4", "Age": "5",
            "Set-Cookie": "n",
        ]
        let fresh = try #require(stored.freshened(by: confirmation, requested: 7, received: 8))
        let lines = fresh.headers.fields.map { "\($0.name): \($0.value)" }.sorted()
        #expect(
            lines == [
                "Age: 5", "Cache-Control: max-age=1", "Content-Encoding: a", "Content-Length: 1", "Content-Range: b", "Content-Type: c",
                "Date: \(Self.date)", "X: 4", "Y: 2", "x: 3",
            ])
        #expect(fresh.requested == 7 && fresh.received == 8 && stored.received == Self.received)
    }

    @Test(
        "A confirmation is about the same version unless both have an ETag and these differ beyond their strength",
        arguments: [
            ("\"1\"", "\"1\"", true), ("W/\"1\"", "\"1\"", true), ("\"1\"", "W/\"2\"", false), ("\"1\"", nil, true), (nil, "\"1\"", true),
        ] as [(String?, String?, Bool)])
    func versions(old: String?, new: String?, isSame: Bool) {
        var (headers, confirmation): (HTTPHeaders, HTTPHeaders) = ([:], [:])
        (headers["ETag"], confirmation["ETag"]) = (old, new)
        #expect((Self.stored(nil, headers).freshened(by: confirmation, requested: 1, received: 1) != nil) == isSame)
    }

    @Test(
        "No header about the connection is stored",
        arguments: [
            "Connection", "Keep-Alive", "TE", "Trailer", "Transfer-Encoding", "Upgrade", "Proxy-Authenticate", "Proxy-Authorization",
            "Proxy-Connection", "Proxy-Authentication-Info", "Set-Cookie",
        ])
    func unstored(name: String) {
        #expect(CachedResponse.stored([name: "a", "X": "1", "a": "2"]).fields.map(\.name) == (name == "Connection" ? ["X"] : ["X", "a"]))
    }

    @Test(
        "The file of a stored response must be complete, and malformed header lines are ignored",
        arguments: [
            (#""text":"a","varied":{},"sender":"","requested":0,"received":0"#, true),
            (#""base64":"YQ==","varied":{},"sender":"","requested":0,"received":0"#, true),
            (#""base64":"?","varied":{},"sender":"","requested":0,"received":0"#, false),
            (#""varied":{},"sender":"","requested":0,"received":0"#, false), (#""text":"a","sender":"","requested":0,"received":0"#, false),
            (#""text":"a","varied":{},"requested":0,"received":0"#, false), (#""text":"a","varied":{},"sender":"","received":0"#, false),
            (#""text":"a","varied":{},"sender":"","requested":-1,"received":0"#, false),
            (#""text":"a","varied":{},"sender":"","requested":0,"received":-1"#, false),
        ])
    func files(rest: String, isRead: Bool) throws {
        let text = #"{"url":"u","status":200,"headers":[["A","1"],[],["B"],["C","2","3"],["a","4"]],"# + rest + "}"
        let read = try? CachedResponse.decode(PaddedBytes(text.utf8))
        #expect(read?.headers.fields.map { "\($0.name)=\($0.value)" } == (isRead ? ["A=1", "a=4"] : nil))
        #expect(read?.body == (isRead ? [0x61] : nil) && read?.response.request.url == (isRead ? "u" : nil))
    }
}
