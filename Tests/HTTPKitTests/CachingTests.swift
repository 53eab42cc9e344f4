import Calendar
import Errors
import HTTP
import JSON
import Networking
import Storage
import Synchronization
import TestSupport
import Testing

@testable import HTTPKit

@Suite("Cached responses of hosts", .virtualTime, .timeLimit(.minutes(5)))
struct CachingTests {
    /// Returns a server that responds to each request with the number of requests so far.
    private static func counting(_ headers: HTTPHeaders = [:], vary: String? = nil) -> FakeServer {
        let count = Mutex(0)
        return FakeServer { request in
            let number = count.withLock {
                $0 += 1; return $0
            }
            var headers = headers
            headers["Vary"] = vary
            return request.respond(200, "\(number)", type: "text/plain", headers: headers)
        }
    }

    @Test("Without a cache medium, no response is cached")
    func none() async throws {
        let notes = Notes(Self.counting(["Cache-Control": "max-age=60"]))
        let text = try await notes.cached().text
        #expect(text == "1")
        let cached = try await notes.cached()
        #expect(cached == ("2", .network))
        await expectFailure(.notCached) { try await notes.cached("/a", .only) }
    }

    @Test("With the rule `http`, the headers of request and response decide whether the cached response is returned")
    func http() async throws {
        let notes = Notes(Self.counting(["Cache-Control": "max-age=60"]), cache: CacheSettings(medium: .memory))
        var cached = try await notes.cached()
        #expect(cached == ("1", .network))
        cached = try await notes.cached()
        #expect(cached == ("1", .memory))
        cached = try await notes.cached(headers: ["Cache-Control": "no-cache"])
        #expect(cached == ("2", .network))
        cached = try await notes.cached()
        #expect(cached == ("2", .memory))
        cached = try await notes.cached("/b")
        #expect(cached == ("3", .network))
        let unkept = Notes(Self.counting(["Cache-Control": "no-store"]), cache: CacheSettings(medium: .memory))
        _ = try await unkept.cached()
        let text = try await unkept.cached().text
        #expect(text == "2")
        await expectFailure(.notCached) { try await unkept.cached(headers: ["Cache-Control": "only-if-cached"]) }
    }

    @Test("With the rule `fixed`, a response is valid indefinitely, for a number of seconds, or until a time")
    func fixed() async throws {
        let notes = Notes(Self.counting(["Cache-Control": "no-store"]))
        for (seconds, until, isKept) in [
            (nil, nil, true), (60, nil, true), (0, nil, false), (nil, "2000-01-01T00:00:00Z", false),
            (nil, "2999-01-01T00:00:00+08:00", true),
        ] as [(Int?, String?, Bool)] {
            try await notes.service.clearCache()
            let time = until.flatMap { Timestamp($0) }
            let first = try await notes.cached(in: .memory, rule: .fixed, seconds: seconds, until: time)
            let second = try await notes.cached(in: .memory, rule: .fixed, seconds: seconds, until: time)
            #expect((first.text == second.text) == isKept)
        }
    }

    @Test("At most 16 MiB of responses are kept in memory, those that were used last")
    func memoryLimit() async throws {
        let body = String(repeating: "x", count: 4 << 20)
        let notes = Notes(
            FakeServer { $0.respond(200, body, type: "text/plain", headers: ["Cache-Control": "max-age=60"]) },
            cache: CacheSettings(medium: .memory))
        func source(_ path: String) async throws -> CacheSource { try await notes.cached(path).source }
        for path in ["/a", "/b", "/c"] { _ = try await source(path) }
        var found = try await source("/a")
        #expect(found == .memory)
        _ = try await source("/d")
        for (path, expected) in [("/a", CacheSource.memory), ("/b", .network), ("/d", .memory)] {
            found = try await source(path)
            #expect(found == expected, "\(path)")
        }
    }

