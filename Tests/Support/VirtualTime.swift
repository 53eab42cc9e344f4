import Scheduling
import Synchronization
import Testing
import Threads

/// A trait that runs tests in a simulated process, in virtual time.
///
/// One thread of the test runs at a time. When all of them wait, the time jumps to the next timer, so a sleep takes no real time, and a busy
/// machine changes nothing. A test that waits without any timer stops the run with its name. A test must sleep with `Timers.sleep`, and
/// start tasks with `Task(executorPreference: Workers.shared)`, because Swift's own clocks and threads are not simulated.
package struct VirtualTime: TestTrait, SuiteTrait, TestScoping {
    package let isRecursive = true

    package func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let executor = Executor(test: test.displayName ?? test.name)
        try await withTaskExecutorPreference(executor) {
            defer { executor.end() }
            try await World.$current.withValue(executor.world, operation: function)
        }
    }
}

extension Trait where Self == VirtualTime {
    /// The trait for tests that sleep, or that wait for a timer.
    package static var virtualTime: Self { Self() }
}

/// Waits until a condition holds, in a test in virtual time. If the condition never holds, the scheduler stops the test.
package func until(_ condition: () async throws -> Bool) async throws {
    while !(try await condition()) { try await Timers.sleep(for: .milliseconds(1)) }
}

/// Runs a test on the threads of a simulated process, which its first job starts.
private final class Executor: TaskExecutor {
    let world: World
    private let test: String
    private let process: SimulatedProcess
    private let hasStarted = Atomic<Bool>(false)
    private let hasEnded: Monitor<Bool>

    init(test: String) {
        self.test = test
        process = SimulatedProcess(number: 1, scheduler: Scheduler(seed: Seed(1)), wallOffset: 1_795_000_000_000)
        world = process.world()
        hasEnded = Monitor(false, threads: world.threads)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        if hasStarted.exchange(true, ordering: .relaxed) { return world.workers.enqueue(ExecutorJob(job)) }
        SystemThread.start { self.run(job) }?.detach()
    }

    private func run(_ job: UnownedJob) {
        do {
            try process.scheduler.run(in: process) { [self] in
                world.run {
                    precondition(world.timers.prepare())
                    world.workers.enqueue(ExecutorJob(job))
                    hasEnded.wait { $0 ? () : nil }
                    // Meanwhile, the last jobs of the test leave the executor.
                    world.threads.sleep(for: .seconds(1))
                }
            }
        } catch {
            fatalError("The test \(test) does not end: \(error)")
        }
    }

    /// Ends the simulated process.
    func end() {
        hasEnded.withLock { $0 = true }
        hasEnded.wakeAll()
    }
}
