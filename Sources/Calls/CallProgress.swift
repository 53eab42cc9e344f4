import Synchronization

/// The progress of a call: the bytes of the current transfer, or the steps of a call with many requests. Any thread can read the progress.
package final class CallProgress: Sendable {
    private let state = Mutex(State())

    private struct State {
        var bytes = (done: 0, expected: -1)
        /// The completed steps and their total number. Nil unless the call counts steps.
        var steps: (done: Int, expected: Int)?
        /// The progress of the shared work that the call waits for.
        var source: CallProgress?
    }

    package init() {}

    /// The number of received bytes of the current response, and the number of expected bytes, which is -1 if the server has not stated it.
    /// While a streamed body is sent, `done` is the number of its sent bytes, and `expected` the number of all its bytes. For a call that
    /// counts steps, `done` is the number of completed steps, and `expected` the number of all steps.
    package var current: (done: Int, expected: Int) {
        let state = state.withLock { $0 }
        return state.steps ?? state.source?.current ?? state.bytes
    }

    /// Counts steps instead of bytes from now on.
    package func startSteps(of total: Int) { state.withLock { $0.steps = (0, total) } }

    /// Adds steps to those that are still to be completed.
    package func addSteps(_ count: Int) { state.withLock { $0.steps?.expected += count } }

    package func completeStep() { state.withLock { $0.steps?.done += 1 } }

    package func update(done: Int, expected: Int) {
        state.withLock { state in
            state.bytes = (done, expected)
            state.source = nil
        }
    }

    /// Uses the progress of shared work as the progress of this call, until the call makes a transfer of its own.
    package func follow(_ progress: CallProgress) {
        state.withLock { $0.source = progress }
    }
}
