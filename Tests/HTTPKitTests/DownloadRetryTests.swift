import Calls
import Errors
import HTTP
import JSON
import Storage
import TestSupport
import Testing
import Threads

@testable import HTTPKit

@Suite("Retries and results of downloads", .virtualTime, .timeLimit(.minutes(5)))
struct DownloadRetryTests {
    private let temporary: TemporaryDirectory
    private let path: String

    init() throws {
        temporary = try TemporaryDirectory()
        path = try temporary.store().path + "/f"
    }

    private func download(
        _ server: FakeServer, retries: Int = 0, url: String? = nil, query: [String: JSONValue]? = nil, sha256: String? = nil,
        identity: String? = nil, size: Int? = nil
    ) async throws -> DownloadedFile {
        try await Notes(server, retries: retries).service.download(
            file: path, host: url == nil ? "notes" : nil, path: url == nil ? "/f" : nil, url: url, query: query, headers: nil,
            sha256: sha256,
            resume: true, identity: identity, size: size)
    }

    /// Returns the time until the download has ended, and its error.
    private func time(
        _ server: FakeServer, retries: Int, deadline: Duration? = nil
    ) async -> (duration: Duration, error: DanXiError?) {
        let start = Instant.now
        let error = await CallContext.$current.withValue(CallContext(deadline: deadline.map { start + $0 })) {
            await failure { try await download(server, retries: retries) }
        }
        return (start.duration(to: .now), error)
    }

    /// Returns a server that sends these bytes, which need not have the announced length.
    private static func server(_ bytes: [UInt8], length: Int? = nil, headers: HTTPHeaders = [:]) -> FakeServer {
        FakeServer { request in
            let sink = try #require(request.sink)
            var headers = headers
            headers["Content-Length"] = length.map { "\($0)" }
            #expect(sink.begin(status: 200, headers: headers))
            _ = bytes.withUnsafeBytes { sink.take($0) {} }
            return HTTPResponse(request: request, status: 200, headers: headers)
        }
    }

    /// Returns a server that refuses all requests with a status.
    private static func refusing(_ status: Int, _ headers: HTTPHeaders = [:]) -> FakeServer {
        FakeServer { request in
            _ = request.sink?.begin(status: status, headers: headers)
            return request.respond(status, "", headers: headers)
        }
    }

    // MARK: Retries

