import Dispatch
import Errors
import Synchronization
import TestSupport
import Testing

@testable import Calls
@testable import HTTP
@testable import Networking

/// A source of letters that records the ranges that are read. If `failsAtEnd` is true, reading the last byte fails.
private final class TestSource: ByteSource {
    let count: Int
    let failsAtEnd: Bool
    let ranges = Mutex<[Range<Int>]>([])

    init(count: Int, failsAtEnd: Bool = false) {
        (self.count, self.failsAtEnd) = (count, failsAtEnd)
    }

    static func letters(_ range: Range<Int>) -> [UInt8] { range.map { UInt8(97 + ($0 &* 7 &+ $0 / 1000) % 26) } }

    func read(_ range: Range<Int>, _ completion: @escaping @Sendable (Result<[UInt8], DanXiError>) -> Void) {
        ranges.withLock { $0.append(range) }
        let isFailing = failsAtEnd && range.upperBound == count
        // The source uses a separate queue, because other tests may keep Swift's thread pool busy for longer than the upload may wait.
        DispatchQueue(label: "source").async {
            completion(isFailing ? .failure(DanXiError(.storage, "The test's source fails.")) : .success(Self.letters(range)))
        }
    }
}

@Suite("Streamed bodies", .timeLimit(.minutes(5)))
struct StreamedBodyTests {
    func request(_ server: RawServer, _ body: StreamedBody, effect: HTTPRequest.Effect = .once) -> HTTPRequest {
        var request = HTTPRequest(method: .post, url: server.url, effect: effect)
        request.stream = body
        return request
    }

    static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"

    @Test("A body of several parts arrives complete and in order, and its source is read in chunks")
    func parts() async throws {
        let server = try RawServer { _, _ in .reply(Self.ok) }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        let source = TestSource(count: 1_000_000)
        let body = StreamedBody([.bytes(Array("head ".utf8)), .source(source), .bytes([]), .bytes(Array(" tail".utf8))])
        let progress = CallProgress()
        let response = try await CallContext.$current.withValue(CallContext(progress: progress)) {
            try await client.send(request(server, body))
        }
        #expect(response.isSuccess && body.count == 1_000_010)
        let sent = try #require(server.requests.first)
        #expect(sent.lowercased().contains("content-length: 1000010\r\n") && !sent.contains("Expect"))
        #expect(sent.hasSuffix("\r\n\r\nhead \(String(decoding: TestSource.letters(0..<1_000_000), as: UTF8.self)) tail"))
        let ranges = source.ranges.withLock { $0 }
        #expect(ranges.count == 4 && ranges.allSatisfy { $0.count <= 262_144 } && ranges.reduce(0) { $0 + $1.count } == source.count)
        client.close()
    }

    @Test("A client that cannot stream a body gets all its bytes, in order")
    func bytes() async throws {
        let body = StreamedBody([
            .bytes(Array("head ".utf8)), .source(TestSource(count: 30)), .source(TestSource(count: 0)), .bytes(Array(" tail".utf8)),
        ])
        let bytes = try await body.bytes()
        #expect(bytes == Array("head ".utf8) + TestSource.letters(0..<30) + Array(" tail".utf8))
    }

    @Test("The progress of an upload is the number of bytes that were sent")
    func progress() async throws {
        let server = try RawServer { _, _ in .reply(Self.ok) }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        let progress = CallProgress()
        let reading = Gate()
        let source = HeldSource(count: 300_000, gate: reading)
        let context = CallContext(progress: progress)
        async let response = CallContext.$current.withValue(context) {
            try await client.send(request(server, StreamedBody([.source(source)])))
        }
        await reading.arrival()
        reading.open()
        await reading.arrival()
        // The first chunk was read and is being sent. The read of the second chunk waits.
        while progress.current.done == 0 { await Task.yield() }
        #expect(progress.current.done <= 262_144 && progress.current.expected == 300_000)
        reading.open()
        _ = try await response
        client.close()
    }

    @Test("If the source fails, the request fails with the error of the source")
    func failingSource() async throws {
        let server = try RawServer { _, _ in .reply(Self.ok) }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        let source = TestSource(count: 600_000, failsAtEnd: true)
        let error = await failure { try await client.send(request(server, StreamedBody([.source(source)]))) }
        #expect(error?.code == .storage && error?.isOutcomeUnknown == false, "\(error?.message ?? "")")
        client.close()
    }

