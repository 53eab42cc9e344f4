import Errors

/// The check with which a long computation finds out that its call was cancelled or that the deadline has passed. Each computation creates
/// a `CallEnd`, and calls ``shouldStop()`` every few milliseconds.
package final class CallEnd {
    private let context: CallContext
    /// The error with which the call ends. Nil until ``shouldStop()`` has returned true, and unchanged afterwards.
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
