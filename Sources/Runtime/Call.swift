import Errors
import Networking
import Synchronization

/// A call under way.
package final class Call: Sendable {
    package let progress = CallProgress()
    private let state = Mutex(State())

    private struct State {
        var task: Task<Void, Never>?
        /// The error of a call that was cancelled, timed out or closed.
        var ending: DanXiError?
        var isDone = false
    }

    /// Starts the work of the call.
    /// - Parameters:
    ///   - accounts: the accounts that the call acts for.
    ///   - secrets: values that must not appear in the error and in the log.
    ///   - finish: called once with the outcome.
    func start(
        timeout: Duration, accounts: CallAccounts, secrets: Secrets,
        finish: @escaping @Sendable (Result<Outcome, DanXiError>) -> Void,
        _ work: @escaping @Sendable () async throws -> Outcome
    ) {
        let deadline = ContinuousClock.now + timeout
        let context = CallContext(deadline: deadline, progress: progress, accounts: accounts, secrets: secrets)
        Library.willStartThreads()
        // Transfers check the deadline themselves and report it in more detail. The watch covers all other waits.
        DeadlineWatch.shared.add(self, deadline: deadline + .milliseconds(200))
        // Runs on the caller's thread until the first suspension, so that the request is sent without a thread switch.
        let task = Task.immediate {
            let outcome = await CallContext.$current.withValue(context) { await self.outcome(of: work) }
            self.settle()
            finish(outcome.mapError { $0.without(secrets) })
        }
        let isEnded = state.withLock { state in
            if !state.isDone { state.task = task }
            return state.ending != nil
        }
        if isEnded { task.cancel() }
    }

    /// Ends the call with `cancelled`.
    package func cancel() {
        end(.cancelled)
    }

    /// Ends the call with `timeout`.
    func expire() {
        end(DanXiError(.timeout, "The call did not finish before its deadline. If it needs more time, increase timeout_ms."))
    }

    /// Ends the call with an error, unless it is done.
    func end(_ error: DanXiError) {
        state.withLock { state in
            guard !state.isDone, state.ending == nil else { return }
            state.ending = error
            state.task?.cancel()
        }
    }

    private func outcome(of work: @Sendable () async throws -> Outcome) async -> Result<Outcome, DanXiError> {
        do {
            return .success(try await work())
        } catch {
            // The work knows whether a write was under way when the call ended.
            if let ending = state.withLock({ $0.ending }) { return .failure(ending.following((error as? DanXiError)?.delivery)) }
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
