import Calls
import Errors
import Networking
import Synchronization
import Threads

/// A call under way.
///
/// The first of its work, its deadline, `danxi_task_cancel` and `danxi_session_close` decides its result. So the others need not wait for the
/// work, which may be stuck: it is cancelled, and its own result is dropped.
package final class Call: Sendable {
    package let progress = CallProgress()
    let start = ContinuousClock.now
    private let userData: UInt
    /// The accounts that the call acts for.
    let accounts: CallAccounts
    /// Nil if the requests of the call are not intercepted.
    let interceptors: Interceptors?
    private let writes = OpenWrites()
    private let state: Mutex<State>

    private struct State {
        /// Receives the result. Nil when the call has one.
        var finish: (@Sendable (Call, CallResult) -> Void)?
        var task: Task<Void, Never>?
        var timer: Timers.ID?
    }

    /// At its deadline, the work reports in more detail what it waited for, if it is not stuck.
    private static let grace = Duration.milliseconds(50)

    /// - Parameter finish: called once with the result. It must not block.
    init(
        userData: UInt, accounts: CallAccounts, interceptors: Interceptors? = nil,
        finish: @escaping @Sendable (Call, CallResult) -> Void
    ) {
        self.userData = userData
        self.accounts = accounts
        self.interceptors = interceptors
        state = Mutex(State(finish: finish))
    }

    /// Whether the call has its result.
    var hasEnded: Bool { state.withLock { $0.finish == nil } }

    /// Sets the deadline, or replaces an earlier one.
    func limit(to timeout: Duration) {
        let timer = Timers.shared.add(at: start + timeout + Self.grace) { self.expire() }
        let unneeded = state.withLock { state in
            guard state.finish != nil else { return timer as Timers.ID? }
            defer { state.timer = timer }
            return state.timer
        }
        if let unneeded { Timers.shared.cancel(unneeded) }
    }

    /// Sets the task that does the work.
    func setTask(_ task: Task<Void, Never>) {
        let isOver = state.withLock { state in
            if state.finish != nil { state.task = task }
            return state.finish == nil
        }
        if isOver { task.cancel() }
    }

    /// Returns the context of the work.
    func context(
        timeout: Duration, secrets: Secrets, hostPlugins: HostPlugins? = nil, leaveWaitingThread: (@Sendable () -> Void)?
    ) -> CallContext {
        CallContext(
            deadline: start + timeout, progress: progress, writes: writes, accounts: accounts, secrets: secrets,
            attachment: hostPlugins, leaveWaitingThread: leaveWaitingThread)
    }

    /// Ends the call with the outcome of its work. Returns false if it had ended before.
    @discardableResult
    func end(_ outcome: Result<Outcome, DanXiError>) -> Bool {
        // Made before the call ends, because a large value takes time.
        let result = CallResult(outcome, userData: userData)
        return settle(result)
    }

    /// Delivers a result before the last one, which ends the call. Nothing is delivered after the last one.
    /// - Parameters:
    ///   - whenFreed: called when the program frees the result.
    ///   - deliver: must neither block nor use the call.
    func deliver(_ outcome: Outcome, whenFreed: @escaping @Sendable () -> Void, by deliver: (CallResult) -> Void) {
        let result = CallResult(.success(outcome), userData: userData, whenFreed: whenFreed)
        state.withLock { if $0.finish != nil { deliver(result) } }
    }

    /// Ends the call with `cancelled`.
    package func cancel() {
        end(.cancelled)
    }

    /// Ends the call with `timeout`.
    private func expire() {
        end(.deadlinePassed)
    }

    /// Ends the call with an error, before its work has ended.
    func end(_ error: DanXiError) {
        settle(CallResult(.failure(error.following(writes.delivery)), userData: userData))
    }

    /// Ends the call, unless it has a result.
    @discardableResult
    private func settle(_ result: @autoclosure () -> CallResult) -> Bool {
        let (finish, task, timer) = state.withLock { state in
            defer { state = State() }
            return (state.finish, state.task, state.timer)
        }
        guard let finish else { return false }
        task?.cancel()
        if let timer { Timers.shared.cancel(timer) }
        finish(self, result())
        return true
    }
}

extension Handles {
    package static let tasks = HandleTable<Call>(.task)
}