    @Test("With the rule `fixed`, a cached response has the headers that the server sent")
    func fixedHeaders() async throws {
        let notes = Notes(Self.counting(["Cache-Control": "no-cache=\"X\"", "X": "1"]), cache: CacheSettings(medium: .memory))
        for rule in [CacheRule.fixed, .http] {
            try await notes.service.clearCache()
            var kept: RestResponse?
            for policy in [CachePolicy.refresh, .only] {
                kept = try await notes.service.request(
                    host: "notes", path: "/a", url: nil, method: .get, query: nil, headers: nil, body: nil, form: nil, text: nil,
                    base64: nil, contentType: nil, idempotent: false, readAs: .auto, acceptStatuses: nil, cacheIn: nil, cacheRule: rule,
                    cacheSeconds: nil, cacheUntil: nil, cacheIgnore: nil, cacheKey: nil, cache: policy
                ).value
            }
            #expect((kept?.headers["x"] == "1") == (rule == .fixed) && (kept?.headers["age"] == nil) == (rule == .fixed))
        }
    }

    @Test("The cache policy decides whether a call returns the cached response or requests a new response")
    func policies() async throws {
        let notes = Notes(Self.counting(), cache: CacheSettings(medium: .memory, rule: .fixed(seconds: nil, until: nil)))
        await expectFailure(.notCached) { try await notes.cached("/a", .only) }
        var cached = try await notes.cached("/a", .revalidate)
        #expect(cached == ("1", .network))
        cached = try await notes.cached("/a", .refresh)
        #expect(cached == ("2", .network))
        cached = try await notes.cached("/a", .only)
        #expect(cached == ("2", .memory))
        cached = try await notes.cached("/a", .revalidate)
        #expect(cached == ("2", .memory))
        try await until { try await notes.cached("/a", .only).text == "3" }
        #expect(notes.server.requests.count == 3)
    }

    @Test("The cache key contains the query without the ignored parameters, and the key that the call passes")
    func keys() async throws {
        let notes = Notes(Self.counting(), cache: CacheSettings(medium: .memory, rule: .fixed(seconds: nil, until: nil)))
        var text = try await notes.cached(query: ["a": .integer(1), "t": .integer(1)], ignore: ["t"]).text
        #expect(text == "1")
        text = try await notes.cached(query: ["a": .integer(1), "t": .integer(2)], ignore: ["t"]).text
        #expect(text == "1")
        text = try await notes.cached(query: ["a": .integer(2), "t": .integer(2)], ignore: ["t"]).text
        #expect(text == "2")
        text = try await notes.cached(query: ["a": .integer(1)], key: "me").text
        #expect(text == "3")
        text = try await notes.cached(query: ["a": .integer(1)]).text
        #expect(text == "1")
    }

    @Test("Responses to requests that differ in a header that Vary names are cached separately")
    func vary() async throws {
        let notes = Notes(Self.counting(["Cache-Control": "max-age=60"], vary: "X"), cache: CacheSettings(medium: .both))
        var text = try await notes.cached(headers: ["X": "1"]).text
        #expect(text == "1")
        text = try await notes.cached(headers: ["X": "2"]).text
        #expect(text == "2")
        let cached = try await notes.cached(headers: ["X": "1"])
        #expect(cached == ("1", .memory))
    }

    @Test("A later session uses the responses on disk, and clearing the cache deletes these responses")
    func disk() async throws {
        let temporary = try TemporaryDirectory()
        let directory = try StoreDirectory(path: temporary.path + "/store")
        let server = Self.counting(["Cache-Control": "max-age=60"])
        func notes(_ medium: CacheMedium) -> Notes { Notes(server, cache: CacheSettings(medium: medium), directory: directory) }
        var text = try await notes(.both).cached().text
        #expect(text == "1")
        let later = notes(.both)
        var cached = try await later.cached()
        #expect(cached == ("1", .disk))
        cached = try await later.cached()
        #expect(cached == ("1", .memory))
        cached = try await notes(.disk).cached()
        #expect(cached == ("1", .disk))
        text = try await notes(.memory).cached().text
        #expect(text == "2")
        try await later.service.clearCache()
        text = try await notes(.disk).cached().text
        #expect(text == "3")
    }

