/// An executor that runs a task on the thread that waits for the task's result. This saves two thread switches for each request. While the
/// task is suspended, the thread does the work that it is offered, usually that of the network thread. This saves two further switches.
///
/// The thread stops waiting when it gets a result, even if the task has not ended, for example after a timeout. The rest of the task then
/// runs on ``Workers``.
package final class WaitingThread<Value: Sendable>: TaskExecutor, CallThread {
    package let number = World.current.nextNumber()
    private let state: Monitor<State>
    /// Nil if signals do not end waits.
    private let signal: SignalFlag?

    private struct State: Sendable {
        var jobs = FIFO<UnownedJob>()
        var result: Value?
        var isLeft = false
        /// The work that was offered to the thread, and that it has not begun.
        var offer: (any IdleWork)?
        /// The work that the thread does.
        var work: (any IdleWork)?

        /// Whether the thread has nothing of its own to do.
        var isIdle: Bool { result == nil && jobs.isEmpty && !isLeft }
    }

    private enum Step {
        case job(UnownedJob)
        case signal
        case work(any IdleWork)
        case result(Value)
    }

    /// - Parameter noticesSignals: whether ``waitUntilSignal()`` will be called, which costs more than ``wait()``.
    package init(noticesSignals: Bool = false) {
        let signal = noticesSignals ? SignalFlag() : nil
        self.signal = signal
        state = signal.map { Monitor(State(), signal: $0) } ?? Monitor(State())
    }

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let (isLeft, work) = state.withLock { state in
            if !state.isLeft { state.jobs.append(job) }
            return (state.isLeft, state.work)
        }
        if isLeft { Workers.shared.run(job, of: self) } else { wake(work, isLast: false) }
    }

    package func offer(_ work: any IdleWork) -> Bool {
        let accepts = state.withLock { state in
            guard !state.isLeft, state.result == nil else { return false }
            state.offer = work
            return true
        }
        if accepts { state.wakeOne() }
        return accepts
    }

    package func leave() {
        let (jobs, offer) = state.withLock { state in
            defer { (state.jobs, state.offer, state.isLeft) = (FIFO(), nil, true) }
            return (state.jobs, state.offer)
        }
        var rest = jobs
        while let job = rest.popFirst() { Workers.shared.run(job, of: self) }
        offer?.decline(byThread: number)
    }

    /// Ends the wait of the thread: ``wait()`` returns `result`.
    package func finish(_ result: Value) {
        let work = state.withLock { state in
            state.result = result
            return state.work
        }
        wake(work, isLast: true)
    }

    private func wake(_ work: (any IdleWork)?, isLast: Bool) {
        if let work { work.interrupt(isLast: isLast) } else { state.wakeOne() }
    }

    /// Runs the task on the current thread until ``finish(_:)`` is called, and returns the result.
    package func wait() -> Value {
        while true { if let result = waitUntilSignal() { return result } }
    }

    /// Runs the task on the current thread until ``finish(_:)`` is called, and returns the result. Returns nil after the thread has handled
    /// a signal while it waited, and at least once a second. Another call continues the wait. One thread at a time may wait.
    package func waitUntilSignal() -> Value? {
        while true {
            let step = state.wait { state -> Step? in
                if let result = state.result { return .result(result) }
                if let job = state.jobs.popFirst() { return .job(job) }
                if signal?.take() == true { return .signal }
                guard let work = state.offer else { return nil }
                (state.offer, state.work) = (nil, work)
                return .work(work)
            }
            World.current.threads.checkpoint()
            switch step {
            case .job(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .signal: return nil
            case .work(let work):
                work.run(onThread: number, while: { state.withLock { $0.isIdle } && signal?.isSet != true }, onSignal: { signal?.set() })
                state.withLock { $0.work = nil }
            case .result(let result):
                leave()
                return result
            }
        }
    }
}