    @Test("Cancelling an upload ends the upload, even while its source is being read")
    func cancellation() async throws {
        let server = try RawServer { _, _ in .reply(Self.ok) }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        let gate = Gate()
        let body = StreamedBody([.source(HeldSource(count: 10, gate: gate))])
        let task = Task { [self] in await failure { try await client.send(request(server, body)) } }
        await gate.arrival()
        task.cancel()
        let error = await task.value
        #expect(error?.isOutcomeUnknown == true, "the beginning of the request was sent")
        gate.open()
        client.close()
    }

    @Test("After a lost connection, an upload is read and sent again only if it is idempotent")
    func repetition() async throws {
        for (effect, expected) in [(HTTPRequest.Effect.idempotent, 2), (.once, 1)] {
            let server = try RawServer { connection, _ in connection == 0 ? .closeAfterRequest : .reply(Self.ok) }
            let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
            let service = RetryingClient(client: client, policy: RetryPolicy(baseDelay: .milliseconds(1)))
            let source = TestSource(count: 300_000)
            let error = await failure {
                try await service.send(request(server, StreamedBody([.source(source)]), effect: effect))
            }
            #expect(server.requests.count == expected && (error == nil) == (expected == 2))
            #expect(error == nil || error?.isOutcomeUnknown == true)
            client.close()
        }
    }

    @Test("A streamed body is not sent to another host after a redirect")
    func redirect() async throws {
        let server = FakeServer(script: [answer(307, redirect: "https://other.example/x")])
        var upload = HTTPRequest(method: .post, url: "https://one.example/x")
        upload.stream = StreamedBody([.bytes([1])])
        let sent = upload
        let error = await failure { try await RedirectingClient(client: server).send(sent) }
        #expect(error?.code == .unexpectedResponse && server.requests.count == 1)
        let turned = FakeServer(script: [answer(302, redirect: "https://other.example/x"), answer(200)])
        _ = try await RedirectingClient(client: turned).send(sent)
        #expect(turned.requests.last?.method == .get && turned.requests.last?.hasBody == false)
    }

    @Test("A multipart form follows RFC 7578, and quotes and line breaks in names are escaped")
    func multipart() async throws {
        let form = MultipartForm([
            .init("type", "file"),
            .init("a\"\r\nX: y", fileName: "b\"\n.png", contentType: "image/png", content: .bytes(Array("PNG".utf8))),
        ])
        let server = try RawServer { _, _ in .reply(Self.ok) }
        let client = CurlClient(configuration: NetworkConfiguration(userAgent: "test"))
        let sent = try TestRequest(baseURL: server.url, path: "", method: .post, body: .multipart(form), type: HTTPResponse.self)
            .httpRequest()
        _ = try await client.send(sent)
        let boundary = try #require(form.contentType.split(separator: "=").last)
        let text = try #require(server.requests.first)
        #expect(text.contains("Content-Type: multipart/form-data; boundary=\(boundary)\r\n"))
        #expect(
            text.hasSuffix(
                "\r\n\r\n--\(boundary)\r\nContent-Disposition: form-data; name=\"type\"\r\n\r\nfile\r\n--\(boundary)\r\nContent-Disposition: form-data; name=\"a%22%0D%0AX: y\"; filename=\"b%22%0A.png\"\r\nContent-Type: image/png\r\n\r\nPNG\r\n--\(boundary)--\r\n"
            ))
        #expect(boundary != MultipartForm([]).contentType.split(separator: "=").last)
        client.close()
    }
}

/// A source whose reads wait until the test opens the gate.
private final class HeldSource: ByteSource {
    let count: Int
    let gate: Gate

    init(count: Int, gate: Gate) {
        (self.count, self.gate) = (count, gate)
    }

    func read(_ range: Range<Int>, _ completion: @escaping @Sendable (Result<[UInt8], DanXiError>) -> Void) {
        Task.detached { [gate] in
            await gate.pass()
            completion(.success(TestSource.letters(range)))
        }
    }
}
