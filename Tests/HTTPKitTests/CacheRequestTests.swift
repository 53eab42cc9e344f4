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

@Suite("Requests of a cache", .virtualTime, .timeLimit(.minutes(5)))
struct CacheRequestTests {
    /// A clock in Unix time.
    private final class Clock: Sendable {
        let seconds = Mutex(1000)
        func advance(by count: Int) { seconds.withLock { $0 += count } }
    }

    private let clock = Clock()

    private func notes(_ server: FakeServer, rule: CacheSettings.Rule = .http, cookies: Bool = true) -> Notes {
        Notes(
            server, retries: 0, cookies: cookies, cache: CacheSettings(medium: .memory, rule: rule),
            now: { [clock] in clock.seconds.withLock { $0 } })
    }

    /// Returns a server with these responses, in order. Each response without a status has the status 200 and its number as its body.
    private static func scripted(_ answers: [(status: Int, headers: HTTPHeaders)]) -> FakeServer {
        let count = Mutex(0)
        return FakeServer { request in
            let number = count.withLock {
                $0 += 1; return $0
            }
            let answer = answers[min(number, answers.count) - 1]
            if answer.status == 0 { throw DanXiError(.network, "down") }
            if answer.status == 304 { return HTTPResponse(request: request, status: 304, headers: answer.headers) }
            return request.respond(answer.status, "\(number)", type: "text/plain", headers: answer.headers)
        }
    }

    private static func conditions(_ server: FakeServer) -> [String?] { server.requests.map { $0.headers["If-None-Match"] } }

    @Test("If a response with the status 304 is about another version, the request is sent again without a condition")
    func otherVersion() async throws {
        let server = Self.scripted([(200, ["ETag": "\"1\""]), (304, ["ETag": "\"2\""]), (200, ["ETag": "\"2\""]), (304, ["ETag": "\"2\""])])
        let notes = notes(server)
        var cached = try await notes.cached()
        #expect(cached == ("1", .network))
        cached = try await notes.cached()
        #expect(cached == ("3", .network) && Self.conditions(server) == [nil, "\"1\"", nil])
        cached = try await notes.cached()
        #expect(cached == ("3", .network) && Self.conditions(server).last == "\"2\"")
    }

    @Test("A response that must not be stored removes the stored one")
    func unstorable() async throws {
        let notes = notes(Self.scripted([(200, ["ETag": "\"1\""]), (200, ["Cache-Control": "no-store"])]))
        _ = try await notes.cached()
        let cached = try await notes.cached("/a", .only)
        #expect(cached == ("1", .memory))
        let text = try await notes.cached().text
        #expect(text == "2")
        await expectFailure(.notCached) { try await notes.cached("/a", .only) }
    }

