import Synchronization

/// An executor that holds the jobs of a task until the test runs them.
package final class HeldExecutor: TaskExecutor {
    private let state = Mutex(State())

    private struct State {
        var jobs: [UnownedJob] = []
        var hasEnded = false
    }

    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let runsElsewhere = state.withLock { state in
            if !state.hasEnded { state.jobs.append(job) }
            return state.hasEnded
        }
        if runsElsewhere { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
    }

    /// Runs the jobs that the executor holds, and the jobs that they add, on the thread of the caller. Afterwards, the task has ended or
    /// waits for work outside the executor.
    package func runHeldJobs() {
        while let job = state.withLock({ $0.jobs.isEmpty ? nil : $0.jobs.removeFirst() }) {
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// Leaves all further jobs to the global executor.
    package func end() {
        let jobs = state.withLock { state in
            defer { state = State(hasEnded: true) }
            return state.jobs
        }
        for job in jobs { globalConcurrentExecutor.enqueue(ExecutorJob(job)) }
    }
}