    @Test("After each interruption, a download continues 200 ms later as long as it makes progress")
    func progress() async {
        let server = DownloadTests.server(pieces: 70_000)
        let (duration, error) = await time(server, retries: 1)
        #expect(error == nil && duration == .milliseconds(800) && Metrics.current.retries[0] == 4)
        #expect(
            server.requests.map { $0.headers["Range"] } == [nil, "bytes=70000-", "bytes=140000-", "bytes=210000-", "bytes=280000-"])
    }

    @Test("Without progress, the waits become longer, and the number of retries is that of the host")
    func noProgress() async {
        for (retries, milliseconds) in [(0, 0), (1, 200), (2, 600), (3, 1200)] {
            let server = FakeServer { _ in throw DanXiError(.network, "down") }
            let (duration, error) = await time(server, retries: retries)
            #expect(error == DanXiError(.network, "down") && duration == .milliseconds(milliseconds))
            #expect(server.requests.count == retries + 1)
        }
    }

    @Test("After a refusal that may be temporary, the download waits for as long as the server asks for")
    func retryAfter() async {
        let server = Self.refusing(503, ["Retry-After": "7"])
        let (duration, error) = await time(server, retries: 2)
        #expect(error?.code == .serverFailure && duration == .seconds(14) && server.requests.count == 3)
    }

    @Test(
        "Only the statuses 429, 502, 503 and 504 are temporary",
        arguments: [(400, 1), (404, 1), (429, 2), (500, 1), (501, 1), (502, 2), (503, 2), (504, 2), (505, 1)])
    func statuses(status: Int, count: Int) async {
        let server = Self.refusing(status)
        let error = await time(server, retries: 1).error
        #expect(error?.httpStatus == status && server.requests.count == count)
    }

    @Test("An error other than a network error ends the download")
    func otherErrors() async {
        for code in [ErrorCode.tls, .timeout, .tooLarge] {
            let server = FakeServer { _ in throw DanXiError(code, "x") }
            let error = await time(server, retries: 3).error
            #expect(error?.code == code && server.requests.count == 1)
        }
    }

    @Test("A download is continued only if the wait ends before the deadline of the call")
    func deadline() async {
        for (milliseconds, count) in [(200, 1), (201, 2), (601, 3)] {
            let server = FakeServer { _ in throw DanXiError(.network, "down") }
            let (duration, error) = await time(server, retries: 5, deadline: .milliseconds(milliseconds))
            #expect(error?.message == "down" && server.requests.count == count && duration < .milliseconds(milliseconds))
        }
    }

    @Test("The error of an interrupted download states how many bytes the next call need not request")
    func keptBytes() async {
        let error = await time(DownloadTests.server(pieces: 70_000), retries: 0).error
        #expect(error?.message == "70000 bytes of \(path) are kept for the next call. cut")
        let useless = await time(DownloadTests.server(etag: nil, pieces: 70_000), retries: 0).error
        #expect(useless?.message == "cut", "bytes of an unknown version are of no use")
    }

    @Test("A download starts over once, and then fails")
    func startsOverOnce() async {
        _ = await time(DownloadTests.server(pieces: 50_000), retries: 0)
        let before = Metrics.current.retries[0]
        let wrong: HTTPHeaders = ["Content-Range": "bytes 9-10/11"]
        let server = DownloadTests.server(pieces: 60_000) { request in
            request.headers["Range"] == nil ? nil : HTTPResponse(request: request, status: 206, headers: wrong)
        }
        let error = await time(server, retries: 5).error
        #expect(server.requests.map { $0.headers["Range"] } == ["bytes=50000-", nil, "bytes=60000-"])
        #expect(error?.code == .unexpectedResponse)
        #expect(error?.message == "The server did not send the requested rest of https://notes.example/api/f. Try again.")
        #expect(Metrics.current.retries[0] - before == 2)
    }

    @Test("The error of a response that is no file names its status", arguments: [204, 206, 416])
    func noFile(status: Int) async {
        let server = Self.refusing(status)
        let error = await time(server, retries: 3).error
        #expect(error?.message == "GET https://notes.example/api/f returned HTTP \(status) instead of a file. Check the URL.")
        #expect(error?.code == .unexpectedResponse && error?.httpStatus == status && server.requests.count == 1 && temporary.files == [])
    }

    // MARK: Requests and results

    @Test("A download asks for unencoded bytes and a checksum, and a resumed one for the rest of the same version")
    func headers() async throws {
        _ = await time(DownloadTests.server(pieces: 50_000), retries: 0)
        let server = DownloadTests.server(headers: ["Content-Type": "a/b"])
        let file = try await download(server, query: nil)
        let lines = server.requests[0].headers.fields.map { "\($0.name): \($0.value)" }.sorted()
        #expect(
            lines == [
                "Accept-Encoding: identity", "Accept: application/json, */*;q=0.5", "Authorization: Bearer hunter2", "If-Range: \"v1\"",
                "Range: bytes=50000-", "Want-Repr-Digest: sha-256=10",
            ])
        #expect(
            file
                == DownloadedFile(
                    file: path, url: "https://notes.example/api/f", size: 300_000, resumedFrom: 50_000, verified: false, etag: "\"v1\"",
                    contentType: "a/b"))
        let whole = DownloadTests.server()
        _ = try await download(whole, query: ["a": .integer(1)])
        #expect(whole.urls == ["https://notes.example/api/f?a=1"] && whole.requests[0].headers["Range"] == nil)
    }

    @Test("A partial download is resumed from another URL if both have the same identity")
    func identities() async throws {
        for (identity, resumedFrom) in [("v1", 50_000), ("v2", 0)] {
            let first = DownloadTests.server(pieces: 50_000) {
                $0.headers["Range"] == nil ? nil : HTTPResponse(request: $0, status: 404)
            }
            await expectFailure(.notFound) { try await download(first, url: "https://a.example/1?x", identity: "v1") }
            let file = try await download(DownloadTests.server(), url: "https://a.example/2?y", identity: identity)
            #expect(file.resumedFrom == resumedFrom && file.url == "https://a.example/2?y" && file.size == 300_000)
        }
    }

    @Test(
        "A file of another size than the announced one is deleted",
        arguments: [
            (5, nil, "the response announced 5 bytes, but 6 bytes were received"),
            (6, 7, "the server's list states 7 bytes, but 6 bytes were received"),
            (nil, 5, "the server's list states 5 bytes, but 6 bytes were received"), (6, 6, nil), (nil, nil, nil),
        ] as [(Int?, Int?, String?)])
    func sizes(length: Int?, size: Int?, problem: String?) async {
        let error = await failure { try await download(Self.server(Array("hello!".utf8), length: length), size: size) }
        let expected = problem.map {
            DanXiError(
                .unexpectedResponse,
                "GET https://notes.example/api/f: \($0), so the partial download was deleted. Download the file again.")
        }
        #expect(error == expected && temporary.files == (problem == nil ? ["f"] : []))
    }

    @Test("A file is compared with all given checksums, and deleted if one of them differs")
    func checksums() async throws {
        let good = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
        let wrong = "sha-512=:" + String(repeating: "A", count: 86) + "==:"
        for (digest, field, algorithm) in [
            (good, nil, nil), (good, wrong, "sha-512"), (nil, wrong, "sha-512"), (String(repeating: "0", count: 64), nil, "sha-256"),
        ] as [(String?, String?, String?)] {
            var headers: HTTPHeaders = [:]
            headers["Repr-Digest"] = field
            let server = Self.server(Array("hello".utf8), headers: headers)
            let error = await failure { try await download(server, sha256: digest) }
            let expected = algorithm.map {
                DanXiError(
                    .unexpectedResponse,
                    "GET https://notes.example/api/f: the \($0) checksum of the file differs from the expected checksum, so the partial download was deleted. Check the expected checksum, and download the file again."
                )
            }
            #expect(error == expected && temporary.files == ["f"], "the file of the first download is kept")
        }
    }

    @Test(
        "The checksum of a long file is that of all its bytes",
        arguments: [
            (1 << 20, "30e14955ebf1352266dc2ff8067e68104607e750abb9d3b36582b8af909fcb58"),
            ((1 << 20) + 1, "2cb74edba754a81d121c9db6833704a8e7d417e5b13d1a19f4a52f007d644264"),
        ])
    func longFile(count: Int, digest: String) async throws {
        let file = try await download(DownloadTests.server([UInt8](repeating: 0, count: count)), sha256: digest)
        #expect(file.verified && file.size == count)
    }

    @Test("The error of a malformed checksum names the parameter")
    func malformedChecksum() async {
        let server = FakeServer("{}")
        let error = await failure { try await download(server, sha256: "x") }
        #expect(error == DanXiError(.invalidArgument, "http.download: `sha256`: expected 64 hexadecimal digits."))
        #expect(server.requests.isEmpty)
    }
}
