import Errors

/// Tells a long computation that its call was cancelled or that the deadline has passed. Each computation has its own object, and asks it
/// every few milliseconds.
package final class CallEnd {
    private let context: CallContext
    /// The error of the call. Nil until ``shouldStop()`` has returned true. It does not change afterwards.
    package private(set) var error: DanXiError?

    package init(_ context: CallContext = .current) {
        self.context = context
    }

    package func shouldStop() -> Bool {
        if error == nil { error = Task.isCancelled ? .cancelled : context.deadline.flatMap { $0 <= .now ? .deadlinePassed : nil } }
        return error != nil
    }

    package func check() throws(DanXiError) {
        if shouldStop(), let error { throw error }
    }
}

extension DanXiError {
    package static let cancelled = DanXiError(.cancelled, "The call was cancelled.")
    package static let closed = DanXiError(.closed, "The session was closed during the call. Open a new session to continue.")
    package static let deadlinePassed = DanXiError(
        .timeout, "The call did not finish before its deadline. If it needs more time, increase timeout_ms.")
}
