import Errors
import Glibc
import HTTP
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import HTTPKit

@Suite("http.download and http.upload")
struct DownloadTests {
    static let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 8) }
    static let etag = "\"v1\""

    /// Returns a server with one file, `content`. The server breaks the connection after `pieces` bytes of each response. If
    /// `change` returns a response to a request, the server sends that response instead.
    static func server(
        _ content: [UInt8] = content, etag: String? = etag, pieces: Int = .max, headers: HTTPHeaders = [:],
        change: @escaping @Sendable (HTTPRequest) -> HTTPResponse? = { _ in nil }
    ) -> FakeServer {
        FakeServer { request in
            let sink = try #require(request.sink)
            if let response = change(request) {
                if response.status != 200 { _ = sink.begin(status: response.status, headers: response.headers) }
                return response
            }
            var headers = headers
            headers["ETag"] = etag
            var (status, body) = (200, content[...])
            if let range = request.headers["Range"], request.headers["If-Range"] == etag {
                let first = try #require(Int(range.dropFirst(6).dropLast()))
                (status, body) = (206, content[first...])
                headers["Content-Range"] = "bytes \(first)-\(content.count - 1)/\(content.count)"
            }
            headers["Content-Length"] = "\(body.count)"
            if sink.begin(status: status, headers: headers) {
                for piece in stride(from: body.startIndex, to: min(body.endIndex, body.startIndex + min(pieces, 1 << 30)), by: 10_000) {
                    let end = min(piece + 10_000, body.endIndex, body.startIndex + min(pieces, 1 << 30))
                    while true {
                        let step = body[piece..<end].withUnsafeBytes { sink.take($0) {} }
                        if step == .taken { break }
                        if step == .failed { throw sink.failure ?? DanXiError(.internal, "no failure") }
                        await Task.yield()
                    }
                }
                if pieces < body.count { throw DanXiError(.network, "cut") }
            }
            return HTTPResponse(request: request, status: status, headers: headers)
        }
    }

    private func download(
        _ server: FakeServer, _ file: String, sha256: String? = nil, resume: Bool = true, retries: Int = 0
    ) async throws -> DownloadedFile {
        try await Notes(server, retries: retries).service.download(
            file: file, host: "notes", path: "/f", url: nil, query: nil, headers: nil, sha256: sha256, resume: resume)
    }

    private func bytes(_ path: String) async throws -> [UInt8] {
        let file = try await UserFile.open(path, atMost: 1 << 30)
        return try await file.prefix(1 << 30)
    }

    @Test("A download without an interruption writes the file and leaves no other files")
    func whole() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        let server = Self.server()
        let file = try await download(server, path)
        #expect(file.size == Self.content.count && file.resumedFrom == 0 && !file.verified && file.etag == Self.etag)
        let content = try await bytes(path)
        #expect(content == Self.content)
        #expect(temporary.files == ["f"])
        #expect(server.requests.first?.headers["Range"] == nil && server.requests.first?.headers["Accept-Encoding"] == "identity")
    }

    @Test("The next call resumes an interrupted download after the last byte that was received")
    func nextCall() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        let error = await failure { try await download(Self.server(pieces: 120_000), path) }
        #expect(error?.code == .network && error?.message.contains("120000 bytes") == true)
        #expect(temporary.files == ["f.part", "f.part.json"])
        let server = Self.server()
        let file = try await download(server, path)
        #expect(file.resumedFrom == 120_000)
        #expect(server.requests.map { $0.headers["Range"] } == ["bytes=120000-"])
        let content = try await bytes(path)
        #expect(content == Self.content)
    }

    @Test("With retries, an interrupted download is resumed in the same call")
    func sameCall() async throws {
        let temporary = try TemporaryDirectory()
        let server = Self.server(pieces: 70_000)
        let file = try await download(server, try temporary.store().path + "/f", retries: 2)
        #expect(file.size == Self.content.count && server.requests.count == 5)
        let content = try await bytes(try temporary.store().path + "/f")
        #expect(content == Self.content)
    }

    @Test(
        "A download starts over if the file on the server has changed or has no strong validator", arguments: ["\"v2\"", "W/\"v1\"", nil])
    func changed(etag: String?) async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        let first = etag == "\"v2\"" ? Self.etag : etag
        _ = await failure { try await download(Self.server(etag: first, pieces: 50_000), path) }
        let new = Self.content.reversed() as [UInt8]
        let file = try await download(Self.server(new, etag: etag), path)
        #expect(file.resumedFrom == 0)
        let content = try await bytes(path)
        #expect(content == new)
    }

    @Test("A partial download from another URL is not resumed")
    func otherURL() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        _ = await failure { try await download(Self.server(pieces: 50_000), path) }
        try await setNote(DownloadState(url: "https://notes.example/api/g", validator: Self.etag, total: nil), of: path)
        let server = Self.server()
        let result = try await download(server, path)
        #expect(result.resumedFrom == 0)
        #expect(server.requests.map { $0.headers["Range"] } == [nil])
        let content = try await bytes(path)
        #expect(content == Self.content)
    }

    @Test("A partial download that is longer than the file is not resumed")
    func tooLong() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        _ = await failure { try await download(Self.server(pieces: 50_000), path) }
        try await setNote(DownloadState(url: "https://notes.example/api/f", validator: Self.etag, total: 40_000), of: path)
        let server = Self.server()
        let result = try await download(server, path)
        #expect(result.resumedFrom == 0)
        #expect(server.requests.map { $0.headers["Range"] } == [nil])
        let content = try await bytes(path)
        #expect(content == Self.content)
    }

    @Test("A download whose body is shorter than its Content-Length fails and can be resumed, even if the transfer ended normally")
    func shortBody() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        // The server records its requests, so the sink of the first request still exists during the second download.
        let server = Self.server(change: Self.sendBeginning)
        let error = await failure { try await download(server, path) }
        #expect(error?.code == .network && error?.message.contains("1000 of 300000 bytes") == true)
        #expect(temporary.files == ["f.part", "f.part.json"])
        let result = try await download(server, path)
        #expect(result.resumedFrom == 1000)
        let content = try await bytes(path)
        #expect(content == Self.content)
    }

    /// Responds to a request without the header Range: sends the first 1000 bytes of the file, and ends the response without an error.
    /// Returns nil for other requests.
    private static func sendBeginning(_ request: HTTPRequest) -> HTTPResponse? {
        guard request.headers["Range"] == nil, let sink = request.sink else { return nil }
        let headers: HTTPHeaders = ["ETag": Self.etag, "Content-Length": "\(Self.content.count)"]
        guard sink.begin(status: 200, headers: headers) else { return nil }
        _ = Self.content.prefix(1000).withUnsafeBytes { sink.take($0) {} }
        return HTTPResponse(request: request, status: 200, headers: headers)
    }

    @Test("If a resumed download starts over and is interrupted again, `resumed_from` of the result is 0")
    func startedOver() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        _ = await failure { try await download(Self.server(etag: "\"old\"", pieces: 50_000), path) }
        let server = Self.server(pieces: 200_000)
        let result = try await download(server, path, retries: 1)
        #expect(result.resumedFrom == 0)
        #expect(server.requests.map { $0.headers["Range"] } == ["bytes=50000-", "bytes=200000-"])
        let content = try await bytes(path)
        #expect(content == Self.content)
    }

    @Test("Only the user can read the note about a partial download, because the URL in the note may contain a signature")
    func noteMode() async throws {
        let temporary = try TemporaryDirectory()
        _ = await failure { try await download(Self.server(pieces: 50_000), try temporary.store().path + "/f") }
        #expect(temporary.mode(of: "f.part.json") == 0o600)
    }

    @Test("Flushing a file does not block jobs for other files in its folder", .virtualTime)
    func flushing() async throws {
        let temporary = try TemporaryDirectory()
        let folder = try temporary.store().path
        let file = folder + "/f"
        let othersRanFirst = Monitor(false)
        try await PartialFile.opened(file) { part in
            // The flush waits for this job, and the job waits until other jobs of the folder have run.
            try FileThreads.shared.submit(in: file + ".part") {
                for _ in 0..<20 {
                    World.current.threads.sleep(for: .milliseconds(5))
                    let hasRun = Monitor(false)
                    let job = { @Sendable in
                        hasRun.withLock { $0 = true }
                        hasRun.wakeAll()
                    }
                    guard (try? FileThreads.shared.submit(in: folder, job)) != nil else { return }
                    hasRun.wait { $0 ? () : nil }
                }
                othersRanFirst.withLock { $0 = access(file, F_OK) != 0 }
            }
            try await part.finish()
        }
        #expect(othersRanFirst.withLock { $0 } && temporary.files == ["f"])
    }

    @Test("Bytes that arrive while a slow write counts as blocked are written afterwards")
    func slowWrites() async throws {
        let temporary = try TemporaryDirectory()
        // If the patience is zero, any running job counts as blocked.
        let threads = FileThreads(patience: .zero)
        let path = try temporary.store().path + "/f"
        try await PartialFile.opened(path, on: threads) { part in
            let sink = DownloadSink(file: part, url: "https://notes.example/f", position: 0, known: nil)
            #expect(sink.begin(status: 200, headers: [:]))
            let piece = [UInt8](repeating: 7, count: 3 << 20)
            for _ in 0..<5 {
                // The sink wakes the sender when its full buffer has space again.
                let room = AsyncStream.makeStream(of: Void.self)
                while piece.withUnsafeBytes({ sink.take($0) { room.continuation.yield() } }) != .taken {
                    for await _ in room.stream { break }
                }
            }
            try await sink.close()
            let size = try await part.run { try part.size() }
            #expect(size == 5 * piece.count)
        }
    }

    @Test("If `resume` is false, a partial download is discarded")
    func afresh() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        _ = await failure { try await download(Self.server(pieces: 50_000), path) }
        let server = Self.server()
        let result = try await download(server, path, resume: false)
        #expect(result.resumedFrom == 0)
        #expect(server.requests.first?.headers["Range"] == nil)
    }

    @Test("If the server sends another range than the requested one, the range is not appended, and the download starts over")
    func otherPart() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        _ = await failure { try await download(Self.server(pieces: 50_000), path) }
        let server = Self.server { request in
            guard request.headers["Range"] != nil else { return nil }
            return HTTPResponse(request: request, status: 206, headers: ["Content-Range": "bytes 9-10/11"])
        }
        let result = try await download(server, path)
        #expect(result.size == Self.content.count)
        let content = try await bytes(path)
        #expect(content == Self.content)
    }

    private func setNote(_ state: DownloadState, of path: String) async throws {
        try await PartialFile.opened(path) { part in try await part.run { try part.setNote(state) } }
    }

    @Test(
        "After the status 416, a partial download that has the length of the file is complete, and a longer one starts over",
        arguments: [true, false])
    func unsatisfiable(isComplete: Bool) async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        _ = await failure { try await download(Self.server(pieces: 50_000), path) }
        let known = DownloadState(url: "https://notes.example/api/f", validator: Self.etag, total: nil)
        try await setNote(known, of: path)
        let server = Self.server { request in
            guard request.headers["Range"] != nil else { return nil }
            let length = isComplete ? 50_000 : 40_000
            return HTTPResponse(request: request, status: 416, headers: ["Content-Range": "bytes */\(length)"])
        }
        let file = try await download(server, path)
        #expect(file.size == (isComplete ? 50_000 : Self.content.count))
    }

    @Test("A download is verified against a checksum, and deleted if the checksum differs")
    func checksums() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path + "/f"
        let hello = Array("hello".utf8)
        let digest = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
        var result = try await download(Self.server(hello), path, sha256: digest)
        #expect(result.verified)
        result = try await download(Self.server(hello), path, sha256: "SHA256:\(digest.uppercased())")
        #expect(result.verified)
        let field = "unixsum=:AAA=:, sha-256=:LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=:"
        result = try await download(Self.server(hello, headers: ["Repr-Digest": field]), path)
        #expect(result.verified)
        let error = await failure { try await download(Self.server(), try temporary.store().path + "/g", sha256: digest) }
        #expect(error?.code == .unexpectedResponse && error?.message.contains("differs") == true)
        #expect(temporary.files == ["f"])
        await expectFailure(.invalidArgument) { try await download(Self.server(), path, sha256: String(repeating: "x", count: 64)) }
    }

    @Test("An empty file is downloaded, and a refused download leaves no file")
    func edges() async throws {
        let temporary = try TemporaryDirectory()
        let result = try await download(Self.server([]), try temporary.store().path + "/empty")
        #expect(result.size == 0)
        let missing = Self.server { HTTPResponse(request: $0, status: 404) }
        await expectFailure(.notFound) { try await download(missing, try temporary.store().path + "/f") }
        let encoded = Self.server(headers: ["Content-Encoding": "gzip"])
        await expectFailure(.unexpectedResponse) { try await download(encoded, try temporary.store().path + "/f") }
        #expect(temporary.files == ["empty"])
    }

    @Test("A download fails if another call is writing the same file, or if the folder does not exist")
    func places() async throws {
        let temporary = try TemporaryDirectory()
        let path = try temporary.store().path
        try await PartialFile.opened(path + "/f") { _ in
            await expectFailure(.storage) { try await download(Self.server(), path + "/f") }
        }
        await expectFailure(.invalidArgument) { try await download(Self.server(), path + "/none/f") }
    }

    @Test(
        "Status and headers decide whether a response replaces, continues or completes a partial download",
        arguments: [
            (200, [:], DownloadResponse.whole), (206, ["Content-Range": "bytes 10-99/100"], .rest),
            (206, ["Content-Range": "bytes 10-99/*", "Content-Length": "90"], .rest),
            (206, ["Content-Range": "bytes 10-99/100", "Content-Length": "89"], .startOver),
            (206, ["Content-Range": "bytes 10-99/100", "Content-Length": "90", "Content-Length": "91"], .startOver),
            (206, ["Content-Range": "bytes 9-99/100"], .startOver),
            (206, ["Content-Range": "bytes 10-99/101"], .startOver), (206, ["Content-Range": "bytes 10-99/99"], .startOver),
            (206, ["Content-Range": "items 10-99/100"], .startOver), (206, ["Content-Type": "multipart/byteranges"], .startOver),
            (206, ["Content-Range": "bytes 10-99/100", "ETag": "\"2\""], .startOver),
            (206, ["Content-Range": "bytes 10-99/100", "ETag": "\"1\""], .rest), (416, ["Content-Range": "bytes */10"], .complete),
            (416, ["Content-Range": "bytes */11"], .startOver), (416, [:], .startOver), (304, [:], .other), (412, [:], .other),
            (204, [:], .other),
        ] as [(Int, HTTPHeaders, DownloadResponse)])
    func answers(status: Int, headers: HTTPHeaders, expected: DownloadResponse) {
        let state = DownloadState(url: "u", validator: "\"1\"", total: 100)
        #expect(DownloadResponse(status: status, headers: headers, position: 10, state: state) == expected)
        let first = DownloadResponse(status: status, headers: headers, position: 0, state: nil)
        #expect(first == (status == 200 ? .whole : .other))
    }

    @Test(
        "A download is resumed only with a strong validator",
        arguments: [
            (["ETag": "\"1\""], "\"1\""), (["ETag": "W/\"1\""], nil), ([:], nil),
            (["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT", "Date": "Sun, 06 Nov 1994 08:00:01 GMT"], "Sun, 06 Nov 1994 08:00:00 GMT"),
            (["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT", "Date": "Sun, 06 Nov 1994 08:00:00 GMT"], nil),
            (["Last-Modified": "Sun, 06 Nov 1994 08:00:00 GMT"], nil),
        ] as [(HTTPHeaders, String?)])
    func validators(headers: HTTPHeaders, expected: String?) {
        let state = DownloadState(url: "u", whole: headers)
        #expect(state.validator == expected && state.headers(from: 0) == nil)
        #expect(state.headers(from: 5)?["If-Range"] == expected)
    }

    // MARK: Upload

    private func upload(
        _ server: FakeServer, file: String? = nil, base64: String? = nil, method: RestMethod = .post, field: String? = nil,
        form: [String: String]? = nil, idempotent: Bool = false
    ) async throws -> RestResponse {
        try await Notes(server).service.upload(
            file: file, base64: base64, host: "notes", path: "/f", url: nil, method: method, query: nil, headers: nil, field: field,
            fileName: "a\".txt", form: form, contentType: "text/plain", idempotent: idempotent)
    }

    @Test("An upload sends its bytes as the whole body, or as a file in a form")
    func uploads() async throws {
        let server = FakeServer("{}")
        _ = try await upload(server, base64: "aGVsbG8=", method: .put)
        _ = try await upload(server, base64: "aGVsbG8=", field: "file", form: ["b": "2", "a": "1"])
        let requests = server.requests
        #expect(requests[0].method == .put && requests[0].stream?.count == 5 && requests[0].headers["Content-Type"] == "text/plain")
        #expect(requests[1].headers["Content-Type"]?.hasPrefix("multipart/form-data; boundary=") == true)
        let text = (requests[1].stream?.parts ?? []).map { part in
            if case .bytes(let bytes) = part { String(decoding: bytes, as: UTF8.self) } else { "" }
        }
        .joined()
        let order = ["name=\"a\"", "name=\"b\"", "name=\"file\"; filename=\"a%22.txt\"", "hello"].compactMap {
            text.firstRange(of: $0)?.lowerBound
        }
        #expect(order.count == 4 && order == order.sorted())
    }

    @Test("An upload that is redirected to a GET fails", arguments: [(RestMethod.post, 302), (.post, 303), (.put, 303)])
    func turnedUpload(method: RestMethod, status: Int) async throws {
        let server = FakeServer {
            $0.method == .get ? $0.respond("{}") : $0.respond(status, "", redirect: "https://notes.example/api/done")
        }
        let error = await failure { try await upload(server, base64: "AAAA", method: method) }
        #expect(error?.code == .unexpectedResponse && error?.isOutcomeUnknown == true)
        let response = try await Notes(server).request(path: "/f", method: .post, text: "a")
        #expect(response.status == 200, "http.request returns the new page")
    }

    @Test("After the status 503, only an idempotent upload is retried", arguments: [(false, 1), (true, 3)])
    func repeats(idempotent: Bool, count: Int) async {
        let server = FakeServer { $0.respond(503, "") }
        await expectFailure(.serverFailure) { try await upload(server, base64: "AAAA", idempotent: idempotent) }
        #expect(server.requests.count == count)
    }

    @Test("Invalid parameters of an upload are refused before anything is sent")
    func refused() async {
        let server = FakeServer("{}")
        await expectFailure(.invalidArgument) { try await upload(server, file: "/none/x") }
        await expectFailure(.invalidArgument) { try await upload(server, file: "/etc/hostname", base64: "AA==") }
        await expectFailure(.invalidArgument) { try await upload(server, base64: "?") }
        await expectFailure(.invalidArgument) { try await upload(server, base64: "AA==", method: .get) }
        await expectFailure(.invalidArgument) { try await upload(server, base64: "AA==", form: [:]) }
        #expect(server.requests.isEmpty)
    }
}
