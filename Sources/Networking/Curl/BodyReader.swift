import Errors
import HTTP
import Synchronization

/// A reader of a ``StreamedBody`` for one transfer. The reader holds one chunk of the body at a time.
final class BodyReader: Sendable {
    enum Step {
        /// Number of copied bytes. 0 at the end of the body.
        case copied(Int)
        /// The next chunk is being read. `wake` is called afterwards.
        case waiting
        case failed
    }

    private let body: StreamedBody
    private let wake: @Sendable () -> Void
    private let state = Mutex(State())

    fileprivate struct State {
        var position = 0
        var chunk: [UInt8] = []
        /// The position of the chunk's first byte.
        var start = 0
        var isReading = false
        var failure: DanXiError?
    }

    private static let chunkSize = 262_144

    /// - Parameter wake: called on any thread after a chunk was read, or the read failed.
    init(_ body: StreamedBody, wake: @escaping @Sendable () -> Void) {
        self.body = body
        self.wake = wake
    }

    /// The reason why the body cannot be read. Nil while no read has failed.
    var failure: DanXiError? { state.withLock { $0.failure } }

    /// Sets the position of the next byte to copy. Called when libcurl sends a part of the body again. Returns false if the body has no
    /// such position.
    func seek(to position: Int) -> Bool {
        state.withLock { $0.position = position }
        return 0...body.count ~= position
    }

    /// Copies the next bytes into `buffer`, or starts to read them if they are not in memory.
    func copy(to buffer: UnsafeMutableRawBufferPointer) -> Step {
        var read: (source: any ByteSource, range: Range<Int>, start: Int)?
        let step: Step = state.withLock { state in
            if state.failure != nil { return .failed }
            guard let (part, offset) = body.part(at: state.position) else { return .copied(0) }
            switch part {
            case .bytes(let bytes):
                return .copied(state.copy(bytes[offset...], to: buffer))
            case .source(let source):
                let skipped = state.position - state.start
                if state.chunk.indices.contains(skipped) { return .copied(state.copy(state.chunk[skipped...], to: buffer)) }
                if !state.isReading {
                    state.isReading = true
                    read = (source, offset..<min(offset + Self.chunkSize, source.count), state.position)
                }
                return .waiting
            }
        }
        if let read { read.source.read(read.range) { [self] in finish($0, of: read.range, at: read.start) } }
        return step
    }

    private func finish(_ result: Result<[UInt8], DanXiError>, of range: Range<Int>, at start: Int) {
        state.withLock { state in
            state.isReading = false
            switch result {
            case .success(let bytes) where bytes.count == range.count: (state.chunk, state.start) = (bytes, start)
            case .success:
                state.failure = DanXiError(
                    .internal, "The source of the request body returned a wrong number of bytes. Report this message.")
            case .failure(let error): state.failure = error
            }
        }
        wake()
    }
}

extension BodyReader.State {
    fileprivate mutating func copy(_ bytes: ArraySlice<UInt8>, to buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(bytes.count, buffer.count)
        buffer.copyBytes(from: bytes.prefix(count))
        position += count
        return count
    }
}
