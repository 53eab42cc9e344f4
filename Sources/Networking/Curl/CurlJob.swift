import Calls
import Errors
import HTTP
import Synchronization
import Threads

/// A request of a client. A job ends once: with the result of its transfer, or with ``end(_:)``, which does not wait for the network
/// thread.
final class CurlJob: Sendable {
    typealias Caller = UnsafeContinuation<HTTPResponse, any Error>

    let number = World.current.nextNumber()
    let client: CurlClient
    let request: HTTPRequest
    let context: CallContext
    /// Whether the call has sent another request before this one.
    let isFollowUp: Bool
    private let state = Mutex(State.created)

    private enum State {
        /// The caller does not wait yet.
        case created
        /// The caller waits for the result.
        /// - Parameter isSent: whether the server may have received a part of the request.
        case running(Caller, isSent: Bool)
        /// The job ended before the caller waited.
        case endedEarly(Result<HTTPResponse, any Error>)
        /// The caller has the result.
        case ended
    }

    init(client: CurlClient, request: HTTPRequest, context: CallContext) {
        self.client = client
        self.request = request
        self.context = context
        isFollowUp = context.beginsRequest()
    }

    /// Starts the job. Call this function once.
    /// - Returns: false if the job has already ended. In this case, `caller` was resumed.
    func begin(_ caller: Caller) -> Bool {
        let early: Result<HTTPResponse, any Error>? = state.withLock { state in
            switch state {
            case .created:
                state = .running(caller, isSent: false)
                return nil
            case .endedEarly(let result):
                state = .ended
                return result
            case .running, .ended:
                return .failure(DanXiError.cancelled)
            }
        }
        guard let early else { return true }
        caller.resume(with: early)
        return false
    }

    /// Ends the job with the result of its transfer, unless it has already ended.
    func finish(_ result: Result<HTTPResponse, any Error>) {
        settle { _ in result }
    }

    /// Ends the job, unless it has already ended, and cancels its transfer.
    /// - Parameter error: the reason. Instead of `cancelled`, the caller gets `CancellationError`, except for a write that may have taken
    ///   effect.
    func end(_ error: DanXiError) {
        if settle({ isSent in .failure(interruption(error, isSent: isSent)) }) { client.engine.cancel(self) }
    }

    /// Ends the job, unless it has already ended.
    /// - Returns: whether a waiting caller was resumed.
    @discardableResult
    private func settle(_ result: (_ isSent: Bool) -> Result<HTTPResponse, any Error>) -> Bool {
        let settled: (caller: Caller, result: Result<HTTPResponse, any Error>)? = state.withLock { state in
            switch state {
            case .created:
                state = .endedEarly(result(false))
                return nil
            case .running(let caller, let isSent):
                state = .ended
                return (caller, result(isSent))
            case .endedEarly, .ended:
                return nil
            }
        }
        guard let settled else { return false }
        settled.caller.resume(with: settled.result)
        return true
    }

    /// Returns whether libcurl may send the request, and marks the request as sent if so. A request may be sent if its job has not ended,
    /// and if it is repeatable or was not sent before. libcurl asks before it sends the request, and again before it repeats the request
    /// because a kept connection was closed.
    func allowSending() -> Bool {
        state.withLock { state in
            guard case .running(let caller, let isSent) = state, request.effect.isRepeatable || !isSent else { return false }
            state = .running(caller, isSent: true)
            request.write?.markSent()
            return true
        }
    }

    /// Whether the caller still waits for the result, and the server may have received a part of the request.
    var isSent: Bool {
        state.withLock { state in
            if case .running(_, isSent: true) = state { true } else { false }
        }
    }

    var isEnded: Bool {
        state.withLock { state in
            switch state {
            case .created, .running: false
            case .endedEarly, .ended: true
            }
        }
    }

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
