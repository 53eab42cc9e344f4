import Calls
import Errors
import HTTP
import JSON
import Networking
import Synchronization
import TestSupport
import Testing
import Text

@testable import HTTPKit

@Suite("http.request")
struct RequestTests {
    // MARK: Requests

    @Test("The URL of a request consists of the host's base URL, the path and the sorted query")
    func url() async throws {
        let notes = Notes(FakeServer("{}"))
        _ = try await notes.request(path: "/notes/%E5%A4%8D", query: ["b": .array([.integer(1), .bool(true)]), "a": .string("x &y")])
        _ = try await notes.request()
        _ = try await notes.request(url: "https://notes.example/api/next?page=2#top")
        #expect(
            notes.server.urls == [
                "https://notes.example/api/notes/%E5%A4%8D?a=x%20%26y&b=1&b=true", "https://notes.example/api",
                "https://notes.example/api/next?page=2",
            ])
    }

    @Test(
        "An unknown host, and a path or URL that leaves the host or is invalid, are refused before anything is sent",
        arguments: [
            ("notes", "notes", nil), ("notes", "/../x", nil), ("notes", "//evil.example", nil), ("notes", "/a?b", nil),
            ("nobody", "/", nil),
            ("notes", nil, "https://other.example/"), ("notes", nil, "http://notes.example/"), ("notes", "/", "https://notes.example/"),
            (nil, "/", nil), (nil, nil, "https://a:b@notes.example/"), (nil, nil, "ftp://notes.example/"), (nil, nil, "https:///x"),
        ] as [(String?, String?, String?)])
    func refusedTargets(host: String?, path: String?, url: String?) async {
        let notes = Notes(FakeServer("{}"))
        let error = await failure { try await notes.request(host: host, path: path, url: url) }
        #expect(error?.code == .invalidArgument && error?.message.hasPrefix("http.request: `") == true)
        #expect(notes.server.requests.isEmpty)
    }

    @Test("A URL with an internationalized host is requested with the host in ASCII")
    func internationalHost() async throws {
        let notes = Notes(FakeServer("{}"))
        _ = try await notes.request(host: nil, url: "https://中文.example/路?q=图")
        #expect(notes.server.requests.map(\.url) == ["https://xn--fiq228c.example/%E8%B7%AF?q=%E5%9B%BE"])
    }

    @Test("Each kind of body has a default Content-Type, which the caller can replace")
    func bodies() async throws {
        let notes = Notes(FakeServer("{}"))
        _ = try await notes.request(method: .post, body: .object(["a": .integer(1)]))
        _ = try await notes.request(method: .put, form: ["a": .string("x y"), "b": .integer(2)])
        _ = try await notes.request(method: .patch, text: "复旦", contentType: "text/markdown")
        _ = try await notes.request(method: .post, base64: "AAE=")
        #expect(notes.server.requests.map(\.form) == [#"{"a":1}"#, "a=x+y&b=2", "复旦", "\0\u{1}"])
        #expect(
            notes.server.requests.map { $0.headers["Content-Type"] } == [
                "application/json", "application/x-www-form-urlencoded", "text/markdown", "application/octet-stream",
            ])
        #expect(notes.server.requests.map(\.method) == [.post, .put, .patch, .post])
    }

    @Test("The digits of large numbers are kept in bodies, forms, queries and responses, also in cached ones")
    func largeNumbers() async throws {
        let text = #"{"id":18446744073709551615,"size":-123456789012345678901234567890,"sum":1e400}"#
        let notes = Notes(
            FakeServer { $0.respond(200, text, type: "application/json") },
            cache: CacheSettings(medium: .memory, rule: .fixed(seconds: nil, until: nil)))
        let value = try JSONText.parse(text)
        let number = JSONValue.largeNumber("18446744073709551616")
        for _ in 0..<2 {
            let json = try await notes.request().json
            #expect(json == value)
        }
        #expect(notes.server.requests.count == 1)
        _ = try await notes.request(method: .post, query: ["n": number], body: value)
        _ = try await notes.request(method: .post, form: ["n": number])
        #expect(notes.server.requests.dropFirst().map(\.form) == [text, "n=18446744073709551616"])
        #expect(notes.server.urls[1].hasSuffix("?n=18446744073709551616"))
    }

    @Test("Only a short body in base64 is decoded on the thread that waits for the call", arguments: [3, 65_536, 65_537])
    func computing(length: Int) async {
        let thread = CountingThread()
        let context = CallContext(thread: thread)
        let wrong = String(repeating: "?", count: length)
        let error = await CallContext.$current.withValue(context) {
            await failure { try await Notes(FakeServer("{}")).request(method: .post, base64: wrong) }
        }
        #expect(error?.code == .invalidArgument && thread.leaves == (length > 65_536 ? 1 : 0))
    }

    @Test("Two bodies, a GET with a body, invalid base64 and a nested form value are refused")
    func refusedBodies() async {
        let notes = Notes(FakeServer("{}"))
        await expectFailure(.invalidArgument) { try await notes.request(method: .post, body: .null, text: "") }
        await expectFailure(.invalidArgument) { try await notes.request(text: "x") }
        await expectFailure(.invalidArgument) { try await notes.request(method: .post, base64: "?") }
        await expectFailure(.invalidArgument) { try await notes.request(method: .post, form: ["a": .object([:])]) }
        #expect(notes.server.requests.isEmpty)
    }

    @Test("A header of the call replaces the host's header with the same name, whatever the case of the letters")
    func headers() async throws {
        let notes = Notes(FakeServer("{}"), headers: ["X-Key": "one", "Accept": "text/plain"])
        _ = try await notes.request(headers: ["x-key": "two"])
        #expect(notes.server.requests.first?.headers.values("X-Key") == ["two"])
        #expect(notes.server.requests.first?.headers["Accept"] == "text/plain")
    }

    @Test(
        "Invalid and reserved headers are refused, and the error does not contain the value of the header",
        arguments: ["Host", "content-length", "Cookie", "a b", "", "a:", "Ä", "X-Ok"])
    func refusedHeaders(name: String) async {
        let notes = Notes(FakeServer("{}"))
        let error = await failure { try await notes.request(headers: [name: name == "X-Ok" ? "hunter2\r\nEvil: 1" : "hunter2"]) }
        #expect(error?.code == .invalidArgument && error?.message.contains("hunter2") == false)
        #expect(notes.server.requests.isEmpty)
    }

    // MARK: Retries

    @Test(
        "After the status 503, only reads and idempotent writes are retried",
        arguments: [
            (RestMethod.get, false, 3), (.head, false, 3), (.options, false, 3), (.post, false, 1), (.put, false, 1), (.delete, false, 1),
            (.patch, false, 1), (.post, true, 3), (.delete, true, 3),
        ])
    func repeats(method: RestMethod, idempotent: Bool, count: Int) async {
        let notes = Notes(FakeServer { $0.respond(503, "busy") })
        let error = await failure { try await notes.request(method: method, idempotent: idempotent) }
        #expect(error?.code == .serverFailure)
        #expect(error?.isOutcomeUnknown == (count == 1))
        #expect(notes.server.requests.count == count)
    }

    @Test("A write whose response is lost is not retried, and its outcome is unknown")
    func lostAnswer() async {
        let notes = Notes(
            FakeServer { request in
                throw DanXiError(.network, "lost", delivery: .unknown("look"))
            })
        let error = await failure { try await notes.request(method: .post, body: .integer(1)) }
        #expect(error?.isOutcomeUnknown == true)
        #expect(notes.server.requests.count == 1)
    }

    // MARK: Secrets

    @Test("A redirect to another origin is followed without the headers of the host and of the call")
    func redirect() async throws {
        let notes = Notes(
            FakeServer { $0.url.contains("other") ? $0.respond("{}") : $0.respond(302, "", redirect: "https://other.example/x") },
            headers: ["Authorization": "Bearer hunter2", "X-Key": "hunter2"])
        let response = try await notes.request(headers: ["X-Secret": "hunter3"])
        let last = try #require(notes.server.requests.last)
        #expect(response.url == "https://other.example/x")
        #expect(["Authorization", "X-Key", "X-Secret", "Cookie"].allSatisfy { last.headers[$0] == nil })
        #expect(last.headers["Accept"] != nil)
    }

    @Test("A redirect within the origin keeps the headers of the host")
    func sameOrigin() async throws {
        let notes = Notes(
            FakeServer { $0.url.hasSuffix("new") ? $0.respond("{}") : $0.respond(302, "", redirect: "https://notes.example/new") })
        _ = try await notes.request()
        #expect(notes.server.requests.last?.headers["Authorization"] == "Bearer hunter2")
    }

    @Test("A request with a header from the host's configuration or from the call may be sent only to the host of its URL")
    func confidentiality() async throws {
        let server = FakeServer("{}")
        _ = try await Notes(server).request(path: "/a")
        _ = try await Notes(server, headers: [:]).request(path: "/a", headers: ["X-Key": "k"])
        _ = try await Notes(server, headers: [:]).request(path: "/a")
        #expect(server.requests.map(\.confidentiality) == [.host("notes.example"), .host("notes.example"), .open])
    }

    @Test("A redirect of a request with a token to plain http is not followed")
    func plainHTTP() async {
        let notes = Notes(FakeServer { $0.respond(307, "", redirect: "http://notes.example/api") })
        let error = await failure { try await notes.request(url: "https://notes.example/") }
        #expect(error?.code == .tls)
        #expect(notes.server.requests.count == 1)
    }

    @Test("A token in the server's message is masked in the error")
    func echo() async {
        let notes = Notes(FakeServer { $0.respond(400, #"{"message":"bad token hunter2"}"#) })
        let error = await failure { try await notes.request() }
        #expect(error?.code == .rejected && error?.serverMessage == "bad token …")
        #expect(error.map { "\($0)".contains("hunter2") } == false)
    }

    @Test("A token of the host is masked in the error after a redirect to a URL that contains the token")
    func redirectedEcho() async {
        let notes = Notes(
            FakeServer {
                $0.url.contains("other") ? $0.respond(404, "{}") : $0.respond(302, "", redirect: "https://other.example/hunter2/x")
            })
        let error = await failure { try await notes.request() }
        // The request to the other server has no token that could be removed from the error.
        #expect(notes.server.requests.last?.headers["Authorization"] == nil)
        #expect(error?.code == .notFound && error?.message.hasPrefix("GET https://other.example/…/x: ") == true)
    }

    @Test("A token in the body of a cached response is masked in the error if the body is not the expected JSON")
    func cachedEcho() async throws {
        let notes = Notes(
            FakeServer { $0.respond(200, "welcome hunter2", type: "application/json") },
            cache: CacheSettings(medium: .memory, rule: .fixed(seconds: nil, until: nil)))
        let text = try await notes.request(readAs: .text).text
        #expect(text == "welcome hunter2")
        let error = await failure { try await notes.request(readAs: .json) }
        #expect(error?.code == .unexpectedResponse && error?.publicDetail["body"] == .string("welcome …"))
        #expect(notes.server.requests.count == 1)
    }

    @Test("Each host has its own cookies, and requests without a host, or with cookies turned off, have none")
    func cookies() async throws {
        let notes = Notes(FakeServer { $0.respond("{}").adding(cookie: "id=\(Origin($0.url)?.host ?? ""); Path=/") })
        for _ in 0..<2 {
            _ = try await notes.request()
            _ = try await notes.request(host: "other")
            _ = try await notes.request(host: nil, url: "https://notes.example/")
        }
        #expect(
            notes.server.requests.map { $0.headers["Cookie"] } == [nil, nil, nil, "id=notes.example", "id=other.example", nil])
        let without = Notes(FakeServer { $0.respond("{}").adding(cookie: "id=1") }, cookies: false)
        for _ in 0..<2 { _ = try await without.request() }
        #expect(without.server.requests.allSatisfy { $0.headers["Cookie"] == nil })
    }

    // MARK: Responses

    @Test("A body that is called JSON and is not can be read as text or bytes, and the error contains it with the headers")
    func readAs() async throws {
        let lines = "{\"a\": 1}\n{\"a\": 2}\n"
        let notes = Notes(
            FakeServer {
                $0.respond(200, lines, type: "application/json", headers: ["X-Request-Id": "7", "Set-Cookie": "a=b"])
            })
        let text = try await notes.request(readAs: .text).text
        #expect(text == lines)
        let base64 = try await notes.request(readAs: .base64).base64
        #expect(base64 == Base64.encode(Array(lines.utf8)))
        let error = await failure { try await notes.request() }
        #expect(error?.code == .unexpectedResponse && error?.publicDetail["body"] == .string(lines))
        #expect(error?.publicDetail["headers"] == .object(["content-type": .string("application/json"), "x-request-id": .string("7")]))
        let named = Notes(FakeServer { $0.respond(200, "[1]", type: "text/plain") })
        let json = try await named.request(readAs: .json).json
        #expect(json == .array([.integer(1)]))
    }

    @Test("The error of a refusal has the headers and a text body, without the secrets of the host")
    func refusedText() async throws {
        let notes = Notes(
            FakeServer {
                $0.respond(
                    403, "hunter2 may not", type: "text/plain", headers: ["WWW-Authenticate": "Bearer realm=\"x\"", "X-Echo": "hunter2"])
            })
        let error = await failure { try await notes.request() }
        #expect(error?.code == .forbidden && error?.publicDetail["body"] == .string("… may not"))
        let headers: [String: JSONValue]? = if case .object(let members)? = error?.publicDetail["headers"] { members } else { nil }
        #expect(headers?["www-authenticate"] == .string("Bearer realm=\"x\"") && headers?["x-echo"] == .string("…"))
    }

    @Test("The body of a response is returned as JSON, text or base64, depending on its media type and content")
    func kinds() async throws {
        func response(_ body: [UInt8], _ type: String?) async throws -> RestResponse {
            try await Notes(
                FakeServer {
                    HTTPResponse(request: $0, status: 200, headers: type.map { ["Content-Type": $0] } ?? [:], body: PaddedBytes(body))
                }
            ).request()
        }
        var json = try await response(Array("[1]".utf8), "application/json").json
        #expect(json == .array([.integer(1)]))
        json = try await response(Array("{}".utf8), "application/problem+json; charset=utf-8").json
        #expect(json == .object([:]))
        var text = try await response(Array("[1]".utf8), "text/plain").text
        #expect(text == "[1]")
        text = try await response([0xB8, 0xB4], "text/plain; charset=gbk").text
        #expect(text == "复")
        let base64 = try await response([0xFF, 0x00], "image/png").base64
        #expect(base64 == "/wA=")
        // 图 in GBK is also valid UTF-8.
        let picture: [UInt8] = [0xCD, 0xBC]
        text = try await response(picture, "text/plain; charset=gbk").text
        #expect(text == "图")
        json = try await response([0x22] + picture + [0x22], "application/json; charset=GBK").json
        #expect(json == .string("图"))
        text = try await response(Array("<meta charset=gbk>".utf8) + picture, "text/html").text
        #expect(text == "<meta charset=gbk>图")
        let feed = try await response(Array("<?xml version='1.0' encoding='gbk'?>".utf8) + picture, "application/atom+xml")
        #expect(feed.text?.hasSuffix("图") == true)
        let empty = try await response([], nil)
        #expect(empty.json == nil && empty.text == nil && empty.base64 == nil)
        await expectFailure(.unexpectedResponse) { try await response(Array("{".utf8), "application/json") }
        // JSON is UTF-8 unless the server says otherwise (RFC 8259, section 8.1).
        await expectFailure(.unexpectedResponse) { try await response([0x22, 0xFF, 0x22], "application/json") }
    }

    @Test("The headers of a response have lowercase names and joined values, and contain no cookies")
    func responseHeaders() async throws {
        let notes = Notes(FakeServer { $0.respond(200, "", type: "a/b", headers: ["Link": "<1>", "LINK": "<2>", "Set-Cookie": "a=b"]) })
        let response = try await notes.request()
        #expect(response.headers == ["link": "<1>, <2>", "content-type": "a/b"])
    }

    @Test(
        "JSON that is nested too deeply, or has more than a million values, is refused",
        arguments: [("", "[", 1_000_000, ""), ("[", "0,", 1_000_000, "0]"), ("", #"{"a":"#, 100, "0" + String(repeating: "}", count: 100))])
    func hostileJSON(start: String, part: String, count: Int, end: String) async {
        let body = start + String(repeating: part, count: count) + end
        let error = await failure { try await Notes(FakeServer(body)).request() }
        #expect(error?.code == .unexpectedResponse)
        // The error contains a shortened copy of the body.
        let refused = await failure { try await Notes(FakeServer { $0.respond(400, body) }).request() }
        #expect(refused?.code == .rejected && (JSONText.bytes(of: refused?.publicDetail["body"] ?? .null)?.count ?? 0) < 70_000)
    }

    @Test(
        "Each unsuccessful status has an error code, unless the call accepts the status",
        arguments: [
            (400, ErrorCode.rejected), (401, .notSignedIn), (403, .forbidden), (404, .notFound), (410, .notFound), (409, .rejected),
            (429, .rateLimited), (500, .serverFailure), (304, .unexpectedResponse),
        ])
    func statuses(status: Int, code: ErrorCode) async throws {
        let notes = Notes(FakeServer { $0.respond(status, #"{"error":"no","more":[1]}"#) }, retries: 0)
        let error = await failure { try await notes.request() }
        #expect(error?.code == code && error?.httpStatus == status && error?.serverMessage == "no")
        #expect(error?.publicDetail["body"] == .object(["error": .string("no"), "more": .array([.integer(1)])]))
        let response = try await notes.request(acceptStatuses: [status])
        #expect(response.status == status)
    }
}
