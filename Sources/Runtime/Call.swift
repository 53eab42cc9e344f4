import Errors
import JSON
import Networking
import Synchronization

/// What to call: a method by its name, and its parameters.
package struct CallRequest: Sendable {
    let method: String
    let parameters: [String: JSONValue]

    package init(method: String, parameters: [String: JSONValue]) {
        self.method = method
        self.parameters = parameters
    }
}

/// A call under way.
package final class Call: Sendable {
    package let progress = CallProgress()
    private let state = Mutex(State())

    private struct State {
        var task: Task<Void, Never>?
        /// Why the call was ended from outside, if it was.
        var ending: DanXiError?
        var isDone = false
    }

    /// - Parameter answer: what to do; `finish` receives its outcome, once.
    func start(
        timeout: Duration, _ answer: @escaping @Sendable () async throws -> Outcome,
        finish: @escaping @Sendable (Result<Outcome, DanXiError>) -> Void
    ) {
        let deadline = ContinuousClock.now + timeout
        let context = CallContext(deadline: deadline, progress: progress)
        // Transfers watch the deadline themselves, and say more about it; this is for whatever else a call may wait for.
        DeadlineWatch.shared.add(self, deadline: deadline + .milliseconds(200))
        // Immediate: the request is made on the caller's thread, up to the first wait.
        let task = Task.immediate {
            let outcome = await CallContext.$current.withValue(context) { await self.outcome(of: answer) }
            self.settle()
            finish(outcome)
        }
        let isEnded = state.withLock { state in
            if !state.isDone { state.task = task }
            return state.ending != nil
        }
        if isEnded { task.cancel() }
    }

    /// Ends the call with `cancelled`.
    package func cancel() {
        end(DanXiError(.cancelled, "the call was cancelled"))
    }

    /// Ends the call with `timeout`.
    func expire() {
        end(DanXiError(.timeout, "the call was not done in time: try again, or raise timeout_ms"))
    }

    /// Ends the call with an error, unless it is done.
    func end(_ error: DanXiError) {
        state.withLock { state in
            guard !state.isDone, state.ending == nil else { return }
            state.ending = error
            state.task?.cancel()
        }
    }

    private func outcome(of answer: @Sendable () async throws -> Outcome) async -> Result<Outcome, DanXiError> {
        do {
            return .success(try await answer())
        } catch {
            if let ending = state.withLock({ $0.ending }) { return .failure(ending) }
            return .failure(DanXiError(error))
        }
    }

    private func settle() {
        state.withLock { state in
            state.isDone = true
            state.task = nil
        }
        DeadlineWatch.shared.remove(self)
    }
}
