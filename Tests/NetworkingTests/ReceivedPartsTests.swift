import Errors
import HTTP
import Synchronization
import Testing

@testable import Networking

@Suite("Headers and bodies as libcurl passes them")
struct ReceivedPartsTests {
    private func response(_ lines: [String], end: String = "\r\n", maxBytes: Int = 100) -> CurlResponse {
        var response = CurlResponse(maxBytes: maxBytes)
        for line in lines { _ = Array((line + end).utf8).withUnsafeBytes { response.receiveHeader($0) } }
        return response
    }

    @Test(
        "Header lines become fields without the spaces around their values",
        arguments: [
            ([], []), (["A: 1", "b:2", "C:  3 \t", "D:", "E: "], ["A=1", "b=2", "C=3", "D=", "E="]), (["A:b:c"], ["A=b:c"]),
            ([" folded", "A: 1"], ["A=1"]), (["A: 1", "\tand 2", "  and 3"], ["A=1 and 2 and 3"]),
            (["A:", " 1"], ["A=1"]), (["A: 1", " ", " 2", "\t"], ["A=1 2"]),
            (["no colon", "A: 1"], ["A=1"]), (["A: x\ry\r"], ["A=x y"]),
            (["A: 1", "", "B: 2"], ["A=1"]), (["A: 1", "HTTP/1.1 200 OK", "B: 2"], ["B=2"]),
            (["HTTP/1.1 103 x", "A: 1", "", "HTTP/1.1 200 OK", "B: 2", ""], ["B=2"]),
        ])
    func fields(lines: [String], fields: [String]) {
        for end in ["\r\n", "\n"] {
            #expect(response(lines, end: end).headers.fields.map { "\($0.name)=\($0.value)" } == fields)
        }
    }

    @Test("A trailer does not start another response")
    func trailer() {
        var response = response(["HTTP/1.1 200 OK", "A: 1", ""])
        _ = Array("xy".utf8).withUnsafeBytes { response.receiveBody($0) }
        for line in ["HTTP/1.1 500 x\r\n", "B: 2\r\n"] { _ = Array(line.utf8).withUnsafeBytes { response.receiveHeader($0) } }
        #expect(response.headers.fields.map(\.name) == ["A"] && response.hasBody)
    }

    @Test("A body is appended piece by piece up to its limit, and the announced size has no effect on it")
    func body() {
        var response = response([], maxBytes: 5)
        for size in [-1, 0, 3, .max] { response.expect(size) }
        #expect(!response.hasBody && response.body.count == 0)
        var steps: [Bool] = []
        for piece in [[UInt8](), [1, 2], [3, 4, 5], [6], []] { steps.append(piece.withUnsafeBytes { response.receiveBody($0) }) }
        #expect(steps == [true, true, true, false, true] && Array(response.body.bytes) == [1, 2, 3, 4, 5])
        #expect(response.excess == "is larger than 5 bytes")
    }

    @Test("The limits of headers count all lines, also those of interim responses")
    func limits() {
        let expected = "has headers of more than 262144 bytes or 2000 lines"
        let interim = ["HTTP/1.1 100 x", ""]
        #expect(response(Array(repeating: interim, count: 1000).flatMap { $0 }).excess == nil)
        #expect(response(Array(repeating: interim, count: 1000).flatMap { $0 } + ["A: 1"]).excess == expected)
        let line = String(repeating: "x", count: 262_142)
        #expect(response([line]).excess == nil && response([line + "x"]).excess == expected)
    }
}

@Suite("Reading of request bodies")
struct BodyReaderTests {
    /// A source of numbered bytes that holds its completions until the test calls them.
    private final class Source: ByteSource {
        typealias Completion = @Sendable (Result<[UInt8], DanXiError>) -> Void
        let count: Int
        let reads = Mutex<[(range: Range<Int>, completion: Completion)]>([])

        init(_ count: Int) { self.count = count }

        static func bytes(_ range: Range<Int>) -> [UInt8] { range.map { UInt8(truncatingIfNeeded: $0 / 3) } }

        func read(_ range: Range<Int>, _ completion: @escaping Completion) { reads.withLock { $0.append((range, completion)) } }

        var ranges: [Range<Int>] { reads.withLock { $0.map(\.range) } }

