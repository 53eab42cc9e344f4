import Calls
import Errors
import HTTP
import JSON
import Storage
import Synchronization
import TestSupport
import Testing
import Threads

@testable import HTTPKit

@Suite("Parts of downloads")
struct DownloadPartsTests {
    // MARK: Headers

    @Test(
        "A Content-Range has the first and last byte and the size of the file",
        arguments: [
            ("bytes 0-0/1", [0, 0, 1, 1]), ("Bytes 5-9/10", [5, 9, 10, 5]), ("bytes 5-5/6", [5, 5, 6, 1]), ("bytes 5-9/*", [5, 9, nil, 5]),
            ("bytes 0-9223372036854775806/*", [0, Int.max - 1, nil, Int.max]),
            ("bytes 0-9223372036854775806/9223372036854775807", [0, Int.max - 1, Int.max, Int.max]),
            ("bytes 0-9223372036854775807/*", nil), ("bytes 5-9/9", nil), ("bytes 5-4/10", nil), ("items 5-9/10", nil), ("bytes 5-9", nil),
            ("bytes */10", nil), ("bytes 5-9/10/11", nil), ("bytes a-9/10", nil), ("bytes 5-a/10", nil), ("bytes 5-9/a", nil), ("", nil),
        ] as [(String, [Int?]?)])
    func ranges(field: String, numbers: [Int?]?) {
        let range = ContentRange(field)
        #expect(range.map { [$0.first, $0.last, $0.total, $0.count] } == numbers)
    }

    @Test(
        "The status 416 completes a partial download only if it states its exact length",
        arguments: [
            ("bytes */10", DownloadResponse.complete), ("bytes */9", .startOver), ("bytes */", .startOver), ("bytes 0-9/10", .startOver),
            ("items */10", .startOver), ("bytes */1", .startOver),
        ])
    func complete(field: String, expected: DownloadResponse) {
        #expect(DownloadResponse(status: 416, headers: ["Content-Range": field], position: 10, state: nil) == expected)
        #expect(DownloadResponse(status: 416, headers: ["Content-Range": field], position: 0, state: nil) == .other)
    }

    @Test("A rest is compared with what is known of the file, and a weak validator does not identify the file")
    func rest() {
        let headers: HTTPHeaders = ["Content-Range": "bytes 1-9/10", "ETag": "\"2\"", "Content-Length": "9"]
        for (validator, total, isRest) in [
            (nil, nil, true), ("\"2\"", 10, true), ("\"1\"", 10, false), ("\"2\"", 11, false), ("Sun, 06 Nov 1994 08:00:00 GMT", 10, true),
        ] as [(String?, Int?, Bool)] {
            let state = DownloadState(url: "u", validator: validator, total: total)
            let response = DownloadResponse(status: 206, headers: headers, position: 1, state: state)
            #expect(response == (isRest ? .rest : .startOver), "\(validator ?? "none")")
        }
        #expect(DownloadResponse(status: 206, headers: headers, position: 2, state: nil) == .startOver)
    }

    // MARK: Checksums

    private static let sha256 = "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"
    private static let base64 = "LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ="
    private static let sha512 = "m3HSJL1i83hdltRq0+o9czGb+8KJDKra4t/3JRlnPKcjI8PZm6XBHXx6zG4UuMXaDEZjR1wuXDre9G9zvN7AQw=="

    @Test("A SHA-256 checksum has 64 hexadecimal digits, with or without a prefix")
    func hexadecimal() {
        let digest = FileDigest(field: "sha-256=:\(Self.base64):")
        #expect(digest?.algorithm == .sha256 && digest?.bytes.first == 0x2C && digest?.bytes.count == 32)
        for text in [Self.sha256, Self.sha256.uppercased(), "sha256:\(Self.sha256)", "SHA256:\(Self.sha256)"] {
            #expect(FileDigest(sha256: text) == digest)
        }
        for text in ["", String(Self.sha256.dropLast(2)), Self.sha256 + "00", "sha-256:\(Self.sha256)", "x" + Self.sha256.dropFirst()] {
            #expect(FileDigest(sha256: text) == nil, "\(text)")
        }
    }