    @Test("After the status 304, the cached body is returned. After the status 200, the new body replaces the cached body")
    func validation() async throws {
        let etag = Mutex("\"1\"")
        let server = FakeServer { request in
            let current = etag.withLock { $0 }
            if request.headers["If-None-Match"] == current {
                return HTTPResponse(request: request, status: 304, headers: ["ETag": current, "X": "304"])
            }
            return request.respond(200, "body \(current)", type: "text/plain", headers: ["ETag": current])
        }
        let notes = Notes(server, cache: CacheSettings(medium: .memory))
        var text = try await notes.cached().text
        #expect(text == "body \"1\"")
        let cached = try await notes.cached()
        #expect(cached == ("body \"1\"", .network))
        #expect(server.requests.last?.headers["If-None-Match"] == "\"1\"")
        etag.withLock { $0 = "\"2\"" }
        text = try await notes.cached().text
        #expect(text == "body \"2\"")
        #expect(server.requests.count == 3)
    }

    @Test(
        "The status 304 is returned only for a condition of the program. Otherwise, the cached body is returned, even if the program accepts 304"
    )
    func ownConditions() async throws {
        let server = FakeServer { request in
            request.headers["If-None-Match"] == "\"1\""
                ? HTTPResponse(request: request, status: 304, headers: ["ETag": "\"1\""])
                : request.respond(200, "body", type: "text/plain", headers: ["ETag": "\"1\"", "Last-Modified": "yesterday"])
        }
        let notes = Notes(server, cache: CacheSettings(medium: .memory))
        for _ in 0..<2 {
            let text = try await notes.cached(acceptStatuses: [304]).text
            #expect(text == "body")
        }
        #expect(server.requests.last?.headers["If-None-Match"] == "\"1\"")
        var text = try await notes.cached(headers: ["If-None-Match": "\"1\""], acceptStatuses: [304]).text
        #expect(text ?? "" == "")
        let error = await failure { try await notes.cached(headers: ["If-None-Match": "\"1\""]) }
        #expect(error?.httpStatus == 304)
        text = try await notes.cached(headers: ["If-None-Match": "\"2\""]).text
        #expect(text == "body")
        #expect(server.requests.last?.headers["If-Modified-Since"] == nil)
    }

    @Test(
        "A stale response replaces a failure only if the response has the directive stale-if-error",
        arguments: ["max-age=0, stale-if-error=60", "max-age=0"])
    func staleIfError(control: String) async throws {
        let isBroken = Mutex(false)
        let server = FakeServer { request in
            if isBroken.withLock({ $0 }) { return request.respond(503, "down") }
            return request.respond(200, "ok", type: "text/plain", headers: ["Cache-Control": control, "ETag": "\"1\""])
        }
        let notes = Notes(server, retries: 0, cache: CacheSettings(medium: .memory))
        _ = try await notes.cached()
        isBroken.withLock { $0 = true }
        if control.contains("stale") {
            let cached = try await notes.cached()
            #expect(cached == ("ok", .memory))
        } else {
            await expectFailure(.serverFailure) { try await notes.cached() }
        }
    }

    @Test("A write removes the cached responses of its URL, and of URLs of the same origin in the headers Location and Content-Location")
    func invalidation() async throws {
        let server = FakeServer { request in
            request.method == .get
                ? request.respond(200, "x", type: "text/plain", headers: ["Cache-Control": "max-age=60"])
                : request.respond(
                    200, "", type: "text/plain", headers: ["Location": "/api/b", "Content-Location": "https://other.example/api/c"])
        }
        let notes = Notes(server, cache: CacheSettings(medium: .memory))
        for path in ["/a", "/b", "/c"] { _ = try await notes.cached(path) }
        _ = try await notes.cached("/a", method: .post)
        var source = try await notes.cached("/a").source
        #expect(source == .network)
        source = try await notes.cached("/b").source
        #expect(source == .network)
        source = try await notes.cached("/c").source
        #expect(source == .memory)
    }

