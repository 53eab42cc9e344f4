import Calls
import Errors
import HTTP
import Synchronization

/// A request of a client. It ends once: with the response or error of its transfer, or at any time by ``end(_:)``, whatever the network
/// thread is doing.
final class CurlJob: Sendable {
    let client: CurlClient
    let request: HTTPRequest
    let context: CallContext
    /// Whether its call has begun another request before.
    let isFollowUp: Bool
    private let state = Mutex(State())

    private struct State {
        var continuation: UnsafeContinuation<HTTPResponse, any Error>?
        /// The error of a job that ended before it began.
        var early: (any Error)?
        var isEnded = false
        var isSent = false
    }

    init(client: CurlClient, request: HTTPRequest, context: CallContext) {
        self.client = client
        self.request = request
        self.context = context
        isFollowUp = context.beginsRequest()
    }

    /// - Returns: false if the job has already ended. The continuation was resumed then.
    func begin(_ continuation: UnsafeContinuation<HTTPResponse, any Error>) -> Bool {
        let early = state.withLock { state in
            if state.early == nil { state.continuation = continuation }
            return state.early
        }
        if let early { continuation.resume(throwing: early) }
        return early == nil
    }

    /// Ends the job with the result of its transfer, unless it has already ended.
    func finish(_ result: Result<HTTPResponse, any Error>) {
        let continuation = state.withLock { state in
            state.isEnded = true
            return state.continuation.take()
        }
        continuation?.resume(with: result)
    }

    /// Ends the job, unless it has already ended, and cancels its transfer.
    /// - Parameter error: the reason. A cancelled read ends with `CancellationError`.
    func end(_ error: DanXiError) {
        let (continuation, ending): (UnsafeContinuation<HTTPResponse, any Error>?, (any Error)?) = state.withLock { state in
            guard !state.isEnded else { return (nil, nil) }
            state.isEnded = true
            let ending = interruption(error, isSent: state.isSent)
            if state.continuation == nil { state.early = ending }
            return (state.continuation.take(), ending)
        }
        guard let continuation, let ending else { return }
        continuation.resume(throwing: ending)
        CurlEngine.shared.cancel(self)
    }

    /// Allows to send the request. libcurl asks before it sends a request, and again before it silently repeats one because the connection
    /// turned out to be dead. Only a repeatable request may be repeated.
    func allowSending() -> Bool {
        state.withLock { state in
            guard !state.isEnded, request.effect.isRepeatable || !state.isSent else { return false }
            state.isSent = true
            request.write?.markSent()
            return true
        }
    }

    /// Whether the server may have received a part of the request, if there is no response.
    var isSent: Bool { state.withLock { $0.isSent } }

    var isEnded: Bool { state.withLock { $0.isEnded } }

    func delivery(isSent: Bool) -> DanXiError.Delivery? {
        guard isSent else { return .unsent }
        return request.isWrite ? .unknown(request.consequence) : nil
    }

    private func interruption(_ error: DanXiError, isSent: Bool) -> any Error {
        guard case .unknown(let consequence) = delivery(isSent: isSent) else {
            return error.code == .cancelled ? CancellationError() : error
        }
        return error.following(.unknown(consequence))
    }
}
