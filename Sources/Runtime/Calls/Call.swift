import Calls
import Errors
import Networking
import Synchronization
import Threads

/// A call of a method, from its start to its result.
///
/// The result comes from the first of these events: the work of the call ends, the deadline passes, or the program calls
/// `danxi_task_cancel` or `danxi_session_close`. The last three events cancel the work without waiting for it, because it may be stuck. The
/// result of the work is then dropped.
package final class Call: CallPlace {
    package let progress = CallProgress()
    let number = World.current.nextNumber()
    let start = Instant.now
    private let userData: UInt
    /// The thread that waits for the result and does the work of the call. Nil for an asynchronous call.
    package let thread: WaitingThread<CallResult>?
    /// The accounts that the call acts for.
    let accounts: CallAccounts
    /// The interceptors of the call's requests. Nil if no interceptor sees the requests.
    let interceptors: Interceptors?
    private let writes = OpenWrites()
    /// The places of which the call needs one to begin. Nil for a call that needs none.
    private let places: CallPlaces?
    private let state: Mutex<State>

    private enum State {
        /// The work of the call has not started.
        case created(Ending)
        /// The thread that starts the work may be running its first part, so the task is not known yet.
        /// - Parameter result: the result of a call that has ended in the meantime. It is delivered when the task is known.
        case starting(Ending, result: CallResult?)
        case working(Ending, Task<Void, Never>)
        /// The call has its result.
        case ended

        /// Whether the call has its result, even if it is not delivered yet.
        var hasResult: Bool {
            switch self {
            case .starting(_, _?), .ended: true
            case .created, .starting(_, nil), .working: false
            }
        }

        /// Replaces the timer of the deadline. Returns the timer that is no longer needed, which is the new one if the call has ended.
        mutating func replaceTimer(by timer: Timers.ID) -> Timers.ID? {
            switch self {
            case .created(let ending):
                self = .created(Ending(deliver: ending.deliver, timer: timer))
                return ending.timer
            case .starting(let ending, nil):
                self = .starting(Ending(deliver: ending.deliver, timer: timer), result: nil)
                return ending.timer
            case .working(let ending, let task):
                self = .working(Ending(deliver: ending.deliver, timer: timer), task)
                return ending.timer
            case .starting, .ended:
                return timer
            }
        }
    }

    /// The values with which the call is ended.
    private struct Ending {
        /// The function that receives the result of the call.
        let deliver: @Sendable (Call, CallResult) -> Void
        /// The timer of the deadline. Nil without a deadline.
        var timer: Timers.ID?
    }

    /// The time after the deadline in which the work can still end the call itself. The error of the work has more details than the error
    /// of the timer.
    private static let grace = Duration.milliseconds(50)
    /// Maximum normal delay of a timer. A longer delay shows that the process was stopped, or that the machine is very busy.
    private static let lateness = Duration.milliseconds(10)
    /// Maximum number of times that a late timer gives the work the time ``grace`` again.
    private static let maxExtensions = 20

    /// - Parameter deliver: called once, with the result of the call. It must not block.
    init(
        userData: UInt, thread: WaitingThread<CallResult>? = nil, accounts: CallAccounts, interceptors: Interceptors? = nil,
        places: CallPlaces? = nil, deliver: @escaping @Sendable (Call, CallResult) -> Void
    ) {
        self.userData = userData
        self.thread = thread
        self.accounts = accounts
        self.interceptors = interceptors
        self.places = places
        state = Mutex(.created(Ending(deliver: deliver)))
    }

    /// Whether the call has ended: its result was delivered or is being delivered.
    var hasEnded: Bool { state.withLock { $0.hasResult } }

    /// Whether the work has started. False for a call that ended while it waited for its place.
    private var hasBegun: Bool {
        state.withLock { state in
            if case .created = state { false } else { true }
        }
    }

    /// Sets or replaces the deadline: `timeout` after the start of the call.
    func limit(to timeout: Duration) {
        expire(at: start + timeout + Self.grace, extensions: 0)
    }

    /// Ends the call with `timeout` at the instant `end`. If the timer is late, the work has had no chance to end the call, so it gets the
    /// time ``grace`` again.
    private func expire(at end: Instant, extensions: Int) {
        let timer = Timers.shared.add(at: end) { [self] in
            let now = Instant.now
            if now - end > Self.lateness, extensions < Self.maxExtensions {
                expire(at: now + Self.grace, extensions: extensions + 1)
            } else {
                self.end(hasBegun ? .deadlinePassed : .notBegun)
            }
        }
        if let unneeded = state.withLock({ $0.replaceTimer(by: timer) }) { Timers.shared.cancel(unneeded) }
    }

    /// Returns whether the call may begin at once. Otherwise, calls `begin` when the call gets its place, unless it has ended before.
    /// - Parameter method: identifies the method, whose calls share places.
    func enter(_ method: ObjectIdentifier, _ begin: @escaping @Sendable () -> Void) -> Bool {
        guard let places else { return true }
        let begins = places.enter(number, of: method, begin)
        // If the call has ended in the meantime, its end did not find its place.
        if hasEnded { giveUp() }
        return begins
    }

    package func giveUp() { places?.leave(number) }

    /// Starts the work, unless the call has ended.
    /// - Parameter work: starts the task that does the work, and may run its first part. If the call ends before `work` has returned, its
    ///   result is delivered afterwards, so that the end of the call cancels every task before the result is delivered.
    /// - Returns: whether the work was started.
    func begin(_ work: () -> Task<Void, Never>) -> Bool {
        let begins = state.withLock { state in
            guard case .created(let ending) = state else { return false }
            state = .starting(ending, result: nil)
            return true
        }
        guard begins else { return false }
        let task = work()
        let end = state.withLock { state -> (Ending, CallResult)? in
            guard case .starting(let ending, let result) = state else { return nil }
            state = result == nil ? .working(ending, task) : .ended
            return result.map { (ending, $0) }
        }
        if let (ending, result) = end { finish(ending, task, with: result) }
        return true
    }

    /// Returns the context in which the work of the call runs. Its deadline is `timeout` after the start of the call.
    func context(
        timeout: Duration, secrets: Secrets, hostPlugins: HostPlugins? = nil
    ) -> CallContext {
        CallContext(
            call: number, deadline: start + timeout, progress: progress, writes: writes, accounts: accounts, secrets: secrets,
            attachment: hostPlugins, thread: thread, place: places == nil ? nil : self)
    }

    /// Ends the call with the outcome of its work. Returns false if the call had ended before.
    @discardableResult
    func end(_ outcome: Result<Outcome, DanXiError>) -> Bool {
        // The result is encoded before the call is ended, because encoding a large value takes time. During this time, the deadline or the
        // program may end the call.
        let result = CallResult(outcome, userData: userData)
        return settle(result)
    }

    /// Delivers a result of a stream, unless the stream has ended. Only ``end(_:)`` delivers the last result, which ends the stream.
    /// - Parameters:
    ///   - whenFreed: called when the program frees the result.
    ///   - deliver: receives the result. It must neither block nor use the call.
    func deliver(_ outcome: Outcome, whenFreed: @escaping @Sendable () -> Void, by deliver: (CallResult) -> Void) {
        let result = CallResult(.success(outcome), userData: userData, whenFreed: whenFreed)
        state.withLock { state in
            if !state.hasResult { deliver(result) }
        }
    }

    /// Ends the call with `cancelled`.
    package func cancel() {
        end(.cancelled)
    }

    /// Ends the call with an error before its work has ended. The error states whether a write of the call may have taken effect.
    func end(_ error: DanXiError) {
        settle(CallResult(.failure(error.following(writes.delivery)), userData: userData))
    }

    /// Delivers a result and ends the call, unless the call has already ended. Returns whether this result is the result of the call.
    @discardableResult
    private func settle(_ result: @autoclosure () -> CallResult) -> Bool {
        let last = state.withLock { state in
            let last = state
            if case .starting(let ending, nil) = last {
                state = .starting(ending, result: result())
            } else if !last.hasResult {
                state = .ended
            }
            return last
        }
        switch last {
        case .starting(_, _?), .ended: return false
        case .starting(_, nil): break
        case .created(let ending): finish(ending, nil, with: result())
        case .working(let ending, let task): finish(ending, task, with: result())
        }
        return true
    }

    private func finish(_ ending: Ending, _ task: Task<Void, Never>?, with result: CallResult) {
        // The work is cancelled before the result is delivered, so that the work's locks are free for the next call (``PartialFile``).
        task?.cancel()
        if let timer = ending.timer { Timers.shared.cancel(timer) }
        World.current.threads.checkpoint()
        ending.deliver(self, result)
        giveUp()
    }
}

extension DanXiError {
    fileprivate static let notBegun = DanXiError(
        .timeout,
        "The call did not begin before its deadline, because too many calls of its method were running. Make fewer calls at the same time, or increase timeout_ms.",
        delivery: .unsent)
}

extension Handles {
    package static let tasks = HandleTable<Call>(.task)
}