    @Test("A refreshing request has no condition, and a response that is confirmed gets its new headers")
    func refreshed() async throws {
        let server = Self.scripted([
            (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"]), (200, ["ETag": "\"1\"", "Cache-Control": "max-age=0"]),
            (304, ["ETag": "\"1\"", "Cache-Control": "max-age=60"]),
        ])
        let notes = notes(server)
        _ = try await notes.cached()
        _ = try await notes.cached("/a", .refresh)
        for (text, source) in [("2", CacheSource.network), ("2", .memory)] {
            let cached = try await notes.cached()
            #expect(cached == (text, source))
        }
        #expect(Self.conditions(server) == [nil, nil, "\"1\""])
        clock.advance(by: 60)
        let source = try await notes.cached().source
        #expect(source == .network)
    }

    @Test(
        "A stale response replaces network errors and the statuses 500, 502, 503 and 504",
        arguments: [(0, true), (500, true), (501, false), (502, true), (503, true), (504, true), (505, false), (429, false), (404, false)])
    func staleIfError(status: Int, isReplaced: Bool) async throws {
        let notes = notes(Self.scripted([(200, ["Cache-Control": "max-age=0, stale-if-error=9"]), (status, [:])]))
        _ = try await notes.cached()
        let error = await failure { try await notes.cached() }
        #expect((error == nil) == isReplaced)
    }

    @Test("Another error than a network error is not replaced")
    func otherErrors() async throws {
        let count = Mutex(0)
        let server = FakeServer { request in
            let isFirst = count.withLock {
                $0 += 1; return $0 == 1
            }
            guard isFirst else { throw DanXiError(.tls, "no") }
            return request.respond(200, "x", type: "text/plain", headers: ["Cache-Control": "max-age=0, stale-if-error=9"])
        }
        let notes = notes(server)
        _ = try await notes.cached()
        await expectFailure(.tls) { try await notes.cached() }
    }

    @Test("`only` and `only-if-cached` return a stale response, and the error of a missing one names the request without its query")
    func onlyCached() async throws {
        let server = Self.scripted([(200, ["Cache-Control": "max-age=0"])])
        let notes = notes(server)
        let missing = await failure { try await notes.cached("/a", .only, query: ["key": .string("secret")]) }
        #expect(
            missing
                == DanXiError(
                    .notCached,
                    "The response to GET https://notes.example/api/a is not cached. Call without `cache`, or with `prefer`, while the server can be reached."
                ))
        let write = await failure { try await notes.cached("/a", .only, method: .post) }
        #expect(write?.code == .notCached && write?.message.hasPrefix("The response to POST https://notes.example/api/a is not") == true)
        #expect(server.requests.isEmpty)
        _ = try await notes.cached()
        var cached = try await notes.cached("/a", .only)
        #expect(cached == ("1", .memory))
        cached = try await notes.cached(headers: ["Cache-Control": "only-if-cached"])
        #expect(cached == ("1", .memory) && server.requests.count == 1)
    }

    @Test("A cached response has the time at which it was received")
    func times() async throws {
        let notes = notes(Self.scripted([(200, ["Cache-Control": "max-age=60"])]))
        func fetchedAt() async throws -> Int {
            try await notes.service.request(
                host: "notes", path: "/a", url: nil, method: .get, query: nil, headers: nil, body: nil, form: nil, text: nil, base64: nil,
                contentType: nil, idempotent: false, readAs: .auto, acceptStatuses: nil, cacheIn: nil, cacheRule: nil, cacheSeconds: nil,
                cacheUntil: nil, cacheIgnore: nil, cacheKey: nil, cache: .prefer
            ).fetchedAt.milliseconds
        }
        let first = try await fetchedAt()
        #expect(first == WallTime.now.milliseconds)
        clock.advance(by: 5)
        let second = try await fetchedAt()
        #expect(second == 1_000_000)
    }

    @Test("A write removes the response of its URL unless its status is 400 or higher, and a read removes nothing")
    func invalidation() async throws {
        for (method, status, isKept) in [
            (RestMethod.post, 399, false), (.put, 400, true), (.delete, 204, false), (.patch, 200, false), (.head, 200, true),
            (.options, 200, true),
        ] {
            let server = FakeServer { request in
                request.respond(request.method == .get ? 200 : status, "", type: "text/plain", headers: ["Cache-Control": "max-age=60"])
            }
            let notes = notes(server)
            _ = try await notes.cached("/a", query: ["q": .integer(1)])
            _ = try await notes.cached("/a")
            _ = try await notes.cached("/a", query: ["q": .integer(1)], method: method, acceptStatuses: [status])
            let source = try await notes.cached("/a", query: ["q": .integer(1)]).source
            #expect((source == .memory) == isKept, "\(method) \(status)")
            let other = try await notes.cached("/a").source
            #expect(other == .memory, "the response of another query is kept")
        }
    }

    @Test(
        "A write also removes the responses that Location and Content-Location name, if they have its origin",
        arguments: [
            ("Location", "b", false), ("Location", "https://notes.example/api/b", false), ("Content-Location", "/api/b", false),
            ("Location", "https://notes.example:444/api/b", true), ("Location", "http://notes.example/api/b", true), ("Link", "b", true),
            ("Location", "mailto:a@b.cn", true),
        ])
    func locations(name: String, location: String, isKept: Bool) async throws {
        let server = FakeServer { request in
            request.method == .get
                ? request.respond(200, "", type: "text/plain", headers: ["Cache-Control": "max-age=60"])
                : request.respond(201, "", type: "text/plain", headers: [name: location])
        }
        let notes = notes(server)
        _ = try await notes.cached("/b")
        _ = try await notes.cached("/a", method: .post)
        let source = try await notes.cached("/b").source
        #expect((source == .memory) == isKept)
    }

    @Test("A condition of the program is sent as it is, without the validators of a stored response")
    func ownConditions() async throws {
        for name in ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since", "If-Range"] {
            let server = Self.scripted([(200, ["ETag": "\"1\"", "Last-Modified": "x"])])
            let notes = notes(server)
            _ = try await notes.cached()
            _ = try await notes.cached(headers: [name: "own"])
            let sent = try #require(server.requests.last)
            let conditions = ["If-None-Match", "If-Modified-Since"].filter { $0 != name }.map { sent.headers[$0] }
            #expect(server.requests.count == 2 && conditions.allSatisfy { $0 == nil } && sent.headers[name] == "own")
        }
    }

    @Test("With the rule `fixed`, a response is requested again at the end of its time, without the rules of its headers")
    func fixed() async throws {
        let end = try #require(Timestamp("1970-01-01T00:20:00Z"))
        for (rule, last) in [
            (CacheSettings.Rule.fixed(seconds: 60, until: nil), 59), (.fixed(seconds: nil, until: end), 199),
            (.fixed(seconds: 60, until: end), 59),
            (.fixed(seconds: 300, until: end), 199),
        ] {
            let clock = Clock()
            let server = Self.scripted([(200, ["Cache-Control": "no-store"])])
            let notes = Notes(
                server, retries: 0, cache: CacheSettings(medium: .memory, rule: rule), now: { clock.seconds.withLock { $0 } })
            _ = try await notes.cached()
            clock.advance(by: last)
            var source = try await notes.cached().source
            #expect(source == .memory)
            clock.advance(by: 1)
            source = try await notes.cached().source
            #expect(source == .network)
        }
    }

    @Test(
        "With the rule `fixed`, only successful responses with the whole content are stored",
        arguments: [(200, true), (299, true), (206, false), (404, false)])
    func fixedStatuses(status: Int, isStored: Bool) async throws {
        let notes = notes(
            FakeServer { $0.respond(status, "x", type: "text/plain", headers: ["Cache-Control": "max-age=60"]) },
            rule: .fixed(seconds: nil, until: nil))
        _ = try await notes.cached(acceptStatuses: [status])
        let source = try await notes.cached(acceptStatuses: [status]).source
        #expect((source == .memory) == isStored)
    }

    @Test("The parameters of a call set a rule, or leave that of the host")
    func rules() throws {
        let end = try #require(Timestamp("2030-01-01T00:00:00Z"))
        for (rule, seconds, until, expected) in [
            (nil, nil, nil, nil), (nil, 5, nil, .fixed(seconds: 5, until: nil)), (nil, nil, end, .fixed(seconds: nil, until: end)),
            (.http, 5, end, .http), (.fixed, nil, nil, .fixed(seconds: nil, until: nil)), (.fixed, 5, end, .fixed(seconds: 5, until: end)),
        ] as [(CacheRule?, Int?, Timestamp?, CacheSettings.Rule?)] {
            #expect(CacheSettings.Rule(rule, seconds: seconds, until: until) == expected)
        }
    }
}
