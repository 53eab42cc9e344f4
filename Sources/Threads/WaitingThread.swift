/// An executor that runs a task on the thread that waits for the task's result. This saves two thread switches for each request.
///
/// The thread stops waiting when it gets a result, even if the task has not ended, for example after a timeout. The rest of the task then
/// runs on ``Workers``.
package final class WaitingThread<Value: Sendable>: TaskExecutor {
    private let state = Monitor(State())

    private struct State: Sendable {
        var jobs = FIFO<UnownedJob>()
        var result: Value?
        var isLeft = false
    }

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let isLeft = state.withLock { state in
            if !state.isLeft { state.jobs.append(job) }
            return state.isLeft
        }
        if isLeft { Workers.shared.run(job, of: self) } else { state.wakeOne() }
    }

    /// Moves the task to ``Workers``, for example before a long computation. The current job of the task stays on its thread until the task
    /// suspends, for example in `Task.yield()`.
    package func leave() {
        let jobs = state.withLock { state in
            defer { state.jobs = FIFO() }
            state.isLeft = true
            return state.jobs
        }
        var rest = jobs
        while let job = rest.popFirst() { Workers.shared.run(job, of: self) }
    }

    /// Ends the wait of the thread: ``wait()`` returns `result`.
    package func finish(_ result: Value) {
        state.withLock { $0.result = result }
        state.wakeOne()
    }

    /// Runs the task on the current thread until ``finish(_:)`` is called, and returns the result.
    package func wait() -> Value {
        while true {
            let (job, result) = state.wait { state -> (UnownedJob?, Value?)? in
                if let result = state.result { return (nil, result) }
                return state.jobs.popFirst().map { ($0, nil) }
            }
            World.current.threads.checkpoint()
            job?.runSynchronously(on: asUnownedTaskExecutor())
            if let result {
                leave()
                return result
            }
        }
    }
}