    @Test("The strongest checksum of a header is taken, and it is read again after it was written")
    func fields() throws {
        let pair = "sha-256=:\(Self.base64):, SHA-512=:\(Self.sha512):"
        for (field, algorithm) in [
            (pair, .sha512), ("md5=:AAAA:, sha-256=:\(Self.base64):", .sha256), ("sha-512=:AAAA:,sha-256=:\(Self.base64):", .sha256),
            ("sha-256=:AAAA:, sha-256=:\(Self.base64):", .sha256), ("sha-256=\(Self.base64)", nil), ("sha-256=:\(Self.base64)", nil),
            ("sha-512=:\(Self.base64):", nil), ("sha-256=:?:", nil), ("", nil),
        ] as [(String, FileDigest.Algorithm?)] {
            let digest = FileDigest(field: field)
            #expect(digest?.algorithm == algorithm, "\(field)")
            guard let digest else { continue }
            let text = try #require(JSONText.bytes(of: digest))
            #expect(String(decoding: text, as: UTF8.self).hasPrefix("\"\(digest.algorithm.rawValue)=:"))
            #expect(try FileDigest.decode(PaddedBytes(text)) == digest)
        }
        #expect(throws: JSONError("expected a checksum such as sha-256=:BASE64:")) { try FileDigest.decode(PaddedBytes("\"x\"".utf8)) }
    }

    // MARK: States

    @Test("The state of a download has the validator, the size and the checksum that the server has sent, and is the same when it is read")
    func state() throws {
        let digest = FileDigest(sha256: Self.sha256)
        let field = "sha-256=:\(Self.base64):"
        let all: HTTPHeaders = ["ETag": "\"1\"", "Content-Length": "7", "Repr-Digest": field, "Content-Digest": "x"]
        let some: HTTPHeaders = ["Content-Digest": field]
        let malformed: HTTPHeaders = ["Content-Length": "x", "Repr-Digest": "x"]
        for (headers, expected) in [
            (all, DownloadState(url: "u", validator: "\"1\"", total: 7, digest: digest)),
            (some, DownloadState(url: "u", validator: nil, total: nil, digest: digest)),
            (malformed, DownloadState(url: "u", validator: nil, total: nil)),
        ] {
            let state = DownloadState(url: "u", whole: headers)
            #expect(state == expected)
            #expect(try DownloadState.decode(PaddedBytes(try #require(JSONText.bytes(of: state)))) == state)
        }
    }

    @Test("A resumed request asks for the bytes from the first missing one, if the file is still the same")
    func headers() {
        let state = DownloadState(url: "u", validator: "\"1\"", total: nil)
        let fields = state.headers(from: 1)?.fields.map { "\($0.name): \($0.value)" }
        #expect(fields == ["Range: bytes=1-", "If-Range: \"1\""] && state.headers(from: 0) == nil)
        #expect(DownloadState(url: "u", validator: nil, total: nil).headers(from: 1) == nil)
    }

    // MARK: Sinks

    private func withPart(_ body: (PartialFile, _ path: String) async throws -> Void) async throws {
        let temporary = try TemporaryDirectory()
        defer { withExtendedLifetime(temporary) {} }
        let path = try temporary.store().path + "/f"
        try await PartialFile.opened(path, on: FileThreads(patience: nil)) { try await body($0, path) }
    }

    private func sink(_ part: PartialFile, position: Int = 0, known: DownloadState? = nil) -> DownloadSink {
        DownloadSink(file: part, url: "https://a.example/f?signature", position: position, known: known)
    }

    private func take(_ count: Int, by sink: DownloadSink, wake: @escaping @Sendable () -> Void = {}) -> ByteSinkStep {
        [UInt8](repeating: 1, count: count).withUnsafeBytes { sink.take($0, wake: wake) }
    }

    @Test("A sink takes bytes until 2 MiB wait for the disk, and wakes the transfer when they are written")
    func room() async throws {
        try await withPart { part, _ in
            let hold = Monitor(true)
            // The writes of the sink wait for this work.
            try part.submit { hold.wait { $0 ? nil : () } }
            let sink = sink(part)
            #expect(sink.begin(status: 200, headers: [:]))
            let wakes = AsyncStream.makeStream(of: Void.self)
            #expect(take((2 << 20) - 1, by: sink) == .taken && take(2, by: sink) == .taken)
            #expect(take(1, by: sink) { wakes.continuation.yield() } == .waiting)
            hold.withLock { $0 = false }
            hold.wakeAll()
            for await _ in wakes.stream { break }
            #expect(take(3, by: sink) == .taken)
            try await sink.close()
            let size = try await part.run { try part.size() }
            #expect(size == (2 << 20) + 4)
        }
    }

