import Errors
import TestSupport
import Testing

@testable import Calls
@testable import HTTP
@testable import Networking

@Suite("Responses of a hostile server", .timeLimit(.minutes(5)))
struct HostileResponseTests {
    var configuration = NetworkConfiguration(userAgent: "test")

    func send(_ action: RawServer.Action, _ method: HTTPMethod = .get) async throws -> Result<HTTPResponse, DanXiError> {
        let server = try RawServer { _, _ in action }
        do {
            return .success(try await CurlClient(configuration: configuration).send(HTTPRequest(method: method, url: server.url)))
        } catch {
            return .failure(DanXiError(error))
        }
    }

    func error(_ action: RawServer.Action, _ method: HTTPMethod = .get) async throws -> DanXiError? {
        if case .failure(let error) = try await send(action, method) { error } else { nil }
    }

    static let start = "HTTP/1.1 200 OK\r\n"

    @Test(
        "The error of a response with endless headers, interim responses or trailers is `too_large`",
        arguments: [
            .flood(start, then: "X: y\r\n"), .flood(start, then: "Set-Cookie: \(String(repeating: "c", count: 1000))=d\r\n"),
            .flood("", then: "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"), .flood("", then: "HTTP/1.1 100 Continue\r\n\r\n"),
            .flood(start + "Transfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n", then: "X: y\r\n"),
            .flood(start + "X: ", then: "y"), .flood(start + "Transfer-Encoding: chunked\r\n\r\n0\r\nX: ", then: "y"),
        ] as [RawServer.Action])
    func endless(action: RawServer.Action) async throws {
        let error = try await error(action)
        #expect(error?.code == .tooLarge && error?.isRetryable == false, "\(String(describing: error))")
    }

    @Test(
        "The error of a response that is not valid HTTP is `unexpected_response`",
        arguments: [
            "hello\r\n", "HTTP/1.1 abc\r\n\r\n", "HTTP/9.9 200 OK\r\n\r\n", "SSH-2.0-OpenSSH_9.2\r\n", "\r\n\r\n",
            "HTTP/1.1 200 OK\r\nX: a\u{0}b\r\n\r\n",
        ])
    func noHTTP(answer: String) async throws {
        let read = try await error(.last(answer))
        #expect(read?.code == .unexpectedResponse, "\(String(describing: read))")
        let write = try await error(.last(answer), .post)
        #expect(write?.code == .unexpectedResponse && write?.isOutcomeUnknown == true)
    }

    @Test("A body may have max_response_bytes bytes, but not one byte more", arguments: ["Content-Length: %\r\n", ""])
    func exactly(field: String) async throws {
        var test = self
        test.configuration.maxResponseBytes = 100_000
        for (count, passes) in [(99_999, true), (100_000, true), (100_001, false)] {
            let field = field.replacing("%", with: "\(count)")
            let result = try await test.send(.last(Self.start + field + "\r\n" + String(repeating: "x", count: count)))
            switch result {
            case .success(let response): #expect(passes && response.body.count == count)
            case .failure(let error): #expect(!passes && error.code == .tooLarge && error.message.contains("100000 bytes"))
            }
        }
    }

    @Test("Headers may have 2,000 lines with the first and the empty one, and 262,144 bytes, but not one more")
    func headerLimits() async throws {
        for (count, passes) in [(1998, true), (1999, false)] {
            let code = try await error(.last(Self.start + String(repeating: "X: y\r\n", count: count) + "\r\n"))?.code
            #expect(code == (passes ? nil : .tooLarge), "\(count) fields")
        }
        let line = "X: \(String(repeating: "y", count: 995))\r\n"
        let rest = 262_144 - Self.start.utf8.count - 262 * line.utf8.count - "X: \r\n\r\n".utf8.count
        for (count, passes) in [(rest, true), (rest + 1, false)] {
            let last = "X: \(String(repeating: "y", count: count))\r\n\r\n"
            let code = try await error(.last(Self.start + String(repeating: line, count: 262) + last))?.code
            #expect(code == (passes ? nil : .tooLarge), "\(count - rest) bytes more")
        }
    }

    @Test("A lone carriage return in a header becomes a space, and a folded line continues the header before it")
    func oddHeaders() async throws {
        let head = "A: b\rSet-Cookie: c=d\r\nE: f\r\n  G: h\r\n\t i\r\nContent-Length: 0\r\n\r\n"
        let headers = try await send(.reply(Self.start + head)).get().headers
        #expect(headers["A"] == "b Set-Cookie: c=d" && headers["Set-Cookie"] == nil && headers["E"] == "f G: h i" && headers["G"] == nil)
        #expect(headers.fields.count == 3)
    }

    @Test("Trailer fields are not added to the headers of the response")
    func trailer() async throws {
        let answer = Self.start + "Transfer-Encoding: chunked\r\nA: b\r\n\r\n2\r\nok\r\n0\r\nSet-Cookie: c=d\r\nA: e\r\n\r\n"
        let response = try await send(.reply(answer)).get()
        #expect(response.body.count == 2 && response.headers["Set-Cookie"] == nil && response.headers.values("A") == ["b"])
    }

    /// A sink of a resumed download: 5 bytes exist already, and the sink accepts all further bytes.
    private final class Rest: ByteSink {
        let offset = 5
        let failure: DanXiError? = nil
        func begin(status: Int, headers: HTTPHeaders) -> Bool { true }
        func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep { .taken }
    }

    @Test("The progress has no expected size if the sum of the existing and the announced bytes overflows")
    func endlessRest() async throws {
        let head = "HTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\nContent-Length: \(Int.max)\r\n\r\n"
        let server = try RawServer { _, _ in .last(head + "12345") }
        var request = HTTPRequest(url: server.url)
        request.sink = Rest()
        let progress = CallProgress()
        let error = await CallContext.$current.withValue(CallContext(progress: progress)) { [request] in
            await failure { try await CurlClient(configuration: configuration).send(request) }
        }
        #expect(error?.code == .network)
        #expect(progress.current == (10, -1))
    }

    @Test("Many headers are read in linear time", .computing)
    func linear() {
        let growth = growth(from: 190, upTo: 1990) { count in
            {
                var response = CurlResponse(maxBytes: 100)
                for _ in 0..<count { _ = Array("Content-Length: 5\r\n".utf8).withUnsafeBytes { response.receiveHeader($0) } }
                #expect(response.headers.fields.count == count)
            }
        }
        #expect(growth < linearGrowth)
    }
}