    @Test("A refused write removes nothing from the cache")
    func refusedChange() async throws {
        let server = FakeServer { request in
            request.method == .get
                ? request.respond(200, "x", type: "text/plain", headers: ["Cache-Control": "max-age=60"]) : request.respond(409, "")
        }
        let notes = Notes(server, cache: CacheSettings(medium: .memory))
        _ = try await notes.cached("/a")
        let status = try await notes.request(path: "/a", method: .put, acceptStatuses: [409]).status
        #expect(status == 409)
        let source = try await notes.cached("/a").source
        #expect(source == .memory)
    }

    @Test("A response with invalid JSON is not cached")
    func unreadable() async throws {
        let count = Mutex(0)
        let server = FakeServer { request in
            let number = count.withLock {
                $0 += 1; return $0
            }
            return request.respond(
                200, number == 1 ? "{" : #"{"a": 1}"#, type: "application/json", headers: ["Cache-Control": "max-age=60"])
        }
        let notes = Notes(server, cache: CacheSettings(medium: .both))
        await expectFailure(.unexpectedResponse) { try await notes.cached() }
        var source = try await notes.cached().source
        #expect(source == .network)
        source = try await notes.cached().source
        #expect(source == .memory)
    }

    // MARK: Several callers

    @Test(
        "A cached response is returned only to requests with the same token, in memory and on disk",
        arguments: [CacheMedium.memory, .disk, .both])
    func senders(medium: CacheMedium) async throws {
        let temporary = try TemporaryDirectory()
        let directory = try StoreDirectory(path: temporary.path + "/store")
        let server = Self.counting()
        func notes(_ token: String) -> Notes {
            Notes(
                server, headers: ["X-Key": token], cache: CacheSettings(medium: medium, rule: .fixed(seconds: nil, until: nil)),
                directory: directory)
        }
        let (lin, wang) = (notes("lin's"), notes("wang's"))
        var text = try await lin.cached().text
        #expect(text == "1")
        text = try await wang.cached().text
        #expect(text == "2")
        text = try await lin.cached().text
        #expect(text == "1")
        text = try await lin.cached(headers: ["x-key": "wang's"]).text
        #expect(text == (medium == .memory ? "3" : "2"))
        text = try await lin.cached(headers: ["Authorization": "Bearer a"]).text
        #expect(text == (medium == .memory ? "4" : "3"))
        text = try await lin.cached(headers: ["X-Request-ID": "17"]).text
        #expect(text == "1")
    }

    /// Returns a server whose response to `/login` sets a cookie. The body of any other response is the Cookie header of the request, or
    /// `nobody`. These responses wait at `gate`.
    private static func cookies(_ gate: Gate? = nil) -> FakeServer {
        let count = Mutex(0)
        return FakeServer { request in
            guard request.url.hasSuffix("/login") else {
                await gate?.pass()
                return request.respond(200, request.headers["Cookie"] ?? "nobody", type: "text/plain")
            }
            let number = count.withLock {
                $0 += 1; return $0
            }
            return request.respond(200, "", type: "text/plain", headers: ["Set-Cookie": "user=\(number); Path=/"])
        }
    }

    @Test(
        "A cached response is returned only to requests with the same cookies, in memory and on disk",
        arguments: [CacheMedium.memory, .disk, .both])
    func cookieSenders(medium: CacheMedium) async throws {
        let temporary = try TemporaryDirectory()
        let directory = try StoreDirectory(path: temporary.path + "/store")
        let server = Self.cookies()
        let settings = CacheSettings(medium: medium, rule: .fixed(seconds: nil, until: nil))
        let notes = Notes(server, cache: settings, directory: directory)
        for user in 1...2 {
            _ = try await notes.cached("/login", method: .post)
            let cached = try await notes.cached()
            #expect(cached == ("user=\(user)", .network))
            let source = try await notes.cached().source
            #expect(source != .network)
        }
        let stranger = Notes(server, cache: settings, directory: directory)
        let cached = try await stranger.cached()
        #expect(cached == ("nobody", .network))
    }

    @Test("Concurrent requests with different cookies are sent separately")
    func cookieFlights() async throws {
        let gate = Gate()
        let notes = Notes(Self.cookies(gate), cache: CacheSettings(medium: .memory))
        async let first = notes.cached()
        await gate.arrival()
        _ = try await notes.cached("/login", method: .post)
        async let second = notes.cached()
        await gate.arrival()
        gate.open()
        gate.open()
        let text = try await first.text
        #expect(text == "nobody")
        let secondText = try await second.text
        #expect(secondText == "user=1")
    }

    @Test("A response that is cached in memory only is not written to disk by a call that caches on disk")
    func media() async throws {
        let temporary = try TemporaryDirectory()
        let directory = try StoreDirectory(path: temporary.path + "/store")
        let server = Self.counting()
        let settings = CacheSettings(rule: .fixed(seconds: nil, until: nil))
        let notes = Notes(server, cache: settings, directory: directory)
        var text = try await notes.cached(headers: ["Authorization": "Bearer a"], in: .memory).text
        #expect(text == "1")
        text = try await notes.cached(headers: ["Authorization": "Bearer b"], in: .disk).text
        #expect(text == "2")
        let later = Notes(server, cache: settings, directory: directory)
        text = try await later.cached(headers: ["Authorization": "Bearer a"], in: .disk).text
        #expect(text == "3")
        var cached = try await later.cached(headers: ["Authorization": "Bearer b"], in: .disk)
        #expect(cached == ("2", .disk))
        cached = try await notes.cached(headers: ["Authorization": "Bearer a"], in: .memory)
        #expect(cached == ("1", .memory))
    }

    /// Returns a server that delays each GET until the gate opens, and responds with the number of requests so far.
    private static func held(_ gate: Gate) -> FakeServer {
        let count = Mutex(0)
        return FakeServer { request in
            let number = count.withLock {
                $0 += 1; return $0
            }
            if request.method == .get { await gate.pass() }
            return request.respond(200, "\(number)", type: "text/plain", headers: ["Cache-Control": "max-age=60"])
        }
    }

    /// Returns the number of calls that wait for a response.
    private static func waiting(_ notes: Notes) -> Int {
        notes.service.services.flights.flights.withLock { flights in flights.values.reduce(0) { $0 + $1.users } }
    }

    @Test("Equal concurrent requests are sent once, and different requests are sent separately")
    func merged() async throws {
        let gate = Gate()
        let notes = Notes(Self.held(gate), cache: CacheSettings(medium: .memory))
        async let first = notes.cached()
        await gate.arrival()
        async let second = notes.cached()
        async let third = notes.cached("/a", .refresh)
        async let other = notes.cached(headers: ["Accept-Language": "zh"])
        await gate.arrival()
        try await until { Self.waiting(notes) == 4 }
        gate.open()
        gate.open()
        let texts = [try await first.text, try await second.text, try await third.text, try await other.text]
        #expect(texts == ["1", "1", "1", "2"])
        #expect(notes.server.requests.count == 2 && Self.waiting(notes) == 0)
    }

    @Test(
        "A request that started before a write or the clearing of the cache is not shared by later calls, nor is its response cached",
        arguments: [true, false])
    func overtaken(isChange: Bool) async throws {
        let gate = Gate()
        let notes = Notes(Self.held(gate), cache: CacheSettings(medium: .memory))
        async let before = notes.cached()
        await gate.arrival()
        if isChange { _ = try await notes.cached(method: .post) } else { try await notes.service.clearCache() }
        async let after = notes.cached()
        await gate.arrival()
        gate.open()
        let text = try await before.text
        #expect(text == "1")
        await expectFailure(.notCached) { try await notes.cached("/a", .only) }
        gate.open()
        let newest = isChange ? "3" : "2"
        let afterText = try await after.text
        #expect(afterText == newest)
        let cached = try await notes.cached()
        #expect(cached == (newest, .memory))
    }
}
