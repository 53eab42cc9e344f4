import Calls
import Synchronization

/// A question to the host program, such as the decision of an interceptor. It ends once: with the program's answer, or with the end of its
/// call.
package final class HostQuestion<Answer: Sendable>: Sendable {
    /// The progress of the call that asks the question. Nil if the program cannot report progress.
    package let progress: CallProgress?
    private let state = Mutex(State())

    private struct State {
        var continuation: CheckedContinuation<Answer, any Error>?
        /// The error of a question that ended before anything waited for its answer.
        var early: (any Error)?
        var isOver = false
        var hasStarted = false
    }

    init(progress: CallProgress?) {
        self.progress = progress
    }

    /// Sets the continuation that waits for the answer. If the question has already ended, resumes the continuation and returns false.
    func begin(_ continuation: CheckedContinuation<Answer, any Error>) -> Bool {
        let early = state.withLock { state in
            if state.early == nil { state.continuation = continuation }
            return state.early
        }
        if let early { continuation.resume(throwing: early) }
        return early == nil
    }

    /// Answers the question. Returns false if the question was answered before, or if its call has ended.
    package func answer(_ answer: Answer) -> Bool {
        let (isFirst, continuation) = state.withLock { state in
            defer { state.isOver = true }
            return (!state.isOver, state.continuation.take())
        }
        continuation?.resume(returning: answer)
        return isFirst
    }

    func end(_ error: any Error) {
        let continuation = state.withLock { state in
            if !state.isOver, state.continuation == nil { state.early = error }
            state.isOver = true
            return state.continuation.take()
        }
        continuation?.resume(throwing: error)
    }

    /// Records that the program is being asked. Returns false if the question has ended, so that the program must not be asked.
    func start() -> Bool {
        state.withLock { state in
            if !state.isOver { state.hasStarted = true }
            return !state.isOver
        }
    }

    /// Whether the program was asked.
    var hasStarted: Bool { state.withLock { $0.hasStarted } }
}