    @Test("The exact limit is that of the bytes that wait")
    func exactRoom() async throws {
        try await withPart { part, _ in
            let hold = Monitor(true)
            try part.submit { hold.wait { $0 ? nil : () } }
            let sink = sink(part)
            #expect(sink.begin(status: 200, headers: [:]))
            #expect(take((2 << 20) - 1, by: sink) == .taken && take(1, by: sink) == .taken && take(1, by: sink) == .waiting)
            hold.withLock { $0 = false }
            hold.wakeAll()
            try await sink.close()
            #expect(take(1, by: sink) == .failed && sink.failure?.code == .cancelled, "a closed sink takes nothing")
        }
    }

    @Test("A response decides whether the sink takes the body, and how many bytes it has already")
    func begin() async throws {
        let state = DownloadState(url: "u", validator: "\"1\"", total: 10)
        try await withPart { part, _ in
            for (status, range, takes, response, offset) in [
                (200, nil, true, .whole, 0), (206, "bytes 5-9/10", true, .rest, 5), (206, "bytes 4-9/10", true, .startOver, 0),
                (416, "bytes */10", false, .startOver, 0), (416, "bytes */5", false, .complete, 0), (404, nil, false, .other, 0),
            ] as [(Int, String?, Bool, DownloadResponse, Int)] {
                var headers: HTTPHeaders = ["Content-Encoding": "Identity"]
                headers["Content-Range"] = range
                let sink = sink(part, position: 5, known: state)
                #expect(sink.begin(status: status, headers: headers) == takes && sink.response == response && sink.offset == offset)
                let isRefused = response == .startOver
                #expect((sink.failure != nil) == isRefused)
                if takes { #expect((take(1, by: sink) == .failed) == isRefused) }
                #expect(
                    sink.download
                        == (response == .whole ? DownloadState(url: "https://a.example/f?signature", validator: nil, total: nil) : state))
                if isRefused {
                    #expect(
                        sink.failure?.message == "The server did not send the requested rest of https://a.example/f. Try again."
                            && sink.failure?.code == .unexpectedResponse)
                }
                try? await sink.close()
            }
        }
    }

    @Test("A sink refuses a content encoding that was not requested")
    func encoding() async throws {
        try await withPart { part, _ in
            let sink = sink(part)
            #expect(sink.begin(status: 200, headers: ["Content-Encoding": "GZIP"]))
            #expect(take(1, by: sink) == .failed)
            let expected = DanXiError(
                .unexpectedResponse,
                "The server sent https://a.example/f with the content encoding gzip, which was not requested. Request the file with http.request, which decodes responses."
            )
            await #expect(throws: expected) { try await sink.close() }
        }
    }

    @Test("The state of a whole download is saved with its first bytes, or when the sink is closed without any")
    func savedState() async throws {
        for count in [0, 1] {
            try await withPart { part, _ in
                try await part.run { try part.append([9, 9, 9]) }
                let sink = sink(part)
                #expect(sink.begin(status: 200, headers: ["ETag": "\"2\""]))
                if count > 0 { #expect(take(count, by: sink) == .taken) }
                try await sink.close()
                let (size, note): (Int, DownloadState?) = try await part.run { (try part.size(), part.note()) }
                #expect(size == count && note == DownloadState(url: "https://a.example/f?signature", validator: "\"2\"", total: nil))
            }
        }
    }

    @Test("The rest of a file is appended, and its state stays the same")
    func appended() async throws {
        try await withPart { part, _ in
            try await part.run { try part.append([9, 9]) }
            let state = DownloadState(url: "u", validator: "\"1\"", total: 3)
            let sink = sink(part, position: 2, known: state)
            #expect(sink.begin(status: 206, headers: ["Content-Range": "bytes 2-2/3"]) && take(1, by: sink) == .taken)
            try await sink.close()
            let (bytes, note): ([UInt8], DownloadState?) = try await part.run { (try part.read(at: 0, 9), part.note()) }
            #expect(bytes == [9, 9, 1] && note == nil, "the note is saved by the response with the whole file")
        }
    }

    @Test("If the bytes cannot be written, the sink fails, and wakes a waiting transfer")
    func failedWrite() async throws {
        try await withPart { part, _ in
            let hold = Monitor(true)
            try part.submit {
                hold.wait { $0 ? nil : () }
                part.discard()
            }
            let sink = sink(part)
            #expect(sink.begin(status: 200, headers: [:]) && take(2 << 20, by: sink) == .taken)
            let wakes = AsyncStream.makeStream(of: Void.self)
            #expect(take(1, by: sink) { wakes.continuation.yield() } == .waiting)
            hold.withLock { $0 = false }
            hold.wakeAll()
            for await _ in wakes.stream { break }
            await #expect(throws: DanXiError.cancelled) { try await sink.close() }
            #expect(take(1, by: sink) == .failed)
        }
    }
}
