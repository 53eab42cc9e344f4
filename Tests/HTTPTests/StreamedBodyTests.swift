import Errors
import HTTP
import Synchronization
import Testing

/// A source of zeros that records the ranges that are read.
private final class Zeros: ByteSource {
    let count: Int
    let ranges = Mutex<[Range<Int>]>([])

    init(count: Int) { self.count = count }

    func read(_ range: Range<Int>, _ completion: @escaping @Sendable (Result<[UInt8], DanXiError>) -> Void) {
        ranges.withLock { $0.append(range) }
        completion(count == 3 ? .failure(DanXiError(.storage, "three")) : .success([UInt8](repeating: 0, count: range.count)))
    }
}

@Suite("Parts of streamed bodies")
struct StreamedBodyTests {
    @Test("Each source is read once as a whole, and an empty source is not read")
    func bytes() async throws {
        let (empty, one) = (Zeros(count: 0), Zeros(count: 1))
        let body = StreamedBody([.source(empty), .bytes([1, 2]), .source(one), .bytes([]), .bytes([3])])
        let bytes = try await body.bytes()
        #expect(bytes == [1, 2, 0, 3] && body.count == 4)
        #expect(empty.ranges.withLock { $0 } == [] && one.ranges.withLock { $0 } == [0..<1])
    }

    @Test("If a source fails, reading the body fails with its error")
    func failure() async {
        await #expect(throws: DanXiError(.storage, "three")) {
            try await StreamedBody([.bytes([1]), .source(Zeros(count: 3))]).bytes()
        }
    }

    @Test("A position belongs to the part with its byte, and a position at the end to none")
    func parts() {
        let body = StreamedBody([.bytes([1, 2]), .bytes([]), .source(Zeros(count: 2)), .bytes([3, 4, 5])])
        let found = (0..<8).map { position in body.part(at: position).map { [$0.part.count, $0.offset] } }
        #expect(found == [[2, 0], [2, 1], [2, 0], [2, 1], [3, 0], [3, 1], [3, 2], nil])
        let none = StreamedBody([]).part(at: 0)?.offset
        #expect(none == nil)
    }
}
