import Errors
import JSON
import Networking
import Synchronization

/// What to call: a method by its name, and its parameters.
public struct CallRequest: Sendable {
    let method: String
    let parameters: [String: JSONValue]

    public init(method: String, parameters: [String: JSONValue]) {
        self.method = method
        self.parameters = parameters
    }
}

/// A call under way.
public final class Call: Sendable {
    public let progress = CallProgress()
    private let state = Mutex(State())

    private struct State {
        var task: Task<Void, Never>?
        var deadline: Task<Void, Never>?
        /// Why the call was ended from outside, if it was.
        var ending: DanXiError?
        var isDone = false
    }

    /// - Parameter answer: what to do; `finish` receives its outcome, once.
    func start(timeout: Duration, _ answer: @escaping @Sendable () async throws -> Outcome, finish: @escaping @Sendable (Result<Outcome, DanXiError>) -> Void) {
        let deadline = ContinuousClock.now + timeout
        let context = CallContext(deadline: deadline, progress: progress)
        state.withLock { state in
            state.task = Task {
                let outcome = await CallContext.$current.withValue(context) { await self.outcome(of: answer) }
                self.settle()
                finish(outcome)
            }
            // Transfers watch the deadline themselves, and say more about it; this is for whatever else a call may wait for.
            state.deadline = Task {
                do {
                    try await Task.sleep(until: deadline + .milliseconds(200), clock: .continuous)
                    self.end(DanXiError(.timeout, "the call was not done within \(timeout.wholeMilliseconds) ms: try again, or raise timeout_ms"))
                } catch {}
            }
        }
    }

    /// Ends the call with `cancelled`.
    public func cancel() {
        end(DanXiError(.cancelled, "the call was cancelled"))
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
            state.deadline?.cancel()
            state.deadline = nil
            state.task = nil
        }
    }
}
