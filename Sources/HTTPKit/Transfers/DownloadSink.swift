import Errors
import HTTP
import Storage
import Synchronization

/// A sink that appends the body of one response to a partial download. The network thread fills a buffer, and a file thread empties it.
final class DownloadSink: ByteSink {
    private let file: PartialFile
    private let url: String
    private let position: Int
    private let known: DownloadState?
    private let state = Mutex(State())

    private struct State {
        var response = DownloadResponse.other
        /// The state of a download of the whole file that is not saved yet. It is saved together with the first bytes of the file.
        var unwritten: DownloadState?
        var download: DownloadState?
        var buffer: [UInt8] = []
        /// An empty buffer with reserved memory. `buffer` and `spare` are used in turn.
        var spare: [UInt8] = []
        var isWriting = false
        var failure: DanXiError?
        /// A function that resumes the paused transfer, called when the buffer has space again. Nil while the transfer is not paused.
        var wake: (@Sendable () -> Void)?
        var waiter: CheckedContinuation<Void, Never>?
    }

    /// The number of buffered bytes at which the transfer is paused.
    private static let limit = 2 << 20

    /// - Parameters:
    ///   - position: size of the partial download in bytes. The request asks for the bytes after it.
    ///   - known: the saved state of the partial download. Nil if the whole file is requested.
    init(file: PartialFile, url: String, position: Int, known: DownloadState?) {
        (self.file, self.url, self.position, self.known) = (file, url, position, known)
        state.withLock { $0.download = known }
    }

    var offset: Int { state.withLock { $0.response == .rest ? position : 0 } }
    var failure: DanXiError? { state.withLock { $0.failure } }
    var response: DownloadResponse { state.withLock { $0.response } }
    /// The state of the partial download after the response.
    var download: DownloadState? { state.withLock { $0.download } }

    func begin(status: Int, headers: HTTPHeaders) -> Bool {
        let response = DownloadResponse(status: status, headers: headers, position: position, state: known)
        let coding = headers["Content-Encoding"].map { $0.lowercased() } ?? "identity"
        return state.withLock { state in
            state.response = response
            switch response {
            case .whole, .rest:
                if response == .whole {
                    state.unwritten = DownloadState(url: url, whole: headers)
                    state.download = state.unwritten
                }
                if coding != "identity" {
                    state.failure = DanXiError(
                        .unexpectedResponse,
                        "The server sent \(url.prefix { $0 != "?" }) with the content encoding \(coding), which was not requested. Request the file with http.request, which decodes responses."
                    )
                }
                return true
            case .startOver:
                state.failure = DanXiError(
                    .unexpectedResponse, "The server did not send the requested rest of \(url.prefix { $0 != "?" }). Try again.")
                return status == 206
            case .complete, .other: return false
            }
        }
    }

    func take(_ bytes: UnsafeRawBufferPointer, wake: @escaping @Sendable () -> Void) -> ByteSinkStep {
        let (step, starts) = state.withLock { state in
            if state.failure != nil { return (ByteSinkStep.failed, false) }
            guard state.buffer.count < Self.limit else {
                state.wake = wake
                return (.waiting, false)
            }
            state.buffer.append(contentsOf: bytes)
            defer { state.isWriting = true }
            return (.taken, !state.isWriting)
        }
        if starts { submit() }
        return failure == nil ? step : .failed
    }

    /// Waits until all accepted bytes are written. Throws if the sink has failed. Otherwise, the sink refuses bytes from now on.
    func close() async throws {
        let starts = state.withLock { state in
            // No bytes arrive for an empty file, so the state of its download is written here.
            guard state.unwritten != nil, !state.isWriting, state.failure == nil else { return false }
            state.isWriting = true
            return true
        }
        if starts { submit() }
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                if state.isWriting { state.waiter = continuation }
                return !state.isWriting
            }
            if isIdle { continuation.resume() }
        }
        let failure = state.withLock { state in
            defer { state.failure = state.failure ?? .cancelled }
            return state.failure
        }
        if let failure { throw failure }
    }

    private func submit() {
        do {
            // Each write submits the next write when it is complete, so that other work with the same directory can run in between.
            try file.submit({ [self] in write() }, completion: { [self] in finish($0) })
        } catch {
            finish(error)
        }
    }

    /// Writes the buffered bytes. Returns the error if writing fails.
    private func write() -> DanXiError? {
        // The bytes are moved out of the state: with a single owner, the array keeps its memory when it is emptied.
        var (new, bytes, wake) = state.withLock { state in
            let bytes = state.buffer
            (state.buffer, state.spare) = (state.spare, [])
            defer { (state.unwritten, state.wake) = (nil, nil) }
            return (state.unwritten, bytes, state.wake)
        }
        wake?()
        do throws(DanXiError) {
            if let new {
                try file.truncate()
                try file.setNote(new)
            }
            try file.append(bytes)
        } catch {
            return error
        }
        bytes.removeAll(keepingCapacity: true)
        state.withLock { $0.spare = bytes }
        return nil
    }

    /// Ends a write. Starts the next one if more bytes have arrived.
    private func finish(_ failure: DanXiError?) {
        let (goesOn, wake, waiter): (Bool, (@Sendable () -> Void)?, CheckedContinuation<Void, Never>?) = state.withLock { state in
            state.failure = state.failure ?? failure
            if state.failure == nil, !state.buffer.isEmpty { return (true, nil, nil) }
            state.isWriting = false
            defer { (state.wake, state.waiter) = (nil, nil) }
            return (false, state.wake, state.waiter)
        }
        if goesOn { return submit() }
        wake?()
        waiter?.resume()
    }
}
