/// The executor that runs asynchronous work on threads of the library.
///
/// The executor replaces Swift's own pool, because that pool uses libdispatch, which ends or blocks the process when the system has no more
/// threads or descriptors.
package final class Workers: TaskExecutor {
    /// The workers of the current world.
    package static var shared: Workers { World.current.workers }

    private let pool: ThreadPool

    init(threads: any ThreadSystem) {
        pool = ThreadPool(usual: max(2, threads.processorCount), limit: 64, threads: threads)
    }

    /// An executor with the threads of another one.
    init(sharing workers: Workers) { pool = workers.pool }

    /// Starts the threads that asynchronous work needs: one for timers and one for work. Returns false if the system has no more threads. A
    /// later call tries to start them again.
    package func prepare() -> Bool { Timers.shared.prepare() && pool.prepare() }

    package func enqueue(_ job: consuming ExecutorJob) { run(UnownedJob(job), of: self) }

    /// Runs a job of a task that prefers the executor `executor`, on a thread of the pool.
    func run(_ job: UnownedJob, of executor: some TaskExecutor) {
        pool.run { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
    }
}