        /// Ends the last read with its bytes, or with `result`.
        func complete(_ result: Result<[UInt8], DanXiError>? = nil) {
            let last = reads.withLock { $0.last }
            guard let last else { return }
            last.completion(result ?? .success(Self.bytes(last.range)))
        }
    }

    /// Copies up to `count` bytes. Returns nil while the reader waits, and no bytes after a failure.
    private func copy(_ reader: BodyReader, _ count: Int) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: count)
        switch buffer.withUnsafeMutableBytes({ reader.copy(to: $0) }) {
        case .copied(let copied): return Array(buffer.prefix(copied))
        case .waiting: return nil
        case .failed: return []
        }
    }

    private func reader(_ parts: StreamedBody.Part...) -> (reader: BodyReader, wakes: Counter) {
        let counter = Counter()
        return (BodyReader(StreamedBody(parts)) { counter.add() }, counter)
    }

    private final class Counter: Sendable {
        private let number = Mutex(0)
        var count: Int { number.withLock { $0 } }
        func add() { number.withLock { $0 += 1 } }
    }

    @Test("Bytes in memory are copied as they fit, and the end has no bytes")
    func memory() {
        let (reader, wakes) = reader(.bytes([1, 2, 3]), .bytes([]), .bytes([4]))
        let copies = (0..<4).map { _ in copy(reader, 2) }
        #expect(copies == [[1, 2], [3], [4], []] && wakes.count == 0 && reader.failure == nil)
        #expect(reader.seek(to: 2) && copy(reader, 9) == [3] && reader.seek(to: 0) && copy(reader, 1) == [1])
        #expect(reader.seek(to: 4) && copy(reader, 1) == [] && !reader.seek(to: 5) && !reader.seek(to: -1))
    }

    @Test("A source is read in chunks of 256 KiB, one at a time, and the end of a chunk starts the next read")
    func chunks() {
        let source = Source(600_000)
        let (reader, wakes) = reader(.bytes([9]), .source(source))
        #expect(copy(reader, 9) == [9])
        #expect(copy(reader, 9) == nil && copy(reader, 9) == nil && source.ranges == [0..<262_144])
        source.complete()
        #expect(
            wakes.count == 1 && copy(reader, 262_143) == Source.bytes(0..<262_143) && copy(reader, 9) == Source.bytes(262_143..<262_144))
        #expect(copy(reader, 9) == nil && source.ranges == [0..<262_144, 262_144..<524_288])
        source.complete()
        #expect(copy(reader, 300_000) == Source.bytes(262_144..<524_288) && copy(reader, 9) == nil)
        #expect(source.ranges.last == 524_288..<600_000)
        source.complete()
        #expect(copy(reader, 300_000) == Source.bytes(524_288..<600_000) && copy(reader, 9) == [] && wakes.count == 3)
    }

    @Test("After a seek, the chunk in memory is used again, and other bytes are read again")
    func seek() {
        let source = Source(300_000)
        let (reader, _) = reader(.source(source), .bytes([7]))
        #expect(copy(reader, 1) == nil)
        source.complete()
        #expect(copy(reader, 100) == Source.bytes(0..<100) && reader.seek(to: 50) && copy(reader, 2) == Source.bytes(50..<52))
        #expect(reader.seek(to: 299_999) && copy(reader, 5) == nil && source.ranges.last == 299_999..<300_000)
        source.complete()
        #expect(copy(reader, 5) == Source.bytes(299_999..<300_000) && copy(reader, 5) == [7])
        #expect(reader.seek(to: 299_998) && copy(reader, 5) == nil && source.ranges.last == 299_998..<300_000)
    }

    @Test("If a read fails, or has a wrong number of bytes, the body cannot be read")
    func failures() {
        let wrong = DanXiError(.internal, "The source of the request body returned a wrong number of bytes. Report this message.")
        for (result, failure) in [
            (.failure(DanXiError(.storage, "gone")), DanXiError(.storage, "gone")), (.success([1]), wrong), (.success([1, 2, 3]), wrong),
        ] as [(Result<[UInt8], DanXiError>, DanXiError)] {
            let source = Source(2)
            let (reader, wakes) = reader(.source(source))
            #expect(copy(reader, 5) == nil && reader.failure == nil)
            source.complete(result)
            #expect(wakes.count == 1 && reader.failure == failure && copy(reader, 5) == [] && source.ranges.count == 1)
        }
    }
}
